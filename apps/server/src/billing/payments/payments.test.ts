import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { monthMs } from '#server/billing/subscriptions/periods.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { confirmPayment, refusePayment, requirePaymentByReference } from './settlement.ts';

let service: TestService;
let shopId: string;
let token: string;
let sellers = 0;

beforeAll(async () => {
  service = await openTestService({
    PAYMENT_PROVIDER: 'manual',
    MANUAL_MERCHANT_NUMBER: '+256772123456',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  });
});
afterAll(() => service.close());

beforeEach(async () => {
  sellers += 1;
  const { user } = await service.signUp(`payer.${sellers}`);
  shopId = user.id;
  token = await signIn();
});
afterEach(() => service.db.updateTable('settings').set({ value: '10000' }).where('key', '=', 'price_ugx').execute());

/** An access token lasts 15 minutes of the clock that these tests move by days. */
async function signIn(): Promise<string> {
  await service.db.deleteFrom('rate_limits').execute();
  const body = { handle: `payer.${sellers}`, password: 'Muyembe-42-Trees' };
  const answer = await service.call<{ accessToken: string }>('POST', '/auth/password/signin', { body });
  return answer.body.data.accessToken;
}

async function advance(ms: number): Promise<void> {
  service.clock.advance(ms);
  token = await signIn();
}

const subscribe = (headers: Record<string, string> = {}) =>
  service.call<Subscription & { payment: Payment }>('POST', '/auth/subscribe', {
    token,
    headers: { 'content-type': 'application/json', ...headers },
  });
const status = async () => (await service.call<Subscription>('GET', '/auth/subscription-status', { token })).body.data;
const payments = async () =>
  (await service.call<{ payments: Payment[] }>('GET', '/billing/payments', { token })).body.data.payments;
const find = (reference: string) => requirePaymentByReference(service.app.services.billing, reference);
const confirm = async (reference: string) =>
  confirmPayment(service.app.services.billing, await find(reference), 'operator');
const refuse = async (reference: string, reason: string) =>
  refusePayment(service.app.services.billing, await find(reference), reason, 'operator');
const fromNow = (ms: number) => new Date(service.clock.now().getTime() + ms).toISOString();

const ledger = async () => {
  const rows = await service.db
    .selectFrom('payment_ledger')
    .select(['entry', 'actor', 'reason', 'amount_ugx'])
    .where('shop_id', '=', shopId)
    .orderBy('recorded_at')
    .orderBy('entry')
    .execute();
  return rows.map(({ entry, actor }) => `${entry} by ${actor}`).sort();
};

test('a month paid by hand waits with number, name, amount and reference, and is not paid before it is confirmed', async () => {
  const answer = await subscribe();
  const { payment } = answer.body.data;
  expect(answer.status).toBe(200);
  expect(payment).toMatchObject({
    paymentId: expect.any(String),
    provider: 'manual',
    status: 'pending',
    amountUgx: 10_000,
    months: 1,
    reference: expect.stringMatching(/^DK-[34679ACDEFHJKMNPQRTVWXY]{6}$/),
    instructions: { merchantNumber: '+256772123456', merchantName: 'Dukalink Ltd' },
    receipt: null,
    createdAt: fromNow(0),
    lapsesAt: fromNow(7 * dayMs),
    paidAt: null,
    periodStartsAt: null,
    periodEndsAt: null,
    refusedReason: null,
  });
  expect(answer.body.message).toBe(
    `Send UGX 10,000 to +256772123456 (Dukalink Ltd) with the reference ${payment.reference}. Your month starts when we have received it.`,
  );
  expect(answer.body.data).toMatchObject({ status: 'trial', subscriptionEndDate: null, expiresAt: fromNow(7 * dayMs) });
  expect(await status()).toEqual(answer.body.data);
  expect(await payments()).toEqual([payment]);
});

test('a confirmed month is added after the trial, and the seller who paid sees "paid" at once', async () => {
  const { reference } = (await subscribe()).body.data.payment;
  await confirm(reference);
  expect(await status()).toMatchObject({
    status: 'paid',
    trialEndDate: fromNow(7 * dayMs),
    subscriptionEndDate: fromNow(7 * dayMs + monthMs),
    expiresAt: fromNow(7 * dayMs + monthMs),
    priceUgx: 10_000,
    trialDays: 7,
    readsWithAi: false,
    serverTime: fromNow(0),
    payment: {
      status: 'paid',
      instructions: null,
      paidAt: fromNow(0),
      periodStartsAt: fromNow(7 * dayMs),
      periodEndsAt: fromNow(7 * dayMs + monthMs),
    },
  });
  expect(await ledger()).toEqual(['paid by operator', 'period_granted by operator', 'started by seller']);
});

