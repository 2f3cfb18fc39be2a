import { expect, test } from 'vitest';
import { createSmallBodyBudget } from './small-body-budget.ts';

const noEnd = () => {};

test('a flood from many networks gives its room up to a body that is smaller than each of its own', () => {
  const budget = createSmallBodyBudget(1000);
  const ended: number[] = [];
  for (let at = 0; at < 10; at += 1) budget.take(`network ${at}`, 100, () => ended.push(at));
  budget.take('honest', 90, noEnd);
  expect(ended).toEqual([0]);
  expect(budget.usedBytes()).toBe(990);
});

test('the network that holds the most is refused when it wants more, and ends its oldest body for others', () => {
  const budget = createSmallBodyBudget(1000);
  const ended: number[] = [];
  for (let at = 0; at < 9; at += 1) budget.take('flood', 100, () => ended.push(at));
  budget.take('neighbour', 100, noEnd);
  expect(() => budget.take('flood', 100, noEnd)).toThrow(expect.objectContaining({ code: 'unavailable' }));
  budget.take('honest', 200, noEnd);
  expect(ended).toEqual([0, 1]);
});

test('what was given back, or had to end, is counted once', () => {
  const budget = createSmallBodyBudget(100);
  const giveBack = budget.take('flood', 100, noEnd);
  budget.take('honest', 50, noEnd);
  giveBack();
  giveBack();
  expect(budget.usedBytes()).toBe(50);
});
