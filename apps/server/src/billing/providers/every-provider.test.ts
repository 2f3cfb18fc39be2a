import { simulatedEnvironment } from '@app/payments-simulator/environment';
import type { Provider } from '@app/payments-simulator/payments/payment-request';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCharge, nowhere, testParts } from './mobile-money.testing.ts';
import type { MobileMoneyProvider } from './provider.ts';
import { providers } from './providers.ts';

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

/** The object with up to three of its values replaced, in itself or one level deeper; and anything else. */
function broken(answer: Record<string, unknown>) {
  const value = fc.oneof(fc.integer(), fc.string(), fc.constantFrom(undefined, null, '', 'success', 'FAILED', {}, []));
  const change = (whole: object) => fc.dictionary(fc.constantFrom(...Object.keys(whole)), value, { maxKeys: 3 });
  const { data } = answer;
  const changed = change(answer).map((changes) => ({ ...answer, ...changes }));
  const within = change({ status: '', ...Object(data) }).map((changes) => ({
    ...answer,
    data: { ...Object(data), ...changes },
  }));
  return fc.oneof(changed, within, fc.jsonValue()).map((one) => JSON.stringify(one));
}

type Changes = { timeoutMs?: number; apiOrigin?: string; fetch?: typeof fetch };

/** Every provider by its name, beside the simulator. */
const created = providers.map(
  ({ name, create }) =>
    [
      name as Provider,
      ({ apiOrigin = payments.origin, ...changes }: Changes = {}): MobileMoneyProvider => {
        const variables = simulatedEnvironment({ ...payments, origin: apiOrigin });
        return create(variables, { ...parts, ...changes });
      },
    ] as const,
);