test('taps at the same time, a second tab and a later visit find the one payment that waits', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((tab) => subscribe({ 'idempotency-key': `browser-tab-number-${tab}` })),
  );
  await service.db.updateTable('settings').set({ value: '12000' }).where('key', '=', 'price_ugx').execute();
  const later = await subscribe();
  expect(later.body.data).toMatchObject({ priceUgx: 12_000, payment: { amountUgx: 10_000 } });
  const references = [...answers, later].map((answer) => answer.body.data.payment.reference);
  expect(new Set(references).size).toBe(1);
  expect(await payments()).toHaveLength(1);
  expect(await ledger()).toEqual(['started by seller']);
});

test('confirmed twice and at the same time, a payment brings one period', async () => {
  const { reference } = (await subscribe()).body.data.payment;
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => confirm(reference)));
  service.clock.advance(1000);
  others.push(await confirm(reference.toLowerCase().replace('dk-', ' ')));
  for (const other of others) expect(other).toEqual(first);
  expect((await status()).expiresAt).toBe(first?.period_ends_at?.toISOString());
  expect(await ledger()).toEqual(['paid by operator', 'period_granted by operator', 'started by seller']);
});

test('a refused payment says why, and the next one is a new one', async () => {
  const first = (await subscribe()).body.data.payment;
  await refuse(first.reference, ' Only UGX 5,000 came. ');
  await refuse(first.reference, 'Another reason');
  expect((await status()).payment).toMatchObject({ status: 'refused', refusedReason: 'Only UGX 5,000 came.' });
  expect((await status()).status).toBe('trial');
  await expect(confirm(first.reference)).rejects.toMatchObject({ code: 'conflict' });
  const second = (await subscribe()).body.data.payment;
  expect(second.reference).not.toBe(first.reference);
  await confirm(second.reference);
  await expect(refuse(second.reference, 'Too late')).rejects.toMatchObject({ code: 'conflict' });
  await expect(refuse(first.reference, '  ')).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(confirm('DK-AAAAAA')).rejects.toMatchObject({ code: 'not_found' });
  await expect(confirm('nonsense')).rejects.toMatchObject({ code: 'not_found' });
  expect(await ledger()).toEqual([
    'paid by operator',
    'period_granted by operator',
    'refused by operator',
    'started by seller',
    'started by seller',
  ]);
});

test('a payment that no one confirmed lapses after 7 days, makes room for another, and counts when the money comes late', async () => {
  const first = (await subscribe()).body.data.payment;
  await advance(7 * dayMs - 1);
  expect((await status()).payment).toMatchObject({ status: 'pending', reference: first.reference });
  await advance(1);
  expect(await status()).toMatchObject({ status: 'expired', expiresAt: null, payment: { status: 'lapsed' } });
  await service.db.updateTable('settings').set({ value: '12000' }).where('key', '=', 'price_ugx').execute();
  const second = (await subscribe()).body.data.payment;
  expect(second).toMatchObject({ status: 'pending', amountUgx: 12_000 });
  expect(second.reference).not.toBe(first.reference);
  await confirm(first.reference);
  expect(await status()).toMatchObject({ status: 'paid', expiresAt: fromNow(monthMs), payment: { status: 'pending' } });
  await confirm(second.reference);
  expect((await status()).expiresAt).toBe(fromNow(2 * monthMs));
  expect((await payments()).map(({ reference, status }) => [reference, status])).toEqual([
    [second.reference, 'paid'],
    [first.reference, 'paid'],
  ]);
});

test('the hourly cleaning writes down who did not pay in time, once', async () => {
  await subscribe();
  await advance(7 * dayMs);
  await purgeExpired(service.db, service.clock.now());
  await purgeExpired(service.db, service.clock.now());
  expect(await ledger()).toEqual(['lapsed by service', 'started by seller']);
  expect((await payments())[0]?.status).toBe('lapsed');
});

