import { expect, test } from 'vitest';
import { importResultWords } from './import-result.ts';

test.each([
  [{ window: 12, found: 10, created: 1, withoutPrice: 0 }, '1 new product. 2 of your last 12 videos have no #TRACK.'],
  [
    { window: 10, found: 1, created: 0, withoutPrice: 1 },
    '9 of your last 10 videos have no #TRACK. 1 without a price.',
  ],
  [{ window: 12, found: 0, created: 0, withoutPrice: 0 }, 'None of your last 12 videos has #TRACK.'],
  [{ window: 6, found: 6, created: 4, withoutPrice: 0 }, '4 new products. All your newest videos have #TRACK.'],
  [{ window: 1, found: 1, created: 1, withoutPrice: 0 }, '1 new product. Your newest video has #TRACK.'],
  [{ window: 1, found: 0, created: 0, withoutPrice: 0 }, 'Your newest video has no #TRACK.'],
  [{ window: 3, found: 2, created: 0, withoutPrice: 0 }, '1 of your last 3 videos has no #TRACK.'],
  [{ window: 0, found: 0, created: 0, withoutPrice: 0 }, 'No videos yet.'],
  // A look of before the number of videos was kept.
  [{ window: null, found: 3, created: 0, withoutPrice: 0 }, '3 videos with #TRACK.'],
])('a look that brought %j reads "%s"', (result, words) => {
  expect(importResultWords({ updated: 0, ...result })).toBe(words);
});
