import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

function put(token: string, body: { phoneNumber: string | null; password?: string }) {
  return api.call('PUT', '/auth/me', { token, body });
}

async function readShop(shopId: string): Promise<{ version: number; number: string | null; changedAt: Date | null }> {
  const row = await api.db
    .selectFrom('shops')
    .innerJoin('accounts', 'accounts.account_id', 'shops.shop_id')
    .select(['shops.version', 'accounts.whatsapp_number', 'accounts.whatsapp_changed_at'])
    .where('shops.shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { version: row.version, number: row.whatsapp_number, changedAt: row.whatsapp_changed_at };
}

test('the first number is free, is stored in E.164 and renews the public pages', async () => {
  const { accessToken, user } = await api.signUp('first.number');
  const payloads: string[] = [];
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const unlisten = await api.database.listen('dukalink', {
    onPayload: (payload) => {
      payloads.push(payload);
      resolve();
    },
  });
  const answer = await put(accessToken, { phoneNumber: ' 0772 123-456 ' });
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('WhatsApp number added successfully!');
  expect(answer.body.data).toMatchObject({ handle: 'first.number', phoneNumber: '+256772123456' });
  expect(await readShop(user.id)).toEqual({ version: 2, number: '+256772123456', changedAt: api.clock.now() });
  await heard;
  expect(JSON.parse(payloads[0] ?? '{}')).toMatchObject({ type: 'shop_changed', shopId: user.id });
  await unlisten();
});

test('changing a number needs the password: none, a wrong one, the right one', async () => {
  const { accessToken, user } = await api.signUp('changes.number');
  await put(accessToken, { phoneNumber: '+256772123456' });
  const without = await put(accessToken, { phoneNumber: '+256701123456' });
  expect(without.status).toBe(403);
  expect(without.body.code).toBe('password_required');
  const wrong = await put(accessToken, { phoneNumber: '+256701123456', password: 'Wrong-Password-1' });
  expect(wrong.status).toBe(403);
  expect(wrong.body).toMatchObject({ code: 'password_required', errors: [{ field: 'password' }] });
  expect((await readShop(user.id)).number).toBe('+256772123456');
  const right = await put(accessToken, { phoneNumber: '+256701123456', password: goodPassword });
  expect(right.body.data.phoneNumber).toBe('+256701123456');
});

test('taking a number away needs the password, too: else a change would be a removal and a first entry', async () => {
  const { accessToken, user } = await api.signUp('removes.number');
  await put(accessToken, { phoneNumber: '+256772123456' });
  expect((await put(accessToken, { phoneNumber: null })).body.code).toBe('password_required');
  const removed = await put(accessToken, { phoneNumber: null, password: goodPassword });
  expect(removed.body.data.phoneNumber).toBeNull();
  expect(await readShop(user.id)).toMatchObject({ version: 3, number: null });
  const phoneNumber = '+256701123456';
  expect((await put(accessToken, { phoneNumber })).body.code).toBe('password_required');
  expect((await put(accessToken, { phoneNumber, password: goodPassword })).body.data.phoneNumber).toBe(phoneNumber);
});

test('saving the same number again changes nothing and asks for nothing', async () => {
  const { accessToken, user } = await api.signUp('same.number');
  await put(accessToken, { phoneNumber: '+256772123456' });
  const before = await readShop(user.id);
  api.clock.advance(1000);
  expect((await put(accessToken, { phoneNumber: '0772123456' })).status).toBe(200);
  expect(await readShop(user.id)).toEqual(before);
});

test('password guesses by a stolen access token are limited like those at the sign-in', async () => {
  const { accessToken } = await api.signUp('guessed.number');
  await put(accessToken, { phoneNumber: '+256772123456' });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await put(accessToken, { phoneNumber: null, password: `Wrong-Password-${tries}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 403), 429]);
});

test('a stranger who guesses at the sign-in keeps no signed-in owner from their settings', async () => {
  const { accessToken: token } = await api.signUp('guessed.outside');
  await put(token, { phoneNumber: '+256772123456' });
  const signin = { handle: 'guessed.outside', password: 'Wrong-Password-1' };
  let status = 0;
  for (let tries = 0; tries < 12; tries++)
    ({ status } = await api.call('POST', '/auth/password/signin', { body: signin, ip: '10.4.0.1' }));
  expect(status).toBe(429);
  expect((await put(token, { phoneNumber: null, password: goodPassword })).status).toBe(200);
  const newPassword = { currentPassword: goodPassword, newPassword: 'Another-Tree-43' };
  expect((await api.call('PUT', '/auth/password', { token, body: newPassword })).status).toBe(200);
});

test('of two first entries at once one wins and the other is told', async () => {
  const { accessToken, user } = await api.signUp('two.entries');
  const answers = await Promise.all([
    put(accessToken, { phoneNumber: '+256772123456' }),
    put(accessToken, { phoneNumber: '+256701123456' }),
  ]);
  const winner = answers.find((answer) => answer.status === 200);
  expect(answers.map((answer) => answer.status).sort()).toSatisfy(
    (statuses: number[]) => statuses[0] === 200 && (statuses[1] === 409 || statuses[1] === 403),
  );
  expect((await readShop(user.id)).number).toBe(winner?.body.data.phoneNumber);
});

test('an expired seller can still change the contact', async () => {
  const { refreshToken } = await api.signUp('expired.contact');
  api.clock.advance(8 * 24 * 3600 * 1000);
  const { body } = await api.call('POST', '/auth/refresh', { body: { refreshToken } });
  const answer = await put(body.data.accessToken, { phoneNumber: '0392123456' });
  expect(answer.body.data).toMatchObject({ phoneNumber: '+256392123456', subscriptionStatus: 'expired' });
});

test('a number that cannot be one is refused in the specified words', async () => {
  const { accessToken } = await api.signUp('bad.number');
  const message = 'Please enter a valid WhatsApp number in international format (e.g., +256700123456)';
  expect((await put(accessToken, { phoneNumber: '12345' })).body).toEqual({
    success: false,
    code: 'invalid_request',
    message,
    errors: [{ field: 'phoneNumber', message }],
  });
});
