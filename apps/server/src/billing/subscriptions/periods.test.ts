import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingOf } from '#server/billing/billing.testing.ts';
import { readSubscription } from '#server/billing/checkout/read-subscription.ts';
import { subscribe } from '#server/billing/checkout/subscribe.ts';
import { newPaymentReference, readPaymentReference } from '#server/billing/payments/payment-reference.ts';
import { confirmPayment, refusePayment, requirePaymentByReference } from '#server/billing/payments/settlement.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { dayMs, fixedClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { monthMs, nextPeriod, runningUntil } from './periods.ts';
import { startTrial } from './trial.ts';
import { graceUntil, type SubscriptionDates } from './when-paid-time-ends.ts';

const start = Date.parse('2026-11-20T09:00:00.000Z');
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

/** Instants around which calendars are wrong: midnights here and in UTC, ends of years and of February. */
const awkward = [
  '2026-12-31T21:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00.000Z',
  '2028-02-28T21:00:00.000Z',
  '2028-02-29T00:00:00.000Z',
  '2027-03-28T01:00:00.000Z',
].map((text) => Date.parse(text));

const instant = fc.oneof(
  fc.constantFrom(...awkward),
  fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') }),
);
const dates = fc.record({ trial: instant, paid: fc.option(instant), free: fc.option(instant) }).map(
  ({ trial, paid, free }): SubscriptionDates => ({
    trialEndsAt: new Date(trial),
    subscriptionEndsAt: paid === null ? null : new Date(paid),
    complimentaryEndsAt: free === null ? null : new Date(free),
  }),
);

test('a month is 30 days to the millisecond, at whatever midnight or leap day it begins', () => {
  fc.assert(
    fc.property(dates, instant, fc.integer({ min: 1, max: 24 }), (stored, nowMs, months) => {
      const now = new Date(nowMs);
      const until = runningUntil(stored, now);
      const { startsAt, endsAt } = nextPeriod(stored, months, now);
      expect(endsAt.getTime() - startsAt.getTime()).toBe(months * 30 * dayMs);
      // In the grace it begins before now, by less than what the grace has given.
      if (graceUntil(stored, now)) expect(nowMs - startsAt.getTime()).toBeLessThan(3 * dayMs);
      else expect(startsAt).toEqual(until ?? now);
      const after = { ...stored, subscriptionEndsAt: endsAt };
      expect(runningUntil(after, now)).toEqual(endsAt);
    }),
  );
});

test('many months at once end where as many single ones do', () => {
  fc.assert(
    fc.property(dates, instant, fc.integer({ min: 2, max: 12 }), (stored, nowMs, months) => {
      const now = new Date(nowMs);
      let singly = stored;
      for (let month = 0; month < months; month++)
        singly = { ...singly, subscriptionEndsAt: nextPeriod(singly, 1, now).endsAt };
      expect(singly.subscriptionEndsAt).toEqual(nextPeriod(stored, months, now).endsAt);
    }),
  );
});

type Step = { do: 'subscribe' | 'confirm' | 'confirm twice' | 'refuse' | 'move'; which: number; byMs: number };

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('subscribe', 'confirm', 'confirm twice', 'refuse', 'move'),
  which: fc.nat({ max: 3 }),
  // The clock may leap, back as well: a machine that starts with a wrong time is set right later.
  byMs: fc.oneof(
    fc.integer({ min: -2 * dayMs, max: 40 * dayMs }),
    fc.constantFrom(0, 1, 3 * dayMs, 7 * dayMs, 30 * dayMs, 33 * dayMs - 1),
  ),
});

