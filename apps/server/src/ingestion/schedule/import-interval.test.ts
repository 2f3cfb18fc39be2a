import { expect, test } from 'vitest';
import { failureDelayMs, importIntervalMs } from './import-interval.ts';

const hour = 3600_000;
const now = new Date('2026-11-20T09:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const middle = 0.5;

const day = 24 * hour;
const seller = { lastPostAt: null, lastVisitedAt: null, signedUpAt: ago(400 * day), isConnected: false };

test.each([
  ['a post an hour ago', { lastPostAt: ago(hour) }, 20 / 60],
  ['a visit 48 hours ago', { lastPostAt: ago(900 * hour), lastVisitedAt: ago(48 * hour) }, 20 / 60],
  ['a post just over 48 hours ago', { lastPostAt: ago(48.1 * hour) }, 2],
  ['a visit 14 days ago', { lastVisitedAt: ago(14 * day) }, 2],
  ['nothing for longer', { lastPostAt: ago(14.1 * day), lastVisitedAt: ago(20 * day) }, 24],
  ['a post 60 days ago', { lastPostAt: ago(60 * day) }, 24],
  ['nothing for more than 60 days', { lastPostAt: ago(60.1 * day), lastVisitedAt: ago(100 * day) }, 7 * 24],
  ['nothing ever', {}, 7 * 24],
  ['nothing ever, by a new shop', { signedUpAt: ago(20 * day) }, 24],
  ['nothing for long, by a connected seller', { lastPostAt: ago(300 * day), isConnected: true }, 24],
])('after %s the next look follows at its own pace', (_, activity, hours) => {
  expect(importIntervalMs({ ...seller, ...activity }, now, 20, middle)).toBe(hours * hour);
});

test('looks are spread by a tenth either way', () => {
  const activity = { ...seller, lastPostAt: now };
  expect(importIntervalMs(activity, now, 20, 0)).toBe(18 * 60_000);
  expect(importIntervalMs(activity, now, 20, 0.999_999)).toBeLessThanOrEqual(22 * 60_000);
});

test('a longer configured interval is never undercut', () => {
  expect(importIntervalMs({ ...seller, lastPostAt: ago(72 * hour) }, now, 600, middle)).toBe(10 * hour);
});

test('failures wait between half and all of a time that doubles from a minute to six hours', () => {
  expect(failureDelayMs(0, 0)).toBe(30_000);
  expect(failureDelayMs(0, 1)).toBe(60_000);
  expect(failureDelayMs(3, 1)).toBe(8 * 60_000);
  expect(failureDelayMs(1000, 1)).toBe(6 * hour);
});
