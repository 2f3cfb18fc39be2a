import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  adminPassword,
  anAdmin,
  auditOf,
  codeAt,
  cookieOf,
  forgetLimits,
  fromOurPages,
  setUpSecondFactor,
  signInAdmin,
} from '#server/admin/admin.testing.ts';
import { makeAdministrator } from '#server/admin/administrators/managing/make-administrator.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterEach(() => forgetLimits(service));
afterAll(() => service.close());

const wrong = { success: false, code: 'invalid_credentials', message: 'Invalid credentials. Please try again.' };

/** What the answer says of the cookie whose name begins like this. */
function setCookieOf({ headers }: { headers: Record<string, unknown> }, start: string): string {
  return String([headers['set-cookie']].flat().find((one) => String(one).startsWith(start)));
}

test("the right name and password answer as specified, and the token opens the administrator's account", async () => {
  const { username } = await anAdmin(service, { role: 'support' });
  const answer = await signInAdmin(service, { username: ` ${username.toUpperCase()} ` });
  expect(answer.status).toBe(200);
  const { accessToken, ...told } = answer.body;
  expect(told).toEqual({
    success: true,
    message: 'Successfully logged in',
    username,
    role: 'support',
    mustSetUpSecondFactor: false,
  });
  const me = await service.call('GET', '/admin/me', { token: accessToken });
  expect(me.body.data).toMatchObject({ username, role: 'support', secondFactor: { enabledAt: null, required: false } });
});

test('the refresh token is in a cookie that no script, no other path and no other site gets', async () => {
  const { username } = await anAdmin(service);
  const answer = await signInAdmin(service, { username });
  const [value, ...attributes] = setCookieOf(answer, 'dukalink_admin=').split('; ');
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/api/v1/admin', 'SameSite=Strict']);
  const token = value?.split('=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(answer.text).not.toContain(token);
});

test('where the way is encrypted, the cookie goes no other way', async () => {
  const encrypted = await openTestService({ PUBLIC_ORIGIN: 'https://duka.example', DANGEROUSLY_OPEN_DEMO: 'yes' });
  try {
    const { username } = await anAdmin(encrypted);
    const ours = { host: 'duka.example', origin: 'https://duka.example' };
    const answer = await signInAdmin(encrypted, { username }, { headers: ours });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
    const plain = await signInAdmin(encrypted, { username }, { headers: { ...ours, origin: 'http://duka.example' } });
    expect(plain.status).toBe(403);
  } finally {
    await encrypted.close();
  }
});

test('an unknown name, a wrong password and a disabled administrator get the same answer for the same work', async () => {
  const known = await anAdmin(service);
  const disabled = await anAdmin(service);
  const now = service.clock.now();
  await service.db.updateTable('admins').set({ disabled_at: now }).where('admin_id', '=', disabled.adminId).execute();
  const { passwords } = service.app.services.admin;
  for (const body of [
    { username: 'unknown@duka.example' },
    { username: known.username, password: 'Wrong-1-password' },
    { username: disabled.username },
  ]) {
    const before = passwords.counts().done;
    const answer = await signInAdmin(service, body);
    expect(answer.status, body.username).toBe(401);
    expect(answer.body).toEqual(wrong);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(passwords.counts().done - before).toBe(1);
  }
});

test('what is missing is asked for in the specified words', async () => {
  const { username } = await anAdmin(service);
  for (const body of [
    {},
    { username },
    { password: adminPassword },
    { username: '', password: adminPassword },
    { username: '  ', password: adminPassword },
    { username, password: '' },
  ]) {
    const answer = await service.call('POST', '/admin/login', { body });
    expect(answer.status, JSON.stringify(body)).toBe(400);
    expect(answer.body.message).toBe('Please enter both username and password');
  }
  for (const body of [
    { username: 7, password: adminPassword },
    { username, password: adminPassword, role: 'owner' },
    [],
  ])
    expect((await service.call('POST', '/admin/login', { body })).body.code).toBe('invalid_request');
});

test('another site cannot sign a browser in', async () => {
  const { username } = await anAdmin(service);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
  ];
  for (const headers of foreign) {
    const answer = await signInAdmin(service, { username }, { headers });
    expect([answer.status, answer.headers['set-cookie']], JSON.stringify(headers)).toEqual([403, undefined]);
  }
  expect((await signInAdmin(service, { username }, { headers: {} })).status).toBe(200);
});