describe.each(created)('%s', (name, create) => {
  const called = (kind: string) => payments.control.state().calls[`${name} ${kind}`] ?? 0;

  /** Asks, and gives what `find` needs. */
  async function asked() {
    const ask = aCharge();
    const answer = await create().charge(ask);
    if (answer.state !== 'pending') throw new Error(`It is ${answer.state}`);
    return { id: ask.id, providerReference: answer.providerReference };
  }

  test('what the payer approves is paid, with a transaction ID', async () => {
    const payment = await asked();
    expect(await create().readStatus(payment)).toEqual({ state: 'pending' });
    expect(payments.control.state().requests).toMatchObject([
      { provider: name, reference: payment.id, phoneNumber: '+256772123456', amount: 10_000, currency: 'UGX' },
    ]);
    payments.control.decide(payment.id, 'approve');
    expect(await create().readStatus(payment)).toEqual({
      state: 'paid',
      amount: 10_000,
      currency: 'UGX',
      transactionId: expect.stringMatching(/^\d{9,11}$/),
    });
  });

  test.each([
    ['refuse', 'declined'],
    // MTN has no word of its own for it.
    ['wrong-pin', name === 'mtn' ? 'declined' : 'wrong_pin'],
    ['no-money', 'not_enough_money'],
    ['expired', 'timed_out'],
    ['no-wallet', 'not_a_wallet'],
    ['wallet-limit', 'limit_reached'],
    ['wallet-blocked', 'wallet_blocked'],
    ['provider-fault', 'refused_by_provider'],
  ] as const)('a payer who ends in "%s" has failed as %s', async (payer, reason) => {
    payments.control.setPayer(payer);
    const payment = await asked();
    await expect.poll(() => create().readStatus(payment)).toMatchObject({ state: 'failed', reason });
  });

  test('money that comes after the prompt expired is found', async () => {
    const payment = await asked();
    payments.control.decide(payment.id, 'expire');
    expect(await create().readStatus(payment)).toMatchObject({ state: 'failed', reason: 'timed_out' });
    payments.control.decide(payment.id, 'approve');
    expect(await create().readStatus(payment)).toMatchObject({ state: 'paid' });
  });

  test('asked twice for one payment, it takes the money once', async () => {
    const ask = aCharge();
    const provider = create();
    await provider.charge(ask);
    expect(await provider.charge(ask)).toMatchObject({ state: 'pending' });
    expect(payments.control.state().requests).toHaveLength(1);
  });

  test.each(['lost', 'taken-but-500', 'silent'] as const)(
    'an answer that is %s leaves it unknown, and what was taken is found without it',
    async (answer) => {
      payments.control.set(name, { answer, silenceMs: 60_000 });
      payments.control.setPayer('approve');
      const ask = aCharge();
      const provider = create(answer === 'silent' ? { timeoutMs: 500 } : {});
      expect(await provider.charge(ask)).toMatchObject({ state: 'unknown' });
      expect(called('ask')).toBe(1);
      const payment = { id: ask.id, providerReference: null };
      await expect.poll(() => create().readStatus(payment)).toMatchObject({ state: 'paid' });
    },
  );

  test('a fault that may have passed the prompt on is unknown, and not found when it has not', async () => {
    payments.control.set(name, { answer: 'error' });
    const ask = aCharge();
    expect(await create().charge(ask)).toMatchObject({ state: 'unknown' });
    expect(await create().readStatus({ id: ask.id, providerReference: null })).toEqual({ state: 'not_found' });
  });

  test('where no server listens nothing can have been asked: that is refused', async () => {
    const refused = { state: 'refused', reason: 'refused_by_provider' };
    expect(await create({ apiOrigin: nowhere }).charge(aCharge())).toMatchObject(refused);
  });

  test.each([
    ['error', 'unknown'],
    ['not-found', 'not_found'],
    ['pending', 'pending'],
    ['failed', 'failed'],
  ] as const)('a status that says "%s" first and the truth then is believed each time', async (wrongStatus, state) => {
    const payment = await asked();
    payments.control.decide(payment.id, 'approve');
    payments.control.set(name, { wrongStatus, wrongTimes: 1 });
    expect(await create().readStatus(payment)).toMatchObject({ state });
    expect(await create().readStatus(payment)).toMatchObject({ state: 'paid' });
  });

  test('amount and currency are those that it says, not those that were asked for', async () => {
    const payment = await asked();
    payments.control.decide(payment.id, 'approve');
    payments.control.set(name, { saidAmount: 100, saidCurrency: 'EUR' });
    expect(await create().readStatus(payment)).toMatchObject({ state: 'paid', amount: 100, currency: 'EUR' });
  });

  test('whatever it answers and calls back with, nothing is thrown, and paid is said with an amount and a currency only', async () => {
    const payment = await asked();
    payments.control.decide(payment.id, 'approve');
    await create().readStatus(payment);
    const truth = JSON.parse(parts.answers.at(-1)?.body ?? '');
    const statuses = fc.constantFrom(200, 200, 200, 202, 301, 400, 401, 404, 409, 422, 500, 503);
    const states = new Set<string>();
    const property = fc.asyncProperty(statuses, fc.oneof(broken(truth), fc.string()), async (status, answer) => {
      const fetch: typeof globalThis.fetch = async (url) =>
        String(url).endsWith('/token/') ? Response.json({ access_token: 'a-token' }) : new Response(answer, { status });
      const provider = create({ fetch });
      expect(['pending', 'refused', 'unknown']).toContain((await provider.charge(aCharge({ id: payment.id }))).state);
      const found = await provider.readStatus(payment);
      if (found.state === 'paid') expect([found.amount > -Infinity, found.currency !== '']).toEqual([true, true]);
      states.add(found.state);
      expect([true, false, null]).toContain((await provider.hasWallet?.('+256772123456')) ?? null);
      const headers = { 'verif-hash': payments.accounts.flutterwave.webhookHash, 'relworx-signature': answer };
      provider.readCallback({ headers, body: answer });
    });
    await fc.assert(property, { numRuns: 300 });
    expect(states).toContain('paid');
    expect(states).toContain('unknown');
  });
});
