import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { countedSql, orderedSql, statedSql, untouchedProductsSql } from './coach.queries.ts';

let database: Database;
let drop: () => Promise<void>;
let shop: TestShop;

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
  shop = await aShop(database.db, { handle: 'busy.shop' });
  for (const { shopId } of [shop, await aShop(database.db)]) {
    await sql`insert into products (shop_id, video_id, number, imported_price_ugx, position, kind, posted_at, updated_at)
      select ${shopId}, (7300000000000000000 + n)::text, n, 10000 + n, n, 'video', now(), now() - n * interval '1 day'
      from generate_series(1, 100) n`.execute(database.db);
    await sql`insert into daily_counts (shop_id, day, video_id, kind, count)
      select ${shopId}, date '2026-01-01' + d, (7300000000000000000 + n)::text, 'view', n
      from generate_series(0, 199) d, generate_series(1, 5) n`.execute(database.db);
    await sql`insert into orders (shop_id, order_id, code, number, secret_hash, created_at, asked_at, state, lines, total_ugx, unpriced)
      select ${shopId}, gen_random_uuid(), substr(translate(md5(gen_random_uuid()::text), '0123456789abcdef', 'BCDFGHJKMNPQRSTV'), 1, 13),
        'POT-' || translate(lpad(to_hex(n), 3, '0'), '0123456789abcdef', 'BCDFGHJKMNPQRSTV'), '\\x00', at, at, 'asked', '[]', 0, 0
      from generate_series(1, 900) n cross join lateral (select timestamptz '2026-02-01' + n * interval '5 hours' as at) t`.execute(
      database.db,
    );
  }
  await sql`analyze`.execute(database.db);
});
afterAll(() => drop());

async function planOf(text: string, values: unknown[]): Promise<string> {
  return inTransaction(database.db, 'test.plan', async (trx) => {
    // Tables of a few rows are scanned otherwise.
    await sql`set local enable_seqscan = off`.execute(trx);
    const query = CompiledQuery.raw(`explain (costs off) ${text}`, values);
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(query);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const days = ['2026-06-01', '2026-06-15', '2026-06-22'];

test.each([
  ['counts', countedSql, [...days, '2026-06-28'], /day >= .* AND \(day <= /],
  ['orders', orderedSql, days, /orders_of_shop/],
  ['untouched products', untouchedProductsSql, [], /products_changed/],
  ['back-asks and what is stated', statedSql, [], /back_asks_pkey/],
])('the %s behind the hints are read by their indexes, of one shop and period', async (_, text, values, index) => {
  const plan = await planOf(text, [shop.shopId, ...values]);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on (?:daily_counts|products|sales|orders|back_asks|accounts)/);
});
