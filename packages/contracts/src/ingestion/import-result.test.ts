import { expect, test } from 'vitest';
import { importResultWords } from './import-result.ts';

test.each([
  [{ window: 12, found: 10, created: 1, withoutPrice: 0 }, '1 new; 10 of your newest 12 have #TRACK'],
  [{ window: 10, found: 1, created: 0, withoutPrice: 1 }, '1 of your newest 10 has #TRACK; 1 without a price'],
  [{ window: 12, found: 0, created: 0, withoutPrice: 0 }, '0 of your newest 12 have #TRACK'],
  [{ window: 0, found: 0, created: 0, withoutPrice: 0 }, 'no videos yet'],
  // A look of before the number of videos was kept.
  [{ window: null, found: 3, created: 0, withoutPrice: 0 }, '3 with #TRACK'],
])('a look that brought %j reads "%s"', (result, words) => {
  expect(importResultWords({ updated: 0, ...result })).toBe(words);
});
