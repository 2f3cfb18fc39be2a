import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { expect, test } from 'vitest';
import { endOf, timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const after = (ms: number) => new Date(now + ms).toISOString();
const minute = 60_000;

test.each([
  [7 * 24 * 60 * minute, '7 days left'],
  [7 * 24 * 60 * minute - 1, '7 days left'],
  [24 * 60 * minute + 1, '2 days left'],
  [24 * 60 * minute, '1 day left'],
  [24 * 60 * minute - 1, '24 hours left'],
  [60 * minute + 1, '2 hours left'],
  [60 * minute, '1 hour left'],
  [60 * minute - 1, '60 minutes left'],
  [59 * minute, '59 minutes left'],
  [minute + 1, '2 minutes left'],
  [1, '1 minute left'],
  [0, 'Expired'],
  [-1, 'Expired'],
])('%i ms before the end the seller reads "%s"', (ms, text) => {
  expect(timeLeft(after(ms), now).text).toBe(text);
});

test('no end is no time left', () => {
  expect(timeLeft(null, now)).toMatchObject({ text: 'Expired', isOver: true });
});

test('under an hour is a warning, an ended period is not', () => {
  expect(timeLeft(after(60 * minute - 1), now).isWarning).toBe(true);
  expect(timeLeft(after(60 * minute), now).isWarning).toBe(false);
  expect(timeLeft(after(0), now).isWarning).toBe(false);
});

test('a trial counts to its own end, a paid month to its own, and nothing else to what the server says', () => {
  const dates = { trialEndDate: 'trial', subscriptionEndDate: 'paid', expiresAt: 'server', graceEndsAt: null };
  const end = (status: Subscription['status'], graceEndsAt: string | null = null) =>
    endOf({ ...dates, status, graceEndsAt } as Subscription);
  expect([end('trial'), end('paid'), end('expired')]).toEqual(['trial', 'paid', 'server']);
  expect(end('paid', 'grace')).toBe('grace');
});
