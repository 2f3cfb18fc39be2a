import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { AuditEntry, AuditVerification } from '@app/contracts/admin/audit.schemas';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, type TestAdmin } from '#server/admin/admin.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { anEntry } from './audit.testing.ts';
import { exportAudit } from './read-audit.ts';

let service: TestService;
let owner: TestAdmin;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await sql`alter table audit_log disable trigger user`.execute(service.db);
  await sql`delete from audit_log`.execute(service.db);
  for (const name of ['audit_log_chain', 'audit_log_rows_stay', 'audit_log_stays'])
    await sql`alter table audit_log enable always trigger ${sql.id(name)}`.execute(service.db);
  owner = await anAdmin(service);
});

interface Page {
  entries: AuditEntry[];
  nextBefore: number | null;
}
function read(query: Record<string, string | number> = {}, admin: TestAdmin = owner) {
  const parameters = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return service.call<Page>('GET', `/admin/audit?${new URLSearchParams(parameters)}`, { token: admin.accessToken });
}
const found = async (query: Record<string, string | number>) =>
  (await read(query)).body.data.entries.map((entry) => entry.sequence);
const download = (query = '') => service.call('GET', `/admin/audit/export${query}`, { token: owner.accessToken });

test.each(['/admin/audit', '/admin/audit/export', '/admin/audit/verification'])('only owners call %s', async (path) => {
  for (const role of ['viewer', 'support'] as const) {
    const { accessToken } = await anAdmin(service, { role });
    expect(await service.call('GET', path, { token: accessToken })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
  expect((await service.call('GET', path)).status).toBe(401);
  expect(await found({})).toEqual([]);
});

test('a seller or an administrator is named while the account exists; the log itself keeps ids', async () => {
  const { user } = await service.signUp('logged.name');
  await anEntry(service.db, { subjectId: user.id, action: 'user.looked_at' });
  await anEntry(service.db, { subjectId: owner.adminId, action: 'admin.enabled' });
  const names = async () => (await read()).body.data.entries.map(({ subjectName }) => subjectName);
  expect(await names()).toEqual([owner.username, '@logged.name']);
  await service.db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  expect(await names()).toEqual([owner.username, null]);
});

test('an entry tells who did what, when, from where and why', async () => {
  const subjectId = randomUUID();
  await anEntry(service.db, {
    adminId: owner.adminId,
    subjectId,
    action: 'user.suspended',
    address: '197.239.1.2',
    reason: 'Sells what is not theirs',
    details: { from: 'open', to: 'suspended' },
  });
  await anEntry(service.db, { adminId: randomUUID() });
  await anEntry(service.db, { adminId: null });
  const { entries, nextBefore } = (await read()).body.data;
  expect(nextBefore).toBeNull();
  expect(entries.map((entry) => entry.adminName)).toEqual([null, null, owner.username]);
  expect(entries[2]).toEqual({
    sequence: 1,
    at: '2026-11-20T10:00:00.000Z',
    adminId: owner.adminId,
    adminName: owner.username,
    action: 'user.suspended',
    subjectId,
    subjectName: null,
    address: '197.239.1.2',
    reason: 'Sells what is not theirs',
    details: { from: 'open', to: 'suspended' },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('pages follow each other from the newest on, also while something is added', async () => {
  for (let at = 0; at < 5; at += 1) await anEntry(service.db);
  const first = await read({ limit: 2 });
  expect(first.body.data.entries.map((entry) => entry.sequence)).toEqual([5, 4]);
  await anEntry(service.db);
  const second = await read({ limit: 2, before: first.body.data.nextBefore ?? 0 });
  expect(second.body.data.entries.map((entry) => entry.sequence)).toEqual([3, 2]);
  const last = await read({ limit: 2, before: second.body.data.nextBefore ?? 0 });
  expect(last.body.data).toMatchObject({ entries: [{ sequence: 1 }], nextBefore: null });
});

test('filters narrow the log down, all of them at once', async () => {
  const subjectId = randomUUID();
  await anEntry(service.db, { adminId: owner.adminId, action: 'user.suspended', subjectId });
  await anEntry(service.db, { adminId: owner.adminId, action: 'user.restored', subjectId });
  await anEntry(service.db, { adminId: randomUUID(), action: 'user.suspended', subjectId: randomUUID() });
  expect(await found({ action: 'user.suspended' })).toEqual([3, 1]);
  expect(await found({ adminId: owner.adminId })).toEqual([2, 1]);
  expect(await found({ subjectId: subjectId.toUpperCase() })).toEqual([2, 1]);
  expect(await found({ subjectId, action: 'user.suspended', adminId: owner.adminId })).toEqual([1]);
});

test('a day is a day in Kampala, both ends included', async () => {
  const moments = [
    '2026-11-19T20:59:59.999Z',
    '2026-11-19T21:00:00Z',
    '2026-11-20T20:59:59.999Z',
    '2026-11-20T21:00:00Z',
  ];
  for (const at of moments) await anEntry(service.db, { at: new Date(at) });
  expect(await found({ from: '2026-11-20', to: '2026-11-20' })).toEqual([3, 2]);
  expect(await found({ from: '2026-11-21' })).toEqual([4]);
  expect(await found({ to: '2026-11-19' })).toEqual([1]);
  expect(await found({ from: '2026-11-21', to: '2026-11-20' })).toEqual([]);
});

test('a search finds part of a reason in any case, literally', async () => {
  await anEntry(service.db, { reason: 'Asked for 100% of the money' });
  await anEntry(service.db, { reason: 'Asked for 100 times the money' });
  await anEntry(service.db, { reason: 'Folder c:\\new_shop' });
  await anEntry(service.db);
  expect(await found({ search: 'asked FOR' })).toEqual([2, 1]);
  expect(await found({ search: '100%' })).toEqual([1]);
  expect(await found({ search: 'w_s' })).toEqual([3]);
  expect(await found({ search: 'w%s' })).toEqual([]);
  expect(await found({ search: '\\new' })).toEqual([3]);
  expect(await found({ search: '  ' })).toEqual([4, 3, 2, 1]);
  expect(await found({ search: 'folder\0' })).toEqual([3]);
});

test('one or two letters are the beginning of a word', async () => {
  await anEntry(service.db, { reason: 'Sells what is not theirs' });
  await anEntry(service.db, { reason: 'What a shop' });
  expect(await found({ search: 'w' })).toEqual([2, 1]);
  expect(await found({ search: 'th' })).toEqual([1]);
  expect(await found({ search: 'op' })).toEqual([]);
});

test('a search finds a whole id: of an entry, of a seller, of an administrator', async () => {
  const subjectId = randomUUID();
  await anEntry(service.db, { subjectId, reason: 'Number 2 in line' });
  await anEntry(service.db, { adminId: owner.adminId });
  expect(await found({ search: '2' })).toEqual([2, 1]);
  expect(await found({ search: subjectId })).toEqual([1]);
  expect(await found({ search: ` ${owner.adminId.toUpperCase()} ` })).toEqual([2]);
  expect(await found({ search: subjectId.slice(0, 13) })).toEqual([]);
});

test.each([
  'limit=0',
  'limit=101',
  'before=0',
  'action=user.eaten',
  'adminId=me',
  'from=yesterday',
  'from=2026-02-31',
  'to=0001-01-01',
  'page=2',
])('a query that is not understood is refused: %s', async (query) => {
  const answer = await service.call('GET', `/admin/audit?${query}`, { token: owner.accessToken });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

test('an entry that this version does not know hides no other', async () => {
  await anEntry(service.db);
  await sql`insert into audit_log (at, action) values (now(), 'moon.landed')`.execute(service.db);
  expect((await read()).body.data.entries.map((entry) => entry.action)).toEqual(['moon.landed', 'user.looked_at']);
});

test('the export is a file that spreadsheets open, with what was asked for and the export itself', async () => {
  await anEntry(service.db, {
    adminId: owner.adminId,
    reason: '=HYPERLINK("http://x")',
    details: { from: 'a,b', to: '"c"' },
  });
  await anEntry(service.db, { action: 'user.restored' });
  const answer = await download(`?adminId=${owner.adminId}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/);
  expect(answer.text.startsWith('\ufeffSequence,At,')).toBe(true);
  const rows: Record<string, string>[] = parse(answer.text, { columns: true, bom: true });
  expect(rows.map((row) => [row.Sequence, row.Action, row.Administrator])).toEqual([
    ['3', 'audit.exported', owner.username],
    ['1', 'user.looked_at', owner.username],
  ]);
  expect(rows[1]).toMatchObject({
    At: '2026-11-20T10:00:00.000Z',
    Reason: '\'=HYPERLINK("http://x")',
    Details: '{"to":"\\"c\\"","from":"a,b"}',
  });
});

test('an export is on the log with its filters, and without the words that were searched for', async () => {
  await download('?action=user.suspended&from=2026-11-01&search=amina');
  const { entries } = (await read()).body.data;
  expect(entries).toMatchObject([
    {
      action: 'audit.exported',
      adminId: owner.adminId,
      address: '127.0.0.1',
      details: { action: 'user.suspended', from: '2026-11-01', searched: true },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('amina');
});

test('a refused export is none', async () => {
  expect((await download('?from=2026-02-31')).status).toBe(400);
  expect(await found({})).toEqual([]);
});

test('a log longer than a page is exported whole, in order, each entry once', async () => {
  await sql`insert into audit_log (at, action) select now(), 'user.looked_at' from generate_series(1, 2100)`.execute(
    service.db,
  );
  const stream = await exportAudit(
    { db: service.db, clock: service.clock },
    { adminId: owner.adminId, address: '::1' },
    {},
    () => {},
  );
  const rows: Record<string, string>[] = parse(await text(stream), { columns: true, bom: true });
  expect(rows.map((row) => Number(row.Sequence))).toEqual(Array.from({ length: 2101 }, (_, at) => 2101 - at));
});

test('the verification says that the chain is whole, and where it is not', async () => {
  for (let at = 0; at < 3; at += 1) await anEntry(service.db, { reason: 'Looks fine' });
  const verify = async () =>
    (await service.call<AuditVerification>('GET', '/admin/audit/verification', { token: owner.accessToken })).body.data;
  const hash = (await read()).body.data.entries[0]?.hash;
  expect(await verify()).toEqual({
    entries: 3,
    brokenAt: null,
    lastHash: hash,
    protection: 'tamper_evident',
    checkedAt: service.clock.now().toISOString(),
  });
  await sql`alter table audit_log disable trigger user`.execute(service.db);
  await sql`update audit_log set reason = 'Looked fine' where sequence = 2`.execute(service.db);
  expect(await verify()).toMatchObject({ entries: 3, brokenAt: 2 });
});
