import type { Administrator } from '@app/contracts/admin/session.schemas';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  anAdmin,
  auditOf,
  codeAt,
  forgetLimits,
  setUpSecondFactor,
  signInAdmin,
  type TestAdmin,
} from '#server/admin/admin.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let owner: TestAdmin;

beforeAll(async () => {
  service = await openTestService();
  owner = await anAdmin(service);
});
afterEach(() => forgetLimits(service));
afterAll(() => service.close());

const reason = 'Left the team';

function change(caller: TestAdmin, { adminId }: TestAdmin, body: object) {
  const sent = { token: caller.accessToken, body: { reason, ...body } };
  return service.call<Administrator>('PATCH', `/admin/admins/${adminId}`, sent);
}

function act(caller: TestAdmin, { adminId }: TestAdmin, what: 'sessions/end' | 'second-factor/removal') {
  const sent = { token: caller.accessToken, body: { reason } };
  return service.call<Administrator>('POST', `/admin/admins/${adminId}/${what}`, sent);
}

const status = async ({ accessToken: token }: TestAdmin, path = '/admin/me') =>
  (await service.call('GET', path, { token })).status;

test('only owners see all administrators', async () => {
  const viewer = await anAdmin(service, { role: 'viewer' });
  const answer = await service.call<{ administrators: Administrator[] }>('GET', '/admin/admins', {
    token: owner.accessToken,
  });
  const listed = answer.body.data.administrators.find(({ adminId }) => adminId === viewer.adminId);
  expect(listed).toEqual({
    adminId: viewer.adminId,
    username: viewer.username,
    role: 'viewer',
    secondFactorEnabledAt: null,
    createdAt: service.clock.now().toISOString(),
    lastLoginAt: null,
    disabledAt: null,
    sessionCount: 1,
  });
  expect(answer.text).not.toMatch(/argon2|totp/);
  const support = await anAdmin(service, { role: 'support' });
  expect([await status(viewer, '/admin/admins'), await status(support, '/admin/admins')]).toEqual([403, 403]);
  expect((await change(support, viewer, { role: 'owner' })).status).toBe(403);
  expect((await act(support, viewer, 'sessions/end')).status).toBe(403);
  expect((await act(support, viewer, 'second-factor/removal')).status).toBe(403);
});

test('another role counts from the next call on, with the token that is out already', async () => {
  const admin = await anAdmin(service, { role: 'viewer' });
  expect(await status(admin, '/admin/admins')).toBe(403);
  expect((await change(owner, admin, { role: 'owner' })).body.data.role).toBe('owner');
  expect(await status(admin, '/admin/admins')).toBe(200);
  expect((await change(owner, admin, { role: 'support' })).status).toBe(200);
  expect(await status(admin, '/admin/admins')).toBe(403);
  // Once more is no change, and no entry.
  expect((await change(owner, admin, { role: 'support' })).status).toBe(200);
  const entries = await service.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'details', 'admin_id'])
    .where('subject_id', '=', admin.adminId)
    .orderBy('sequence')
    .execute();
  const common = { action: 'admin.role_changed', reason, admin_id: owner.adminId };
  expect(entries).toEqual([
    { ...common, details: { from: 'viewer', to: 'owner' } },
    { ...common, details: { from: 'owner', to: 'support' } },
  ]);
});

test('disabling ends the sessions and the sign-in at once; enabling gives the sign-in back', async () => {
  const admin = await anAdmin(service, { role: 'support' });
  const disabled = await change(owner, admin, { disabled: true });
  expect(disabled.body.data).toMatchObject({ disabledAt: service.clock.now().toISOString(), sessionCount: 0 });
  expect(await status(admin)).toBe(401);
  expect((await signInAdmin(service, { username: admin.username })).body.code).toBe('invalid_credentials');
  expect((await change(owner, admin, { disabled: false })).body.data.disabledAt).toBeNull();
  expect(await status(admin)).toBe(401);
  expect((await signInAdmin(service, { username: admin.username })).status).toBe(200);
  const actions = (await auditOf(service.db, owner.adminId)).slice(-2).map(({ action }) => action);
  expect(actions).toEqual(['admin.disabled', 'admin.enabled']);
});

