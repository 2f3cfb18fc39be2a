import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#server/platform/clock.ts';
import { openPayingService } from './paying-service.testing.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
beforeAll(async () => {
  paying = await openPayingService('mtn');
});
afterAll(() => paying.close());
beforeEach(() => paying.startAnew());

async function asked(handle: string) {
  const { user, accessToken } = await paying.service.signUp(handle);
  const { payment } = (await paying.subscribe(accessToken, { phoneNumber: '0772123456' })).body.data;
  const { paymentId, reference } = payment;
  return { paymentId, status: async () => (await paying.payment(user.id, reference)).status };
}
const lookAfter = (ms: number) => {
  paying.service.clock.advance(ms);
  return paying.checkDue();
};

test('a no to a prompt that is sent again says nothing of the first; what is never found fails later', async () => {
  paying.control.set('mtn', { answer: 'error' });
  const payment = await asked('sent.again');
  paying.control.set('mtn', { answer: 'error', errorCode: 'NOT_ALLOWED' });
  await lookAfter(22_000);
  expect(paying.asked('mtn ask')).toBe(2);
  expect(await payment.status()).toBe('pending');
  await lookAfter(70_000);
  expect(await payment.status()).toBe('failed');
});

test('a no after a day of silence is an answer, and nothing is left to a person', async () => {
  const payment = await asked('answers.late');
  const trouble = async () =>
    (
      await paying.service.db
        .selectFrom('mobile_payments')
        .select('trouble')
        .where('payment_id', '=', payment.paymentId)
        .executeTakeFirstOrThrow()
    ).trouble;
  await lookAfter(dayMs);
  expect(await trouble()).toBe('no_answer');
  paying.control.decide(payment.paymentId, 'refuse');
  await paying.callBack('mtn', { externalId: payment.paymentId, status: 'FAILED' });
  await expect.poll(payment.status).toBe('failed');
  expect(await trouble()).toBeNull();
});
