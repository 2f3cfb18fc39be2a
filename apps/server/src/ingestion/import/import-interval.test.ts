import { expect, test } from 'vitest';
import { failureDelayMs, importIntervalMs } from './import-interval.ts';

const hour = 3600_000;
const now = new Date('2026-11-20T09:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const middle = 0.5;

test.each([
  ['a post an hour ago', { lastPostAt: ago(hour), lastVisitedAt: null }, 20 / 60],
  ['a visit 48 hours ago', { lastPostAt: ago(900 * hour), lastVisitedAt: ago(48 * hour) }, 20 / 60],
  ['a post just over 48 hours ago', { lastPostAt: ago(48.1 * hour), lastVisitedAt: null }, 2],
  ['a visit 14 days ago', { lastPostAt: null, lastVisitedAt: ago(14 * 24 * hour) }, 2],
  ['nothing for longer', { lastPostAt: ago(14.1 * 24 * hour), lastVisitedAt: ago(20 * 24 * hour) }, 24],
  ['nothing ever', { lastPostAt: null, lastVisitedAt: null }, 24],
])('after %s the next look follows at its own pace', (_, activity, hours) => {
  expect(importIntervalMs(activity, now, 20, middle)).toBe(hours * hour);
});

test('looks are spread by a tenth either way', () => {
  const activity = { lastPostAt: now, lastVisitedAt: null };
  expect(importIntervalMs(activity, now, 20, 0)).toBe(18 * 60_000);
  expect(importIntervalMs(activity, now, 20, 0.999_999)).toBeLessThanOrEqual(22 * 60_000);
});

test('a longer configured interval is never undercut', () => {
  expect(importIntervalMs({ lastPostAt: ago(72 * hour), lastVisitedAt: null }, now, 600, middle)).toBe(10 * hour);
});

test('failures wait between half and all of a time that doubles from a minute to six hours', () => {
  expect(failureDelayMs(0, 0)).toBe(30_000);
  expect(failureDelayMs(0, 1)).toBe(60_000);
  expect(failureDelayMs(3, 1)).toBe(8 * 60_000);
  expect(failureDelayMs(1000, 1)).toBe(6 * hour);
});
