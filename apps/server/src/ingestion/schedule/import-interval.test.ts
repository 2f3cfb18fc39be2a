import { expect, test } from 'vitest';
import { failureDelayMs, importIntervalMs } from './import-interval.ts';

const hour = 3600_000;
const now = new Date('2026-11-20T09:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const middle = 0.5;

const day = 24 * hour;
const seller = { last_post_at: null, last_visited_at: null, created_at: ago(400 * day), is_connected: false };

test.each([
  ['a post an hour ago', { last_post_at: ago(hour) }, 20 / 60],
  ['a visit 48 hours ago', { last_post_at: ago(900 * hour), last_visited_at: ago(48 * hour) }, 20 / 60],
  ['a post just over 48 hours ago', { last_post_at: ago(48.1 * hour) }, 2],
  ['a visit 14 days ago', { last_visited_at: ago(14 * day) }, 2],
  ['nothing for longer', { last_post_at: ago(14.1 * day), last_visited_at: ago(20 * day) }, 24],
  ['a post 60 days ago', { last_post_at: ago(60 * day) }, 24],
  ['nothing for more than 60 days', { last_post_at: ago(60.1 * day), last_visited_at: ago(100 * day) }, 7 * 24],
  ['nothing ever', {}, 7 * 24],
  ['nothing ever, by a new shop', { created_at: ago(20 * day) }, 24],
  ['nothing for long, by a connected seller', { last_post_at: ago(300 * day), is_connected: true }, 24],
])('after %s the next look follows at its own pace', (_, activity, hours) => {
  expect(importIntervalMs({ ...seller, ...activity }, now, 20, middle)).toBe(hours * hour);
});

test('looks are spread by a tenth either way', () => {
  const activity = { ...seller, last_post_at: now };
  expect(importIntervalMs(activity, now, 20, 0)).toBe(18 * 60_000);
  expect(importIntervalMs(activity, now, 20, 0.999_999)).toBeLessThanOrEqual(22 * 60_000);
});

test('a longer configured interval is never undercut', () => {
  expect(importIntervalMs({ ...seller, last_post_at: ago(72 * hour) }, now, 600, middle)).toBe(10 * hour);
});

test('failures wait between half and all of a time that doubles from a minute to six hours', () => {
  expect(failureDelayMs(0, 0)).toBe(30_000);
  expect(failureDelayMs(0, 1)).toBe(60_000);
  expect(failureDelayMs(3, 1)).toBe(8 * 60_000);
  expect(failureDelayMs(1000, 1)).toBe(6 * hour);
});
