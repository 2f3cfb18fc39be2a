import { randomUUID } from 'node:crypto';
import type { PaymentAnalytics } from '@app/contracts/admin/payments/payment-analytics.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSupporter, type Supporter } from '#server/admin/users/user-actions.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let viewer: Supporter;

beforeAll(async () => {
  service = await openTestService();
  viewer = await aSupporter(service, 'viewer');
});
afterAll(() => service.close());

/** Entries of one payment of an account that is gone, each so many seconds after it was begun. */
async function aPayment(
  provider: string,
  daysAgo: number,
  entries: [entry: string, second: number, reason?: string][],
) {
  const startedMs = service.clock.now().getTime() - daysAgo * dayMs;
  const payment = { shop_id: randomUUID(), payment_id: randomUUID(), provider, reference: 'DK-7F3K9Q' };
  const rows = [['started', 0] as const, ...entries].map(([entry, second, reason = null]) => ({
    ...payment,
    entry,
    reason,
    amount_ugx: 10_000,
    actor: provider,
    recorded_at: new Date(startedMs + second * 1000),
  }));
  await service.db.insertInto('payment_ledger').values(rows).execute();
}

test('revenue, success, time to paid and why the others failed are told by provider; what was given back is no revenue', async () => {
  await aPayment('mtn', 1, [['paid', 20]]);
  await aPayment('mtn', 1, [['paid', 40]]);
  await aPayment('mtn', 2, [
    ['failed', 300, 'timed_out'],
    ['paid', 600],
  ]);
  await aPayment('mtn', 3, [['failed', 5, 'not_enough_money']]);
  await aPayment('mtn', 3, [['failed', 5, 'not_enough_money']]);
  await aPayment('mtn', 4, [['failed', 9, 'declined']]);
  await aPayment('mtn', 5, []);
  // Stopped by its seller: no failure of the provider.
  await aPayment('mtn', 5, [['failed', 60, 'stopped']]);
  await aPayment('relworx', 5, [
    ['paid', 8],
    ['taken_back', 900],
  ]);
  // Begun before the period and paid in it: revenue, and nothing else.
  await aPayment('relworx', 8, [['paid', 3 * 86_400]]);
  await aPayment('manual', 40, [['paid', 1]]);
  const answer = await viewer.call<PaymentAnalytics>('GET', '/analytics/payments?days=7');
  expect(answer.body.data.providers).toEqual([
    {
      provider: 'mtn',
      revenueUgx: 30_000,
      started: 8,
      paid: 3,
      failed: 3,
      medianSecondsToPaid: 40,
      slowSecondsToPaid: 488,
      failuresByReason: [
        { reason: 'not_enough_money', count: 2 },
        { reason: 'declined', count: 1 },
      ],
    },
    {
      provider: 'relworx',
      revenueUgx: 10_000,
      started: 1,
      paid: 1,
      failed: 0,
      medianSecondsToPaid: 8,
      slowSecondsToPaid: 8,
      failuresByReason: [],
    },
  ]);
});
