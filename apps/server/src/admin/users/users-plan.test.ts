import type { AdminUserQuery } from '@app/contracts/admin/users.schemas';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { batchSql, cursorSql } from './export-users.ts';
import { filterOf } from './list-users.ts';
import { signupsSql } from './user-counts.ts';
import { pageIdsSql } from './users.queries.ts';

let database: Database;
let drop: () => Promise<void>;
const now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
  await sql`insert into seller_directory (user_id, created_at, status_until, trial_ends_at, follower_count, is_verified, status, handle, phone_number, search_text)
    select gen_random_uuid(), at, case when at > ${now.toISOString()}::timestamptz - interval '7 days' then at + interval '7 days' end, at + interval '7 days', n % 100, false,
      case when at > ${now.toISOString()}::timestamptz - interval '7 days' then 'trial' when n % 8 = 0 then 'paid' else 'expired' end,
      name, '+25677' || lpad((n * 7919 % 10000000)::text, 7, '0'), seller_search_text(name, '+25677' || lpad((n * 7919 % 10000000)::text, 7, '0'), null)
    from (select n, ${now.toISOString()}::timestamptz - n * interval '21 minutes' as at, substr(md5(n::text), 1, 12) || n as name from generate_series(1, 20000) n) g`.execute(
    database.db,
  );
  await sql`vacuum analyze seller_directory`.execute(database.db);
});
afterAll(() => drop());

async function planOf(query: RawBuilder<unknown>, db: Db = database.db): Promise<string> {
  const { sql: text, parameters } = query.compile(db);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (analyze, costs off, timing off, summary off) ${text}`, [...parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const indexOf: [AdminUserQuery, string][] = [
  [{}, 'seller_directory_created'],
  [{ sortOrder: 'asc' }, 'seller_directory_created'],
  [{ sortBy: 'handle' }, 'seller_directory_handle'],
  [{ sortBy: 'subscriptionStatus', sortOrder: 'asc' }, 'seller_directory_status_created'],
  [{ subscriptionStatus: 'expired' }, 'seller_directory_status_created'],
  [{ subscriptionStatus: 'expired', sortBy: 'subscriptionStatus' }, 'seller_directory_status_created'],
  [{ subscriptionStatus: 'expired', sortBy: 'handle' }, 'seller_directory_status_handle'],
  [{ search: 'a', sortBy: 'handle' }, 'seller_directory_handle'],
  [{ search: 'a', sortBy: 'handle', subscriptionStatus: 'expired' }, 'seller_directory_status_handle'],
  [{ search: '077' }, 'seller_directory_created'],
];

test.each(indexOf)(
  'a page deep in the list of %j walks an index, reads no table and sorts nothing',
  async (query, index) => {
    const plan = await planOf(pageIdsSql(filterOf(query), { offset: 2000, limit: 20 }, false));
    expect(plan).toMatch(new RegExp(`Index Only Scan (?:Backward )?using ${index}`));
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  },
);

test.each([
  [{ search: 'abc12' }, false],
  [{ search: 'abc12', subscriptionStatus: 'expired' as const }, false],
  [{ search: 'abc12', sortBy: 'handle' as const }, true],
  [{ search: 'abc12', sortBy: 'handle' as const, subscriptionStatus: 'paid' as const }, true],
  [{ search: '0770123' }, false],
])('a search that finds few, %j, asks the index for searches', async (query, findFirst) => {
  const plan = await planOf(pageIdsSql(filterOf(query), { offset: 0, limit: 20 }, findFirst));
  expect(plan).toContain('Bitmap Index Scan on seller_directory_search');
  expect(plan).not.toContain('Seq Scan');
});

test.each(indexOf.filter(([query]) => query.search === undefined))(
  'the next batch of the export of %j lies between two places of an index',
  async (query, index) => {
    const filter = filterOf(query);
    const placeAfter = async (after: string[] | null) =>
      (await cursorSql(filter, after).execute(database.db)).rows[0]?.cursor ?? null;
    const after = await placeAfter(null);
    // Where most are of one status, walking all of them is as good.
    const either = `(?:${index}|${index.replace('status_', '')})`;
    const place = await planOf(cursorSql(filter, after));
    expect(place).toMatch(
      new RegExp(`Index Only Scan (?:Backward )?using ${either}|Index Scan (?:Backward )?using ${either}`),
    );
    expect(place).not.toMatch(/Seq Scan|Sort/);
    const upTo = await placeAfter(after);
    // A quarter of this small table is read faster as a whole, half a percent of a large one is not.
    const batch = await database.db.connection().execute(async (one) => {
      await sql`set enable_seqscan = off`.execute(one);
      return planOf(batchSql(filter, now, { after, upTo }), one).finally(() => sql`reset enable_seqscan`.execute(one));
    });
    expect(batch).toMatch(/Index Cond: .*ROW\(.*ROW\(/);
  },
);

test('the sign-ups of the cards read the days that periods cut, and nothing else', async () => {
  const plan = await planOf(signupsSql(now));
  expect(plan).toMatch(/Index Only Scan using seller_directory_created on seller_directory/);
  expect(plan).not.toMatch(/Seq Scan on seller_directory/);
});

test('who is due is found by an index', async () => {
  const plan =
    await planOf(sql`select user_id from seller_directory where status_until <= ${now.toISOString()}::timestamptz
    order by status_until limit 1000 for update skip locked`);
  expect(plan).toContain('seller_directory_due');
});