test('an expired seller can pay and reads everything; the import goes on with the month, and only then', async () => {
  const nextImport = async () => {
    const row = await service.db
      .selectFrom('import_states')
      .select('next_import_at')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    return row.next_import_at.toISOString();
  };
  await advance(8 * dayMs);
  const inAnHour = fromNow(3600_000);
  await service.db
    .updateTable('import_states')
    .set({ next_import_at: inAnHour })
    .where('shop_id', '=', shopId)
    .execute();
  const { reference } = (await subscribe()).body.data.payment;
  expect(await status()).toMatchObject({ status: 'expired', payment: { status: 'pending' } });
  expect(await payments()).toHaveLength(1);
  expect(await nextImport()).toBe(inAnHour);
  await confirm(reference);
  expect(await nextImport()).toBe(fromNow(0));
  expect(await status()).toMatchObject({ status: 'paid', subscriptionEndDate: fromNow(monthMs) });
  // Who pays ahead does not jump the line.
  await service.db
    .updateTable('import_states')
    .set({ next_import_at: inAnHour })
    .where('shop_id', '=', shopId)
    .execute();
  await confirm((await subscribe()).body.data.payment.reference);
  expect(await nextImport()).toBe(inAnHour);
});

test('a repeated request whose answer was lost finds its own payment, also when that is paid by now', async () => {
  const key = { 'idempotency-key': 'the-lost-answer-1' };
  const { reference } = (await subscribe(key)).body.data.payment;
  await confirm(reference);
  // The process died before it had kept the answer.
  await service.db.deleteFrom('idempotency_keys').execute();
  const again = await subscribe(key);
  expect(again.body).toMatchObject({
    message: 'Subscription activated successfully!',
    data: { status: 'paid', payment: { reference, status: 'paid' } },
  });
  expect(await payments()).toHaveLength(1);
});

test('a complimentary plan is told as paid, with its end, and a month is added after it', async () => {
  const free = fromNow(50 * dayMs);
  await service.db
    .updateTable('subscriptions')
    .set({ complimentary_ends_at: free })
    .where('shop_id', '=', shopId)
    .execute();
  expect(await status()).toMatchObject({ status: 'paid', subscriptionEndDate: free, expiresAt: free });
  await confirm((await subscribe()).body.data.payment.reference);
  expect((await status()).expiresAt).toBe(fromNow(50 * dayMs + monthMs));
});

test('no one sees the payments of another seller', async () => {
  await subscribe();
  const stranger = await service.signUp(`stranger.${sellers}`);
  const own = await service.call<{ payments: Payment[] }>('GET', '/billing/payments', { token: stranger.accessToken });
  expect(own.body.data.payments).toEqual([]);
  const seen = await service.call<Subscription>('GET', '/auth/subscription-status', { token: stranger.accessToken });
  expect(seen.body.data.payment).toBeNull();
});

test('the ledger can be neither changed nor emptied, and outlives the account', async () => {
  await subscribe();
  const { db } = service;
  await expect(db.updateTable('payment_ledger').set({ amount_ugx: 1 }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('payment_ledger').execute()).rejects.toThrow('append-only');
  await expect(sql`truncate payment_ledger`.execute(db)).rejects.toThrow('append-only');
  await db.deleteFrom('accounts').where('account_id', '=', shopId).execute();
  expect(await ledger()).toEqual(['started by seller']);
});

test('a confirmation that breaks midway leaves the payment waiting and grants nothing', async () => {
  const { reference } = (await subscribe()).body.data.payment;
  await sql`create function refuse_grant() returns trigger language plpgsql as $$
    begin if new.entry = 'period_granted' then raise exception 'broken on purpose'; end if; return new; end $$`.execute(
    service.db,
  );
  await sql`create trigger broken before insert on payment_ledger for each row execute function refuse_grant()`.execute(
    service.db,
  );
  await expect(confirm(reference)).rejects.toThrow('broken on purpose');
  await sql`drop trigger broken on payment_ledger`.execute(service.db);
  expect(await status()).toMatchObject({ status: 'trial', subscriptionEndDate: null, payment: { status: 'pending' } });
  expect(await ledger()).toEqual(['started by seller']);
  await confirm(reference);
  expect((await status()).status).toBe('paid');
});

test('no one pays for a shop that will be deleted, and can once that is taken back', async () => {
  await service.call('POST', '/auth/me/deletion', { token, body: { password: 'Muyembe-42-Trees' } });
  const refused = await subscribe();
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(refused.body.message).toContain('first tap “Keep my account”');
  expect(await payments()).toEqual([]);
  await service.call('DELETE', '/auth/me/deletion', { token });
  expect((await subscribe()).body.data.payment.status).toBe('pending');
});
