import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCallbackServer } from '#server/billing/providers/callback-server.testing.ts';
import { aCharge, testParts } from '#server/billing/providers/mobile-money.testing.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { createFlutterwave, type FlutterwaveVariables } from './flutterwave.ts';

let payments: PaymentsSimulator;
let service: Awaited<ReturnType<typeof startCallbackServer>>;
let parts: ReturnType<typeof testParts>;
beforeAll(async () => {
  [payments, service] = await Promise.all([startPaymentsSimulator(), startCallbackServer()]);
  payments.control.registerWebhook('flutterwave', service.url);
});
beforeEach(() => {
  payments.control.reset();
  service.callbacks.length = 0;
  parts = testParts();
});
afterAll(() => Promise.all([payments.close(), service.close()]));

const flutterwave = (changes: Partial<FlutterwaveVariables & { fetch: typeof fetch }> = {}) =>
  createFlutterwave({ ...simulatedEnvironment(payments), ...changes }, { ...parts, ...changes });
const called = (kind: string) => payments.control.state().calls[`flutterwave ${kind}`] ?? 0;
const find = (id: string) => flutterwave().readStatus({ id, providerReference: null });

/** The payer goes to the page and types the code; the last page is the shop's. */
async function typeCode(redirectUrl: string, otp = '123456'): Promise<Response> {
  return fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ otp }), redirect: 'manual' });
}

test.each([
  ['mtn', '+256772123456'],
  ['airtel', '+256702123456'],
] as const)(
  'a payer of %s types a code on its page, approves on the phone, and comes back paid',
  async (network, phoneNumber) => {
    const ask = aCharge({ network, phoneNumber, returnUrl: 'http://localhost:3000/billing?payment=DK-7F3K9Q' });
    const asked = await flutterwave().charge(ask);
    if (asked.state !== 'pending' || !asked.redirectUrl) return expect.unreachable();
    expect(await find(ask.id)).toEqual({ state: 'pending' });
    expect(await (await typeCode(asked.redirectUrl, '000000')).text()).toContain('This code is wrong.');
    expect(payments.control.state().requests).toMatchObject([
      { state: 'opened', network, phoneNumber, amount: 10_000 },
    ]);
    await typeCode(asked.redirectUrl);
    expect(await (await fetch(asked.redirectUrl)).text()).toContain('Approve the payment on your phone');
    const { id } = payments.control.decide(ask.id, 'approve');
    const back = await fetch(asked.redirectUrl, { redirect: 'manual' });
    expect(back.headers.get('location')).toBe(
      `http://localhost:3000/billing?payment=DK-7F3K9Q&status=successful&tx_ref=${ask.id}&transaction_id=${id}`,
    );
    expect(await find(ask.id)).toEqual({ state: 'paid', amount: 10_000, currency: 'UGX', transactionId: id });
  },
);

test('asked twice for one payment, it is charged once: Flutterwave would take it twice', async () => {
  const ask = aCharge();
  await flutterwave().charge(ask);
  expect(await flutterwave().charge(ask)).toEqual({ state: 'pending', providerReference: null });
  expect(called('ask')).toBe(1);
});

test.each<[string, Partial<FlutterwaveVariables>, Parameters<typeof aCharge>[0]]>([
  ['a wrong key', { FLUTTERWAVE_SECRET_KEY: 'wrong' }, {}],
  ['too little', {}, { amountUgx: 100 }],
])('%s is a definite refusal', async (_what, config, changes) => {
  const refused = { state: 'refused', reason: 'refused_by_provider' };
  expect(await flutterwave(config).charge(aCharge(changes))).toMatchObject(refused);
  expect(payments.control.state().requests).toEqual([]);
});

test('Flutterwave that is down is charged nothing', async () => {
  payments.control.set('flutterwave', { isDown: true });
  expect(await flutterwave().charge(aCharge())).toMatchObject({ state: 'refused', reason: 'refused_by_provider' });
  expect(called('ask')).toBe(0);
});

test.each([['javascript:alert(1)'], ['http://pay.example/otp'], ['//pay.example/otp'], ['']])(
  'no payer is sent on to %s',
  async (redirect) => {
    const charged = { status: 'success', message: 'Charge initiated', meta: { authorization: { redirect } } };
    const notFound = { status: 'error', message: 'No transaction was found for this id', data: null };
    const answers = async (url: unknown) =>
      String(url).includes('/v3/charges') ? Response.json(charged) : Response.json(notFound, { status: 404 });
    const asked = await flutterwave({ fetch: answers }).charge(aCharge());
    expect(asked).toEqual({ state: 'pending', providerReference: null });
  },
);

test('a webhook with the account’s hash names its payment; without it, or of another shape, it is nothing', async () => {
  const ask = aCharge();
  await flutterwave().charge(ask);
  const { id } = payments.control.decide(ask.id, 'approve');
  await payments.control.callbacksSent();
  const [callback] = service.callbacks;
  if (!callback) return expect.unreachable();
  expect(flutterwave().readCallback(callback)).toEqual({ paymentId: ask.id, providerReference: id });
  expect(flutterwave({ FLUTTERWAVE_WEBHOOK_HASH: 'other' }).readCallback(callback)).toBe(null);
  expect(flutterwave().readCallback({ ...callback, headers: {} })).toBe(null);
  for (const body of ['', '[]', '{}', '{"data":null}', '{"data":{"tx_ref":"1"}}'])
    expect(flutterwave().readCallback({ ...callback, body })).toBe(null);
  payments.control.set('flutterwave', { callbacks: 'forged' });
  await flutterwave().charge(aCharge());
  expect(flutterwave().readCallback(service.callbacks.at(-1) ?? callback)).toBe(null);
});

test('the list of a day is read to its last page', async () => {
  const asks = Array.from({ length: 12 }, () => aCharge());
  for (const ask of asks) await flutterwave().charge(ask);
  payments.control.decide(asks[0]?.id ?? '', 'approve');
  const listed = (await flutterwave().list?.(dayInKampala(new Date()))) ?? [];
  expect(listed.map(({ ours }) => ours).toSorted()).toEqual(asks.map(({ id }) => id).toSorted());
  expect(listed.filter(({ state }) => state === 'paid')).toMatchObject([{ ours: asks[0]?.id, amount: 10_000 }]);
  payments.control.set('flutterwave', { isDown: true });
  await expect(flutterwave().list?.('2026-11-23')).rejects.toThrow('Flutterwave did not list its payments (HTTP 503');
});

test('raw answers are recorded without the key and the payer’s name', async () => {
  const ask = aCharge();
  await flutterwave().charge(ask);
  await find(ask.id);
  expect(parts.answers.map(({ request, httpStatus }) => `${request} ${httpStatus}`)).toEqual([
    'find 404',
    'ask 200',
    'find 200',
  ]);
  const kept = JSON.stringify(parts.answers);
  for (const secret of ['Amina', payments.accounts.flutterwave.secretKey]) expect(kept).not.toContain(secret);
});
