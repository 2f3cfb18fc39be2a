import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCharge, nowhere, testParts } from '#server/billing/providers/mobile-money.testing.ts';
import { createMtn } from './mtn.ts';
import type { MtnVariables } from './mtn-token.ts';

let payments: PaymentsSimulator;
let parts: ReturnType<typeof testParts>;
beforeAll(async () => {
  payments = await startPaymentsSimulator();
});
beforeEach(() => {
  payments.control.reset();
  parts = testParts();
});
afterAll(() => payments.close());

const mtn = (changes: Partial<MtnVariables> = {}) =>
  createMtn({ ...simulatedEnvironment(payments), ...changes }, parts);
const called = (kind: string) => payments.control.state().calls[`mtn ${kind}`] ?? 0;

test('its own number of the request is the payment’s id, and the payer reads the reference', async () => {
  const ask = aCharge();
  expect(await mtn().charge(ask)).toEqual({ state: 'pending', providerReference: ask.id });
  expect(payments.control.state().requests).toMatchObject([{ id: ask.id, message: 'Dukalink DK-7F3K9Q' }]);
  const { transactionId } = payments.control.decide(ask.id, 'approve');
  expect(await mtn().readStatus({ id: ask.id, providerReference: null })).toMatchObject({ transactionId });
});

test.each(['NOT_ALLOWED', 'NOT_ALLOWED_TARGET_ENVIRONMENT', 'INVALID_CALLBACK_URL_HOST', 'INVALID_CURRENCY'])(
  'a wrong setting dressed as a 500 (%s) is refused, and not tried again',
  async (errorCode) => {
    payments.control.set('mtn', { answer: 'error', errorCode });
    const refused = { state: 'refused', reason: 'refused_by_provider', detail: `HTTP 500 ${errorCode}` };
    expect(await mtn().charge(aCharge())).toEqual(refused);
    expect(called('ask')).toBe(1);
  },
);

test('without a token nothing can have been asked: that is refused', async () => {
  for (const config of [{ MTN_SUBSCRIPTION_KEY: 'wrong' }, { MTN_API_KEY: 'wrong' }, { MTN_API_ORIGIN: nowhere }])
    expect(await mtn(config).charge(aCharge())).toMatchObject({ state: 'refused', reason: 'refused_by_provider' });
  payments.control.set('mtn', { isDown: true });
  expect(await mtn().charge(aCharge())).toMatchObject({
    state: 'refused',
    detail: 'no token: HTTP 503 SERVICE_UNAVAILABLE',
  });
  expect(called('ask')).toBe(0);
});

test('MTN that goes down after the token came leaves a request unknown', async () => {
  const adapter = mtn();
  await adapter.hasWallet?.('+256772123456');
  payments.control.set('mtn', { isDown: true });
  expect(await adapter.charge(aCharge())).toMatchObject({ state: 'unknown', detail: 'HTTP 503 SERVICE_UNAVAILABLE' });
  expect(await adapter.readStatus({ id: aCharge().id, providerReference: null })).toMatchObject({ state: 'unknown' });
});

test('one token serves all calls at once until a minute before its end', async () => {
  const adapter = mtn();
  const found = () =>
    Promise.all([aCharge(), aCharge(), aCharge()].map(({ id }) => adapter.readStatus({ id, providerReference: null })));
  await found();
  parts.clock.advance(58 * 60_000);
  await found();
  expect(called('token')).toBe(1);
  parts.clock.advance(60_000);
  await found();
  expect(called('token')).toBe(2);
});

