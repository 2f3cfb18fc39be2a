import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { expect, test } from 'vitest';
import { openTestService } from '#server/test/service.testing.ts';

test('where no merchant is set up, subscribing says so and starts nothing', async () => {
  const service = await openTestService({ MANUAL_MERCHANT_NUMBER: '', MANUAL_MERCHANT_NAME: '' });
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
