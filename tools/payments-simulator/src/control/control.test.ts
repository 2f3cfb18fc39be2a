import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PaymentsSimulator, startPaymentsSimulator } from '#payments/server.ts';

let payments: PaymentsSimulator;
beforeEach(async () => {
  payments = await startPaymentsSimulator();
});
afterEach(() => payments.close());

const form = (operation: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${payments.origin}/_control/${operation}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

/** Asks Relworx, whose protocol needs no token. */
async function ask(reference: string, phoneNumber = '+256772123456') {
  const { apiKey, accountNo } = payments.accounts.relworx;
  const response = await fetch(`${payments.origin}/api/mobile-money/request-payment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/vnd.relworx.v2' },
    body: JSON.stringify({ account_no: accountNo, reference, msisdn: phoneNumber, currency: 'UGX', amount: 10_000 }),
  });
  return { status: response.status, body: (await response.json()) as { message: string } };
}

const states = () => payments.control.state().requests.map(({ state, failure }) => failure ?? state);

/** A service that keeps what it is called back with. */
async function startService() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(body);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { bodies, url, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('a prompt stands on its payer’s phone, is approved there by a form, and stands there as an SMS', async () => {
  await ask('payment-0001');
  const phone = await fetch(`${payments.origin}/phone/+256772123456`);
  expect(await phone.text()).toContain('Pay <strong>UGX 10,000</strong> to Dukalink?');
  const [request] = payments.control.state().requests;
  const answer = await form('decide', {
    payment: request?.id ?? '',
    action: 'approve',
    back: '/phone/+256772123456',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/phone/+256772123456']);
  const after = await (await fetch(`${payments.origin}/phone/+256772123456`)).text();
  expect(after).toContain('No prompt on this phone.');
  expect(after).toContain(`Transaction ID ${payments.control.state().requests[0]?.transactionId}.`);
});

test.each([
  ['refuse', 'refused'],
  ['wrong-pin', 'wrong-pin'],
  ['no-money', 'no-money'],
  ['ignore', 'pending'],
] as const)('a payer who does "%s" pays nothing', async (action, state) => {
  await ask('payment-0001');
  payments.control.decide('payment-0001', action);
  expect(states()).toEqual([state]);
  expect(await (await fetch(`${payments.origin}/_control`)).text()).toContain('No phone shows a prompt.');
});

test('what has ended does not end again, but an expired prompt can be approved late', async () => {
  await ask('payment-0001');
  payments.control.decide('payment-0001', 'expire');
  payments.control.decide('payment-0001', 'approve');
  expect(states()).toEqual(['paid']);
  expect(() => payments.control.decide('payment-0001', 'refuse')).toThrow('This payment has ended already');
});

test('a prompt without an answer expires by itself', async () => {
  const quick = await startPaymentsSimulator({ promptLifetimeMs: 1 });
  const own = payments;
  payments = quick;
  await ask('payment-0001');
  await vi.waitFor(() => expect(states()).toEqual(['expired']));
  payments = own;
  await quick.close();
});

test('payers act by themselves as they were told, by number', async () => {
  payments.control.setPayer('approve');
  payments.control.setPayer('no-money', '+256772999999');
  await ask('payment-0001');
  await ask('payment-0002', '+256772999999');
  await vi.waitFor(() => expect(states()).toEqual(['paid', 'no-money']));
});

test.each([
  ['once', 1],
  ['lost', 0],
  ['doubled', 2],
  ['late', 0],
] as const)('callbacks in mode "%s" arrive %i times, and late ones when they are delivered', async (mode, times) => {
  const service = await startService();
  payments.control.registerWebhook('relworx', service.url);
  payments.control.set('relworx', { callbacks: mode });
  await ask('payment-0001');
  payments.control.decide('payment-0001', 'approve');
  await payments.control.callbacksSent();
  expect(service.bodies).toHaveLength(times);
  expect(await payments.control.deliverLate()).toBe(mode === 'late' ? 1 : 0);
  for (const body of service.bodies) expect(JSON.parse(body)).toMatchObject({ status: 'success' });
  await service.close();
});

test('a callback before the answer has arrived when the answer comes', async () => {
  const service = await startService();
  payments.control.registerWebhook('relworx', service.url);
  payments.control.set('relworx', { callbacks: 'before-answer' });
  payments.control.setPayer('approve');
  await ask('payment-0001');
  expect(service.bodies).toEqual([expect.stringContaining('"status":"success"')]);
  await service.close();
});

test('a provider that is down answers nothing, and is well again when healed', async () => {
  expect((await form('set', { provider: 'relworx', isDown: 'true' })).status).toBe(303);
  expect((await ask('payment-0001')).status).toBe(503);
  await form('heal', { provider: 'relworx' });
  expect((await ask('payment-0001')).status).toBe(200);
  expect(payments.control.state().calls).toEqual({ 'relworx ask': 2 });
});

test('a reference is taken once, and a number is asked five times in ten minutes', async () => {
  for (const number of [1, 2, 3, 4, 5]) expect((await ask(`payment-000${number}`)).status).toBe(200);
  expect(await ask('payment-0001')).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('already been taken') },
  });
  expect((await ask('payment-0006')).status).toBe(429);
});

test('wrong input of a form comes back with its reason; pages of other sites steer nothing', async () => {
  const wrong = await form('set-payer', { payer: 'dance' });
  expect(wrong.headers.get('location')).toMatch(/^\/_control\?problem=/);
  expect((await form('reset', { back: '//evil.example' })).headers.get('location')).toBe('/_control');
  expect((await form('reset', {}, { origin: 'https://evil.example' })).status).toBe(403);
});
