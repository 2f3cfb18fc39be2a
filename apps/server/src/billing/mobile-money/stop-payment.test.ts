import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monthMs } from '#server/billing/subscriptions/periods.ts';
import { openPayingService } from './paying-service.testing.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
let token: string;
let shopId: string;
let sellers = 0;

beforeAll(async () => {
  paying = await openPayingService('mtn');
});
afterAll(() => paying.close());
beforeEach(async () => {
  await newSeller();
  await paying.startAnew();
});

async function newSeller(): Promise<void> {
  sellers += 1;
  const { user, accessToken } = await paying.service.signUp(`wrong.number.${sellers}`);
  [shopId, token] = [user.id, accessToken];
}

const mtnNumber = '0772123456';
const ask = async (body: object = { phoneNumber: mtnNumber }) =>
  (await paying.subscribe(token, body)).body.data.payment;
const statusOf = async (reference: string) => (await paying.payment(shopId, reference)).status;
const lookAfter = (ms: number) => {
  paying.service.clock.advance(ms);
  return paying.checkDue();
};
/** How often something happened to this shop's payments. */
const timesInLedger = async (entry: 'paid' | 'failed') => {
  const rows = paying.service.db.selectFrom('payment_ledger').select('entry').where('shop_id', '=', shopId);
  return (await rows.where('entry', '=', entry).execute()).length;
};
const stop = (paymentId: string, as = token) =>
  paying.service.call<Subscription>('POST', `/billing/payments/${paymentId}/stop`, { token: as });
const paidUntil = async () => Date.parse((await paying.plan(shopId)).subscriptionEndDate ?? '');
const trialEnd = async () => Date.parse((await paying.plan(shopId)).trialEndDate ?? '');

test('a prompt that went to the wrong number is stopped, says what to do if it appears, and the right number is asked at once', async () => {
  const wrong = await ask({ phoneNumber: '0772999999', months: 3 });
  const { body } = await stop(wrong.paymentId);
  expect(body.message).toBe('You stopped this request. If the old request still appears, do not enter your PIN.');
  expect(body.data.payment).toMatchObject({ status: 'failed', months: 3, message: body.message });
  expect(body.data.payment?.stoppedAt).not.toBeNull();
  const right = await ask({ phoneNumber: mtnNumber, months: 3 });
  expect(right).toMatchObject({ status: 'pending', amountUgx: 30_000 });
  paying.control.decide(right.paymentId, 'approve');
  await lookAfter(3000);
  expect(await paidUntil()).toBe((await trialEnd()) + 3 * monthMs);
  expect((await paying.plan(shopId)).latePayment).toBeNull();
});

test('a stopped prompt counts once when it is approved all the same, adds its period, and the plan says so beside the new one', async () => {
  const wrong = await ask({ phoneNumber: '0772999999', months: 3 });
  await stop(wrong.paymentId);
  const right = await ask();
  paying.control.decide(wrong.paymentId, 'approve');
  await lookAfter(3000);
  await paying.callBack('mtn', { externalId: wrong.paymentId, status: 'SUCCESSFUL' });
  expect(await paidUntil()).toBe((await trialEnd()) + 3 * monthMs);
  expect(await paying.plan(shopId)).toMatchObject({
    payment: { paymentId: right.paymentId, status: 'pending' },
    latePayment: { paymentId: wrong.paymentId, status: 'paid', months: 3 },
  });
  paying.control.decide(right.paymentId, 'approve');
  await lookAfter(3000);
  expect(await paidUntil()).toBe((await trialEnd()) + 4 * monthMs);
  expect(await paying.plan(shopId)).toMatchObject({
    payment: { paymentId: right.paymentId, status: 'paid' },
    latePayment: { paymentId: wrong.paymentId },
  });
  expect(await timesInLedger('paid')).toBe(2);
});

test('a stopped prompt that is approved with no other one waiting says so, and is asked about as often as one that waits', async () => {
  const { paymentId, reference } = await ask();
  await stop(paymentId);
  await lookAfter(3000);
  expect(await statusOf(reference)).toBe('failed');
  paying.control.decide(paymentId, 'approve');
  await lookAfter(3000);
  expect(await paying.payment(shopId, reference)).toMatchObject({
    status: 'paid',
    message:
      'Subscription activated successfully! The request that you stopped was approved after all. Its 30 days are added.',
  });
});

test('a stopped prompt counts towards the requests to its number twice, as one that its payer refused', async () => {
  const bothered = '0772888888';
  for (let seller = 0; seller < 3; seller += 1) {
    await newSeller();
    await stop((await ask({ phoneNumber: bothered })).paymentId);
  }
  await newSeller();
  expect((await paying.subscribe(token, { phoneNumber: bothered })).status).toBe(429);
  expect((await ask()).status).toBe('pending');
});

test('a prompt cannot be stopped by another seller, stopped twice, or stopped once it is paid', async () => {
  const { paymentId, reference } = await ask();
  const [owner, ownersShop] = [token, shopId];
  await newSeller();
  expect((await stop(paymentId)).status).toBe(404);
  paying.control.decide(paymentId, 'approve');
  await lookAfter(3000);
  expect((await stop(paymentId, owner)).body.data.payment).toMatchObject({ status: 'paid', stoppedAt: null });
  expect((await paying.payment(ownersShop, reference)).status).toBe('paid');

  const next = await ask();
  const answers = await Promise.all([stop(next.paymentId), stop(next.paymentId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await timesInLedger('failed')).toBe(1);
});
