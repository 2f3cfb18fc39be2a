import { expect, test } from 'vitest';
import { longestGapMs } from './longest-gap.ts';

test('the longest time without an answer counts from the last one before the fault to the first one after its repair', () => {
  const window = { from: 100, to: 200 };
  expect(longestGapMs([80, 90, 110, 150, 160, 190, 210, 500], window)).toBe(40);
  expect(longestGapMs([80, 90, 260, 270], window)).toBe(170);
  expect(longestGapMs([120, 130], window)).toBe(70);
  expect(longestGapMs([], window)).toBe(100);
});
