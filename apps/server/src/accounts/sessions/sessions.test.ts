import { decodeJwt, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi, testSecret } from '#server/accounts/accounts.testing.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { createTokens } from '#server/identity/tokens.ts';
import { deriveKey } from '#server/platform/keys.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

const minuteMs = 60_000;

function refresh(refreshToken: string) {
  return api.call('POST', '/auth/refresh', { body: { refreshToken } });
}

async function refreshed(refreshToken: string): Promise<string> {
  const answer = await refresh(refreshToken);
  expect(answer.status).toBe(200);
  return answer.body.data.refreshToken;
}

const idOf = (token: string): string => decodeJwt(token).sub ?? '';

function me(token: string) {
  return api.call('GET', '/auth/me', { token });
}

test('a refresh gives new tokens that work', async () => {
  const first = await api.signUp('refresh.works');
  const answer = await refresh(first.refreshToken);
  expect(answer.body.data.refreshToken).not.toBe(first.refreshToken);
  expect(Object.keys(answer.body.data).sort()).toEqual(['accessToken', 'idToken', 'refreshToken']);
  expect((await me(answer.body.data.accessToken)).body.data.handle).toBe('refresh.works');
});

test('a lost answer does not cost the session: the old token gets another successor, the lost one is void', async () => {
  const { refreshToken } = await api.signUp('lost.refresh');
  const lost = await refreshed(refreshToken);
  const second = await refreshed(refreshToken);
  expect((await refresh(lost)).body).toMatchObject({ success: false, code: 'refresh_token_invalid' });
  const third = await refreshed(second);
  await refreshed(third);
});

test('a token used again after its successor was used ends the whole family', async () => {
  const { refreshToken, accessToken } = await api.signUp('stolen.refresh');
  const next = await refreshed(refreshToken);
  const afterNext = await refreshed(next);
  expect((await refresh(refreshToken)).status).toBe(401);
  expect((await refresh(afterNext)).status).toBe(401);
  const write = await api.call('PUT', '/auth/me', { token: accessToken, body: { phoneNumber: '0772123456' } });
  expect(write.body.code).toBe('session_ended');
  expect(api.logLines.filter((line) => line.includes('used twice'))).toHaveLength(1);
});

test('a void token that turns up later ends the family: two holders each got an answer', async () => {
  const { refreshToken } = await api.signUp('two.holders');
  const victims = await refreshed(refreshToken);
  const thiefs = await refreshed(refreshToken);
  api.clock.advance(2 * minuteMs);
  expect((await refresh(victims)).status).toBe(401);
  expect((await refresh(thiefs)).status).toBe(401);
});

test('two refreshes at once both get an answer, and exactly one of them goes on', async () => {
  const { refreshToken } = await api.signUp('two.tabs');
  const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  const goesOn: number[] = [];
  for (const answer of answers) goesOn.push((await refresh(answer.body.data.refreshToken)).status);
  expect(goesOn.sort()).toEqual([200, 401]);
});

test('a refresh token runs out after 30 days, which start again with each use', async () => {
  const { refreshToken } = await api.signUp('thirty.days');
  const dayMs = 24 * 60 * minuteMs;
  api.clock.advance(29 * dayMs);
  const next = await refreshed(refreshToken);
  api.clock.advance(29 * dayMs);
  const last = await refreshed(next);
  api.clock.advance(30 * dayMs);
  expect((await refresh(last)).body.code).toBe('refresh_token_invalid');
});

test('a session is over 180 days after its sign-in, however often it was renewed', async () => {
  const { refreshToken, accessToken } = await api.signUp('half.year');
  const dayMs = 24 * 60 * minuteMs;
  let last = refreshToken;
  for (let day = 20; day < 180; day += 20) {
    api.clock.advance(20 * dayMs);
    last = await refreshed(last);
  }
  api.clock.advance(20 * dayMs - 1);
  const answer = await refresh(last);
  const { data } = answer.body;
  expect((await me(data.accessToken)).status).toBe(200);
  api.clock.advance(1);
  expect((await refresh(data.refreshToken)).body.code).toBe('refresh_token_invalid');
  expect(await sellerSessions.list(api.db, idOf(accessToken), api.clock.now())).toEqual([]);
});

test('only the hash of a refresh token is stored', async () => {
  const { refreshToken } = await api.signUp('hashed.tokens');
  const rows = await api.db.selectFrom('refresh_tokens').select('token_hash').execute();
  const stored = rows.map((row) => Buffer.from(row.token_hash).toString('latin1')).join();
  expect(stored).not.toContain(refreshToken);
  expect(stored).not.toContain(Buffer.from(refreshToken, 'base64url').toString('latin1'));
});

