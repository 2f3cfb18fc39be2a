import { randomUUID } from 'node:crypto';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribe } from '#server/billing/checkout/subscribe.ts';
import { openPayingService } from '#server/billing/mobile-money/paying-service.testing.ts';
import { takeBackPayment } from '#server/billing/payments/decide-payment.ts';
import { recordPayment } from '#server/billing/payments/record-payment.ts';
import { confirmPayment } from '#server/billing/payments/settlement.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { grantComplimentaryPlan } from './complimentary-plan.ts';
import { monthMs } from './periods.ts';
import { findSubscription } from './subscriptions.queries.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
let shopId: string;
let token: string;
let sellers = 0;

beforeAll(async () => {
  paying = await openPayingService();
});
afterAll(() => paying.close());
beforeEach(async () => {
  await paying.startAnew();
  sellers += 1;
  const { user, accessToken } = await paying.service.signUp(`graced.${sellers}`);
  [shopId, token] = [user.id, accessToken];
});

const fromNow = (ms: number) => new Date(paying.service.clock.now().getTime() + ms);

/** What was paid, or the trial, ended so long ago. */
async function ended(what: 'subscription_ends_at' | 'trial_ends_at', agoMs: number): Promise<Date> {
  const endedAt = fromNow(-agoMs);
  await paying.service.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: fromNow(-90 * dayMs), [what]: endedAt })
    .where('shop_id', '=', shopId)
    .execute();
  return endedAt;
}

const plan = async () =>
  (await paying.service.call<Subscription>('GET', '/auth/subscription-status', { token })).body.data;
const key = () => randomUUID();
const phoneNumber = '+256772123456';

/** A month, paid in each way there is. */
const waysToPay: [string, () => Promise<unknown>][] = [
  [
    'mobile money',
    async () => {
      const payment = await subscribe(paying.billing, shopId, { ip: '10.1.1.1', phoneNumber }, key());
      paying.control.decide(payment.payment_id, 'approve');
      await paying.service.db
        .updateTable('mobile_payments')
        .set({ next_check_at: fromNow(0) })
        .execute();
      return paying.checkDue();
    },
  ],
  [
    'hand, confirmed by an operator',
    async () => {
      const wanted = { ip: '10.1.1.1', provider: 'manual' } as const;
      return confirmPayment(paying.billing, await subscribe(paying.billing, shopId, wanted, key()), 'operator');
    },
  ],
  [
    'an administrator who records it',
    () =>
      inTransaction(paying.service.db, 'test', (trx) =>
        recordPayment(
          paying.billing,
          trx,
          shopId,
          { key: key(), amountUgx: 10_000, months: 1, receipt: key() },
          'operator',
        ),
      ),
  ],
];

test.each(waysToPay)(
  'a payment by %s goes on from the end of what was paid, to the last moment of grace',
  async (_by, pay) => {
    const endedAt = await ended('subscription_ends_at', 3 * dayMs - 1);
    await pay();
    expect((await findSubscription(paying.service.db, shopId))?.subscriptionEndsAt).toEqual(
      new Date(endedAt.getTime() + monthMs),
    );
  },
);

test.each(waysToPay)('after the grace a payment by %s begins now', async (_by, pay) => {
  await ended('subscription_ends_at', 3 * dayMs);
  await pay();
  expect((await findSubscription(paying.service.db, shopId))?.subscriptionEndsAt).toEqual(fromNow(monthMs));
});

test('in the grace the plan reads paid, says until when, and what a payment would continue; importing goes on', async () => {
  const endedAt = await ended('subscription_ends_at', dayMs);
  const graceEndsAt = fromNow(2 * dayMs).toISOString();
  expect(await plan()).toMatchObject({
    status: 'paid',
    subscriptionEndDate: endedAt.toISOString(),
    expiresAt: graceEndsAt,
    graceEndsAt,
    nextPeriodStartsAt: endedAt.toISOString(),
  });
  expect((await paying.service.call('POST', '/ingestion/sync-now', { token })).status).toBe(200);
});

test('a trial has no grace', async () => {
  await ended('trial_ends_at', 0);
  expect(await plan()).toMatchObject({
    status: 'expired',
    expiresAt: null,
    graceEndsAt: null,
    nextPeriodStartsAt: fromNow(0).toISOString(),
  });
});

test('days that are given in the grace are not shortened by it', async () => {
  await ended('subscription_ends_at', 2 * dayMs);
  await inTransaction(paying.service.db, 'test', (trx) => grantComplimentaryPlan(paying.billing, trx, shopId, 7));
  expect((await plan()).expiresAt).toBe(fromNow(7 * dayMs).toISOString());
});

test('a payment of the grace that is taken back leaves what is left of the grace', async () => {
  const endedAt = await ended('subscription_ends_at', dayMs);
  const received = { key: key(), amountUgx: 10_000, months: 1, receipt: key() };
  await inTransaction(paying.service.db, 'test', async (trx) => {
    // What ran before was paid, too.
    const before = await recordPayment(
      paying.billing,
      trx,
      shopId,
      { ...received, key: key(), receipt: key() },
      'operator',
    );
    const times = { period_starts_at: new Date(endedAt.getTime() - monthMs), period_ends_at: endedAt };
    await trx.updateTable('payments').set(times).where('payment_id', '=', before.payment.payment_id).execute();
    await trx
      .updateTable('subscriptions')
      .set({ subscription_ends_at: endedAt })
      .where('shop_id', '=', shopId)
      .execute();
    const { payment } = await recordPayment(paying.billing, trx, shopId, received, 'operator');
    expect(payment.period_starts_at).toEqual(endedAt);
    await takeBackPayment(paying.billing, trx, payment, { actor: 'operator' });
  });
  expect(await plan()).toMatchObject({ status: 'paid', graceEndsAt: fromNow(2 * dayMs).toISOString() });
});
