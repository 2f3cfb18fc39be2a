import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { noteSignin } from './sign-in.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
  await api.signUp('known.seller');
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

function signin(handle: string, password: string, ip?: string) {
  return api.call('POST', '/auth/password/signin', { body: { handle, password }, ...(ip ? { ip } : {}) });
}

test('the right password opens a session of its own', async () => {
  const answer = await signin('@Known.Seller', goodPassword);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('Welcome back!');
  const aToken = expect.stringMatching(/^[\w.-]{20,}$/);
  expect(answer.body.data).toMatchObject({ accessToken: aToken, refreshToken: aToken, idToken: aToken });
  expect(answer.body.data.user).toMatchObject({ handle: 'known.seller', subscriptionStatus: 'trial' });
  const other = await signin('known.seller', goodPassword);
  await api.call('POST', '/auth/signout', { token: answer.body.data.accessToken });
  const refresh = { body: { refreshToken: other.body.data.refreshToken } };
  expect((await api.call('POST', '/auth/refresh', refresh)).status).toBe(200);
});

test('no one can tell from an answer or its work whether a handle has an account', async () => {
  await api.signUp('no.password');
  await api.db
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('account_id', 'in', (eb) => eb.selectFrom('shops').select('shop_id').where('handle', '=', 'no.password'))
    .execute();
  const answers: unknown[] = [];
  for (const handle of ['known.seller', 'unknown.seller', 'no.password']) {
    const before = api.accounts.passwords.counts().done;
    const answer = await signin(handle, 'Wrong-Password-1');
    expect(api.accounts.passwords.counts().done - before, handle).toBe(1);
    // Each request has its own moment and id.
    const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
    answers.push({ status: answer.status, text: answer.text, headers });
  }
  expect(answers[0]).toMatchObject({ status: 401 });
  expect(JSON.parse((answers[0] as { text: string }).text)).toEqual({
    success: false,
    code: 'invalid_credentials',
    message: 'The handle or the password is wrong. Please try again.',
  });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('a password that was changed while it was checked opens no session', async () => {
  const { user } = await api.signUp('changed.password');
  const noted = await inTransaction(api.db, 'test', (trx) =>
    noteSignin(trx, user.id, 'the hash that was read before', api.clock.now()),
  );
  expect(noted).toBe(false);
});

test('a password typed with combining accents is the same password', async () => {
  api.tiktok.accounts.set('accent.seller', { displayName: 'Accent' });
  const password = 'Café-Kampala-7';
  await api.call('POST', '/auth/password/signup', {
    body: { handle: 'accent.seller', password: password.normalize('NFD') },
  });
  expect((await signin('accent.seller', password.normalize('NFC'))).status).toBe(200);
});

test('wrong passwords from one network must wait after ten, known handle or not', async () => {
  for (const handle of ['known.seller', 'unknown.seller']) {
    // Of IPv6 a customer can have a whole /48.
    for (let tries = 1; tries <= 11; tries++)
      expect((await signin(handle, 'Wrong-Password-1', `2001:db8:1:${tries}::1`)).status).toBe(401);
    const refused = await signin(handle, goodPassword, '2001:db8:1:99::1');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(25);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
  }
});

test('strangers who close a sign-in for their own network close it for no other', async () => {
  for (const ip of ['10.0.2.1', '10.0.2.2', '10.0.2.3'])
    for (let tries = 0; tries < 15; tries++) await signin('known.seller', 'Wrong-Password-1', ip);
  expect((await signin('known.seller', goodPassword, '10.0.2.1')).status).toBe(429);
  expect((await signin('known.seller', goodPassword, '10.0.3.1')).status).toBe(200);
});

test('all networks together have 500 wrong passwords a day for one account', async () => {
  await signin('known.seller', 'Wrong-Password-1', '10.4.0.1');
  await api.db.updateTable('rate_limits').set({ points: 500 }).where('key', 'like', 'signin_account:tries%').execute();
  expect((await signin('known.seller', 'Wrong-Password-1', '10.4.0.2')).status).toBe(401);
  expect((await signin('known.seller', goodPassword, '10.4.0.3')).status).toBe(429);
});

test('a flood at once gets no more tries than one after the other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signin('known.seller', 'Wrong-Password-1', '10.2.0.1')),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(11);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(29);
});

test('the right password forgets the wrong ones before it', async () => {
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 8; tries++) expect((await signin('known.seller', 'Wrong-Password-1')).status).toBe(401);
    expect((await signin('known.seller', goodPassword)).status).toBe(200);
  }
});

test('sign-ins that succeed do not count against the address that they share', async () => {
  const rows = () =>
    api.db.selectFrom('rate_limits').select('points').where('key', 'like', 'signin_address:tries%').execute();
  for (let times = 0; times < 3; times++) await signin('known.seller', goodPassword);
  expect(await rows()).toEqual([{ points: 0 }]);
});

test('the table of limits names neither addresses nor handles', async () => {
  await signin('known.seller', 'Wrong-Password-1', '203.0.113.77');
  const keys = await api.db.selectFrom('rate_limits').select('key').execute();
  expect(keys.length).toBeGreaterThan(0);
  expect(JSON.stringify(keys)).not.toMatch(/203\.0\.113|known\.seller/);
});

test('no password, token, code or number reaches the log', async () => {
  const { accessToken, refreshToken, idToken, user } = await api.signUp('quiet.seller');
  await signin('quiet.seller', 'Wrong-Password-1');
  await api.call('PUT', '/auth/me', { token: accessToken, body: { phoneNumber: '+256772123456' } });
  await api.call('PUT', '/auth/me', {
    token: accessToken,
    body: { phoneNumber: '+256772123457', password: 'Wrong-Password-1' },
  });
  await api.call('POST', '/auth/refresh', { body: { refreshToken } });
  api.hooks.onSignedUp = async () => {
    throw new Error('the queue is away');
  };
  api.tiktok.accounts.set('loud.seller', { displayName: 'Loud' });
  await api.call('POST', '/auth/password/signup', {
    body: { handle: 'loud.seller', password: goodPassword },
    key: 'log-key-00000001',
  });
  api.hooks.onSignedUp = async () => {};
  const { bio_code } = await api.db
    .selectFrom('accounts')
    .select('bio_code')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const log = api.logLines.join('\n');
  expect(log).toContain('the queue is away');
  for (const secret of [
    goodPassword,
    'Wrong-Password-1',
    accessToken,
    refreshToken,
    idToken,
    bio_code,
    '772123456',
    'argon2id',
  ])
    expect(log).not.toContain(secret);
});
