import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPayingSeller, byHand, type PayingSeller } from '#server/admin/payments/payments.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let seller: PayingSeller;
let reference: string;

beforeAll(async () => {
  service = await openTestService(byHand);
});
afterAll(() => service.close());

beforeEach(async () => {
  seller = await aPayingSeller(service);
  reference = await seller.start();
});

const payment = async (): Promise<Payment | undefined> => {
  const { body } = await service.call<{ payments: Payment[] }>('GET', '/billing/payments', { token: seller.token });
  return body.data.payments.find((one) => one.reference === reference);
};
const give = async (receipt: string, token = seller.token) =>
  service.call<Subscription>('PUT', `/billing/payments/${(await payment())?.paymentId}/receipt`, {
    token,
    body: { receipt },
  });

test('"I have paid" is the seller’s word: the administrator reads the transaction ID, and nothing is paid by it', async () => {
  const answer = await give('mp250102.1234.ab');
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { status: 'expired', payment: { status: 'pending', receipt: 'MP250102.1234.AB' } } },
  });
  expect(await seller.list('?search=250102.1234')).toMatchObject([{ reference, receipt: 'MP250102.1234.AB' }]);
  expect((await seller.ledger()).map(({ entry }) => entry)).toEqual(['started']);
});

test('a double click and a later repetition change nothing, another ID takes the place of the first', async () => {
  const answers = await Promise.all([give('11111111'), give('11111111')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await give('22222222');
  expect(await payment()).toMatchObject({ status: 'pending', receipt: '22222222' });
  await seller.confirm(reference);
  expect((await give('22222222')).status).toBe(200);
  expect(await payment()).toMatchObject({ status: 'paid', receipt: '22222222' });
});

test('what is decided keeps its transaction ID', async () => {
  await give('11111111');
  await seller.refuse(reference);
  expect(await give('22222222')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await payment()).toMatchObject({ receipt: '11111111' });
});

test.each(['', '12345', '1234 5678', 'x'.repeat(41), '<b>12345</b>', '１２３４５６'])(
  'what cannot be a transaction ID is refused: %j',
  async (typed) => {
    expect(await give(typed)).toMatchObject({ status: 400, body: { errors: [{ field: 'receipt' }] } });
    expect(await payment()).toMatchObject({ receipt: null });
  },
);

test('an administrator who has seen the transaction needs no other reason, and what was seen is stored', async () => {
  await give('11111111');
  const answer = await seller.decide(reference, 'confirmation', { reason: undefined, receipt: '44444444' });
  expect(answer.status).toBe(200);
  expect(await payment()).toMatchObject({ status: 'paid', receipt: '44444444' });
  const [entry] = await seller.audit();
  expect(entry).toMatchObject({ action: 'payment.confirmed', reason: 'The transaction ID is on the payment.' });
  expect(JSON.stringify(entry)).not.toContain('44444444');
  expect((await seller.decide(reference, 'confirmation', { reason: undefined })).status).toBe(400);
});

test('one transaction pays once: for the second seller who names it nothing can be confirmed', async () => {
  await give('33333333');
  await seller.confirm(reference);
  seller = await aPayingSeller(service);
  reference = await seller.start();
  await give('33333333');
  expect(await seller.confirm(reference)).toMatchObject({ status: 409 });
  expect(await payment()).toMatchObject({ status: 'pending' });
});