/** Plays the steps on a new shop's real payments beside a model of two numbers. */
async function play(steps: Step[]): Promise<void> {
  const { db } = opened.database;
  const clock = fixedClock(new Date(start));
  const shopId = crypto.randomUUID();
  await db.insertInto('accounts').values({ account_id: shopId, bio_code: 'ABCDEF' }).execute();
  await inTransaction(db, 'test', (trx) => startTrial(trx, shopId, clock.now()));
  const merchant = { merchantNumber: '123456', merchantName: 'Dukalink Ltd' };
  const billing = billingOf(opened.database, clock, { order: ['manual'], merchant });
  const made: string[] = [];
  const decided = new Set<string>();
  let untilMs = start + 7 * dayMs;
  let paid = 0;
  const pay = (reference: string) => {
    if (decided.has(reference)) return;
    decided.add(reference);
    paid += 1;
    const nowMs = clock.now().getTime();
    const isInGrace = paid > 1 && nowMs < untilMs + 3 * dayMs;
    untilMs = (isInGrace ? untilMs : Math.max(untilMs, nowMs)) + 30 * dayMs;
  };
  // What is refused in the model is refused by the service, too; the dates below tell.
  const find = (reference: string) => requirePaymentByReference(billing, reference);
  const confirm = async (reference: string) =>
    confirmPayment(billing, await find(reference), 'operator').catch(() => null);
  for (const one of steps) {
    const reference = made[one.which % Math.max(made.length, 1)];
    if (one.do === 'move') clock.advance(one.byMs);
    else if (one.do === 'subscribe') {
      const payment = await subscribe(billing, shopId, { ip: '127.0.0.1' }, crypto.randomUUID());
      if (!made.includes(payment.reference)) made.push(payment.reference);
    } else if (reference && one.do === 'refuse') {
      await refusePayment(billing, await find(reference), 'Nothing came.', 'operator').catch(() => null);
      decided.add(reference);
    } else if (reference) {
      const times = one.do === 'confirm' ? 1 : 2;
      await Promise.all(Array.from({ length: times }, () => confirm(reference)));
      pay(reference);
    }
    const { expiresAt } = await readSubscription(billing, shopId);
    const endsMs = [untilMs, paid > 0 ? untilMs + 3 * dayMs : 0].find((ms) => ms > clock.now().getTime());
    expect(expiresAt).toBe(endsMs === undefined ? null : new Date(endsMs).toISOString());
  }
  await checkLedger(shopId, paid);
}

/** Every paid payment has one period, all of 30 days, none over another or over the trial. */
async function checkLedger(shopId: string, paid: number): Promise<void> {
  const granted = await opened.database.db
    .selectFrom('payment_ledger')
    .select(['period_starts_at', 'period_ends_at'])
    .where('shop_id', '=', shopId)
    .where('entry', '=', 'period_granted')
    .orderBy('period_starts_at')
    .execute();
  expect(granted).toHaveLength(paid);
  let endMs = start + 7 * dayMs;
  for (const { period_starts_at, period_ends_at } of granted) {
    expect(period_starts_at?.getTime()).toBeGreaterThanOrEqual(endMs);
    endMs = period_ends_at?.getTime() ?? 0;
    expect(endMs - (period_starts_at?.getTime() ?? 0)).toBe(monthMs);
  }
}

test('no sequence of trial, payments and expiry loses a day or grants one twice', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), play), { numRuns: 40 });
}, 120_000);

test('a reference is understood however it was typed, and nothing else is', () => {
  for (let count = 0; count < 200; count++) {
    const reference = newPaymentReference();
    const bare = reference.slice(3);
    for (const typed of [
      reference,
      reference.toLowerCase(),
      ` dk ${bare} `,
      bare,
      `DK${bare}`,
      `${bare.slice(0, 3)} ${bare.slice(3)}`,
    ])
      expect(readPaymentReference(typed), typed).toBe(reference);
  }
  // Begins like the prefix, but is a whole code.
  expect(readPaymentReference('DK3467')).toBe('DK-DK3467');
  for (const wrong of ['', 'DK-', 'DK-7F3K9', 'DK-7F3K9QQ', 'DK-7F3K90', 'DK-7F3K9O', '%', 'DK-7F3K9Q;'])
    expect(readPaymentReference(wrong), wrong).toBeNull();
});
