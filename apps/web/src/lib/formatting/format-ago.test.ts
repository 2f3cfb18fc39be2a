import { expect, test } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  [0, 'just now'],
  [-5, 'just now'],
  [14, '14 min ago'],
  [60, '1 h ago'],
  [1439, '23 h ago'],
  [1440, '1 day ago'],
  [2880, '2 days ago'],
])('%i minutes ago reads "%s"', (minutes, words) => {
  expect(formatAgo(ago(minutes), now)).toBe(words);
});
