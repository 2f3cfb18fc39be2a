import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import { byDaySql, byProductSql, exportPageSql } from './shop-analytics.queries.ts';

let database: Database;
let drop: () => Promise<void>;
let shop: TestShop;

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
  shop = await aShop(database.db, { handle: 'busy.shop' });
  const others = await Promise.all(Array.from({ length: 12 }, () => aShop(database.db)));
  for (const { shopId } of [shop, ...others]) {
    await sql`insert into products (shop_id, video_id, number, imported_title, position, kind, posted_at)
      select ${shopId}, (7300000000000000000 + n)::text, n, 'Thing ' || n, n, 'video', now() from generate_series(1, 300) n`.execute(
      database.db,
    );
    await sql`insert into daily_counts (shop_id, day, video_id, kind, count)
      select ${shopId}, date '2026-01-01' + d, (7300000000000000000 + n)::text, 'view', n
      from generate_series(0, 199) d, generate_series(1, 20) n`.execute(database.db);
    await sql`insert into sales (shop_id, sale_id, video_id, price_ugx, sold_at)
      select ${shopId}, gen_random_uuid(), (7300000000000000000 + n % 20)::text, 1000, timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, 4000) n`.execute(database.db);
  }
  await sql`analyze`.execute(database.db);
});
afterAll(() => drop());

async function planOf(text: string, values: unknown[]): Promise<string> {
  const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (analyze, costs off, timing off, summary off) ${text}`, values),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Either kind of walk reads the index from the shop on and nothing else. */
const walks = (index: string) => new RegExp(`Index (?:Only )?Scan using ${index}|Bitmap Index Scan on ${index}`);

test.each([
  ['by day', byDaySql, []],
  ['by product', byProductSql, [200]],
])('the figures %s walk the shop in the two indexes, within the period only', async (_, text, more) => {
  const plan = await planOf(text, [shop.shopId, '2026-06-01', '2026-06-07', ...more]);
  expect(plan).toMatch(walks('daily_counts_pkey'));
  expect(plan).toMatch(walks('sales_by_time'));
  expect(plan).toMatch(/Index Cond: \(\(shop_id = .*\) AND \(day >= .*\) AND \(day <= .*\)\)/);
  expect(plan).toMatch(/Index Cond: \(\(shop_id = .*\) AND \(sold_at >= .*\) AND \(sold_at < .*\)\)/);
  expect(plan).not.toMatch(/Seq Scan on (?:daily_counts|sales|products)/);
});

test('a page of the export goes on in the index where the last one ended', async () => {
  const plan = await planOf(exportPageSql, [shop.shopId, '2026-07-15', '7300000000000000010', 50]);
  expect(plan).toMatch(/Index Cond: \(\(shop_id = .*\) AND \(ROW\(day, video_id\) > ROW/);
  expect(plan).toMatch(walks('sales_by_time'));
  expect(plan).not.toMatch(/Seq Scan on (?:daily_counts|sales|products)/);
});

test('a page of the export reads no sales of days after its own', async () => {
  const plan = await planOf(exportPageSql, [shop.shopId, '2026-02-01', '7300000000000000010', 50]);
  expect(plan).toMatch(/Index Cond: \(\(shop_id = .*\) AND \(sold_at >= .*\) AND \(sold_at < .*\)\)/);
  const [, rows, loops] = /sales_by_time(?: on sales)? \(actual rows=([\d.]+) loops=(\d+)/.exec(plan) ?? [];
  // Three days of a sale an hour, of the 135 days that follow. A merge join stops earlier:
  // which join it is depends on the sample that ANALYZE drew.
  const read = Number(rows) * Number(loops);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(72);
});
