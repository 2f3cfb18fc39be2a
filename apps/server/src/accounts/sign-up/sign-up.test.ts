import { SignupAnswer } from '@app/contracts/accounts/accounts.schemas';
import { Value } from 'typebox/value';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { type ImageHost, startImageHost } from '#server/platform/images/download/image-host.testing.ts';
import { aPlainPicture } from '#server/platform/images/pictures.testing.ts';

const face = await aPlainPicture(300, 300, '#885533').jpeg().toBuffer();
let pictures: ImageHost;
let api: AccountsApi;

beforeAll(async () => {
  pictures = await startImageHost((request, response) => {
    if (request.url === '/broken.jpg') response.writeHead(404).end();
    else response.setHeader('content-type', 'image/jpeg').end(face);
  });
  api = await openAccountsApi({ pictureOrigin: pictures.origin });
});
afterEach(async () => {
  api.hooks.onSignedUp = async () => {};
  api.tiktok.readable = true;
  await api.forgetLimits();
});
afterAll(async () => {
  await api.close();
  await pictures.close();
});

function signup(handle: string, password = goodPassword, key?: string) {
  return api.call('POST', '/auth/password/signup', { body: { handle, password }, ...(key ? { key } : {}) });
}

async function countRows(): Promise<Record<string, number>> {
  const tables = ['accounts', 'shops', 'subscriptions', 'import_states', 'sessions', 'refresh_tokens'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = (await api.db.selectFrom(table).selectAll().execute()).length;
  return counts;
}

test('handles that are taken do not use up an address’s sign-ups', async () => {
  api.tiktok.accounts.set('taken.here', { displayName: 'Taken' });
  api.tiktok.accounts.set('honest.neighbour', { displayName: 'Honest' });
  expect((await signup('taken.here')).status).toBe(201);
  for (let n = 0; n < 45; n += 1) expect((await signup('taken.here')).status).toBe(409);
  expect((await signup('honest.neighbour')).status).toBe(201);
});

test('a sign-up makes account, shop, trial and import at once and is signed in', async () => {
  api.tiktok.accounts.set('aisha.shoes', { displayName: 'Aisha Shoes', followerCount: 2500 });
  const answer = await signup(' @Aisha.Shoes ');
  expect(answer.status).toBe(201);
  expect(answer.body.message).toBe('Account created successfully! Your shop is ready.');
  expect(Value.Check(SignupAnswer, answer.body)).toBe(true);
  const { user, shopLink, accessToken } = answer.body.data;
  expect(shopLink).toBe('http://localhost:3000/shop/aisha.shoes');
  expect(user).toMatchObject({
    handle: 'aisha.shoes',
    displayName: 'Aisha Shoes',
    subscriptionStatus: 'trial',
    trialEndDate: '2026-11-27T09:00:00.000Z',
    phoneNumber: null,
    confirmedAt: null,
    followerCount: 0,
  });
  expect(api.imports).toContainEqual({ shopId: user.id, handle: 'aisha.shoes', group: api.groupOf('127.0.0.1') });
  const account = await api.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(account.bio_code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  const due = await api.db
    .selectFrom('import_states')
    .selectAll()
    .where('shop_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(due.next_import_at).toEqual(api.clock.now());
  expect((await api.call('GET', '/auth/me', { token: accessToken })).body.data).toEqual(user);
});

test('of two sign-ups with one handle at once one is refused and leaves nothing', async () => {
  api.tiktok.accounts.set('race.seller', { displayName: 'Race' });
  const before = await countRows();
  const answers = await Promise.all([signup('race.seller'), signup('race.seller')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body).toEqual({
    success: false,
    code: 'handle_taken',
    message: 'This handle already has a shop. Sign in, or prove that it is yours.',
  });
  const after = await countRows();
  expect(Object.keys(after).map((table) => (after[table] ?? 0) - (before[table] ?? 0))).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a sign-up that breaks midway leaves nothing and can be repeated', async () => {
  api.tiktok.accounts.set('midway.seller', { displayName: 'Midway' });
  const before = await countRows();
  api.hooks.onSignedUp = async () => {
    throw new Error('the queue is away');
  };
  expect((await signup('midway.seller')).body).toMatchObject({ success: false, code: 'internal' });
  expect(await countRows()).toEqual(before);
  api.hooks.onSignedUp = async () => {};
  expect((await signup('midway.seller')).status).toBe(201);
});

test('a handle that TikTok does not know gets no shop', async () => {
  expect((await signup('no.one.here')).body).toEqual({
    success: false,
    code: 'handle_not_on_tiktok',
    message: 'Handle not found on TikTok',
  });
});

test('while TikTok does not answer a sign-up goes on, and its handle waits to be checked', async () => {
  api.tiktok.accounts.set('blocked.seller', { displayName: 'Blocked', followerCount: 5 });
  api.tiktok.readable = false;
  const answer = await signup('blocked.seller');
  expect(answer.status).toBe(201);
  const { user } = answer.body.data;
  expect(user).toMatchObject({
    handle: 'blocked.seller',
    confirmedAt: null,
    handleCheck: 'waiting',
    displayName: null,
  });
  expect(api.imports).toContainEqual({ shopId: user.id, handle: 'blocked.seller', group: api.groupOf('127.0.0.1') });
  expect((await signup('blocked.seller')).body.code).toBe('handle_taken');
  api.tiktok.readable = true;
  expect((await api.signUp('readable.seller')).user.handleCheck).toBeNull();
});

test('“TikTok does not answer” is never said as “this handle does not exist”', async () => {
  api.tiktok.readable = false;
  const answer = await api.call('POST', '/auth/validate-handle', { body: { handle: 'perhaps.there' } });
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'handle_check_failed', '30']);
  expect(answer.body.message).toBe(
    'Failed to validate handle. TikTok does not answer. Your handle may be right; try again, or continue and confirm later.',
  );
});

test.each([
  ['Sh0rt!7', ['Password must be at least 8 characters long']],
  ['nouppercase1!', ['Password must contain an uppercase letter']],
  ['NOLOWERCASE1!', ['Password must contain a lowercase letter']],
  ['NoNumberHere!', ['Password must contain a number']],
  ['NoSpecial1234', ['Password must contain a special character (such as !@#$%^&*)']],
  ['P@ssw0rd123!', ['This password is too common. Please choose another one.']],
])('the password %s is refused with the rule that it breaks', async (password, messages) => {
  api.tiktok.accounts.set('weak.password', { displayName: 'Weak' });
  const answer = await signup('weak.password', password);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe('Please ensure your password meets all requirements');
  expect(answer.body.errors).toEqual(messages.map((message) => ({ field: 'password', message })));
});

test('a repeated sign-up with the same key gets the same answer and makes one account', async () => {
  api.tiktok.accounts.set('lost.answer', { displayName: 'Lost' });
  const before = await countRows();
  const first = await signup('lost.answer', goodPassword, 'signup-key-000001');
  const again = await signup('lost.answer', goodPassword, 'signup-key-000001');
  expect(again.status).toBe(201);
  expect(again.text).toBe(first.text);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect((await countRows()).accounts).toBe((before.accounts ?? 0) + 1);
  const stored = await api.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', 'signup-key-000001')
    .executeTakeFirstOrThrow();
  expect(stored.answer).not.toContain(first.body.data.refreshToken);
});

test('the tokens of a sign-up are repeated to the browser that made it, and to no other', async () => {
  api.tiktok.accounts.set('own.answer', { displayName: 'Own' });
  const asked = await api.call('POST', '/auth/validate-handle', { body: { handle: 'own.answer' } });
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^dukalink_code=[\w-]{22}$/);
  const send = (headers: Record<string, string>) =>
    api.call('POST', '/auth/password/signup', {
      body: { handle: 'own.answer', password: goodPassword },
      key: 'signup-key-000002',
      headers,
    });
  const { text } = await send({ cookie });
  expect((await send({ cookie })).text, 'its answer was lost').toBe(text);
  for (const other of [{}, { cookie: 'dukalink_code=AAAAAAAAAAAAAAAAAAAAAA' }] as Record<string, string>[]) {
    const { status, body } = await send(other);
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  }
});

test('validating a handle tells what TikTok and what we know of it', async () => {
  api.tiktok.accounts.set('new.seller', { displayName: 'New Seller', photoUrl: `${pictures.origin}/face.jpg` });
  const validate = (handle: string) => api.call('POST', '/auth/validate-handle', { body: { handle } });
  const found = await validate('@New.Seller');
  expect(found.body).toEqual({
    success: true,
    message: 'Found @new.seller',
    data: {
      exists: true,
      registered: false,
      private: false,
      displayName: 'New Seller',
      photoUrl: expect.stringMatching(/^\/images\/[0-9a-f]{32}\/160\.jpg$/),
    },
  });
  expect((await validate('missing.seller')).body).toMatchObject({
    success: true,
    message: 'Handle not found on TikTok',
    data: { exists: false },
  });
  await api.signUp('old.seller');
  expect((await validate('old.seller')).body).toMatchObject({
    message: 'This handle already has a shop. Sign in, or prove that it is yours.',
    data: { exists: true, registered: true },
  });
  expect((await validate('bad handle!')).body).toMatchObject({
    code: 'invalid_request',
    message: 'Please enter a valid TikTok handle',
    errors: [{ field: 'handle', message: 'Please enter a valid TikTok handle' }],
  });
  api.tiktok.readable = false;
  const failed = await validate('unknown.seller');
  expect(failed.status).toBe(503);
  expect(failed.body.code).toBe('handle_check_failed');
});

test('a photo that cannot be copied is left out, never linked', async () => {
  api.tiktok.accounts.set('no.photo', { displayName: 'No Photo', photoUrl: `${pictures.origin}/broken.jpg` });
  const answer = await api.call('POST', '/auth/validate-handle', { body: { handle: 'no.photo' } });
  expect(answer.body.data).toMatchObject({ exists: true, photoUrl: null });
});

test('checking a handle and signing up with it asks TikTok once', async () => {
  api.tiktok.accounts.set('asked.once', { displayName: 'Once' });
  const before = api.tiktok.asked;
  await api.call('POST', '/auth/validate-handle', { body: { handle: 'asked.once' } });
  expect((await signup('asked.once')).status).toBe(201);
  expect(api.tiktok.asked - before).toBe(1);
});

test('one address asks TikTok for twenty handles, and then goes on without it; another address does not', async () => {
  const validate = (ip: string, tries: number) => {
    api.tiktok.accounts.set(`asked.often${tries}`, { displayName: 'Often' });
    return api.call('POST', '/auth/validate-handle', { body: { handle: `asked.often${tries}` }, ip });
  };
  const before = api.tiktok.asked;
  for (let times = 0; times < 25; times++) await validate('10.1.1.1', times);
  // The first one beyond closes the gate behind itself.
  expect(api.tiktok.asked - before).toBe(21);
  expect((await validate('10.1.1.1', 30)).body.code).toBe('handle_check_failed');
  expect((await validate('10.1.1.1', 0)).status, 'what is known is told').toBe(200);
  expect((await validate('10.1.1.2', 30)).status).toBe(200);
});

test('handles that became accounts do not count against their address', async () => {
  const ip = '10.1.2.1';
  for (let times = 0; times < 25; times++) {
    const handle = `many.sellers${times}`;
    api.tiktok.accounts.set(handle, { displayName: 'One of many' });
    await api.call('POST', '/auth/validate-handle', { body: { handle }, ip });
    const made = await api.call('POST', '/auth/password/signup', { body: { handle, password: goodPassword }, ip });
    expect(made.body.data.user.handleCheck).toBeNull();
  }
});
