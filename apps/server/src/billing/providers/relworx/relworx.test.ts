import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCallbackServer } from '#server/billing/providers/callback-server.testing.ts';
import { aCharge, testParts } from '#server/billing/providers/mobile-money.testing.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { createRelworx, isSignedByRelworx, type RelworxVariables } from './relworx.ts';

let payments: PaymentsSimulator;
let service: Awaited<ReturnType<typeof startCallbackServer>>;
let parts: ReturnType<typeof testParts>;
beforeAll(async () => {
  [payments, service] = await Promise.all([startPaymentsSimulator(), startCallbackServer()]);
  payments.control.registerWebhook('relworx', service.url);
});
beforeEach(() => {
  payments.control.reset();
  service.callbacks.length = 0;
  parts = testParts();
});
afterAll(() => Promise.all([payments.close(), service.close()]));

const relworx = (changes: Partial<RelworxVariables & Parameters<typeof createRelworx>[1]> = {}) =>
  createRelworx(
    { ...simulatedEnvironment(payments), ...changes },
    { ...parts, webhookUrl: () => service.url, ...changes },
  );

/** Asks, and gives what `find` needs. */
async function asked(changes: Parameters<typeof aCharge>[0] = {}) {
  const ask = aCharge(changes);
  const answer = await relworx().charge(ask);
  if (answer.state !== 'pending') throw new Error(`It is ${answer.state}`);
  return { id: ask.id, providerReference: answer.providerReference };
}

test.each([
  ['mtn', '+256772123456'],
  ['airtel', '+256702123456'],
] as const)('what a payer of %s approves is paid, with the network’s transaction ID', async (network, phoneNumber) => {
  const payment = await asked({ network, phoneNumber });
  expect(await relworx().readStatus(payment)).toEqual({ state: 'pending' });
  expect(payments.control.state().requests).toMatchObject([
    { id: payment.providerReference, network, phoneNumber, amount: 10_000, message: 'Dukalink DK-7F3K9Q' },
  ]);
  const { transactionId } = payments.control.decide(payment.id, 'approve');
  expect(await relworx().readStatus(payment)).toEqual({
    state: 'paid',
    amount: 10_000,
    currency: 'UGX',
    transactionId,
  });
});

test('asked twice for one payment, it sends one prompt, and what its reference was is in the list', async () => {
  const ask = aCharge();
  await relworx().charge(ask);
  expect(await relworx().charge(ask)).toEqual({ state: 'pending', providerReference: null });
  expect(payments.control.state().requests).toHaveLength(1);
  payments.control.decide(ask.id, 'approve');
  expect(await relworx().readStatus({ id: ask.id, providerReference: null })).toMatchObject({
    state: 'paid',
    amount: 10_000,
  });
});

test('a list that is full proves nothing about what is not in it', async () => {
  const lost = { id: aCharge().id, providerReference: null };
  const rows = Array.from({ length: 1000 }, () => ({
    amount: 1,
    currency: 'UGX',
    status: 'success',
    created_at: '2026-11-23',
  }));
  const full = relworx({ fetch: async () => Response.json({ success: true, transactions: rows }) });
  expect(await full.readStatus(lost)).toEqual({ state: 'unknown', detail: 'the list is full' });
});

test.each<[string, Partial<RelworxVariables>, Parameters<typeof aCharge>[0], string]>([
  ['a wrong key', { RELWORX_API_KEY: 'wrong' }, {}, 'refused_by_provider'],
  ['another account', { RELWORX_ACCOUNT_NO: 'RELOTHER' }, {}, 'refused_by_provider'],
  ['a number abroad', {}, { phoneNumber: '+254772123456' }, 'not_a_wallet'],
  ['too little', {}, { amountUgx: 100 }, 'refused_by_provider'],
])('%s is a definite refusal', async (_what, config, changes, reason) => {
  expect(await relworx(config).charge(aCharge(changes))).toMatchObject({ state: 'refused', reason });
  expect(payments.control.state().requests).toEqual([]);
});

test('a number that was asked too often is refused, not taken for one without a wallet', async () => {
  payments.control.set('relworx', { perNumberLimit: 1 });
  await asked();
  expect(await relworx().charge(aCharge())).toMatchObject({ state: 'refused', reason: 'refused_by_provider' });
});

