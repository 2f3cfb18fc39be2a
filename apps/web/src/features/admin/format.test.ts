import { expect, test } from 'vitest';
import { clockTime, dayAndTime, spanWords, timeOrDay } from './format.ts';

test('times are those of Kampala', () => {
  expect(clockTime('2026-11-21T11:05:00.000Z')).toBe('14:05');
  expect(dayAndTime('2026-11-21T21:05:00.000Z')).toBe('22 Nov 2026, 00:05');
});

test('the day is left out only where it is today', () => {
  const now = Date.parse('2026-11-21T11:00:00.000Z');
  expect(timeOrDay('2026-11-21T11:05:00.000Z', now)).toBe('14:05');
  expect(timeOrDay('2026-11-21T21:05:00.000Z', now)).toBe('22 Nov 2026, 00:05');
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [3599, '59 minutes'],
  [7200, '2 hours'],
  [86_400, '1 day'],
  [90_000_000, '1,041 days'],
])('%d seconds read "%s"', (seconds, words) => {
  expect(spanWords(seconds)).toBe(words);
});
