import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditOf } from '#server/admin/admin.testing.ts';
import { why } from '#server/admin/users/user-actions.testing.ts';
import { insertPayment } from '#server/billing/payments/payments.queries.ts';
import { lockSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { dayMs } from '#server/platform/clock.ts';
import { waitsForALock } from '#server/platform/database/database.testing.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aPayingSeller, byHand, type PayingSeller, paymentOf } from './payments.testing.ts';

const monthMs = 30 * dayMs;
let service: TestService;
let seller: PayingSeller;

beforeAll(async () => {
  service = await openTestService(byHand);
});
afterAll(() => service.close());

beforeEach(async () => {
  seller = await aPayingSeller(service);
});

test('a payment that waits is listed as open, confirmed in the administrator’s name, and then listed as paid', async () => {
  const reference = await seller.start();
  expect(await seller.list()).toMatchObject([{ reference, status: 'pending', handle: seller.handle, receipt: null }]);
  expect(await seller.list('?state=paid')).toEqual([]);
  const answer = await seller.confirm(reference);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'The payment is confirmed.',
      data: { subscriptionStatus: 'paid', subscriptionEndDate: seller.iso(monthMs) },
    },
  });
  expect(await seller.list('?state=open')).toEqual([]);
  expect(await seller.list('?state=paid')).toMatchObject([
    { reference, status: 'paid', periodEndsAt: seller.iso(monthMs) },
  ]);
  expect((await seller.ledger()).map(({ entry, actor }) => `${entry} by ${actor}`)).toEqual([
    'started by seller',
    `period_granted by ${seller.adminId}`,
    `paid by ${seller.adminId}`,
  ]);
  const [entry] = await seller.audit();
  expect(entry).toMatchObject({
    action: 'payment.confirmed',
    subject_id: seller.shopId,
    reason: why,
    details: { amountUgx: 10_000, before: 'pending', from: seller.iso(0), to: seller.iso(monthMs) },
  });
});

test('however often it is confirmed, it brings its month once and is on the log once', async () => {
  const reference = await seller.start();
  const answers = await Promise.all([seller.confirm(reference), seller.confirm(reference), seller.confirm(reference)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of answers) expect(body.data.subscriptionEndDate).toBe(seller.iso(monthMs));
  expect((await seller.ledger()).filter(({ entry }) => entry === 'paid')).toHaveLength(1);
  // The administrator who came too late was still shown the seller.
  expect((await auditOf(service.db, seller.adminId)).map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['payment.confirmed', seller.shopId],
    ['user.looked_at', seller.shopId],
    ['user.looked_at', seller.shopId],
  ]);
});

test('the seller reads why a payment was refused; it can be confirmed after all', async () => {
  const reference = await seller.start();
  const refused = await seller.refuse(reference, ' Only UGX 5,000 came. ');
  expect(paymentOf(refused.body.data, reference)).toMatchObject({
    status: 'refused',
    refusedReason: 'Only UGX 5,000 came.',
  });
  await seller.advance(dayMs);
  const confirmed = await seller.confirm(reference);
  expect(paymentOf(confirmed.body.data, reference)).toMatchObject({
    status: 'paid',
    refusedReason: null,
    periodEndsAt: seller.iso(monthMs),
  });
});

test('a confirmed payment is not refused but taken back', async () => {
  const reference = await seller.start();
  await seller.confirm(reference);
  expect(await seller.refuse(reference)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('confirmed') },
  });
  expect((await seller.takeBack(reference)).status).toBe(200);
});

test('a payment that was never confirmed cannot be taken back', async () => {
  const reference = await seller.start();
  expect(await seller.takeBack(reference)).toMatchObject({ status: 409 });
  expect(await seller.audit()).toEqual([]);
});

test('taken back, the month is gone, the seller reads why, the ledger holds both, and it can be confirmed again', async () => {
  const reference = await seller.start();
  await seller.confirm(reference);
  await seller.advance(10 * dayMs);
  const answer = await seller.takeBack(reference);
  expect(answer.body).toMatchObject({
    message: 'The payment no longer counts.',
    data: { subscriptionStatus: 'expired', subscriptionEndDate: null },
  });
  expect(paymentOf(answer.body.data, reference)).toMatchObject({
    status: 'refused',
    paidAt: null,
    periodEndsAt: null,
    refusedReason: expect.stringContaining('confirmed by mistake'),
  });
  const taken = (await seller.ledger()).at(-1);
  expect(taken).toMatchObject({
    entry: 'taken_back',
    actor: expect.any(String),
    period_starts_at: seller.fromNow(0),
    period_ends_at: seller.fromNow(20 * dayMs),
  });
  await seller.advance(1000);
  expect((await seller.takeBack(reference)).status).toBe(200);
  await seller.confirm(reference);
  const row = await service.db
    .selectFrom('subscriptions')
    .select('subscription_ends_at')
    .where('shop_id', '=', seller.shopId)
    .executeTakeFirstOrThrow();
  expect(row.subscription_ends_at).toEqual(seller.fromNow(monthMs));
  const entries = (await seller.ledger()).map(({ entry }) => entry);
  expect(entries.filter((entry) => entry === 'taken_back')).toHaveLength(1);
  expect(entries.filter((entry) => entry === 'paid')).toHaveLength(2);
});

