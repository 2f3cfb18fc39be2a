import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import { timelineSql } from './timeline.queries.ts';

const userId = '00000000-0000-4000-8000-000000000001';
let opened: TestDatabase;

/** 100 sellers with 200 entries of each kind, and looks of administrators, which are not told. */
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  const { db } = opened.database;
  const rows = sql`(select ('00000000-0000-4000-8000-' || lpad((n % 100)::text, 12, '0'))::uuid as seller, gen_random_uuid() as id,
    timestamptz '2026-11-01' - n * interval '1 minute' as at from generate_series(1, 20000) n) r`;
  await sql`insert into accounts (account_id, bio_code) select distinct seller, 'ABC234' from ${rows}`.execute(db);
  await sql`insert into shops (shop_id, handle) select account_id, 'h' || right(account_id::text, 3) from accounts`.execute(
    db,
  );
  for (const insert of [
    sql`sessions (account_id, session_id, created_at) select seller, id, at`,
    sql`import_runs (shop_id, run_id, started_at, finished_at, outcome, is_news)
      select seller, id, at, at, 'success', right(id::text, 1) = 'a'`,
    sql`payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, recorded_at)
      select seller, id, 'started', 'mtn', 'DK-1', 10000, 'seller', at`,
    sql`reports (shop_id, report_id, reason, created_at) select seller, id, 'scam', at`,
    sql`seller_notes (account_id, note_id, admin_id, text, created_at) select seller, id, id, 'Called', at`,
    sql`account_events (account_id, event_id, kind, happened_at) select seller, id, 'password_changed', at`,
  ])
    await sql`insert into ${insert} from ${rows}`.execute(db);
  // The chain takes one entry after the other: fewer of them, most about others.
  await sql`insert into audit_log (at, admin_id, action, subject_id)
    select timestamptz '2026-11-01' - n * interval '1 minute', ${userId}::uuid,
      case when n % 2 = 0 then 'user.looked_at' else 'user.suspended' end,
      case when n % 60 < 2 then ${userId}::uuid else gen_random_uuid() end
    from generate_series(1, 6000) n`.execute(db);
  await sql`analyze`.execute(db);
}, 120_000);
afterAll(() => opened.drop());

const limit = 31;
test.each([null, { atUs: String(Date.UTC(2026, 9, 31) * 1000), entryId: 'ffffffff' }])(
  'a page after %j reads of each kind by its index no more than it shows',
  async (after) => {
    const { db } = opened.database;
    const { sql: text, parameters } = timelineSql(userId, { kind: null, after, limit }).compile(db);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (analyze, costs off, timing off, summary off) ${text}`, [...parameters]),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const read = [...plan.matchAll(/(?:Index|Bitmap|Seq).* Scan[^\n]* on (\w+)[^\n]*rows=(\d+)/g)];
    expect(read.map(([, table]) => table).toSorted(), plan).toEqual([
      'account_events',
      'admins',
      'audit_log',
      'import_runs',
      'payment_ledger',
      'reports',
      'seller_notes',
      'sessions',
    ]);
    for (const [, table, count] of read) expect(Number(count), `${table}\n${plan}`).toBeLessThanOrEqual(2 * limit);
    expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/);
  },
);
