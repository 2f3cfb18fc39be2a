import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSupporter } from '#server/admin/users/user-actions.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aPayingSeller, byHand, type PayingSeller, paymentOf } from './payments.testing.ts';

const monthMs = 30 * 24 * 3600_000;
let service: TestService;
let seller: PayingSeller;

beforeAll(async () => {
  service = await openTestService(byHand);
});
afterAll(() => service.close());

beforeEach(async () => {
  seller = await aPayingSeller(service);
});

test('money received by hand is paid at once, with its receipt and a reference of its own, in the administrator’s name', async () => {
  const answer = await seller.receive();
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'The payment is recorded.',
      data: { subscriptionStatus: 'paid', subscriptionEndDate: seller.iso(3 * monthMs) },
    },
  });
  expect(answer.body.data.payments).toMatchObject([
    {
      provider: 'manual',
      status: 'paid',
      amountUgx: 30_000,
      months: 3,
      receipt: seller.receipt,
      reference: expect.stringMatching(/^DK-[34679ACDEFHJKMNPQRTVWXY]{6}$/),
      periodStartsAt: seller.iso(0),
      periodEndsAt: seller.iso(3 * monthMs),
    },
  ]);
  expect((await seller.ledger()).map(({ entry, actor }) => `${entry} by ${actor}`).sort()).toEqual(
    ['paid', 'period_granted', 'started'].map((entry) => `${entry} by ${seller.adminId}`),
  );
  const [entry] = await seller.audit();
  expect(entry).toMatchObject({
    action: 'payment.recorded',
    details: { amountUgx: 30_000, months: 3, to: seller.iso(3 * monthMs) },
  });
  expect(JSON.stringify(entry)).not.toContain(seller.receipt);
});

test('it does not disturb the payment that the seller has started', async () => {
  const reference = await seller.start();
  const { data } = (await seller.receive()).body;
  expect(paymentOf(data, reference)).toMatchObject({ status: 'pending' });
});

test('a double click records it once, with a key and without', async () => {
  const headers = { 'idempotency-key': `received-${seller.shopId}` };
  const first = await seller.receive({}, headers);
  expect((await seller.receive({}, headers)).body).toEqual(first.body);
  await service.db.deleteFrom('idempotency_keys').execute();
  // The answer is forgotten; the payment keeps the key.
  expect((await seller.receive({}, headers)).body.data.payments).toHaveLength(1);
  expect(await seller.receive({ amountUgx: 1 }, { 'idempotency-key': `received-${seller.shopId}` })).toMatchObject({
    status: 422,
  });
  const again = await seller.receive({ receipt: `${seller.receipt.toLowerCase()} ` });
  expect(again).toMatchObject({ status: 400, body: { errors: [{ field: 'receipt' }] } });
  expect(await seller.audit()).toHaveLength(1);
});

test('two administrators with one receipt at once record it once', async () => {
  const other = await aSupporter(service);
  const body = { amountUgx: 10_000, months: 1, receipt: seller.receipt };
  const answers = await Promise.all([
    seller.receive(body),
    other.act(seller.shopId, 'payments', { ...body, reason: 'It came to me' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('one receipt pays for one seller only', async () => {
  const other = await aPayingSeller(service);
  const answers = await Promise.all([seller.receive(), other.receive({ receipt: seller.receipt })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('the receipt of a payment that was taken back can be recorded again, and then not confirmed twice', async () => {
  const first = (await seller.receive()).body.data.payments[0]?.reference ?? '';
  await seller.takeBack(first);
  await seller.advance(1000);
  const again = await seller.receive();
  expect(again.status).toBe(200);
  expect(await seller.confirm(first)).toMatchObject({ status: 409 });
  expect(again.body.data.payments.filter(({ status }) => status === 'paid')).toHaveLength(1);
});

test.each([
  [{ amountUgx: 0 }],
  [{ amountUgx: 1.5 }],
  [{ amountUgx: 100_000_001 }],
  [{ months: 0 }],
  [{ months: 25 }],
  [{ receipt: 'ab' }],
  [{ receipt: ' \u0000\u200b ' }],
  [{ reason: 'x' }],
  [{ more: 1 }],
])('%j is refused', async (body) => {
  expect((await seller.receive(body)).status).toBe(400);
  expect(await seller.ledger()).toEqual([]);
});
