import type { Session } from '@app/contracts/accounts/settings.schemas';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { phoneCalls } from '#server/accounts/phone/phone.testing.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0';

async function signIn(handle: string, agent: string) {
  const body = { handle, password: goodPassword };
  const answer = await api.call('POST', '/auth/password/signin', { body, headers: { 'user-agent': agent } });
  return answer.body.data;
}

async function list(token: string): Promise<Session[]> {
  const { body } = await api.call('GET', '/auth/sessions', { token });
  return (body.data as unknown as { sessions: Session[] }).sessions;
}

const proof = { password: goodPassword };
const endOne = (token: string, sessionId: string | undefined, body: object = proof) =>
  api.call('POST', `/auth/sessions/${encodeURIComponent(sessionId ?? '')}/end`, { token, body });
const endOthers = (token: string, body: object = proof, key?: string) =>
  api.call('POST', '/auth/sessions/end-others', { token, body, ...(key ? { key } : {}) });

const write = (token: string) => api.call('PUT', '/auth/me', { token, body: { phoneNumber: '0772123456' } });

test('the owner sees every place that is signed in, in words, the last used first', async () => {
  await api.signUp('has.places');
  api.clock.advance(1000);
  const phone = await signIn('has.places', chrome);
  api.clock.advance(1000);
  const laptop = await signIn('has.places', firefox);
  const at = api.clock.now().toISOString();
  const sessions = await list(phone.accessToken);
  expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
    { device: 'Firefox on Windows', current: false },
    { device: 'Chrome on Android', current: true },
    { device: 'Unknown device', current: false },
  ]);
  expect(sessions[0]).toMatchObject({ createdAt: at, lastUsedAt: at });
  api.clock.advance(60_000);
  const refreshToken = phone.refreshToken;
  await api.call('POST', '/auth/refresh', { body: { refreshToken }, headers: { 'user-agent': firefox } });
  expect((await list(laptop.accessToken))[0]).toMatchObject({
    device: 'Firefox on Windows',
    current: false,
    lastUsedAt: api.clock.now().toISOString(),
  });
});

test('ending a session acts at once: its writes, its refresh and its socket joins', async () => {
  const mine = await api.signUp('ends.one');
  const thief = await signIn('ends.one', firefox);
  const found = (await list(mine.accessToken)).find((session) => session.device === 'Firefox on Windows');
  const end = () => endOne(mine.accessToken, found?.sessionId);
  expect((await end()).status).toBe(200);
  expect((await write(thief.accessToken)).body.code).toBe('session_ended');
  expect((await list(mine.accessToken)).map((session) => session.current)).toEqual([true]);
  expect(await api.accounts.guards.checkSocketJoin(thief.accessToken)).toBeNull();
  expect(await api.accounts.guards.checkSocketJoin(mine.accessToken)).not.toBeNull();
  const refresh = await api.call('POST', '/auth/refresh', { body: { refreshToken: thief.refreshToken } });
  expect(refresh.status).toBe(401);
  // Twice changes nothing, and an ended session looks at nothing any more.
  expect((await end()).status).toBe(200);
  expect((await api.call('GET', '/auth/sessions', { token: thief.accessToken })).body.code).toBe('session_ended');
});

test("another seller's session can neither be seen nor ended", async () => {
  const victim = await api.signUp('session.victim');
  const attacker = await api.signUp('session.attacker');
  const [session] = await list(victim.accessToken);
  const answer = await endOne(attacker.accessToken, session?.sessionId);
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await write(victim.accessToken)).status).toBe(200);
  expect((await list(attacker.accessToken)).map((one) => one.sessionId)).not.toContain(session?.sessionId);
});

test.each(['00000000-0000-4000-8000-000000000000', 'not-an-id', "1' or '1'='1"])(
  'a session id that is none (%s) is refused',
  async (sessionId) => {
    const { accessToken } = await api.signUp(`forged.${sessionId.length}`);
    const answer = await endOne(accessToken, sessionId);
    expect([400, 404]).toContain(answer.status);
    expect(await list(accessToken)).toHaveLength(1);
  },
);

test('ending the others leaves this one, and says how many there were', async () => {
  const mine = await api.signUp('ends.others');
  const others = [await signIn('ends.others', chrome), await signIn('ends.others', firefox)];
  const end = () => endOthers(mine.accessToken);
  expect((await end()).body.data).toEqual({ ended: 2 });
  expect((await end()).body.data).toEqual({ ended: 0 });
  for (const other of others) expect((await write(other.accessToken)).body.code).toBe('session_ended');
  expect((await write(mine.accessToken)).status).toBe(200);
});

