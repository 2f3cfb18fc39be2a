import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBillingSettings } from '#server/billing/billing-settings.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { findSubscription, requireRunningSubscription, subscriptionRuns } from './subscriptions.queries.ts';
import { startTrial } from './trial.ts';
import {
  graceUntil,
  isPlanRunning,
  type SubscriptionDates,
  sellerStatus,
  subscriptionStatus,
} from './when-paid-time-ends.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

const now = new Date('2026-11-20T09:00:00.000Z');
const at = (ms: number): Date => new Date(now.getTime() + ms);

async function aShop(handle: string): Promise<string> {
  const shopId = crypto.randomUUID();
  await opened.database.db.insertInto('accounts').values({ account_id: shopId, bio_code: 'ABCDEF' }).execute();
  await opened.database.db.insertInto('shops').values({ shop_id: shopId, handle }).execute();
  return shopId;
}

const graceMs = 72 * 3600 * 1000;

const dates = (trial: number, paid: number | null, free: number | null): SubscriptionDates => ({
  trialEndsAt: at(trial),
  subscriptionEndsAt: paid === null ? null : at(paid),
  complimentaryEndsAt: free === null ? null : at(free),
});

test.each([
  ['trial', dates(1, null, null)],
  ['expired', dates(0, null, null)],
  ['expired', dates(-1, -graceMs - 1, -1)],
  ['expired', dates(-1, -graceMs, null)],
  ['paid', dates(-1, 1 - graceMs, null)],
  ['paid', dates(-1, 0, -1)],
  ['expired', dates(-1, null, -1)],
  ['paid', dates(-1, 1, null)],
  ['paid', dates(1, 1, 1)],
  ['active', dates(-1, null, 1)],
  ['active', dates(1, -1, 1)],
  ['trial', dates(1, -1, -1)],
] as const)('the status is %s with %j', (status, stored) => {
  expect(subscriptionStatus(stored, now)).toBe(status);
  expect(isPlanRunning(stored, now)).toBe(status !== 'expired');
});

test('the seller is told paid for a complimentary plan', () => {
  expect((['trial', 'paid', 'active', 'expired'] as const).map(sellerStatus)).toEqual([
    'trial',
    'paid',
    'paid',
    'expired',
  ]);
});

test('the grace is three days to the millisecond, after what was paid and while nothing else runs', () => {
  const until = (stored: SubscriptionDates) => graceUntil(stored, now)?.getTime() ?? null;
  expect(until(dates(-1, 1, null))).toBeNull();
  expect(until(dates(-1, 0, null))).toBe(now.getTime() + graceMs);
  expect(until(dates(-1, 1 - graceMs, null))).toBe(now.getTime() + 1);
  expect(until(dates(-1, -graceMs, null))).toBeNull();
  expect(until(dates(1, -1, null))).toBeNull();
  expect(until(dates(-1, -1, 1))).toBeNull();
  expect(until(dates(-1, null, -1))).toBeNull();
});

test('a trial has the length that the settings say, and starts once', async () => {
  const { db } = opened.database;
  expect(await readBillingSettings(db)).toMatchObject({ priceUgx: 10_000, trialDays: 7 });
  const shopId = await aShop('trial.once');
  expect(await inTransaction(db, 'test', (trx) => startTrial(trx, shopId, now))).toBe(true);
  expect(await inTransaction(db, 'test', (trx) => startTrial(trx, shopId, at(1000)))).toBe(false);
  expect(await findSubscription(db, shopId)).toEqual({
    ...dates(7 * 24 * 3600 * 1000, null, null),
    hadTrialBefore: false,
  });
  await db.updateTable('settings').set({ value: '14' }).where('key', '=', 'trial_days').execute();
  const later = await aShop('trial.longer');
  await inTransaction(db, 'test', (trx) => startTrial(trx, later, now));
  expect(await findSubscription(db, later)).toEqual({
    ...dates(14 * 24 * 3600 * 1000, null, null),
    hadTrialBefore: false,
  });
});

test.each(['null', '"10000"', '-1', '0.5'])('a price of %s stops the reading instead of being shown', async (value) => {
  const { db } = opened.database;
  await db.updateTable('settings').set({ value }).where('key', '=', 'price_ugx').execute();
  await expect(readBillingSettings(db)).rejects.toThrow('not usable');
  await db.updateTable('settings').set({ value: '10000' }).where('key', '=', 'price_ugx').execute();
});

test('an expired or unknown subscription is refused where importing pauses', async () => {
  const { db } = opened.database;
  const shopId = await aShop('runs.out');
  const paidMs = 60 * 24 * 3600 * 1000;
  await inTransaction(db, 'test', (trx) => startTrial(trx, shopId, now));
  await requireRunningSubscription(db, shopId, at(1000));
  const expired = { code: 'subscription_expired', status: 403 };
  await expect(requireRunningSubscription(db, shopId, at(90 * 24 * 3600 * 1000))).rejects.toMatchObject(expired);
  await expect(requireRunningSubscription(db, crypto.randomUUID(), now)).rejects.toMatchObject(expired);
  await expect(requireRunningSubscription(db, shopId, at(90 * 24 * 3600 * 1000))).rejects.toThrow('free trial');
  await db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: at(paidMs) })
    .where('shop_id', '=', shopId)
    .execute();
  await requireRunningSubscription(db, shopId, at(paidMs + graceMs - 1));
  await expect(requireRunningSubscription(db, shopId, at(paidMs + graceMs))).rejects.toThrow(
    'Your subscription has expired. Please subscribe to continue.',
  );
});

test('the scheduler finds exactly the shops whose status lets them import', async () => {
  const { db } = opened.database;
  const offset = fc.integer({ min: -2, max: 2 });
  const paid = fc.oneof(
    offset,
    offset.map((ms) => ms - graceMs),
  );
  const some = fc.sample(
    fc.tuple(offset, fc.option(paid), fc.option(offset)).map(([trial, paid, free]) => dates(trial, paid, free)),
    60,
  );
  await db.deleteFrom('subscriptions').execute();
  const expected: string[] = [];
  for (const [index, stored] of some.entries()) {
    const shopId = await aShop(`scheduled.${index}`);
    if (isPlanRunning(stored, now)) expected.push(shopId);
    await db
      .insertInto('subscriptions')
      .values({
        shop_id: shopId,
        trial_started_at: at(-1000),
        trial_ends_at: stored.trialEndsAt,
        subscription_ends_at: stored.subscriptionEndsAt,
        complimentary_ends_at: stored.complimentaryEndsAt,
      })
      .execute();
  }
  const found = await db.selectFrom('subscriptions').select('shop_id').where(subscriptionRuns(now)).execute();
  expect(found.map((row) => row.shop_id).sort()).toEqual(expected.sort());
});
