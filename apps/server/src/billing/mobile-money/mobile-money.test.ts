import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordPayment } from '#server/billing/payments/record-payment.ts';
import { monthMs } from '#server/billing/subscriptions/periods.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { testPassword } from '#server/test/service.testing.ts';
import { openPayingService } from './paying-service.testing.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
let token: string;
let shopId: string;
let sellers = 0;

beforeAll(async () => {
  paying = await openPayingService();
});
afterAll(() => paying.close());
beforeEach(async () => {
  await newSeller();
  await paying.startAnew();
});

async function newSeller(): Promise<void> {
  sellers += 1;
  const { user, accessToken } = await paying.service.signUp(`mobile.payer.${sellers}`);
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
const ledger = async () => {
  const rows = paying.service.db.selectFrom('payment_ledger').select(['entry', 'actor']).where('shop_id', '=', shopId);
  return (await rows.execute()).map(({ entry, actor }) => `${entry} by ${actor}`).sort();
};
const callBack = (paymentId: string) => paying.callBack('mtn', { externalId: paymentId, status: 'SUCCESSFUL' });
const mobileRow = (paymentId: string) =>
  paying.service.db
    .selectFrom('mobile_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();

test('a prompt goes to the wallet that was named, waits in words, and makes the plan paid once the network says so', async () => {
  const answer = await paying.subscribe(token, { phoneNumber: mtnNumber, months: 3 });
  const { payment } = answer.body.data;
  expect(answer.status).toBe(200);
  expect(payment).toMatchObject({
    provider: 'mtn',
    status: 'pending',
    amountUgx: 30_000,
    months: 3,
    wallet: { phoneNumber: '+256772123456', network: 'mtn' },
    instructions: null,
    redirectUrl: null,
    message:
      'Enter your MTN Mobile Money PIN on the phone with 0772 123 456 to pay UGX 30,000. No request there? Dial *165#, then My Account, then My Approvals.',
  });
  expect(answer.body.message).toBe(payment.message);
  expect(answer.body.data.status).toBe('trial');
  expect(paying.control.state().requests).toMatchObject([
    {
      provider: 'mtn',
      id: payment.paymentId,
      amount: 30_000,
      phoneNumber: '+256772123456',
      message: expect.stringContaining(payment.reference),
      callbackUrl: `http://localhost:3000/webhooks/payments/mtn/${paying.billing.callbacks.secretOf('mtn')}`,
    },
  ]);
  await lookAfter(3000);
  expect(await statusOf(payment.reference)).toBe('pending');
  paying.control.decide(payment.paymentId, 'approve');
  await lookAfter(3000);
  expect(await paying.payment(shopId, payment.reference)).toMatchObject({
    status: 'paid',
    receipt: expect.stringMatching(/^\d{9,11}$/),
    message: 'Subscription activated successfully!',
  });
  const plan = await paying.plan(shopId);
  expect(plan.status).toBe('paid');
  const trialEnd = Date.parse(plan.trialEndDate ?? '');
  expect(Date.parse(plan.subscriptionEndDate ?? '')).toBe(trialEnd + 3 * monthMs);
  expect(await ledger()).toEqual(['paid by mtn', 'period_granted by mtn', 'started by seller']);
  expect(await lookAfter(dayMs)).toBe(0);
});

test('taps at once, a second tab and a repetition are one payment and one prompt', async () => {
  const answers = await Promise.all(
    ['browser-tab-number-1', 'browser-tab-number-2', 'browser-tab-number-3', 'browser-tab-number-4'].map((key) =>
      paying.subscribe(token, { phoneNumber: mtnNumber }, key),
    ),
  );
  const later = await paying.subscribe(
    token,
    { phoneNumber: '0752123456', provider: 'relworx', months: 12 },
    'browser-tab-number-5',
  );
  const ids = [...answers, later].map((answer) => answer.body.data.payment.paymentId);
  expect(new Set(ids).size).toBe(1);
  expect(paying.asked('mtn ask')).toBe(1);
  expect(paying.asked('relworx ask')).toBe(0);
});

test.each([
  ['no-money', 'There is not enough money in the wallet. Top up your MTN Mobile Money and try again.'],
  ['refuse', 'The payment was declined on the phone. Nothing was charged. You can try again.'],
] as const)(
  'a payer who answers with %s makes it failed, in words, and another one may be begun at once',
  async (answered, words) => {
    const first = await ask();
    paying.control.decide(first.paymentId, answered);
    await lookAfter(3000);
    expect(await paying.payment(shopId, first.reference)).toMatchObject({
      status: 'failed',
      message: words,
      refusedReason: words,
    });
    expect((await paying.plan(shopId)).status).toBe('trial');
    const second = await ask();
    expect(second.paymentId).not.toBe(first.paymentId);
    expect(await ledger()).toEqual(['failed by mtn', 'started by seller', 'started by seller']);
  },
);

test('a network that corrects itself is believed: failed, then paid', async () => {
  const payment = await ask();
  paying.control.set('mtn', { wrongStatus: 'failed', wrongTimes: 1 });
  await lookAfter(3000);
  expect(await statusOf(payment.reference)).toBe('failed');
  paying.control.decide(payment.paymentId, 'approve');
  await lookAfter(15 * 60_000);
  expect(await statusOf(payment.reference)).toBe('paid');
});

test('an answer that is lost is no failure: the prompt was sent once and is followed', async () => {
  paying.control.set('mtn', { answer: 'lost' });
  const payment = await ask();
  expect(payment.status).toBe('pending');
  paying.control.decide(payment.paymentId, 'approve');
  await lookAfter(3000);
  expect(await statusOf(payment.reference)).toBe('paid');
  expect(paying.asked('mtn ask')).toBe(1);
});

test('a prompt that never arrived is sent again under the same id while the seller looks, and later not', async () => {
  paying.control.set('mtn', { answer: 'error' });
  const first = await ask();
  await lookAfter(3000);
  expect(paying.asked('mtn ask')).toBe(1);
  paying.control.heal();
  await lookAfter(20_000);
  expect(paying.control.state().requests.map(({ id }) => id)).toEqual([first.paymentId]);
  expect((await mobileRow(first.paymentId)).accepted_at).not.toBeNull();

  await newSeller();
  paying.control.set('mtn', { answer: 'error' });
  const second = await ask();
  paying.control.heal();
  await lookAfter(90_000);
  expect(paying.control.state().requests).toHaveLength(1);
  expect(await paying.payment(shopId, second.reference)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('Nothing was charged'),
  });
});

test('after 10 minutes without an answer it is unknown: another one may begin, and each success brings its own period', async () => {
  const first = await ask();
  await lookAfter(600_000);
  expect(await paying.payment(shopId, first.reference)).toMatchObject({
    status: 'unknown',
    message: expect.stringContaining('MTN has not answered. Pay again only if no money left your wallet.'),
  });
  const second = await ask();
  expect(second.paymentId).not.toBe(first.paymentId);
  for (const { paymentId } of [first, second]) paying.control.decide(paymentId, 'approve');
  await lookAfter(15 * 60_000);
  expect([await statusOf(first.reference), await statusOf(second.reference)]).toEqual(['paid', 'paid']);
  const plan = await paying.plan(shopId);
  expect(Date.parse(plan.subscriptionEndDate ?? '')).toBe(Date.parse(plan.trialEndDate ?? '') + 2 * monthMs);
  expect(await ledger()).toContain('unanswered by service');
});

test('the hourly cleaning writes down that no answer came, and a late success still counts, once', async () => {
  const payment = await ask();
  paying.service.clock.advance(3 * 3600_000);
  await purgeExpired(paying.service.db, paying.service.clock.now());
  expect(await statusOf(payment.reference)).toBe('unknown');
  paying.control.decide(payment.paymentId, 'approve');
  await paying.checkDue();
  await callBack(payment.paymentId);
  expect((await ledger()).filter((entry) => entry.startsWith('paid'))).toEqual(['paid by mtn']);
});

test('a day without an answer ends the asking, stays unknown, and is left to a person with a line in the log', async () => {
  const payment = await ask();
  await lookAfter(dayMs);
  expect((await mobileRow(payment.paymentId)).trouble).toBe('no_answer');
  expect(await statusOf(payment.reference)).toBe('unknown');
  expect(paying.service.logLines.some((line) => line.includes('payment stuck: no answer for a day'))).toBe(true);
  expect(await lookAfter(dayMs)).toBe(0);
});

test.each([
  ['another sum', { saidAmount: 5000 }],
  ['another currency', { saidCurrency: 'EUR' }],
])('%s than was asked for brings no period and is left to a person', async (_, said) => {
  const payment = await ask();
  paying.control.set('mtn', said);
  paying.control.decide(payment.paymentId, 'approve');
  await lookAfter(3000);
  expect(await statusOf(payment.reference)).toBe('pending');
  expect((await mobileRow(payment.paymentId)).trouble).toBe('wrong_amount');
});

test('a transaction that an operator has recorded by hand does not pay a second time', async () => {
  const payment = await ask();
  const receipt = paying.control.decide(payment.paymentId, 'approve').transactionId ?? '';
  const received = { key: payment.paymentId, amountUgx: 10_000, months: 1, receipt };
  await inTransaction(paying.service.db, 'test', (trx) =>
    recordPayment(paying.billing, trx, shopId, received, 'operator'),
  );
  await lookAfter(3000);
  expect(await statusOf(payment.reference)).toBe('pending');
  expect((await mobileRow(payment.paymentId)).trouble).toBe('receipt_used');
  expect((await ledger()).filter((entry) => entry.startsWith('paid'))).toEqual(['paid by operator']);
});

test('a callback makes us ask at once; doubled, early or replayed it changes nothing', async () => {
  const payment = await ask();
  await callBack(payment.paymentId);
  expect(await statusOf(payment.reference)).toBe('pending');
  paying.control.decide(payment.paymentId, 'approve');
  await Promise.all([1, 2, 3].map(() => callBack(payment.paymentId)));
  await paying.becomes(async () => expect(await statusOf(payment.reference)).toBe('paid'));
  expect(await callBack(payment.paymentId)).toMatchObject({ statusCode: 200 });
  expect((await ledger()).filter((entry) => entry.startsWith('paid'))).toEqual(['paid by mtn']);
});

test('a forged callback, a guessed address and one for another provider’s payment ask no provider', async () => {
  const { paymentId } = await ask();
  const statusOfCall = async (provider: string, body: object, secret?: string) =>
    (await paying.callBack(provider, body, secret)).statusCode;
  expect(await statusOfCall('mtn', { externalId: paymentId }, 'guessed')).toBe(404);
  expect(await statusOfCall('cash', { externalId: paymentId }, 'guessed')).toBe(404);
  expect(await statusOfCall('relworx', { customer_reference: paymentId, status: 'success' })).toBe(400);
  expect(await statusOfCall('mtn', { externalId: 'not an id' })).toBe(400);
  expect(await statusOfCall('mtn', { externalId: randomUUID() })).toBe(200);
  expect(await statusOfCall('mtn', { externalId: 'x'.repeat(20_000) })).toBe(413);
  expect(paying.asked('mtn find') + paying.asked('relworx find')).toBe(0);
});

test('asking for the account’s deletion cancels the prompt; money that comes all the same is on record', async () => {
  const payment = await ask();
  const body = { password: testPassword };
  expect((await paying.service.call('POST', '/auth/me/deletion', { token, body })).status).toBe(200);
  expect(await paying.payment(shopId, payment.reference)).toMatchObject({
    status: 'failed',
    refusedReason: 'The payment was cancelled. Nothing was charged.',
  });
  paying.control.decide(payment.paymentId, 'approve');
  await lookAfter(3000);
  expect(await ledger()).toEqual(['failed by mtn', 'paid by mtn', 'period_granted by mtn', 'started by seller']);
});

test('what a provider answered is kept beside the payment for 30 days', async () => {
  const payment = await ask();
  await callBack(payment.paymentId);
  const kept = () =>
    paying.service.db
      .selectFrom('payment_answers')
      .select(['request', 'provider'])
      .where('payment_id', '=', payment.paymentId)
      .orderBy('request')
      .execute();
  await paying.becomes(async () =>
    expect(await kept()).toEqual([
      { request: 'ask', provider: 'mtn' },
      { request: 'callback', provider: 'mtn' },
      { request: 'find', provider: 'mtn' },
    ]),
  );
  await purgeExpired(paying.service.db, new Date(paying.service.clock.now().getTime() + 29 * dayMs));
  expect(await kept()).toHaveLength(3);
  await purgeExpired(paying.service.db, new Date(paying.service.clock.now().getTime() + 31 * dayMs));
  expect(await kept()).toEqual([]);
});
