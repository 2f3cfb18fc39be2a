import type {
  ReconcileBody,
  Reconciliation,
  ReconciliationOverview,
} from '@app/contracts/admin/payments/reconciliation.schemas';
import type { PayerAction } from '@app/payments-simulator/payments/payment-request';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSupporter, type Supporter, why } from '#server/admin/users/user-actions.testing.ts';
import { openPayingService } from '#server/billing/mobile-money/paying-service.testing.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
let support: Supporter;
let day: string;
let sellers = 0;

beforeAll(async () => {
  paying = await openPayingService('relworx,flutterwave,mtn');
});
beforeEach(async () => {
  // The simulator keeps what was paid, as the ledger does.
  paying.control.heal();
  await paying.service.db.deleteFrom('rate_limits').execute();
  support = await aSupporter(paying.service);
  day = dayInKampala(paying.service.clock.now());
});
afterAll(() => paying.close());

/** A payment of a new seller, paid here and there unless the payer does something else. */
async function pay(provider: string, payer: PayerAction | null = 'approve') {
  sellers += 1;
  paying.service.clock.advance(1000);
  const { accessToken } = await paying.service.signUp(`reconciled.${sellers}`);
  const phoneNumber = `07721${String(sellers).padStart(5, '0')}`;
  const answer = await paying.subscribe(accessToken, { phoneNumber, provider });
  const { payment } = answer.body.data;
  if (payer !== null) {
    paying.control.decide(payment.paymentId, payer);
    paying.service.clock.advance(5000);
    await paying.checkDue();
  }
  return payment;
}

const compare = async (body: Partial<ReconcileBody> & Pick<ReconcileBody, 'provider'>) =>
  (await support.call<Reconciliation>('POST', '/payments/reconciliation', { day, ...body })).body.data;

/** What is found about these payments, and about payments unknown here. */
async function found(body: Parameters<typeof compare>[0], ...payments: { reference: string }[]) {
  const { differences } = await compare(body);
  const ours = new Set(payments.map(({ reference }) => reference));
  return differences
    .filter((one) => one.ours === null || ours.has(one.ours.reference))
    .map(({ kind, ours, theirs }) => ({ kind, reference: ours?.reference ?? null, lines: theirs.length }));
}

test.each(['relworx', 'flutterwave'] as const)(
  'books that agree have no difference: %s lists what is paid here, and what failed on both sides is none',
  async (provider) => {
    const paid = await pay(provider);
    const refused = await pay(provider, 'refuse');
    expect(await found({ provider }, paid, refused)).toEqual([]);
    const { ours, theirs, source } = await compare({ provider });
    expect([ours, source]).toEqual([theirs, 'list']);
    expect(ours.count).toBeGreaterThan(0);
  },
);

test('money that they have and that is not paid here is found in their list; asking credits it late, and the books agree', async () => {
  paying.control.set('relworx', { callbacks: 'lost' });
  const payment = await pay('relworx', null);
  paying.control.decide(payment.paymentId, 'approve');
  const difference = { kind: 'theirs_only', reference: payment.reference, lines: 1 };
  expect(await found({ provider: 'relworx' }, payment)).toEqual([difference]);
  await support.call('POST', `/payments/${payment.reference}/check`);
  expect(await found({ provider: 'relworx' }, payment)).toEqual([]);
});

test('money that comes when its seller’s account is gone is found by its reference', async () => {
  paying.control.set('relworx', { callbacks: 'lost' });
  const payment = await pay('relworx', null);
  const { db } = paying.service;
  const { shop_id } = await db
    .selectFrom('payments')
    .select('shop_id')
    .where('reference', '=', payment.reference)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('accounts').where('account_id', '=', shop_id).execute();
  paying.control.decide(payment.paymentId, 'approve');
  expect(await found({ provider: 'relworx' }, payment)).toEqual([
    { kind: 'theirs_only', reference: payment.reference, lines: 1 },
  ]);
});

