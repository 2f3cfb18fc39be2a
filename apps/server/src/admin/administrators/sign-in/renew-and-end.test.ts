import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  anAdmin,
  auditOf,
  callWithCookie,
  cookieOf,
  forgetLimits,
  fromOurPages,
  signInAdmin,
} from '#server/admin/admin.testing.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterEach(() => forgetLimits(service));
afterAll(() => service.close());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const host = { host: 'localhost:3000' };

/** An administrator in a browser that has just signed in. */
async function signedIn() {
  const admin = await anAdmin(service, { role: 'support' });
  const answer = await signInAdmin(service, { username: admin.username });
  return { ...admin, cookie: cookieOf(answer), token: answer.body.accessToken };
}

const refresh = (cookie: string, headers?: Record<string, string>) =>
  callWithCookie(service, '/admin/refresh', cookie, headers);
const logout = (cookie: string, headers?: Record<string, string>) =>
  callWithCookie(service, '/admin/logout', cookie, headers);
const statusOfMe = async (token: string | undefined) => (await service.call('GET', '/admin/me', { token })).status;

test('the cookie alone renews the session: a new access token and a new cookie', async () => {
  const { cookie, username } = await signedIn();
  const answer = await refresh(cookie);
  expect(answer.body).toMatchObject({ success: true, username, role: 'support', mustSetUpSecondFactor: false });
  expect(await statusOfMe(answer.body.accessToken)).toBe(200);
  expect(cookieOf(answer)).not.toBe(cookie);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /; Max-Age=43200; Path=\/api\/v1\/admin; HttpOnly; SameSite=Strict$/,
  );
  expect((await refresh('')).body.code).toBe('refresh_token_invalid');
  expect((await refresh('dukalink_admin=nonsense')).body.code).toBe('refresh_token_invalid');
});

test('a lost answer does not end the session, and a stolen token ends it, which is on the log', async () => {
  const { cookie, token, adminId } = await signedIn();
  const lost = cookieOf(await refresh(cookie));
  const second = cookieOf(await refresh(cookie));
  const late = await refresh(lost);
  expect(late.body.code).toBe('refresh_token_invalid');
  // Another tab's newer cookie may lie in the jar: it is not thrown away.
  expect(late.headers['set-cookie']).toBeUndefined();
  const third = cookieOf(await refresh(second));
  const stolen = await callWithCookie(service, '/admin/refresh', cookie);
  expect([stolen.status, cookieOf(stolen)]).toEqual([401, 'dukalink_admin=']);
  expect((await refresh(third)).status).toBe(401);
  expect(await statusOfMe(token)).toBe(401);
  const actions = (await auditOf(service.db, adminId)).map(({ action }) => action);
  expect(actions).toEqual(['admin.signed_in', 'admin.session_theft']);
});

test('a session that is not used for twelve hours is over, each use starts them again', async () => {
  const { cookie } = await signedIn();
  service.clock.advance(11 * hourMs);
  const next = cookieOf(await refresh(cookie));
  service.clock.advance(11 * hourMs);
  const last = cookieOf(await refresh(next));
  service.clock.advance(12 * hourMs);
  expect((await refresh(last)).status).toBe(401);
});

test('a session is over a week after its sign-in, however often it was renewed', async () => {
  const { cookie } = await signedIn();
  let last = cookie;
  for (let hour = 8; hour < 7 * 24; hour += 8) {
    service.clock.advance(8 * hourMs);
    last = cookieOf(await refresh(last));
  }
  service.clock.advance(8 * hourMs - 1);
  const answer = await refresh(last);
  expect(answer.status).toBe(200);
  service.clock.advance(1);
  const over = await refresh(cookieOf(answer));
  expect([over.status, over.body.code, cookieOf(over)]).toEqual([401, 'refresh_token_invalid', 'dukalink_admin=']);
});

test('an access token runs out after 15 minutes', async () => {
  const { token } = await signedIn();
  service.clock.advance(14 * minuteMs);
  expect(await statusOfMe(token)).toBe(200);
  service.clock.advance(minuteMs);
  expect((await service.call('GET', '/admin/me', { token })).body.code).toBe('unauthenticated');
});