test('wrong passwords lock a name out for their network, for a time that doubles', async () => {
  const { username } = await anAdmin(service);
  let address = 1;
  const attempt = (password: string) => {
    address += 1;
    return signInAdmin(service, { username, password }, { ip: `2001:db8:8:${address}::1` });
  };
  for (let tries = 0; tries < 6; tries += 1) expect((await attempt('Wrong-1-password')).status).toBe(401);
  const refused = await attempt(adminPassword);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(25);
  const other = await anAdmin(service);
  expect((await signInAdmin(service, { username: other.username })).status).toBe(200);
  // The limits' own clock is the database's: an opened gate is one that ran out.
  await service.db
    .updateTable('rate_limits')
    .set({ expire: 1 })
    .where('key', 'like', 'admin_password_network:gate%')
    .execute();
  expect((await attempt('Wrong-1-password')).status).toBe(401);
  expect(Number((await attempt(adminPassword)).headers['retry-after'])).toBeGreaterThan(55);
  // A stranger who knows a name delays no one elsewhere.
  expect((await signInAdmin(service, { username }, { ip: '2001:db8:900::1' })).status).toBe(200);
});

test('strangers who try passwords from everywhere are stopped, and lock no one out of a browser that signed in before', async () => {
  const { username } = await anAdmin(service);
  const before = await signInAdmin(service, { username });
  const cookie = setCookieOf(before, 'dukalink_admin_device=').split(';')[0] ?? '';
  for (let tries = 0; tries < 7; tries += 1) await signInAdmin(service, { username, password: 'Wrong-1-password' });
  await service.db
    .updateTable('rate_limits')
    .set({ points: 200 })
    .where('key', 'like', 'admin_password_name:tries%')
    .execute();
  await signInAdmin(service, { username, password: 'Wrong-1-password' }, { ip: '10.8.3.1' });
  expect((await signInAdmin(service, { username }, { ip: '10.8.3.2' })).status).toBe(429);
  const known = { headers: { ...fromOurPages, cookie } };
  expect((await signInAdmin(service, { username }, known)).status).toBe(200);
  for (let tries = 0; tries < 6; tries += 1)
    expect((await signInAdmin(service, { username, password: 'Wrong-1-password' }, known)).status).toBe(401);
  expect((await signInAdmin(service, { username }, known)).status).toBe(429);
});

test('a new password from the shell opens the gate that wrong ones have closed', async () => {
  const { username } = await anAdmin(service);
  for (let tries = 0; tries < 6; tries += 1) await signInAdmin(service, { username, password: 'Wrong-1-password' });
  expect((await signInAdmin(service, { username })).status).toBe(429);
  const password = 'Kibuye-9-Markets';
  await makeAdministrator(service.app.services.admin, { username, password }, 'reset');
  expect((await signInAdmin(service, { username, password })).status).toBe(200);
});

test('one address cannot try many names without end', async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 33; tries += 1)
    statuses.add((await signInAdmin(service, { username: `unknown${tries}@duka.example` }, { ip: '10.8.1.1' })).status);
  expect([...statuses].sort()).toEqual([401, 429]);
});

