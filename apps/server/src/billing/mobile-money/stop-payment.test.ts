import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monthMs } from '#server/billing/subscriptions/periods.ts';
import { dayMs } from '#server/platform/clock.ts';
import { findMobilePayment, readTrust } from './mobile-payments.queries.ts';
import { openPayingService } from './paying-service.testing.ts';
import { sendPrompt } from './send-prompt.ts';

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
/** Who did this to the shop's payments, each time. */
const actorsInLedger = async (entry: 'paid' | 'failed') => {
  const rows = paying.service.db.selectFrom('payment_ledger').select('actor').where('shop_id', '=', shopId);
  return (await rows.where('entry', '=', entry).execute()).map(({ actor }) => actor);
};
const mobilePayment = async (paymentId: string) => {
  const payment = await findMobilePayment(paying.service.db, paymentId);
  if (!payment) throw new Error('There is no such prompt.');
  return payment;
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
  expect(await actorsInLedger('paid')).toEqual(['mtn', 'mtn']);
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

test('of the prompts that one seller stops, one counts twice for a number, so that it stays free for others', async () => {
  const bothered = '0772777777';
  for (let prompt = 0; prompt < 3; prompt += 1) await stop((await ask({ phoneNumber: bothered })).paymentId);
  for (const status of [200, 200, 429]) {
    await newSeller();
    expect((await paying.subscribe(token, { phoneNumber: bothered })).status).toBe(status);
  }
});

test('a stopped prompt that its payer declines counts as one that was not stopped', async () => {
  const bothered = '0772666666';
  for (let prompt = 0; prompt < 2; prompt += 1) {
    const { paymentId } = await ask({ phoneNumber: bothered });
    await stop(paymentId);
    paying.control.decide(paymentId, 'refuse');
  }
  await lookAfter(3000);
  for (const status of [200, 200, 429]) {
    await newSeller();
    expect((await paying.subscribe(token, { phoneNumber: bothered })).status).toBe(status);
  }
});

test('a stopped prompt that its provider refuses after all reached no phone and does not count', async () => {
  const phoneNumber = '0772555555';
  paying.control.set('mtn', { answer: 'error' });
  const sent = await mobilePayment((await ask({ phoneNumber })).paymentId);
  await stop(sent.payment_id);
  paying.control.set('mtn', { answer: 'error', errorCode: 'NOT_ALLOWED' });
  expect(await sendPrompt(paying.billing, sent)).toBeNull();
  expect((await mobilePayment(sent.payment_id)).failure).toBe('refused_by_provider');
  paying.control.set('mtn', { answer: 'given' });
  for (const { health } of paying.billing.ways.mobile) health.note(false);
  for (let seller = 0; seller < 3; seller += 1) {
    await newSeller();
    await stop((await ask({ phoneNumber })).paymentId);
  }
  await newSeller();
  expect((await paying.subscribe(token, { phoneNumber })).status).toBe(429);
});

test('a number that was called wrong and paid all the same is not proposed next time, and proves nothing', async () => {
  const wrong = '+256772444444';
  const { paymentId, reference } = await ask({ phoneNumber: wrong });
  await stop(paymentId);
  paying.control.decide(paymentId, 'approve');
  await lookAfter(3000);
  expect(await statusOf(reference)).toBe('paid');
  expect((await paying.plan(shopId)).lastPaid).toBeNull();
  expect(await readTrust(paying.service.db, { shopId, phoneNumber: wrong })).toBe('stranger');
  const right = await ask();
  paying.control.decide(right.paymentId, 'approve');
  await lookAfter(3000);
  expect((await paying.plan(shopId)).lastPaid).toMatchObject({ wallet: { phoneNumber: '+256772123456' } });
  expect(await readTrust(paying.service.db, { shopId, phoneNumber: '+256772123456' })).toBe('payer');
  expect(await readTrust(paying.service.db, { shopId, phoneNumber: wrong })).toBe('known');
});

test('a stopped prompt whose provider is silent is asked about as often as one that waits, left to a person after a day, and still counts', async () => {
  const { paymentId, reference } = await ask();
  await stop(paymentId);
  paying.control.set('mtn', { isDown: true });
  await lookAfter(3600_000);
  const { next_check_at: next } = await mobilePayment(paymentId);
  expect(next).toEqual(new Date(paying.service.clock.now().getTime() + 15 * 60_000));
  await lookAfter(dayMs);
  expect(await mobilePayment(paymentId)).toMatchObject({ status: 'failed', trouble: 'no_answer', next_check_at: null });
  paying.control.heal('mtn');
  paying.control.decide(paymentId, 'approve');
  for (let time = 0; time < 2; time += 1) await paying.callBack('mtn', { externalId: paymentId, status: 'SUCCESSFUL' });
  await expect.poll(() => statusOf(reference)).toBe('paid');
  expect((await mobilePayment(paymentId)).trouble).toBeNull();
  expect(await actorsInLedger('paid')).toEqual(['mtn']);
  expect((await paying.payment(shopId, reference)).periodEndsAt).toBe((await paying.plan(shopId)).subscriptionEndDate);
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
  expect(await actorsInLedger('failed')).toEqual(['seller']);
});
