import type { Invitation, OpenedInvitation } from '@app/contracts/admin/invitations/invitations.schemas';
import type { Administrator } from '@app/contracts/admin/session.schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  adminPassword,
  anAdmin,
  auditOf,
  codeAt,
  cookieOf,
  forgetLimits,
  fromOurPages,
  signInAdmin,
  type TestAdmin,
} from '#server/admin/admin.testing.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayMs } from '#server/platform/clock.ts';
import { waitsForALock } from '#server/platform/database/database.testing.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type Answer, openTestService, type TestService } from '#server/test/service.testing.ts';
import { invitationsKeptMs } from './invitations.queries.ts';

let service: TestService;
let owner: TestAdmin;

beforeAll(async () => {
  service = await openTestService();
});
// Made again: an access token does not outlive a test that moves the clock.
afterEach(() => forgetLimits(service));
afterAll(() => service.close());

const newPassword = 'Kibuye-9-Markets';
let people = 0;
const someone = () => {
  people += 1;
  return `colleague${people}@duka.example`;
};

async function invite(body: object = {}, by?: TestAdmin) {
  owner = by ?? (await anAdmin(service));
  const sent = { username: someone(), role: 'support', password: adminPassword, ...body };
  return service.call<{ invitation: Invitation; link: string }>('POST', '/admin/invitations', {
    token: owner.accessToken,
    body: sent,
  });
}

const tokenOf = (answer: Answer<{ link: string }>) => answer.body.data.link.split('#')[1] ?? '';
const open = (token: string) =>
  service.call<OpenedInvitation>('POST', '/admin/invitation', { body: { token }, headers: fromOurPages });

/** Accepts as the page does: with a code of the second factor that the link brought. */
async function accept(token: string, changed: object = {}, opened?: OpenedInvitation) {
  const { secret, sealedSecret } = opened ?? (await open(token)).body.data;
  const code = codeAt(secret, service.clock.now());
  const body = { token, password: newPassword, sealedSecret, code, ...changed };
  return service.call('POST', '/admin/invitation/acceptance', { body, headers: fromOurPages });
}

const withdraw = (invitationId: string, { accessToken: token } = owner) =>
  service.call('POST', `/admin/invitations/${invitationId}/withdrawal`, { token });
const listed = async () =>
  (
    await service.call<{ administrators: Administrator[]; invitations: Invitation[] }>('GET', '/admin/admins', {
      token: owner.accessToken,
    })
  ).body.data;

test('a colleague accepts once, with a second factor, and is in with the role of the invitation', async () => {
  const username = someone();
  const made = await invite({ username: ` ${username.toUpperCase()} `, role: 'viewer' });
  expect(made.status).toBe(200);
  const token = tokenOf(made);
  expect(made.body.data.link).toBe(`http://localhost:3000/admin/invitation#${token}`);
  const { invitationId } = made.body.data.invitation;
  const opened = (await open(token)).body.data;
  expect(opened).toMatchObject({ username, role: 'viewer' });

  const answer = await accept(token, {}, opened);
  expect(answer.body).toMatchObject({ success: true, username, role: 'viewer', mustSetUpSecondFactor: false });
  expect(cookieOf(answer)).not.toBe('');
  const { accessToken } = answer.body as unknown as { accessToken: string };
  expect((await service.call('GET', '/admin/users', { token: accessToken })).status).toBe(200);
  expect((await service.call('GET', '/admin/admins', { token: accessToken })).status).toBe(403);
  // The password alone opens nothing from then on, and the first code was used up.
  expect((await signInAdmin(service, { username, password: newPassword })).body).toMatchObject({
    code: 'second_factor_required',
  });
  service.clock.advance(60_000);
  const code = codeAt(opened.secret, service.clock.now());
  expect((await signInAdmin(service, { username, password: newPassword, code })).status).toBe(200);

  expect((await auditOf(service.db, owner.adminId)).filter(({ action }) => action === 'admin.invited')).toMatchObject([
    { subject_id: invitationId, details: { role: 'viewer' } },
  ]);
  expect((await auditOf(service.db, invitationId))[0]).toMatchObject({
    action: 'admin.invitation_accepted',
    subject_id: invitationId,
    details: { role: 'viewer', invitedBy: owner.adminId },
  });
  const { administrators, invitations } = await listed();
  expect(administrators.find(({ adminId }) => adminId === invitationId)).toMatchObject({ username, role: 'viewer' });
  expect(invitations.map((one) => one.invitationId)).not.toContain(invitationId);
});