test('with a second factor the code is asked for after the right password only, and works once', async () => {
  const admin = await anAdmin(service);
  const secret = await setUpSecondFactor(service, admin);
  const { username } = admin;
  expect((await signInAdmin(service, { username, password: 'Wrong-1-password' })).body).toEqual(wrong);
  const asked = await signInAdmin(service, { username });
  expect([asked.status, asked.body.code, asked.headers['set-cookie']]).toEqual([
    401,
    'second_factor_required',
    undefined,
  ]);
  const code = codeAt(secret, service.clock.now());
  const twice = await Promise.all([signInAdmin(service, { username, code }), signInAdmin(service, { username, code })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
  const again = await signInAdmin(service, { username, code });
  expect(again.body.code).toBe('second_factor_wrong');
  // A code of the half minute before is older than the one that was used.
  const before = codeAt(secret, new Date(service.clock.now().getTime() - 30_000));
  expect((await signInAdmin(service, { username, code: before })).body.code).toBe('second_factor_wrong');
  service.clock.advance(30_000);
  expect((await signInAdmin(service, { username, code: codeAt(secret, service.clock.now()) })).status).toBe(200);
});

test('a clock that is half a minute wrong is forgiven, a whole minute is not', async () => {
  const admin = await anAdmin(service);
  const secret = await setUpSecondFactor(service, admin);
  const shifted = (ms: number) => codeAt(secret, new Date(service.clock.now().getTime() + ms));
  const { username } = admin;
  service.clock.advance(10 * 60_000);
  expect((await signInAdmin(service, { username, code: shifted(60_000) })).status).toBe(401);
  expect((await signInAdmin(service, { username, code: shifted(-60_000) })).status).toBe(401);
  const spaced = shifted(-30_000).replace(/^.../, '$& ');
  expect((await signInAdmin(service, { username, code: spaced })).status).toBe(200);
  expect((await signInAdmin(service, { username, code: shifted(30_000) })).status).toBe(200);
});

test('wrong codes lock out, too, though the password is right', async () => {
  const admin = await anAdmin(service);
  const secret = await setUpSecondFactor(service, admin);
  const { username } = admin;
  for (let tries = 0; tries < 6; tries += 1) {
    const answer = await signInAdmin(service, { username, code: tries % 2 ? '000000' : 'abcdef' });
    expect(answer.body.code).toBe('second_factor_wrong');
  }
  const code = codeAt(secret, service.clock.now());
  expect((await signInAdmin(service, { username, code })).status).toBe(429);
});

test('sign-ins that went well and that failed are on the log, without what was typed', async () => {
  const { adminId, username } = await anAdmin(service);
  await signInAdmin(service, { username, password: 'Wrong-1-password' }, { ip: '10.8.2.1' });
  await signInAdmin(service, { username }, { ip: '10.8.2.2' });
  await signInAdmin(service, { username: 'my-secret@typed.example' }, { ip: '10.8.2.3' });
  expect(await auditOf(service.db, adminId)).toMatchObject([
    { action: 'admin.sign_in_failed', address: '10.8.2.1', details: { why: 'wrong_password' } },
    { action: 'admin.signed_in', address: '10.8.2.2', details: { sessionId: expect.any(String) } },
  ]);
  const all = JSON.stringify(await service.db.selectFrom('audit_log').select(['details', 'reason']).execute());
  expect(all).not.toMatch(/typed|Wrong-1/);
  expect(service.logLines.join()).not.toMatch(/my-secret@typed|Wrong-1|dukalink_admin=/);
});

test('a right password is on the log, though its code never comes', async () => {
  const admin = await anAdmin(service);
  await setUpSecondFactor(service, admin);
  await signInAdmin(service, { username: admin.username }, { ip: '10.8.2.4' });
  expect((await auditOf(service.db, admin.adminId)).at(-1)).toMatchObject({
    action: 'admin.code_asked',
    address: '10.8.2.4',
  });
  for (let tries = 0; tries < 5; tries += 1) await signInAdmin(service, { username: admin.username });
  expect((await signInAdmin(service, { username: admin.username })).status).toBe(429);
  const asked = (await auditOf(service.db, admin.adminId)).filter(({ action }) => action === 'admin.code_asked');
  expect(asked).toHaveLength(6);
});

test('the code’s secret lies sealed in the database, and opens for its administrator only', async () => {
  const [one, two] = [await anAdmin(service), await anAdmin(service)];
  const secret = await setUpSecondFactor(service, one);
  await setUpSecondFactor(service, two);
  const { db, clock } = service;
  const rows = await db
    .selectFrom('admins')
    .select(['admin_id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .execute();
  expect(JSON.stringify(rows.map((row) => Buffer.from(row.totp_secret ?? []).toString('latin1')))).not.toContain(
    secret,
  );
  const stolen = rows.find((row) => row.admin_id === one.adminId)?.totp_secret ?? null;
  await db.updateTable('admins').set({ totp_secret: stolen }).where('admin_id', '=', two.adminId).execute();
  clock.advance(60_000);
  const answer = await signInAdmin(service, { username: two.username, code: codeAt(secret, clock.now()) });
  expect(answer.status).toBe(409);
  expect(cookieOf(answer)).toBe('');
});