test('during the trial a payment that is taken back leaves the trial as it was', async () => {
  await seller.setTrial(5 * dayMs);
  const reference = await seller.start();
  expect((await seller.confirm(reference)).body.data.subscriptionEndDate).toBe(seller.iso(35 * dayMs));
  expect((await seller.takeBack(reference)).body.data).toMatchObject({
    subscriptionStatus: 'trial',
    trialEndDate: seller.iso(5 * dayMs),
    subscriptionEndDate: null,
  });
});

test('other paid time is never cut: what was paid later begins earlier and keeps its whole length', async () => {
  const first = await seller.start();
  await seller.confirm(first);
  await seller.advance(10 * dayMs);
  const second = (await seller.receive({ months: 2, amountUgx: 20_000 })).body.data.payments[0]?.reference ?? '';
  expect(second).toMatch(/^DK-/);
  const third = (await seller.receive({ months: 1, amountUgx: 10_000, receipt: `${seller.receipt}.2` })).body.data;
  expect(third.subscriptionEndDate).toBe(seller.iso(20 * dayMs + 3 * monthMs));
  const after = (await seller.takeBack(first)).body.data;
  expect(after).toMatchObject({ subscriptionStatus: 'paid', subscriptionEndDate: seller.iso(3 * monthMs) });
  expect(paymentOf(after, second)).toMatchObject({
    periodStartsAt: seller.iso(0),
    periodEndsAt: seller.iso(2 * monthMs),
  });
  // And from the middle, a day later.
  await seller.advance(dayMs);
  expect((await seller.takeBack(second)).body.data.subscriptionEndDate).toBe(seller.iso(monthMs));
});

test('days that were given after a payment begin earlier, too: taking it back leaves no free months', async () => {
  const first = await seller.start();
  await seller.confirm(first);
  expect((await seller.give(7)).body.data.complimentaryEndDate).toBe(seller.iso(monthMs + 7 * dayMs));
  await seller.receive({ months: 1 });
  await seller.advance(10 * dayMs);
  expect((await seller.takeBack(first)).body.data).toMatchObject({
    complimentaryEndDate: seller.iso(7 * dayMs),
    subscriptionEndDate: seller.iso(7 * dayMs + monthMs),
  });
});

test('days that were given before a payment stay as they are when it is taken back', async () => {
  await seller.give(7);
  const first = await seller.start();
  await seller.confirm(first);
  expect((await seller.takeBack(first)).body.data).toMatchObject({
    subscriptionStatus: 'active',
    complimentaryEndDate: seller.iso(7 * dayMs),
    subscriptionEndDate: null,
  });
});

test.runIf(testDatabaseUrl())(
  'a seller who pays and an administrator who gives days do not wait in a circle',
  async () => {
    const other = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: null });
    let given: ReturnType<typeof seller.give> | undefined;
    await other.db.transaction().execute(async (trx) => {
      await lockSubscription(trx, seller.shopId);
      given = seller.give(7);
      await vi.waitFor(async () => expect(await waitsForALock(service.db)).toBe(true));
      await insertPayment(trx, {
        shop_id: seller.shopId,
        idempotency_key: 'paid-before',
        provider: 'manual',
        status: 'pending',
        amount_ugx: 10_000,
        months: 1,
        created_at: seller.fromNow(0),
        lapses_at: seller.fromNow(dayMs),
      });
    });
    await other.close();
    expect(await given).toMatchObject({ status: 200 });
  },
);

test('what was used up already is not taken from anybody', async () => {
  const first = await seller.start();
  await seller.confirm(first);
  await seller.advance(40 * dayMs);
  const later = (await seller.receive({ months: 1 })).body.data;
  expect(later.subscriptionEndDate).toBe(seller.iso(monthMs));
  expect((await seller.takeBack(first)).body.data.subscriptionEndDate).toBe(seller.iso(monthMs));
});

test('a reference of nothing and a seller who is gone are not found', async () => {
  for (const what of ['confirmation', 'refusal', 'taking-back'])
    expect((await seller.decide('DK-XXXXXX', what, what === 'refusal' ? { shown: 'Nothing came' } : {})).status).toBe(
      404,
    );
  const reference = await seller.start();
  await service.db.deleteFrom('accounts').where('account_id', '=', seller.shopId).execute();
  expect((await seller.confirm(reference)).status).toBe(404);
  expect((await seller.receive()).status).toBe(404);
});

test('a viewer reads the list and decides nothing', async () => {
  const reference = await seller.start();
  await seller.advance(0, 'viewer');
  expect(await seller.list()).toMatchObject([{ reference }]);
  const tried = [
    await seller.confirm(reference),
    await seller.refuse(reference),
    await seller.takeBack(reference),
    await seller.receive(),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