test('what is paid here and not in their list, and what they took in another sum, is found', async () => {
  const [missing, other] = [await pay('relworx', null), await pay('relworx')];
  await support.call('POST', `/payments/${missing.reference}/confirmation`, { reason: why });
  paying.control.set('relworx', { saidAmount: 100 });
  expect(await found({ provider: 'relworx' }, missing, other)).toEqual([
    { kind: 'ours_only', reference: missing.reference, lines: 1 },
    { kind: 'amount', reference: other.reference, lines: 1 },
  ]);
});

test('a statement shows what was doubled, given back, of another currency, and never asked for', async () => {
  const [fine, doubled, back, other] = [await pay('mtn'), await pay('mtn'), await pay('mtn'), await pay('mtn')];
  const line = (name: string, state = 'successful', currency = 'UGX') =>
    `${name},10000,${currency},${state},${day} 12:00`;
  const statement = [
    'External Id,Amount,Currency,Status,Date',
    line(fine.paymentId.toUpperCase()),
    line(doubled.paymentId),
    line(doubled.reference),
    line(back.paymentId),
    line(back.paymentId, 'reversed'),
    line(other.paymentId, 'successful', 'EUR'),
    line('another-accounts'),
    line('refused-payer', 'failed'),
  ].join('\n');
  expect(await found({ provider: 'mtn', statement }, fine, doubled, back, other)).toEqual([
    { kind: 'theirs_only', reference: null, lines: 1 },
    { kind: 'doubled', reference: doubled.reference, lines: 2 },
    { kind: 'given_back', reference: back.reference, lines: 2 },
    { kind: 'amount', reference: other.reference, lines: 1 },
  ]);
});

test('a payment is recognised by the network’s transaction alone, and what was taken back here must not be paid there', async () => {
  const payment = await pay('mtn');
  const [request] = paying.control.state().requests.filter(({ reference }) => reference === payment.paymentId);
  const statement = `Transaction Id,Amount,Date\n${request?.transactionId},10000,${day} 12:00`;
  expect(await found({ provider: 'mtn', statement }, payment)).toEqual([]);
  await support.call('POST', `/payments/${payment.reference}/taking-back`, { reason: why });
  expect(await found({ provider: 'mtn', statement }, payment)).toEqual([
    { kind: 'theirs_only', reference: payment.reference, lines: 1 },
  ]);
});

test('what was compared is on the audit log; comparing changes no payment and no ledger', async () => {
  const rows = () => paying.service.db.selectFrom('payment_ledger').select('entry').execute();
  const before = await rows();
  const { differenceCount } = await compare({ provider: 'relworx' });
  expect(await rows()).toEqual(before);
  expect(await support.audit()).toEqual([
    expect.objectContaining({
      action: 'payments.reconciled',
      details: { provider: 'relworx', day, source: 'list', differences: differenceCount },
    }),
  ]);
});

test('what was compared by hand is kept, too', async () => {
  const { differenceCount } = await compare({ provider: 'relworx' });
  const { providers } = (await support.call<ReconciliationOverview>('GET', '/payments/reconciliation')).body.data;
  expect(providers.find(({ provider }) => provider === 'relworx')?.last).toMatchObject({ day, differenceCount });
  const kept = await support.call<Reconciliation>('GET', `/payments/reconciliation/relworx/${day}`);
  expect(kept.body.data).toMatchObject({ provider: 'relworx', day, differenceCount });
  expect((await support.call('GET', '/payments/reconciliation/relworx/2025-01-01')).status).toBe(404);
});

test('a provider without a list needs a statement, one that does not answer says so, and a day to come is refused', async () => {
  const answer = (body: object) => support.call('POST', '/payments/reconciliation', { day, ...body });
  expect((await answer({ provider: 'mtn' })).body.errors).toMatchObject([{ field: 'statement' }]);
  expect((await answer({ provider: 'mtn', day: '2999-01-01' })).body.errors).toMatchObject([{ field: 'day' }]);
  paying.control.set('relworx', { isDown: true });
  expect((await answer({ provider: 'relworx' })).status).toBe(503);
  const viewer = await aSupporter(paying.service, 'viewer');
  expect((await viewer.call('POST', '/payments/reconciliation', { day, provider: 'mtn' })).status).toBe(403);
});
