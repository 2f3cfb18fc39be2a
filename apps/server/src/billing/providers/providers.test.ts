import type { Payment, Subscription } from '@app/contracts/billing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { startTrial } from '#server/billing/billing.service.ts';
import { listPayments } from '#server/billing/payments/payments.queries.ts';
import { subscribe } from '#server/billing/payments/subscribe.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';
import { openTestService } from '#server/test/service.testing.ts';
import type { PaymentOrder, PaymentProvider, StartOutcome } from './provider.ts';

interface Answered extends Subscription {
  payment: Payment;
}

test('in the demo a month is paid at once; one action pays once, two pay two months and lose no day', async () => {
  const service = await openTestService();
  try {
    const { accessToken: token } = await service.signUp('demo.payer');
    const pay = (key: string) =>
      service.call<Answered>('POST', '/auth/subscribe', { token, headers: { 'idempotency-key': key } });
    const first = await pay('first-action');
    expect(first.body).toMatchObject({
      message: 'Subscription activated successfully!',
      data: { status: 'paid', payment: { provider: 'demo', status: 'paid', instructions: null } },
    });
    expect((await pay('first-action')).body).toEqual(first.body);
    const second = await pay('second-action');
    expect(second.body.data.payment.periodStartsAt).toBe(first.body.data.payment.periodEndsAt);
    const list = await service.call<{ payments: Payment[] }>('GET', '/billing/payments', { token });
    expect(list.body.data.payments).toHaveLength(2);
  } finally {
    await service.close();
  }
});

test('where no merchant is set up, subscribing says so and starts nothing', async () => {
  const service = await openTestService({ PAYMENT_PROVIDER: 'manual' });
  try {
    const { accessToken: token } = await service.signUp('early.payer');
    expect(await service.call('POST', '/auth/subscribe', { token })).toMatchObject({
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Payments are not set up yet. Nothing was charged. Please try again later or ask our support.',
      },
    });
    expect(await service.db.selectFrom('payments').selectAll().execute()).toEqual([]);
    const status = await service.call<Subscription>('GET', '/auth/subscription-status', { token });
    expect(status.body.data).toMatchObject({ status: 'trial', payment: null, canPay: false });
  } finally {
    await service.close();
  }
});

describe('a provider that asks for the money later', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase(testDatabaseUrl());
  });
  afterAll(() => opened.drop());

  /** Answers as the test says and keeps what it was asked. */
  async function payingBy(outcomes: (StartOutcome | Error)[]) {
    const { db } = opened.database;
    const clock = fixedClock(new Date('2026-11-20T09:00:00.000Z'));
    const shopId = crypto.randomUUID();
    await db.insertInto('accounts').values({ account_id: shopId, bio_code: 'ABCDEF' }).execute();
    await inTransaction(db, 'test', (trx) => startTrial(trx, shopId, clock.now()));
    const asked: PaymentOrder[] = [];
    const provider: PaymentProvider = {
      name: 'later',
      lapsesAfterMs: 600_000,
      unavailableReason: () => null,
      async start(order) {
        asked.push(order);
        const outcome = outcomes.shift();
        if (outcome instanceof Error || !outcome) throw outcome ?? new Error('Asked too often.');
        return outcome;
      },
      instructionsFor: () => null,
    };
    const common = { db, clock, logger: createLogger('silent') };
    const context: BillingContext = { ...common, provider, readsWithAi: false, onResumed: async () => {} };
    return { context, asked, clock, shopId, pay: (key: string) => subscribe(context, shopId, key) };
  }

  test('is asked again for the same payment when it could not be reached, so that nobody pays twice', async () => {
    const { pay, asked, context, shopId } = await payingBy([
      new Error('no route'),
      { status: 'pending' },
      { status: 'paid' },
    ]);
    await expect(pay('key-one')).rejects.toMatchObject({ code: 'payment_failed' });
    expect((await pay('key-one')).status).toBe('pending');
    expect((await pay('key-two')).status).toBe('paid');
    expect(new Set(asked.map((order) => order.paymentId)).size).toBe(1);
    expect(asked[0]).toMatchObject({ shopId, amountUgx: 10_000, months: 1 });
    expect(await listPayments(context.db, shopId, 10)).toHaveLength(1);
  });

  test('may refuse: the seller is told that it failed and can try anew', async () => {
    const { pay, context, shopId } = await payingBy([
      { status: 'refused', reason: 'Not enough money.' },
      { status: 'paid' },
    ]);
    await expect(pay('key-one')).rejects.toMatchObject({
      code: 'payment_failed',
      message: 'Failed to activate subscription. Please try again.',
    });
    await expect(pay('key-one')).rejects.toMatchObject({ code: 'payment_failed' });
    expect((await pay('key-two')).status).toBe('paid');
    const [second, first] = await listPayments(context.db, shopId, 10);
    expect([first, second].map((payment) => payment?.status).sort()).toEqual(['paid', 'refused']);
  });

  test('keeps its own time: after that a new payment is made', async () => {
    const { pay, clock } = await payingBy([{ status: 'pending' }, { status: 'pending' }]);
    const first = await pay('key-one');
    clock.advance(600_000);
    expect((await pay('key-two')).payment_id).not.toBe(first.payment_id);
  });

  test('leaves alone what another provider started', async () => {
    const { pay, context, shopId } = await payingBy([{ status: 'pending' }]);
    const waiting = await pay('key-one');
    const start = () => Promise.reject(new Error('This is not mine.'));
    const other = { ...context, provider: { ...context.provider, name: 'other', start } };
    expect(await subscribe(other, shopId, 'key-two')).toEqual(waiting);
  });
});
