import { expect, test } from 'vitest';
import { type Choice, fitSoftmax } from './softmax.ts';

/** Of two options the marked one is right, but for every fifth choice; the second has a feature that tells nothing. */
const choices = Array.from({ length: 400 }, (_, index): Choice => {
  const isMarkedRight = index % 5 !== 0;
  return {
    options: [
      { features: { marked: 1 }, isRight: isMarkedRight },
      { features: { loose: index % 2 }, isRight: !isMarkedRight },
    ],
    weight: 1,
  };
});
const names = ['loose', 'marked'];

test('what tells gets the log of its odds, what does not gets none', () => {
  const weights = fitSoftmax(choices, names, 0.001);
  expect(weights.get('marked')).toBeCloseTo(Math.log(4), 1);
  expect(Math.abs(weights.get('loose') ?? 1)).toBeLessThan(0.1);
});

test('only the features asked for are learned, and a penalty keeps them small', () => {
  expect([...fitSoftmax(choices, ['marked'], 1).keys()]).toEqual(['marked']);
  const [free, held] = [1, 1000].map((penalty) => fitSoftmax(choices, names, penalty).get('marked') ?? 0);
  expect(held).toBeLessThan((free ?? 0) / 2);
});

test('the same choices give the same weights', () => {
  expect(fitSoftmax(choices, names, 1)).toEqual(fitSoftmax(choices, names, 1));
});

test('where several options are right, any of them may be chosen', () => {
  const both: Choice = {
    options: ['a', 'b', 'c'].map((name) => ({ features: { [name]: 1 }, isRight: name !== 'c' })),
    weight: 1,
  };
  const weights = fitSoftmax([both, both], ['a', 'b', 'c'], 0.1);
  expect(weights.get('a')).toBeCloseTo(weights.get('b') ?? 0);
  expect(weights.get('c')).toBeLessThan(weights.get('a') ?? 0);
});