test('signing out acts at once on writes, refreshes and socket joins, and may be repeated', async () => {
  const { accessToken, refreshToken, user } = await api.signUp('signs.out');
  expect(await api.accounts.guards.checkSocketJoin(accessToken)).toMatchObject({ accountId: user.id });
  const out = await api.call('POST', '/auth/signout', {
    token: accessToken,
    headers: { 'content-type': 'application/json' },
  });
  expect(out.body).toEqual({ success: true, message: 'Signed out successfully', data: {} });
  const write = await api.call('PUT', '/auth/me', { token: accessToken, body: { phoneNumber: '0772123456' } });
  expect(write.status).toBe(401);
  expect(write.body.code).toBe('session_ended');
  expect((await refresh(refreshToken)).status).toBe(401);
  expect(await api.accounts.guards.checkSocketJoin(accessToken)).toBeNull();
  expect((await api.call('POST', '/auth/signout', { token: accessToken })).status).toBe(200);
});

test('an access token runs out after 15 minutes', async () => {
  const { accessToken } = await api.signUp('short.access');
  api.clock.advance(14 * minuteMs);
  expect((await me(accessToken)).status).toBe(200);
  api.clock.advance(minuteMs);
  expect((await me(accessToken)).body.code).toBe('unauthenticated');
  expect(await api.accounts.guards.checkSocketJoin(accessToken)).toBeNull();
});

test('tokens of another kind, key, algorithm or shape open nothing', async () => {
  const { accessToken, idToken, refreshToken, user } = await api.signUp('forged.tokens');
  const { sid } = decodeJwt(accessToken);
  const claims = { sid, handle: user.handle, sub: user.id, iss: 'dukalink', aud: 'dukalink-api' };
  const soon = Math.floor(api.clock.now().getTime() / 1000) + 600;
  const sign = (payload: Record<string, unknown>, key: Uint8Array, alg = 'HS256') =>
    new SignJWT(payload).setProtectedHeader({ alg }).setExpirationTime(soon).sign(key);
  const ours = deriveKey(testSecret, 'access-token');
  const unsigned = [{ alg: 'none' }, { ...claims, exp: soon }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const forged = [
    idToken,
    refreshToken,
    `${unsigned}.`,
    await sign(claims, deriveKey('another secret that is long enough', 'access-token')),
    await sign(claims, deriveKey(testSecret, 'id-token')),
    await sign(claims, Buffer.from(testSecret)),
    await sign(claims, new Uint8Array([...ours, ...ours]), 'HS512'),
    await sign({ ...claims, aud: 'dukalink-web' }, ours),
    await sign({ ...claims, iss: 'a stranger' }, ours),
    await sign({ ...claims, sid: undefined }, ours),
    await sign({ ...claims, sid: 7 }, ours),
    'not.a.token',
    'x'.repeat(10_000),
  ];
  for (const token of forged) expect((await me(token)).status, token.slice(0, 60)).toBe(401);
  expect((await me(await sign(claims, ours))).status).toBe(200);
});

test('a well signed token whose session belongs to another account cannot write', async () => {
  const mine = await api.signUp('mixed.mine');
  const others = await api.signUp('mixed.others');
  const tokens = createTokens({ secret: testSecret, clock: api.clock });
  const theirs = await tokens.readAccess(others.accessToken);
  const mixed = await tokens.signAccess({ accountId: mine.user.id, sessionId: theirs?.sessionId ?? '' });
  const write = await api.call('PUT', '/auth/me', { token: mixed, body: { phoneNumber: '0772123456' } });
  expect(write.body.code).toBe('session_ended');
});

test('a deleted account is signed out everywhere', async () => {
  const { accessToken, refreshToken, user } = await api.signUp('deleted.account');
  await api.db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  expect((await me(accessToken)).body.code).toBe('session_ended');
  expect((await refresh(refreshToken)).status).toBe(401);
});

test('the clean-up takes only what can never be used again', async () => {
  const kept = await api.signUp('kept.session');
  const gone = await api.signUp('gone.session');
  await api.call('POST', '/auth/signout', { token: gone.accessToken });
  api.clock.advance(29 * 24 * 60 * minuteMs);
  const next = await refreshed(kept.refreshToken);
  api.clock.advance(2 * 24 * 60 * minuteMs);
  expect(await sellerSessions.purge(api.db, api.clock.now())).toBeGreaterThan(0);
  const left = await api.db
    .selectFrom('sessions')
    .select('account_id')
    .where('account_id', 'in', [kept.user.id, gone.user.id])
    .execute();
  expect(left).toEqual([{ account_id: kept.user.id }]);
  await refreshed(next);
});
