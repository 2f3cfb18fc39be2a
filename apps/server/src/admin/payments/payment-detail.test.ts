import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import { expect, test } from 'vitest';
import { aSupporter } from '#server/admin/users/user-actions.testing.ts';
import { openPayingService } from '#server/billing/mobile-money/paying-service.testing.ts';
import { dayMs } from '#server/platform/clock.ts';

test('an administrator reads what the provider said, and asks it now: a payment that was given up is credited late, and given back on record', async () => {
  const paying = await openPayingService();
  try {
    const { service, control } = paying;
    const { accessToken } = await service.signUp('paid.late');
    const { payment } = (await paying.subscribe(accessToken, { phoneNumber: '0772123456' })).body.data;
    service.clock.advance(dayMs);
    await paying.checkDue();
    control.decide(payment.paymentId, 'approve');
    const support = await aSupporter(service);
    const seen = await support.call<AdminPaymentDetail>('GET', `/payments/${payment.reference}`);
    expect(seen.body.data).toMatchObject({
      payment: { reference: payment.reference, status: 'unknown', handle: 'paid.late', trouble: 'no_answer' },
      seller: { phoneNumber: null },
      wallet: { phoneNumber: '+256772123456', network: 'mtn' },
      nextCheckAt: null,
      answers: [
        { request: 'find', httpStatus: 200 },
        { request: 'ask', httpStatus: 202 },
      ],
    });
    const checked = await support.call<AdminPaymentDetail>('POST', `/payments/${payment.reference}/check`);
    expect(checked.body.data).toMatchObject({ payment: { status: 'paid', trouble: null } });
    const back = { reason: 'Paid twice, asked on the telephone', givenBack: true };
    const givenBack = await support.call('POST', `/payments/${payment.reference}/taking-back`, back);
    expect(givenBack.body.message).toBe('The payment is refunded.');
    const again = await support.call<AdminPaymentDetail>('POST', `/payments/${payment.reference}/check`);
    expect(again.body.data).toMatchObject({
      payment: {
        status: 'refused',
        refusedReason: 'The money of this payment was given back to you, and its months have ended.',
        trouble: null,
      },
    });
    const looks = service.db.selectFrom('audit_log').select('action').where('admin_id', '=', support.adminId);
    const actions = (await looks.orderBy('sequence').execute()).map(({ action }) => action);
    expect(actions.slice(-4)).toEqual(['user.looked_at', 'payment.asked', 'payment.taken_back', 'payment.asked']);
    const viewer = await aSupporter(service, 'viewer');
    expect((await viewer.call('GET', `/payments/${payment.reference}`)).status).toBe(403);
  } finally {
    await paying.close();
  }
});