test('an answer about another payment, or with two statuses, says nothing', async () => {
  const payment = await asked();
  payments.control.decide(payment.id, 'approve');
  expect(await relworx().readStatus({ ...payment, id: aCharge().id })).toMatchObject({ state: 'unknown' });
  const answer = {
    status: 'success',
    request_status: 'failed',
    customer_reference: payment.id,
    amount: 1,
    currency: 'UGX',
  };
  const torn = relworx({ fetch: async () => Response.json({ success: true, ...answer }) });
  expect(await torn.readStatus(payment)).toMatchObject({ state: 'unknown' });
});

test('a wallet is there or not, and its holder’s name is kept nowhere', async () => {
  payments.control.setPayer('no-wallet', '+256772000000');
  expect(await relworx().hasWallet?.('+256772123456')).toBe(true);
  expect(await relworx().hasWallet?.('+256772000000')).toBe(false);
  payments.control.set('relworx', { isDown: true });
  expect(await relworx().hasWallet?.('+256772123456')).toBe(null);
  const kept = JSON.stringify(parts.answers);
  for (const secret of ['AMINA', payments.accounts.relworx.apiKey]) expect(kept).not.toContain(secret);
});

test('a signed webhook names its payment; forged, old, foreign and crippled ones are nothing', async () => {
  const payment = await asked();
  payments.control.decide(payment.id, 'approve');
  await payments.control.callbacksSent();
  const [callback] = service.callbacks;
  if (!callback) return expect.unreachable();
  expect(relworx().readCallback(callback)).toEqual({
    paymentId: payment.id,
    providerReference: payment.providerReference,
  });
  expect(relworx({ RELWORX_WEBHOOK_KEY: 'other' }).readCallback(callback)).toBe(null);
  expect(relworx({ webhookUrl: () => `${service.url}/` }).readCallback(callback)).toBe(null);
  const changed = { ...callback, body: callback.body.replace('"success"', '"failed"') };
  expect(relworx().readCallback(changed)).toBe(null);
  for (const header of [undefined, '', 't=1,v=', ['a', 'b'], callback.headers['relworx-signature']?.slice(0, -1)])
    expect(relworx().readCallback({ ...callback, headers: { 'relworx-signature': header } })).toBe(null);
  for (const body of ['', '{}', '[1]']) expect(relworx().readCallback({ ...callback, body })).toBe(null);
  parts.clock.advance(6 * 60_000);
  expect(relworx().readCallback(callback)).toBe(null);
  parts.clock.advance(-6 * 60_000);
  payments.control.set('relworx', { callbacks: 'forged' });
  await asked();
  expect(relworx().readCallback(service.callbacks.at(-1) ?? callback)).toBe(null);
});

test('the signature is the one of Relworx’s description', () => {
  const signed = {
    url: 'https://example.ug/webhooks/relworx',
    key: 'webhook-key',
    fields: { status: 'success', customer_reference: 'SUB-0001', internal_reference: 'abc123' },
  };
  const header = 't=1561370460,v=4e83fd18ef912dc66002397bb8fb0fb17c33f94eecbf5a4108d832b93eb9d9e7';
  expect(isSignedByRelworx(header, signed, new Date(1561370460_000))).toBe(true);
});

test('the list of a day has what was paid and what failed, of that day in Kampala only', async () => {
  const [paid, failed] = [await asked(), await asked({ phoneNumber: '+256702123456' })];
  payments.control.decide(paid.id, 'approve');
  payments.control.decide(failed.id, 'refuse');
  const today = dayInKampala(new Date());
  const listed = await relworx().list?.(today);
  expect(listed).toMatchObject([
    { ours: failed.id, state: 'failed', amount: 10_000, currency: 'UGX' },
    { ours: paid.id, state: 'paid' },
  ]);
  expect(await relworx().list?.('2020-01-01')).toEqual([]);
  payments.control.set('relworx', { isDown: true });
  await expect(relworx().list?.(today)).rejects.toThrow('Relworx did not list its payments (HTTP 503');
});
