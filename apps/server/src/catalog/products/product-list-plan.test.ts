import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { collectionListSql } from '#server/catalog/collections/collection-list.ts';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listProducts, listSql, searchSql } from './product-list.queries.ts';
import { readSearch, stagesOf } from './search.ts';

let database: Database;
let drop: () => Promise<void>;
let shop: TestShop;

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
  shop = await aShop(database.db, { handle: 'large.shop' });
  const others = await Promise.all(Array.from({ length: 20 }, () => aShop(database.db)));
  for (const { shopId } of [shop, ...others]) {
    await sql`insert into products (shop_id, video_id, number, imported_title, imported_price_ugx, position, kind, posted_at)
      select ${shopId}, (7300000000000000000 + n)::text, n, 'Thing ' || n, 10000 + n, n, 'video', now() from generate_series(1, 400) n`.execute(
      database.db,
    );
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

test('the list walks the index of shown products from its start and reads no more rows than it answers', async () => {
  const { text, values } = listSql('large.shop', {}, { rowCount: 25 });
  const plan = await planOf(text, values);
  expect(plan).toMatch(/Index Scan using products_shown on products p \(actual rows=25(?:\.00)? loops=1\)/);
  expect(plan).not.toContain('Sort');
  expect(plan).not.toContain('Seq Scan on products');
});

test('the next page goes on in the index where the last one ended', async () => {
  const key = { sort: 'newest', pinned: false, place: 200, videoId: '7300000000000000200' } as const;
  const { text, values } = listSql('large.shop', {}, { key, rowCount: 25 });
  const plan = await planOf(text, values);
  expect(plan).toContain('Index Scan using products_shown on products p (actual rows=25');
  expect(plan).not.toContain('Sort');
  // As a filter the row comparison would read all that was answered before.
  expect(plan).toMatch(/Index Cond: \(.*ROW\(pinned, "?position"?, video_id\) < ROW/);
});

test.each([
  { kind: 'tags', tags: ['shoes'], video_ids: [] },
  { kind: 'hand', tags: [], video_ids: ['7300000000000000009', '7300000000000000301'] },
  { kind: 'newest', tags: [], video_ids: [] },
] as const)('a page of a collection of the kind "$kind" reads products of its shop alone, by an index', async (one) => {
  const collection = { kind: one.kind, tags: [...one.tags], video_ids: [...one.video_ids] };
  const { text, values } = collectionListSql(shop.shopId, collection, { rowCount: 25, columns: 'p.video_id' });
  const plan = await planOf(text, values);
  expect(plan).toMatch(/Index Cond: .*shop_id = /);
  expect(plan).not.toContain('Seq Scan on products');
});

test('each stage of a search is answered by the index of terms, which holds those of other shops apart', async () => {
  const search = readSearch('thinh 7 helicopter');
  if (search === null) throw new Error('Nothing was typed.');
  for (const stage of stagesOf(search, shop.shopId, new Map(), true)) {
    const { text, values } = searchSql(shop.shopId, search, stage, {}, { rowCount: 25 });
    const plan = await planOf(text, values);
    expect(plan).toContain('Bitmap Index Scan on products_search');
    expect(plan).not.toContain('Seq Scan on products');
    expect(plan).not.toMatch(/Bitmap Index Scan on products_search \(actual rows=(?:40[1-9]|4[1-9]\d|[5-9]\d\d|\d{4})/);
  }
});

test('a page of the list is one statement', async () => {
  const statements: string[] = [];
  const counted = new Proxy(database.db, {
    get: (target, name) =>
      name === 'executeQuery'
        ? (query: CompiledQuery) => {
            statements.push(query.sql);
            return target.executeQuery(query);
          }
        : Reflect.get(target, name, target),
  });
  const page = await listProducts(counted, 'large.shop', { limit: 24 });
  expect(page?.rows).toHaveLength(24);
  expect(statements).toHaveLength(1);
});

test('a large shop among many with a handful of products is read in the order of the index, too', async () => {
  await sql`insert into accounts (account_id, bio_code) select md5('small' || n)::uuid, 'SMALL1' from generate_series(1, 600) n`.execute(
    database.db,
  );
  await sql`insert into shops (shop_id, handle) select md5('small' || n)::uuid, 'small' || n from generate_series(1, 600) n`.execute(
    database.db,
  );
  await sql`insert into products (shop_id, video_id, number, position, kind, posted_at)
    select md5('small' || n)::uuid, (7300000000000000000 + p)::text, p, p, 'video', now() from generate_series(1, 600) n, generate_series(1, 3) p`.execute(
    database.db,
  );
  await sql`delete from products where shop_id <> ${shop.shopId} and number > 3`.execute(database.db);
  await sql`vacuum analyze`.execute(database.db);
  const { text, values } = listSql('large.shop', {}, { rowCount: 25 });
  const plan = await planOf(text, values);
  expect(plan).toMatch(/Index Scan using products_shown on products p \(actual rows=25(?:\.00)? loops=1\)/);
  expect(plan).not.toContain('Sort');
});
