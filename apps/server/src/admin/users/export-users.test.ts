import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '#server/admin/admin.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { exportUsers } from './export-users.ts';
import { filterOf } from './list-users.ts';
import { aReader, aSeller, aSignup } from './users.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

type Line = Record<string, string>;
const read = (text: string): Line[] => parse(text, { bom: true, columns: true });

test('the file is CSV that a spreadsheet opens, names the day in Uganda and runs nothing', async () => {
  const support = await aReader(service, 'support');
  const now = service.clock.now();
  const paidUntil = new Date(Math.ceil(now.getTime() / dayMs) * dayMs);
  const seller = await aSeller(service, {
    handle: 'file.one',
    whatsappNumber: '+256772000001',
    followerCount: 1200,
    isVerified: true,
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
    subscriptionEndsAt: paidUntil,
  });
  await aSeller(service, { handle: 'file.two', whatsappNumber: '+1"=cmd|\' /C calc\'!A0"\r\n,@x' });
  const waiting = await aSignup(service, 'file.waits', '+256772000002');
  const { status, headers, text } = await support.get('/users/export?sortBy=handle&sortOrder=asc');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const day = new Date(now.getTime() + 3 * 3600_000).toISOString().slice(0, 10);
  expect(headers['content-disposition']).toBe(`attachment; filename="users-export-${day}.csv"`);
  expect(headers['x-total-rows']).toBe('3');
  expect(text.startsWith('\uFEFFUser ID,Handle,')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const [one, two, three] = read(text);
  expect(one).toEqual({
    'User ID': seller.shopId,
    Handle: 'file.one',
    'Phone number': "'+256772000001",
    Subscription: 'paid',
    'Trial ends (UTC)': '2026-01-09 03:04:06',
    'Subscription ends (UTC)': `${paidUntil.toISOString().slice(0, 10)} 00:00:00`,
    'Complimentary until (UTC)': '',
    Followers: '1200',
    Verified: 'yes',
    'Created (UTC)': '2026-01-02 03:04:06',
    'Suspended (UTC)': '',
  });
  expect(two?.['Phone number']).toBe("'+1\"=cmd|' /C calc'!A0\"\r\n,@x");
  expect(three).toMatchObject({ 'User ID': waiting, Subscription: 'pending', 'Trial ends (UTC)': '' });
  for (const line of [one, two, three])
    for (const cell of Object.values(line ?? {})) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

/** Seven of each moment, so that ties are cut by batches, too. */
async function insertBulk(name: string, count: number): Promise<void> {
  await sql`insert into seller_directory (user_id, created_at, trial_ends_at, follower_count, is_verified, status, handle, search_text)
    select gen_random_uuid(), timestamptz '2020-01-01' + (n / 7) * interval '1 microsecond', '2020-01-08', 0, false, 'expired', ${name}::text || n, ':' || ${name}::text || n
    from generate_series(1, ${count}::int) n`.execute(service.db);
}

test('more sellers than fit into a batch come whole and once, in the order of the list, however they are asked for', async () => {
  await insertBulk('bulk', 10_001);
  const queries = [
    {},
    { sortOrder: 'asc' },
    { sortBy: 'handle' },
    { sortBy: 'subscriptionStatus', sortOrder: 'asc' },
    { subscriptionStatus: 'expired' },
    { search: 'bulk', sortBy: 'handle', sortOrder: 'asc' },
  ] as const;
  for (const query of queries) {
    const file = exportUsers(service.db, filterOf(query), service.clock.now(), () => {});
    const lines = read(Buffer.concat(await file.toArray()).toString());
    const bulk = lines.filter((line) => line.Handle?.startsWith('bulk'));
    expect(bulk).toHaveLength(10_001);
    expect(new Set(bulk.map((line) => line['User ID'])).size).toBe(10_001);
    const listed = await (await aReader(service)).list({ ...query, limit: 100, page: 60 });
    expect(lines.slice(5900, 6000).map((line) => line.Handle)).toEqual(listed.users.map(({ handle }) => handle));
  }
});

test('the file of a list takes its whole query, and holds all of its pages', async () => {
  const support = await aReader(service, 'support');
  const filter = 'search=file&sortBy=handle&sortOrder=asc';
  const listed = await support.handles({ search: 'file', sortBy: 'handle', sortOrder: 'asc' });
  expect(listed).toEqual(['file.one', 'file.two', 'file.waits']);
  const { text } = await support.get(`/users/export?page=2&limit=1&${filter}&subscriptionStatus=all`);
  expect(read(text).map((line) => line.Handle)).toEqual(listed);
});

test('an export is on the audit log: how it was asked for and how many, not for whom', async () => {
  const support = await aReader(service, 'support');
  const { text } = await support.get('/users/export?search=file.one&sortBy=handle&subscriptionStatus=paid');
  expect(read(text).map((line) => line.Handle)).toEqual(['file.one']);
  const details = { subscriptionStatus: 'paid', sortBy: 'handle', sortOrder: 'desc', searched: true, rows: 1 };
  expect(await auditOf(service.db, support.adminId)).toEqual([
    { action: 'users.exported', subject_id: null, address: '127.0.0.1', reason: null, details },
  ]);
});

test('who may only look exports nothing, and no one exports all day', async () => {
  const viewer = await aReader(service, 'viewer');
  expect((await viewer.get('/users/export')).status).toBe(403);
  const support = await aReader(service, 'support');
  const answers: number[] = [];
  for (let taken = 0; taken < 12; taken += 1) answers.push((await support.get('/users/export?search=unknown')).status);
  expect(answers).toEqual([...Array(11).fill(200), 429]);
});

test('a reading that fails breaks the download off, and the log hears of it', async () => {
  // Several batches may be on their way when it happens, but not all.
  await insertBulk('more', 30_000);
  const heard: unknown[] = [];
  const file = exportUsers(service.db, filterOf({}), service.clock.now(), (error) => heard.push(error));
  const chunks: Buffer[] = [];
  const reading = (async () => {
    for await (const chunk of file) {
      chunks.push(chunk);
      if (chunks.length === 1)
        await sql`alter table seller_directory rename to seller_directory_away`.execute(service.db);
    }
  })();
  await expect(reading).rejects.toThrow('seller_directory');
  await sql`alter table seller_directory_away rename to seller_directory`.execute(service.db);
  expect(heard).toHaveLength(1);
  expect(chunks.length).toBeLessThan(8);
});
