import type { Payment } from '@app/contracts/billing/billing.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayingService } from '#server/billing/mobile-money/paying-service.testing.ts';
import { takeBackPayment } from '#server/billing/payments/decide-payment.ts';
import { confirmPayment, requirePaymentByReference } from '#server/billing/payments/settlement.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { readReconciliationOverview, reconcileDay } from './reconcile.ts';
import { reconcileLastDays } from './reconciliation.jobs.ts';
import { countDifferences, findReconciliation, listUnsettledDays } from './reconciliations.queries.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
/** Since midnight UTC. */
const noonInKampalaMs = 9 * 3600_000;
/** On which all is paid. */
let day: string;
/** Paid here by an operator's word, and not at Relworx. */
let differing: Payment;

beforeAll(async () => {
  paying = await openPayingService('relworx,flutterwave,mtn');
  // At noon in Kampala, so that a day later is past the hour at which a day is compared for good.
  paying.service.clock.advance(dayMs - ((paying.service.clock.now().getTime() - noonInKampalaMs) % dayMs));
  day = dayInKampala(paying.service.clock.now());
  const begin = async (handle: string, provider: string) => {
    const { accessToken } = await paying.service.signUp(handle);
    return (await paying.subscribe(accessToken, { phoneNumber: '0772123456', provider })).body.data.payment;
  };
  const agreeing = await begin('books.agree', 'flutterwave');
  paying.control.decide(agreeing.paymentId, 'approve');
  differing = await begin('books.differ', 'relworx');
  paying.service.clock.advance(5000);
  await paying.checkDue();
  await confirmPayment(
    paying.billing,
    await requirePaymentByReference(paying.billing, differing.reference),
    'operator',
  );
});
afterAll(() => paying.close());

/** Time goes on to the next morning; what is said about `day` then. */
async function nextMorning() {
  paying.service.clock.advance(dayMs);
  const before = paying.service.logLines.length;
  await reconcileLastDays(paying.billing);
  const said = paying.service.logLines.slice(before).map((line) => JSON.parse(line));
  return said.filter((line) => line.day === day);
}
const now = () => paying.service.clock.now().toISOString();
const overview = () => readReconciliationOverview(paying.billing);

test('yesterday is compared with every list there is: what differs is an error in the log, and kept for the administrators', async () => {
  expect(await nextMorning()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: "payments differ from the provider's list",
      provider: 'relworx',
      kinds: { ours_only: 1 },
    }),
    expect.objectContaining({ level: 30, msg: "payments agree with the provider's list", provider: 'flutterwave' }),
  ]);
  const { providers, open } = await overview();
  expect(open).toEqual([{ provider: 'relworx', day, comparedAt: now(), differenceCount: 1, differsSince: now() }]);
  expect(providers).toMatchObject([
    { provider: 'mtn', title: 'MTN MoMo', isSetUp: true, hasList: false, last: null },
    { provider: 'relworx', hasList: true, last: { day, differenceCount: 1 } },
    { provider: 'flutterwave', hasList: true, last: { day, differenceCount: 0 } },
  ]);
  const result = await findReconciliation(paying.service.db, 'relworx', day);
  expect(result?.differences).toMatchObject([{ kind: 'ours_only', ours: { reference: differing.reference } }]);
  expect(await countDifferences(paying.service.db)).toContainEqual({
    provider: 'relworx',
    count: 1,
    comparedAtSeconds: paying.service.clock.now().getTime() / 1000,
  });
});

test('what differs is compared again each morning, since when stays, and what agrees is not asked about again', async () => {
  const [{ differsSince } = { differsSince: null }] = (await overview()).open;
  expect(await nextMorning()).toMatchObject([{ provider: 'relworx', differenceCount: 1 }]);
  expect((await overview()).open).toMatchObject([{ provider: 'relworx', comparedAt: now(), differsSince }]);
  const { db, billing } = { db: paying.service.db, billing: paying.billing };
  const payment = await requirePaymentByReference(billing, differing.reference);
  await inTransaction(db, 'test.take-back', (trx) => takeBackPayment(billing, trx, payment, { actor: 'operator' }));
  expect(await nextMorning()).toMatchObject([{ level: 30, provider: 'relworx' }]);
  expect((await overview()).open).toEqual([]);
  expect(await nextMorning()).toEqual([]);
});

test('a provider that does not list its payments leaves the day open, keeps no other from being compared, and is asked again', async () => {
  paying.control.set('relworx', { isDown: true });
  await nextMorning();
  const yesterday = addDays(dayInKampala(paying.service.clock.now()), -1);
  const silent = { provider: 'relworx', day: yesterday, differenceCount: null, differsSince: null };
  expect((await overview()).open).toMatchObject([silent]);
  expect((await overview()).providers.at(-1)).toMatchObject({ provider: 'flutterwave', last: { day: yesterday } });
  paying.control.heal();
  await nextMorning();
  expect((await overview()).open).toEqual([]);
});

test('a day that was compared before it ended is compared again', async () => {
  const { billing, service } = paying;
  const today = dayInKampala(service.clock.now());
  const unsettled = async () => {
    await reconcileDay(billing, { provider: 'flutterwave', day: today });
    return listUnsettledDays(service.db, 'flutterwave', [today]);
  };
  expect(await unsettled()).toEqual([today]);
  service.clock.advance(2 * dayMs);
  expect(await unsettled()).toEqual([]);
});