test('an owner cannot disable their own account, and a change needs a change and a good reason', async () => {
  expect((await change(owner, owner, { disabled: true })).status).toBe(403);
  const admin = await anAdmin(service, { role: 'viewer' });
  expect((await change(owner, admin, {})).body.errors?.[0]?.field).toBe('role');
  for (const bad of ['no', 'asked by @mama.duka', 'call 0772 123 456', 'mail boss@duka.example'])
    expect((await change(owner, admin, { disabled: true, reason: bad })).body.errors?.[0]?.field, bad).toBe('reason');
  expect((await change(owner, admin, { role: 'king' })).status).toBe(400);
  expect((await change(owner, { ...admin, adminId: crypto.randomUUID() }, { role: 'viewer' })).status).toBe(404);
  expect((await change(owner, { ...admin, adminId: 'x' }, { role: 'viewer' })).status).toBe(400);
});

test('sessions of an administrator are ended at once', async () => {
  const admin = await anAdmin(service);
  expect((await act(owner, admin, 'sessions/end')).body.data.sessionCount).toBe(0);
  expect(await status(admin)).toBe(401);
  expect((await act(owner, admin, 'sessions/end')).status).toBe(200);
  const entries = (await auditOf(service.db, owner.adminId)).filter(({ subject_id }) => subject_id === admin.adminId);
  expect(entries).toMatchObject([{ action: 'admin.sessions_ended', reason, details: { sessionsEnded: 1 } }]);
});

test('an owner removes a second factor whose phone is gone, but not their own this way', async () => {
  const admin = await anAdmin(service, { role: 'viewer' });
  const secret = await setUpSecondFactor(service, admin);
  expect((await act(owner, admin, 'second-factor/removal')).body.data.secondFactorEnabledAt).toBeNull();
  expect((await signInAdmin(service, { username: admin.username })).status).toBe(200);
  const newSecret = await setUpSecondFactor(service, admin);
  expect(newSecret).not.toBe(secret);
  const old = codeAt(secret, service.clock.now());
  expect((await signInAdmin(service, { username: admin.username, code: old })).status).toBe(401);
  expect((await act(owner, owner, 'second-factor/removal')).status).toBe(403);
});

test('the last enabled owner stays one', async () => {
  const others = await anAdmin(service);
  const rest = service.db.updateTable('admins').where('admin_id', 'not in', [owner.adminId, others.adminId]);
  await rest.set({ role: 'viewer' }).execute();
  await change(owner, others, { disabled: true });
  for (const body of [{ role: 'viewer' }, { role: 'support', disabled: false }])
    expect((await change(owner, owner, body)).status, JSON.stringify(body)).toBe(409);
  await change(owner, others, { disabled: false });
  expect((await change(owner, owner, { role: 'owner' })).status).toBe(200);
});

test('two owners who demote each other at once leave one owner', async () => {
  for (const body of [{ role: 'viewer' }, { disabled: true }]) {
    const [one, two] = [await anAdmin(service), await anAdmin(service)];
    const enabled = () =>
      service.db
        .selectFrom('admins')
        .select('admin_id')
        .where('role', '=', 'owner')
        .where('disabled_at', 'is', null)
        .where('admin_id', 'in', [one.adminId, two.adminId])
        .execute();
    // No other owner, so that each of the two would be the last one.
    const rest = service.db.updateTable('admins').where('admin_id', 'not in', [one.adminId, two.adminId]);
    await rest.set({ role: 'viewer' }).execute();
    const answers = await Promise.all([change(one, two, body), change(two, one, body)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await enabled()).toHaveLength(1);
  }
});
