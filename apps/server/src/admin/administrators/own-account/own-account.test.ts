import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  adminPassword,
  anAdmin,
  auditOf,
  codeAt,
  forgetLimits,
  setUpSecondFactor,
  signInAdmin,
  type TestAdmin,
} from '#server/admin/admin.testing.ts';
import { storeSetting } from '#server/platform/database/stored-settings.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterEach(async () => {
  await forgetLimits(service);
  await requireSecondFactor(false);
});
afterAll(() => service.close());

const newPassword = 'Kibuye-9-Markets';

function requireSecondFactor(required: boolean): Promise<void> {
  return inTransaction(service.db, 'test', (trx) =>
    storeSetting(trx, 'second_factor_required', required, service.clock.now()),
  );
}

function post(admin: { accessToken: string }, path: string, body: object) {
  return service.call('POST', `/admin/me/${path}`, { token: admin.accessToken, body });
}

/** A second session of the same administrator. */
async function elsewhere({ username }: TestAdmin, code?: string): Promise<{ accessToken: string }> {
  const answer = await signInAdmin(service, { username, ...(code ? { code } : {}) });
  return { accessToken: answer.body.accessToken ?? '' };
}

const statusOfMe = async ({ accessToken: token }: { accessToken: string }) =>
  (await service.call('GET', '/admin/me', { token })).status;

test('a new password takes effect, and ends all other sessions', async () => {
  const admin = await anAdmin(service, { role: 'viewer' });
  const other = await elsewhere(admin);
  const body = { currentPassword: adminPassword, newPassword };
  const changed = await post(admin, 'password', body);
  expect(changed.body.message).toBe('Password changed. You are signed out everywhere else.');
  expect([await statusOfMe(admin), await statusOfMe(other)]).toEqual([200, 401]);
  expect((await signInAdmin(service, { username: admin.username })).status).toBe(401);
  expect((await signInAdmin(service, { username: admin.username, password: newPassword })).status).toBe(200);
  // The same once more, after a lost answer.
  expect((await post(admin, 'password', body)).status).toBe(200);
  const entries = (await auditOf(service.db, admin.adminId)).filter(
    ({ action }) => action === 'admin.password_changed',
  );
  expect(entries).toMatchObject([{ subject_id: admin.adminId, details: { sessionsEnded: 1 } }]);
});

test("the new password does not hold the administrator's name", async () => {
  const admin = await anAdmin(service);
  const [ownName] = admin.username.split('@');
  const named = await post(admin, 'password', { currentPassword: adminPassword, newPassword: `Xx-7-${ownName}` });
  expect(named.body.errors).toEqual([{ field: 'newPassword', message: 'Password must not contain your username' }]);
});

test('the current password is needed, the new one must keep the rules, and guessing is slowed down', async () => {
  const admin = await anAdmin(service);
  const wrong = await post(admin, 'password', { currentPassword: 'Wrong-1-password', newPassword });
  expect([wrong.status, wrong.body.code, wrong.body.errors?.[0]?.field]).toEqual([
    403,
    'password_wrong',
    'currentPassword',
  ]);
  const weak = await post(admin, 'password', { currentPassword: adminPassword, newPassword: 'weak' });
  expect([weak.status, weak.body.errors?.[0]?.field]).toEqual([400, 'newPassword']);
  for (let tries = 0; tries < 5; tries += 1)
    await post(admin, 'password', { currentPassword: 'Wrong-1-password', newPassword });
  expect((await post(admin, 'password', { currentPassword: adminPassword, newPassword })).status).toBe(429);
  // Strangers' guesses at the login are another counter.
  await forgetLimits(service);
  for (let tries = 0; tries < 6; tries += 1) await signInAdmin(service, { username: admin.username, password: 'x' });
  expect((await post(admin, 'password', { currentPassword: adminPassword, newPassword })).status).toBe(200);
});

