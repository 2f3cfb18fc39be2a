import { expect, test } from 'vitest';
import { fitLogistic } from './logistic.ts';

const examples = (count: number, label: (index: number) => boolean) =>
  Array.from({ length: count }, (_, index) => ({
    features: { even: Number(index % 2 === 0), noise: (index % 7) / 7 },
    label: label(index),
    weight: 1,
  }));

test('what tells gets a weight, what does not gets none', () => {
  const weights = fitLogistic(
    examples(700, (index) => index % 2 === 0),
    1,
  );
  expect([...weights.keys()]).toEqual(['', 'even', 'noise']);
  expect(weights.get('even')).toBeGreaterThan(4);
  expect(Math.abs(weights.get('noise') ?? 1)).toBeLessThan(1);
});

test('the weights are where the slope of the loss is level', () => {
  const list = examples(200, (index) => index % 3 === 0);
  const weights = fitLogistic(list, 2);
  for (const [name, weight] of weights) {
    const slope = list.reduce((sum, { features, label }) => {
      const values: Record<string, number> = { '': 1, ...features };
      const odds = Object.entries(values).reduce((all, [key, value]) => all + (weights.get(key) ?? 0) * value, 0);
      return sum + (1 / (1 + Math.exp(-odds)) - Number(label)) * (values[name] ?? 0);
    }, 2 * weight);
    expect(Math.abs(slope)).toBeLessThan(1e-4);
  }
});
