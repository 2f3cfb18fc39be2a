import { expect, test } from 'vitest';
import { changeOf } from './counters.ts';

test.each([
  [10, 8, '+25%', '25% more than in the 30 days before'],
  [6, 8, '−25%', '25% less than in the 30 days before'],
  [0, 8, '−100%', '100% less than in the 30 days before'],
  [8, 8, 'no change', 'as many as in the 30 days before'],
  [0, 0, 'no change', 'as many as in the 30 days before'],
  [5, 0, 'first month', 'none in the 30 days before'],
  [1001, 1000, '+under 1%', 'under 1% more than in the 30 days before'],
])('%d after %d reads "%s"', (now, before, short, long) => {
  expect(changeOf(now, before, 30)).toMatchObject({ short, long });
});
