import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentPageSql } from '#server/admin/payments/payment-page.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { foundPaymentsSql } from './found-payments.queries.ts';
import { foundSellersSql } from './found-sellers.queries.ts';
import { readTypedSearch } from './read-search.ts';

let opened: TestDatabase;
const now = new Date('2026-11-21T09:00:00.000Z');

/** 4,000 sellers with a payment each, of which every hundredth failed, and all have a transaction. */
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  const { db } = opened.database;
  await sql`insert into accounts (account_id, bio_code, whatsapp_number)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'ABC234', '+25677' || lpad((n * 7919 % 10000000)::text, 7, '0')
    from generate_series(1, 4000) n`.execute(db);
  await sql`insert into shops (shop_id, handle, display_name)
    select account_id, substr(md5(account_id::text), 1, 12), 'Shop ' || md5(account_id::text) from accounts`.execute(
    db,
  );
  await sql`insert into seller_directory (user_id, created_at, follower_count, is_verified, status, handle, phone_number, search_text)
    select a.account_id, a.created_at, 0, false, 'expired', s.handle, a.whatsapp_number, seller_search_text(s.handle, a.whatsapp_number, null)
    from accounts a join shops s on s.shop_id = a.account_id on conflict do nothing`.execute(db);
  await sql`insert into payments (payment_id, shop_id, idempotency_key, provider, reference, amount_ugx, months, status, created_at, lapses_at, refused_at, refused_reason, receipt)
    select account_id, account_id, 'k', 'mtn', 'DK-' || upper(substr(md5('r' || account_id), 1, 6)) || right(account_id::text, 5), 10000, 1,
      case when n % 100 = 0 then 'failed' else 'unknown' end, ${now}::timestamptz - n * interval '10 minutes', ${now}::timestamptz - n * interval '10 minutes',
      case when n % 100 = 0 then ${now}::timestamptz end, case when n % 100 = 0 then 'No.' end, 'MP25' || lpad(n::text, 6, '0') || '.A' || upper(substr(md5(account_id::text), 1, 5))
    from (select account_id, row_number() over (order by account_id) as n from accounts) a`.execute(db);
  await sql`insert into mobile_payments (shop_id, payment_id, phone_number, network, asked_at, provider_reference, trouble)
    select shop_id, payment_id, '+25678' || right(shop_id::text, 7), 'mtn', created_at, 'PR-' || right(shop_id::text, 8),
      case when right(shop_id::text, 3) = '777' then 'no_answer' end from payments`.execute(db);
  await sql`analyze accounts, shops, seller_directory, payments, mobile_payments`.execute(db);
  await sql`vacuum payments`.execute(db);
}, 120_000);
afterAll(() => opened.drop());

async function planOf(query: RawBuilder<unknown>, db: Db = opened.database.db): Promise<string> {
  const { sql: text, parameters } = query.compile(db);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (analyze, costs off, timing off, summary off) ${text}`, [...parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each(['abc12', '0772123', 'Shop abc12', '+256 772 123 456'])(
  'sellers are found by %s through the indexes of handles and numbers and of names, and no table is read',
  async (text) => {
    // This small table is read faster as a whole, a large one is not.
    const plan = await opened.database.db.connection().execute(async (one) => {
      await sql`set enable_seqscan = off`.execute(one);
      return planOf(foundSellersSql(readTypedSearch(text)), one).finally(() => sql`reset enable_seqscan`.execute(one));
    });
    expect(plan).not.toMatch(/Seq Scan/);
    expect(plan).toContain('shops_by_name');
  },
);

const search = (text: string) => foundPaymentsSql({ ...readTypedSearch(text), seesWallets: true }, 7);

test('payments are found by an index for each thing that can be typed', async () => {
  const byNumber = await planOf(search('0782 000 123'));
  for (const index of ['payments_search', 'mobile_payments_by_provider', 'mobile_payments_by_number'])
    expect(byNumber).toContain(index);
  const byId = await planOf(search('00000000-0000-4000-8000-000000000123'));
  expect(byId).toContain('payments_by_id');
  expect(byId).not.toContain('payments_search');
  const byTransaction = await planOf(search('mp25000123.A1'));
  expect(byTransaction).toContain('Bitmap Index Scan on payments_search');
  for (const plan of [byNumber, byId, byTransaction]) expect(plan).not.toMatch(/Seq Scan/);
});

test('what all transactions have in them finds the newest payments in their order, and reads no more', async () => {
  for (const plan of [await planOf(search('MP25')), await page({ state: 'unknown', provider: 'mtn' }, 'MP25')]) {
    expect(plan).toContain('Index Scan using payments_started');
    expect(plan).not.toMatch(/Seq Scan on payments|rows=[1-9]\d{3}/);
  }
});

test('in what has to be decided a search reads no other payments', async () => {
  for (const state of ['open', 'stuck'] as const) {
    const plan = await page({ state }, 'MP25');
    expect(plan).not.toMatch(/payments_search|Scan (?:using payments_started )?on payments|rows=[1-9]\d{3}/);
  }
});

test('of very many sellers who are found, the payments of the 200 nearest are listed', async () => {
  // Each number of this table begins with it.
  const plan = await page({}, '+25677');
  expect(plan).toMatch(/Index (?:Only )?Scan using payments_\w+ on payments \(actual rows=1(?:\.00)? loops=200\)/);
});

const page = (query: Omit<Parameters<typeof paymentPageSql>[0], 'search' | 'limit'>, text = '') =>
  planOf(paymentPageSql({ ...query, search: { ...readTypedSearch(text), seesWallets: true }, limit: 51 }, now));

test.each([{}, { state: 'unknown' as const }, { day: '2026-11-01', provider: 'mtn', amountUgx: 10_000 }])(
  'a page of %j walks the index of its order and sorts no table',
  async (query) => {
    const plan = await page(query);
    expect(plan).toContain('payments_started');
    expect(plan).not.toMatch(/Seq Scan on payments/);
  },
);

test('what an administrator has to decide, and what a search found, is looked up by its keys', async () => {
  for (const plan of [await page({ state: 'open' }), await page({ state: 'stuck' }), await page({}, '0782000123')])
    expect(plan).not.toMatch(/Seq Scan on (?:payments|mobile_payments)/);
});