test('two changes of the password at once: one goes through', async () => {
  const admin = await anAdmin(service);
  const answers = await Promise.all(
    [newPassword, 'Nakasero-5-Hills'].map((typed) =>
      post(admin, 'password', { currentPassword: adminPassword, newPassword: typed }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200)[0]?.status).toBeOneOf([403, 409]);
});

test('a second factor counts from its first code on, and ends the sessions that were opened without it', async () => {
  const admin = await anAdmin(service);
  const other = await elsewhere(admin);
  expect((await post(admin, 'second-factor', { password: 'Wrong-1-password' })).body.code).toBe('password_wrong');
  expect((await post(admin, 'second-factor/confirm', { code: '123456' })).status).toBe(409);
  const begun = await post(admin, 'second-factor', { password: adminPassword });
  const { secret, otpauthUrl } = begun.body.data as { secret: string; otpauthUrl: string };
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(otpauthUrl);
  expect(url.href).toMatch(/^otpauth:\/\/totp\/Dukalink:owner\./);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Dukalink', secret, digits: '6', period: '30' });
  // Not before it is confirmed.
  expect((await signInAdmin(service, { username: admin.username })).status).toBe(200);
  const wrong = await post(admin, 'second-factor/confirm', { code: '000000' });
  expect([wrong.status, wrong.body.code, wrong.body.errors?.[0]?.field]).toEqual([400, 'code_wrong', 'code']);
  const code = codeAt(secret, service.clock.now());
  expect((await post(admin, 'second-factor/confirm', { code })).status).toBe(200);
  expect([await statusOfMe(admin), await statusOfMe(other)]).toEqual([200, 401]);
  expect((await signInAdmin(service, { username: admin.username })).body.code).toBe('second_factor_required');
  // The code that confirmed it was used.
  expect((await signInAdmin(service, { username: admin.username, code })).body.code).toBe('second_factor_wrong');
  expect((await post(admin, 'second-factor', { password: adminPassword })).status).toBe(409);
  expect((await post(admin, 'second-factor/confirm', { code })).status).toBe(409);
});

test('after starting again, the secret that was shown before confirms nothing', async () => {
  const admin = await anAdmin(service);
  const secrets: string[] = [];
  for (let begins = 0; begins < 2; begins += 1)
    secrets.push(
      ((await post(admin, 'second-factor', { password: adminPassword })).body.data as { secret: string }).secret,
    );
  const [before = '', now = ''] = secrets.map((secret) => codeAt(secret, service.clock.now()));
  expect((await post(admin, 'second-factor/confirm', { code: before })).body.code).toBe('code_wrong');
  expect((await post(admin, 'second-factor/confirm', { code: now })).status).toBe(200);
});

test('a second factor goes with password and code, unless one is required of all', async () => {
  const admin = await anAdmin(service);
  const secret = await setUpSecondFactor(service, admin);
  const code = () => codeAt(secret, service.clock.now());
  const remove = (body: object) => post(admin, 'second-factor/removal', body);
  expect((await remove({ password: 'Wrong-1-password', code: code() })).body.code).toBe('password_wrong');
  expect((await remove({ password: adminPassword, code: '000000' })).body.code).toBe('code_wrong');
  await requireSecondFactor(true);
  expect((await remove({ password: adminPassword, code: code() })).body.code).toBe('forbidden');
  await requireSecondFactor(false);
  expect((await remove({ password: adminPassword, code: code() })).status).toBe(200);
  expect((await remove({ password: adminPassword, code: code() })).status).toBe(409);
  expect((await signInAdmin(service, { username: admin.username })).status).toBe(200);
  const actions = (await auditOf(service.db, admin.adminId)).map(({ action }) => action);
  expect(actions).toEqual(['admin.second_factor_enabled', 'admin.second_factor_removed', 'admin.signed_in']);
});

test('while a second factor is required, those without one have their own account only, until they set one up', async () => {
  const admin = await anAdmin(service, { role: 'owner' });
  const list = () => service.call('GET', '/admin/admins', { token: admin.accessToken });
  expect((await list()).status).toBe(200);
  await requireSecondFactor(true);
  expect([(await list()).status, (await list()).body.code]).toEqual([403, 'second_factor_setup_required']);
  expect((await signInAdmin(service, { username: admin.username })).body.mustSetUpSecondFactor).toBe(true);
  const me = await service.call('GET', '/admin/me', { token: admin.accessToken });
  expect(me.body.data).toMatchObject({ secondFactor: { enabledAt: null, required: true } });
  const secret = await setUpSecondFactor(service, admin);
  expect((await list()).status).toBe(200);
  const code = codeAt(secret, service.clock.now());
  expect((await signInAdmin(service, { username: admin.username, code })).body.mustSetUpSecondFactor).toBe(false);
});

test('own sessions are listed and ended one by one or all but this one; other people’s are not there', async () => {
  const [admin, stranger] = [await anAdmin(service), await anAdmin(service)];
  const [one, two, three] = [await elsewhere(admin), await elsewhere(admin), await elsewhere(admin)];
  const { accessToken: token } = admin;
  const list = async () => {
    const answer = await service.call<{ sessions: { sessionId: string; current: boolean }[] }>(
      'GET',
      '/admin/me/sessions',
      { token },
    );
    return answer.body.data.sessions;
  };
  expect((await list()).filter(({ current }) => current)).toMatchObject([{ sessionId: admin.sessionId }]);
  expect(await list()).toHaveLength(4);
  const body = { password: adminPassword };
  const end = (sessionId: string) => service.call('POST', `/admin/me/sessions/${sessionId}/end`, { token, body });
  expect((await end(stranger.sessionId)).status).toBe(404);
  expect(await statusOfMe(stranger)).toBe(200);
  const [ending] = (await list()).filter(({ current }) => !current);
  expect((await end(ending?.sessionId ?? '')).status).toBe(200);
  expect((await end(ending?.sessionId ?? '')).status).toBe(200);
  const statuses = [await statusOfMe(one), await statusOfMe(two), await statusOfMe(three)];
  expect(statuses.sort()).toEqual([200, 200, 401]);
  const others = await service.call('POST', '/admin/me/sessions/end-others', { token, body });
  expect(others.body.data).toEqual({ ended: 2 });
  expect(await list()).toMatchObject([{ sessionId: admin.sessionId, current: true }]);
  const entries = (await auditOf(service.db, admin.adminId)).filter(({ action }) => action.startsWith('admin.session'));
  expect(entries).toMatchObject([
    { action: 'admin.session_ended', details: { sessionId: ending?.sessionId } },
    { action: 'admin.sessions_ended', details: { sessionsEnded: 2 } },
  ]);
  expect((await end(admin.sessionId)).status).toBe(200);
  expect(await statusOfMe(admin)).toBe(401);
});

test('a stolen session ends no other: that takes the password, and wrong ones count', async () => {
  const admin = await anAdmin(service);
  const { accessToken: token } = await elsewhere(admin);
  const paths = [`/admin/me/sessions/${admin.sessionId}/end`, '/admin/me/sessions/end-others'];
  const end = (path: string, body: object) => service.call('POST', path, { token, body });
  for (const path of paths) {
    expect((await end(path, {})).body.code).toBe('invalid_request');
    expect((await end(path, { password: 'Wrong-Password-1' })).body).toMatchObject({
      code: 'password_wrong',
      errors: [{ field: 'password' }],
    });
  }
  for (let tries = 0; tries < 4; tries++) await end(paths[1] ?? '', { password: `Wrong-Password-${tries}` });
  expect((await end(paths[1] ?? '', { password: adminPassword })).status).toBe(429);
  expect(await statusOfMe(admin)).toBe(200);
});