test('the link works once: a second tab, and a repetition after a lost answer, are told so', async () => {
  const token = tokenOf(await invite());
  const [first, second] = [(await open(token)).body.data, (await open(token)).body.data];
  const both = await Promise.all([accept(token, {}, first), accept(token, {}, second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const late = await open(token);
  expect([late.status, late.body.code]).toEqual([410, 'invitation_over']);
  expect(late.body.message).toMatch(/was used\. If that was you, sign in/);
});

test('after 24 hours it has expired, and a link that was cut off or is unknown says what to do', async () => {
  const token = tokenOf(await invite());
  const opened = (await open(token)).body.data;
  service.clock.advance(dayMs - 1000);
  expect((await open(token)).status).toBe(200);
  service.clock.advance(1000);
  expect((await open(token)).body.message).toMatch(/has expired: it is valid for 24 hours/);
  expect((await accept(token, {}, opened)).status).toBe(410);
  expect((await open(token.slice(0, -1))).body.message).toMatch(/not complete, or too old/);
});

test('a withdrawn link opens nothing, a newer link for the same person ends the older one', async () => {
  const username = someone();
  const older = await invite({ username });
  const newer = await invite({ username, role: 'viewer' });
  expect((await open(tokenOf(older))).body.message).toMatch(/withdrawn, or a newer link took its place/);
  expect((await open(tokenOf(newer))).status).toBe(200);
  const { invitationId } = newer.body.data.invitation;
  expect((await withdraw(invitationId)).status).toBe(200);
  // A double click.
  expect((await withdraw(invitationId)).status).toBe(200);
  expect((await open(tokenOf(newer))).status).toBe(410);
  const actions = (await auditOf(service.db, owner.adminId)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'admin.invitation_withdrawn')).toHaveLength(2);
});

test('an invitation that was accepted is not withdrawn any more', async () => {
  const made = await invite();
  await accept(tokenOf(made));
  const answer = await withdraw(made.body.data.invitation.invitationId);
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/accepted just now/)]);
});

test('links of an owner who was disabled or is no owner any more are worth nothing', async () => {
  for (const change of [{ disabled_at: service.clock.now() }, { role: 'support' }]) {
    const token = tokenOf(await invite());
    const opened = (await open(token)).body.data;
    await service.db.updateTable('admins').set(change).where('admin_id', '=', owner.adminId).execute();
    for (const answer of [await accept(token, {}, opened), await open(token)])
      expect([answer.status, answer.body.message]).toEqual([410, expect.stringMatching(/can no longer do that/)]);
  }
});

test.runIf(testDatabaseUrl())('of an acceptance and a newer link at once one waits for the other', async () => {
  const username = someone();
  const token = tokenOf(await invite({ username }));
  const opened = (await open(token)).body.data;
  const other = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: null });
  let accepted: ReturnType<typeof accept> | undefined;
  // What a newer link does, step by step.
  await other.db.transaction().execute(async (trx) => {
    await sql`select from admins where admin_id = ${owner.adminId} for update`.execute(trx);
    accepted = accept(token, {}, opened);
    await vi.waitFor(async () => expect(await waitsForALock(service.db)).toBe(true));
    await sql`update admin_invitations set withdrawn_at = now() where username = ${username}`.execute(trx);
  });
  await other.close();
  expect((await accepted)?.body.message).toMatch(/a newer link took its place/);
});

test('without the right code, a good password and the key that the link brought, no administrator is made', async () => {
  const made = await invite();
  const token = tokenOf(made);
  const other = (await open(tokenOf(await invite()))).body.data;
  const { username } = made.body.data.invitation;
  expect((await accept(token, { code: '000000' })).body.code).toBe('code_wrong');
  expect((await accept(token, { password: 'short' })).body.code).toBe('invalid_request');
  expect((await accept(token, { password: `${username}-A1` })).body.code).toBe('invalid_request');
  // Sealed for another invitation, or by another service.
  expect((await accept(token, {}, other)).body.code).toBe('conflict');
  expect((await accept(token, { sealedSecret: 'x'.repeat(64) })).body.code).toBe('conflict');
  const admins = service.db.selectFrom('admins').select('admin_id').where('username', '=', username);
  expect(await admins.execute()).toEqual([]);
  expect((await accept(token)).status).toBe(200);
});

test('only an owner invites, with the password once more, and no one who is there already', async () => {
  const stolen = await invite({ password: 'Not-The-Password-1' });
  expect([stolen.status, stolen.body.code]).toEqual([403, 'password_wrong']);
  expect((await invite({}, await anAdmin(service, { role: 'support' }))).status).toBe(403);
  const there = await anAdmin(service);
  for (const username of [there.username.toUpperCase(), 'no address', ''])
    expect((await invite({ username })).status, username).toBe(400);
});

test('an administrator who was made by the command since then is not replaced', async () => {
  const username = someone();
  const token = tokenOf(await invite({ username }));
  await anAdmin(service, { username, role: 'viewer' });
  const answer = await accept(token);
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/Please sign in/)]);
});

test('another site neither opens nor accepts an invitation', async () => {
  const token = tokenOf(await invite());
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const path of ['/admin/invitation', '/admin/invitation/acceptance'])
    expect((await service.call('POST', path, { body: { token }, headers })).status).toBe(403);
});

test('the database keeps a hash of the token, and no second factor before it was proven', async () => {
  const token = tokenOf(await invite());
  const { secret } = (await open(token)).body.data;
  const rows = JSON.stringify(await service.db.selectFrom('admin_invitations').selectAll().execute());
  const keys = JSON.stringify(await service.db.selectFrom('idempotency_keys').selectAll().execute());
  for (const hidden of [token, secret, Buffer.from(token).toString('hex')]) expect(rows + keys).not.toContain(hidden);
});

test('old invitations go', async () => {
  const { invitationId } = (await invite()).body.data.invitation;
  const row = service.db
    .selectFrom('admin_invitations')
    .select('invitation_id')
    .where('invitation_id', '=', invitationId);
  const later = (ms: number) => new Date(service.clock.now().getTime() + dayMs + ms);
  await purgeExpired(service.db, later(invitationsKeptMs - 1));
  expect(await row.execute()).toHaveLength(1);
  await purgeExpired(service.db, later(invitationsKeptMs + 1));
  expect(await row.execute()).toHaveLength(0);
});
