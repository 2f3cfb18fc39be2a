import type { Payment, Subscription } from '@app/contracts/billing';
import { expect, test } from 'vitest';
import { openTestService } from '#server/test/service.testing.ts';

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
  const service = await openTestService({ PAYMENT_PROVIDERS: 'manual' });
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
