import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayingService } from '#server/billing/mobile-money/paying-service.testing.ts';

let paying: Awaited<ReturnType<typeof openPayingService>>;
let token: string;
let shopId: string;
let sellers = 0;

beforeAll(async () => {
  paying = await openPayingService();
});
afterAll(() => paying.close());
beforeEach(async () => {
  sellers += 1;
  const { user, accessToken } = await paying.service.signUp(`choosing.${sellers}`);
  [shopId, token] = [user.id, accessToken];
  await paying.startAnew();
});

const pay = async (body: object, key?: string) => paying.subscribe(token, body, key);
const providerOf = async (body: object) => (await pay(body)).body.data.payment.provider;

test('the number’s network chooses: MTN by the first that serves it, Airtel by the one that does', async () => {
  expect(await providerOf({ phoneNumber: '0772123456' })).toBe('mtn');
});

test('an Airtel number goes to the provider that serves Airtel', async () => {
  expect(await providerOf({ phoneNumber: '0752123456' })).toBe('relworx');
});

test('of a number whose prefix tells nothing the payer says the network, which chooses; unsaid, it is asked for', async () => {
  const unsaid = await pay({ phoneNumber: '0732123456' });
  expect([unsaid.status, unsaid.body.errors?.[0]?.field]).toEqual([400, 'network']);
  const { payment } = (await pay({ phoneNumber: '0732123456', network: 'airtel' })).body.data;
  expect(payment).toMatchObject({ provider: 'relworx', wallet: { phoneNumber: '+256732123456', network: 'airtel' } });
});

test('who names nothing is asked on the number that signs in, else on the contact, and without one pays by hand', async () => {
  expect(await providerOf({})).toBe('manual');
  const { db } = paying.service;
  await db
    .updateTable('accounts')
    .set({ whatsapp_number: '+256752000001', whatsapp_changed_at: new Date() })
    .where('account_id', '=', shopId)
    .execute();
  const answer = await pay({ phoneNumber: '0752000001' });
  expect(answer.body.data.payment.wallet).toEqual({ phoneNumber: '+256752000001', network: 'airtel' });
});

test('instructions that the seller has not followed make room for a prompt, and can still be confirmed', async () => {
  const byHand = (await pay({ provider: 'manual' })).body.data.payment;
  expect(byHand.instructions).not.toBeNull();
  const prompt = (await pay({ phoneNumber: '0772123456' })).body.data.payment;
  expect(prompt).toMatchObject({ provider: 'mtn', status: 'pending' });
  expect((await paying.payment(shopId, byHand.reference)).status).toBe('lapsed');
  paying.control.decide(prompt.paymentId, 'approve');
  paying.service.clock.advance(60_000);
  await paying.checkDue();
  const told = await paying.plan(shopId);
  expect(told.payment).toMatchObject({ reference: prompt.reference, status: 'paid' });
});

test('a provider that surely will not take it makes room for the next one, within one tap', async () => {
  paying.control.set('mtn', { answer: 'error', errorCode: 'NOT_ALLOWED' });
  const answer = await pay({ phoneNumber: '0772123456' }, 'one-tap-of-her-thumb');
  expect(answer.body.data.payment).toMatchObject({ provider: 'relworx', status: 'pending' });
  const again = await pay({ phoneNumber: '0772123456' }, 'one-tap-of-her-thumb');
  expect(again.body.data.payment.reference).toBe(answer.body.data.payment.reference);
  expect(paying.asked('relworx ask')).toBe(1);
});

test('a provider that may have sent the prompt makes room for no other', async () => {
  paying.control.set('mtn', { answer: 'lost' });
  expect(await providerOf({ phoneNumber: '0772123456' })).toBe('mtn');
  expect(paying.asked('relworx ask')).toBe(0);
});

test('three troubles in a row leave a provider alone until its pause is over', async () => {
  const [way] = paying.billing.ways.mobile;
  for (let time = 0; time < 3; time += 1) way?.health.note(true);
  expect(await providerOf({ phoneNumber: '0772123456' })).toBe('relworx');
  paying.service.clock.advance(30_000);
  expect(way?.health.isUsable()).toBe(true);
});

test('a provider that is named and does not answer is said, and nothing is begun', async () => {
  const [way] = paying.billing.ways.mobile;
  for (let time = 0; time < 3; time += 1) way?.health.note(true);
  expect(await pay({ phoneNumber: '0772123456', provider: 'mtn' })).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      message: 'Mobile money does not answer at the moment. Nothing was charged. Please try again in a few minutes.',
    },
  });
  expect(
    await paying.service.db.selectFrom('payments').select('payment_id').where('shop_id', '=', shopId).execute(),
  ).toEqual([]);
});

test.each([
  ['no number', { phoneNumber: 'abc' }, 'phoneNumber'],
  ['a foreign number', { phoneNumber: '+254712345678' }, 'phoneNumber'],
  ['an Airtel number for MTN', { phoneNumber: '0752123456', provider: 'mtn' }, 'phoneNumber'],
  ['a way that is not offered', { phoneNumber: '0772123456', provider: 'flutterwave' }, 'provider'],
  ['two months', { months: 2 }, 'months'],
])('%s is refused in words', async (_, body, field) => {
  const answer = await pay(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe(field);
});

test('a seller may ask twenty times a day', async () => {
  paying.control.setPayer('refuse');
  const isPrompted = async () => {
    const { status } = await pay({ phoneNumber: '0772123456' });
    paying.service.clock.advance(3000);
    await paying.checkDue();
    return status === 200;
  };
  expect(await isPrompted()).toBe(true);
  await paying.service.db
    .updateTable('rate_limits')
    .set({ points: 19 })
    .where('key', 'like', 'prompts-by-seller-a-day:tries%')
    .execute();
  expect(await isPrompted()).toBe(true);
  expect(await isPrompted()).toBe(false);
});

test('a wallet is named by its network and whether it is there, never by its holder', async () => {
  paying.control.setPayer('no-wallet', '+256772000009');
  const check = (phoneNumber: string, network?: string) =>
    paying.service.call('POST', '/billing/wallets/check', { token, body: { phoneNumber, network } });
  expect((await check('0772000009')).body.data).toEqual({
    phoneNumber: '+256772000009',
    network: 'mtn',
    hasWallet: false,
  });
  expect((await check('0712000009')).body.data).toEqual({
    phoneNumber: '+256712000009',
    network: null,
    hasWallet: null,
  });
  expect((await check('0712000009', 'airtel')).body.data).toMatchObject({ network: 'airtel', hasWallet: true });
  expect((await check('0')).status).toBe(400);
});

test('a year costs ten months unless an administrator sets another price', async () => {
  expect((await paying.plan(shopId)).prices).toEqual([
    { months: 1, amountUgx: 10_000 },
    { months: 3, amountUgx: 30_000 },
    { months: 6, amountUgx: 60_000 },
    { months: 12, amountUgx: 100_000 },
  ]);
  expect((await paying.plan(shopId)).waysToPay).toEqual([
    { provider: 'mtn', title: 'MTN MoMo', networks: ['mtn'] },
    { provider: 'relworx', title: 'Relworx', networks: ['mtn', 'airtel'] },
    { provider: 'manual', title: 'By hand', networks: [] },
  ]);
});
