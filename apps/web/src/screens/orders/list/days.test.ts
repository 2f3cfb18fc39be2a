import { expect, test } from 'vitest';
import { groupByDay } from './days.ts';

const nowMs = Date.parse('2026-11-27T20:30:00Z');

test('orders stand below their day in Kampala: today, yesterday, then its date', () => {
  const at = (askedAt: string) => ({ askedAt });
  // 23:30 in Kampala now; its day began at 21:00 of the day before, by the clock of London.
  const groups = groupByDay(
    [at('2026-11-27T20:29:00Z'), at('2026-11-26T21:00:00Z'), at('2026-11-26T20:59:00Z'), at('2026-11-25T10:00:00Z')],
    nowMs,
  );
  expect(groups.map(({ title, orders }) => [title, orders.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['25 Nov 2026', 1],
  ]);
});