test('a stolen session ends no other: that takes the password, and wrong ones count as at every such place', async () => {
  const owner = await api.signUp('keeps.sessions');
  const thief = await signIn('keeps.sessions', firefox);
  const [session] = (await list(thief.accessToken)).filter(({ current }) => !current);
  const { accessToken: token } = thief;
  for (const end of [
    (body: object) => endOne(token, session?.sessionId, body),
    (body: object) => endOthers(token, body),
  ]) {
    expect(await end({})).toMatchObject({ status: 403, body: { code: 'password_required' } });
    expect((await end({ password: 'Wrong-Password-1' })).body).toMatchObject({
      code: 'password_wrong',
      errors: [{ field: 'password', message: 'The password is wrong. Please try again.' }],
    });
    expect((await end({ code: '123456' })).body.code).toBe('code_expired');
  }
  expect((await write(owner.accessToken)).status).toBe(200);
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries++)
    statuses.push((await endOthers(token, { password: `Wrong-${tries}` })).status);
  expect(statuses.slice(-2)).toEqual([403, 429]);
  expect((await change(token, { currentPassword: 'Wrong-Password-1', newPassword })).status).toBe(429);
  // The thief's own session ends without anything.
  expect((await api.call('POST', '/auth/signout', { token })).status).toBe(200);
});

test('a code to the proven number ends the others, too, once, and a lost answer may be asked for again', async () => {
  const calls = phoneCalls(api);
  const phone = '+256772520101';
  const { accessToken: token } = await calls.signUpByPhone('ends.by.code', phone);
  await api.forgetLimits();
  await calls.post('/me/contact-codes', undefined, { token });
  const code = calls.codeTo(phone);
  expect((await endOthers(token, { code: calls.wrongFor(code) })).body.code).toBe('code_wrong');
  const ended = await endOthers(token, { code }, 'the-lost-answer-2');
  expect(ended.body.data).toEqual({ ended: 0 });
  expect((await endOthers(token, { code }, 'the-lost-answer-2')).text).toBe(ended.text);
  expect((await endOthers(token, { code })).body.code).toBe('code_expired');
});

const change = (token: string, body: object, ip?: string) =>
  api.call('PUT', '/auth/password', { token, body, ...(ip ? { ip } : {}) });
const newPassword = 'Another-Tree-43';

test('a new password ends all other sessions and keeps this one', async () => {
  const mine = await api.signUp('new.password');
  const other = await signIn('new.password', firefox);
  const answer = await change(mine.accessToken, { currentPassword: goodPassword, newPassword });
  expect(answer.status).toBe(200);
  expect((await write(other.accessToken)).body.code).toBe('session_ended');
  expect((await write(mine.accessToken)).status).toBe(200);
  const signin = (password: string) =>
    api.call('POST', '/auth/password/signin', { body: { handle: 'new.password', password } });
  expect((await signin(goodPassword)).status).toBe(401);
  expect((await signin(newPassword)).status).toBe(200);
  const events = await api.db
    .selectFrom('account_events')
    .select(['kind', 'details'])
    .where('account_id', '=', mine.user.id)
    .where('kind', '!=', 'contact_changed')
    .execute();
  expect(events).toEqual([{ kind: 'password_changed', details: { sessionsEnded: 1 } }]);
});

test('without the current password, or with a wrong one, nothing changes', async () => {
  const { accessToken } = await api.signUp('wrong.current');
  expect((await change(accessToken, { newPassword })).body).toMatchObject({
    code: 'password_required',
    errors: [{ field: 'currentPassword' }],
  });
  const wrong = await change(accessToken, { currentPassword: 'Wrong-Password-1', newPassword });
  expect(wrong.status).toBe(403);
  expect(wrong.body).toMatchObject({
    code: 'password_wrong',
    errors: [{ field: 'currentPassword', message: 'The password is wrong. Please try again.' }],
  });
  const weak = await change(accessToken, { currentPassword: goodPassword, newPassword: 'weak' });
  expect(weak.body).toMatchObject({ code: 'invalid_request', errors: [{ field: 'newPassword' }, {}, {}, {}] });
  expect((await change(accessToken, { currentPassword: goodPassword, newPassword })).status).toBe(200);
});

test('a change whose answer was lost may be repeated; a wrong repetition still counts as a guess', async () => {
  const { accessToken, user } = await api.signUp('lost.answer');
  const body = { currentPassword: goodPassword, newPassword };
  for (let sent = 0; sent < 2; sent++) expect((await change(accessToken, body)).status).toBe(200);
  const events = await api.db
    .selectFrom('account_events')
    .select('kind')
    .where('account_id', '=', user.id)
    .where('kind', '=', 'password_changed')
    .execute();
  expect(events).toHaveLength(1);
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await change(accessToken, { ...body, newPassword: `Guessed-Tree-${tries}` })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('guesses of the current password count like those at the sign-in', async () => {
  const { accessToken } = await api.signUp('guessed.current');
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await change(accessToken, { currentPassword: `Wrong-${tries}`, newPassword })).status);
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 403), 429]);
});