test('a token that MTN no longer takes is replaced once, by one of all callers', async () => {
  const adapter = mtn();
  await adapter.readStatus({ id: aCharge().id, providerReference: null });
  payments.control.expireTokens();
  const asks = [aCharge(), aCharge(), aCharge()];
  const answers = await Promise.all(asks.map((ask) => adapter.charge(ask)));
  expect(answers.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
  expect(called('token')).toBe(2);
});

const fetching = (status: number, body: string) =>
  createMtn(
    { ...simulatedEnvironment(payments), MTN_API_ORIGIN: 'https://mtn.example' },
    {
      ...parts,
      fetch: async (url) =>
        String(url).endsWith('/token/')
          ? Response.json({ access_token: 'secret-token', token_type: 'access_token', expires_in: 3600 })
          : new Response(body, { status }),
    },
  );

test.each<[string, number, string, object]>([
  [
    'a reason as an object',
    200,
    '{"status":"FAILED","reason":{"code":"EXPIRED"}}',
    { state: 'failed', reason: 'timed_out' },
  ],
  [
    'numbers without quotes',
    200,
    '{"status":"SUCCESSFUL","amount":10000,"currency":"UGX","financialTransactionId":7}',
    { state: 'paid', amount: 10_000, transactionId: '7' },
  ],
  ['a new status', 200, '{"status":"REVERSED"}', { state: 'unknown' }],
  ['no amount', 200, '{"status":"SUCCESSFUL","currency":"UGX"}', { state: 'unknown' }],
  [
    'another payment',
    200,
    '{"status":"SUCCESSFUL","amount":"1","currency":"UGX","externalId":"x"}',
    { state: 'unknown' },
  ],
  ['a page', 200, '<html>Sorry</html>', { state: 'unknown' }],
  ['a gateway’s 404', 404, '{"statusCode":404,"message":"Resource not found"}', { state: 'unknown' }],
  ['an answer without end', 200, 'x'.repeat(200_000), { state: 'unknown' }],
])('%s in a status is read for what it is', async (_what, status, body, found) => {
  expect(await fetching(status, body).readStatus({ id: aCharge().id, providerReference: null })).toMatchObject(found);
});

test('a wallet is there or not; when MTN does not say, it is unknown', async () => {
  payments.control.setPayer('no-wallet', '+256772000000');
  expect(await mtn().hasWallet?.('+256772123456')).toBe(true);
  expect(await mtn().hasWallet?.('+256772000000')).toBe(false);
  payments.control.set('mtn', { isDown: true });
  expect(await mtn().hasWallet?.('+256772123456')).toBe(null);
});

test('a callback names its payment; what is none of ours is nothing', () => {
  const { id } = aCharge();
  const read = (body: string) => mtn().readCallback({ headers: {}, body });
  expect(read(JSON.stringify({ externalId: id, status: 'SUCCESSFUL', amount: '1' }))).toEqual({ paymentId: id });
  for (const body of ['', '[]', '{}', '<a>', '{"externalId":"1 or 1=1"}', '{"externalId":7}'])
    expect(read(body)).toBe(null);
});

test('raw answers are recorded without token, keys and holders, at most 4 kB of each', async () => {
  const { id } = aCharge();
  const body = JSON.stringify({ status: 'PENDING', customer_name: 'Amina', note: 'a\0b', long: 'x'.repeat(9000) });
  await fetching(200, body).readStatus({ id, providerReference: null });
  expect(parts.answers).toMatchObject([
    { request: 'token', paymentId: null, httpStatus: 200, body: '' },
    { request: 'find', paymentId: id, httpStatus: 200, body: expect.stringContaining('"status":"PENDING"') },
  ]);
  const kept = JSON.stringify(parts.answers);
  for (const secret of ['secret-token', 'Amina', ...Object.values(payments.accounts.mtn).slice(0, 3)])
    expect(kept).not.toContain(secret);
  expect(parts.answers[1]?.body).toHaveLength(4096);
});

test('in the sandbox euros are asked for, and its numbers do as they are documented', async () => {
  const accounts = {
    ...payments.accounts,
    mtn: { ...payments.accounts.mtn, targetEnvironment: 'sandbox', currency: 'EUR' },
  };
  const sandbox = await startPaymentsSimulator({ accounts });
  const adapter = createMtn(simulatedEnvironment(sandbox), parts);
  const [paid, rejected] = [aCharge(), aCharge({ phoneNumber: '+46733123451' })];
  await adapter.charge(paid);
  await adapter.charge(rejected);
  await expect
    .poll(() => adapter.readStatus({ id: paid.id, providerReference: null }))
    .toMatchObject({ state: 'paid', currency: 'EUR' });
  await expect
    .poll(() => adapter.readStatus({ id: rejected.id, providerReference: null }))
    .toMatchObject({ reason: 'declined' });
  await sandbox.close();
});
