import type { AdminAttention } from '@app/contracts/admin/figures.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byHand } from '#server/admin/payments/payments.testing.ts';
import { aSupporter } from '#server/admin/users/user-actions.testing.ts';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService(byHand);
});
afterAll(() => service.close());

async function attention(role: 'viewer' | 'support' = 'support'): Promise<AdminAttention> {
  const admin = await aSupporter(service, role);
  return (await admin.call<AdminAttention>('GET', '/attention')).body.data;
}

const nothing: AdminAttention = {
  openReports: 0,
  paymentsByHand: 0,
  paymentsStuck: 0,
  daysDiffering: 0,
  sourcesDown: [],
  trialsEnding: 0,
  trialsEndWithinDays: 3,
};

test('where nothing waits, nothing is counted', async () => {
  expect(await attention()).toEqual(nothing);
});

test('each kind of work is counted as its list shows it, and days that differ only for those who compare', async () => {
  const { db } = service;
  const now = service.clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  const { shopId } = await aShop(db, { trialEndsAt: inDays(2) });
  await aShop(db, { trialEndsAt: inDays(4) });
  await aShop(db, { trialEndsAt: inDays(-1) });
  const paid = await aShop(db, { trialEndsAt: inDays(1) });
  await db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: inDays(30) })
    .where('shop_id', '=', paid.shopId)
    .execute();
  const report = { shop_id: shopId, reason: 'scam', created_at: now };
  await db
    .insertInto('reports')
    .values([
      { ...report, report_id: '00000000-0000-4000-8000-000000000001' },
      { ...report, report_id: '00000000-0000-4000-8000-000000000002', state: 'resolved', changed_at: now },
    ])
    .execute();
  const compared = { provider: 'relworx', compared_at: now };
  await db
    .insertInto('payment_reconciliations')
    .values([
      { ...compared, day: '2026-10-30', difference_count: 0, result: '{}' },
      { ...compared, day: '2026-10-31' },
    ])
    .execute();
  await db.insertInto('source_doors_out').values({ door: 'video-page', since: now, reason: 'canaries' }).execute();
  const seller = await service.signUp('waits.by.hand');
  await service.call('POST', '/auth/subscribe', { token: seller.accessToken });
  const counted: AdminAttention = {
    ...nothing,
    openReports: 1,
    paymentsByHand: 1,
    daysDiffering: 1,
    sourcesDown: [{ door: 'video-page', since: now.toISOString() }],
    trialsEnding: 1,
  };
  expect(await attention()).toEqual(counted);
  expect(await attention('viewer')).toEqual({ ...counted, daysDiffering: null });
});