test('another site, or an unknown one, can neither renew nor end a session', async () => {
  const { cookie, token } = await signedIn();
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001', ...host },
    { origin: 'https://localhost:3000' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ];
  for (const headers of foreign)
    for (const call of [refresh, logout]) {
      const answer = await call(cookie, headers);
      expect([answer.status, answer.headers['set-cookie']], JSON.stringify(headers)).toEqual([403, undefined]);
    }
  expect(await statusOfMe(token)).toBe(200);
  const ours: Record<string, string>[] = [
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  ];
  let current = cookie;
  for (const headers of ours) {
    const answer = await refresh(current, headers);
    expect(answer.status, JSON.stringify(headers)).toBe(200);
    current = cookieOf(answer);
  }
});

test('signing out ends the session at once, takes the cookie away and may be repeated', async () => {
  const { cookie, token, adminId, sessionId } = await signedIn();
  const out = await logout(cookie);
  expect(out.body).toEqual({ success: true, message: 'Successfully logged out', data: {} });
  expect(cookieOf(out)).toBe('dukalink_admin=');
  expect(String(out.headers['set-cookie'])).toMatch(/Path=\/api\/v1\/admin; Expires=Thu, 01 Jan 1970/);
  expect((await service.call('GET', '/admin/me', { token })).body.code).toBe('session_ended');
  expect((await refresh(cookie)).status).toBe(401);
  expect((await logout(cookie)).status).toBe(200);
  expect((await logout('')).status).toBe(200);
  const ended = (await auditOf(service.db, adminId)).filter(({ action }) => action === 'admin.signed_out');
  expect(ended).toHaveLength(1);
  expect(ended[0]?.details).not.toEqual({ sessionId });
});

test('signing out works when the access token ran out, and when the cookie was lost', async () => {
  const late = await signedIn();
  service.clock.advance(20 * minuteMs);
  const bearer = { ...fromOurPages, authorization: `Bearer ${late.token}` };
  expect((await logout(late.cookie, bearer)).status).toBe(200);
  expect((await refresh(late.cookie)).status).toBe(401);
  const cookieless = await signedIn();
  const out = await logout('', { ...fromOurPages, authorization: `Bearer ${cookieless.token}` });
  expect(out.status).toBe(200);
  expect(await statusOfMe(cookieless.token)).toBe(401);
});

test('signing in again ends the session that the browser had, a failed try ends none', async () => {
  const { cookie, token, adminId, username } = await signedIn();
  const headers = { ...fromOurPages, cookie };
  expect((await signInAdmin(service, { username, password: 'Wrong-Password-1' }, { headers })).status).toBe(401);
  expect(await statusOfMe(token)).toBe(200);
  const again = await signInAdmin(service, { username }, { headers });
  expect(await statusOfMe(again.body.accessToken)).toBe(200);
  expect(await statusOfMe(token)).toBe(401);
  expect((await refresh(cookie)).status).toBe(401);
  expect((await refresh(cookieOf(again))).status).toBe(200);
  const entries = (await auditOf(service.db, adminId)).map(({ action }) => action);
  expect(entries).toEqual(['admin.signed_in', 'admin.sign_in_failed', 'admin.signed_in', 'admin.signed_out']);
});

test('a disabled administrator cannot renew', async () => {
  const { cookie, adminId } = await signedIn();
  await service.db
    .updateTable('admins')
    .set({ disabled_at: service.clock.now() })
    .where('admin_id', '=', adminId)
    .execute();
  expect((await refresh(cookie)).status).toBe(401);
});

test('the clean-up takes administrators’ sessions that are over, and no others', async () => {
  const gone = await signedIn();
  service.clock.advance(13 * hourMs);
  const kept = await signedIn();
  await purgeExpired(service.db, service.clock.now());
  const left = await service.db
    .selectFrom('admin_sessions')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', [gone.adminId, kept.adminId])
    .execute();
  expect(left).toEqual([{ account_id: kept.adminId }]);
  expect((await refresh(kept.cookie)).status).toBe(200);
});
