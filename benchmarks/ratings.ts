import { findShop } from '@app/server/catalog/shop/shop.queries';
import type { Db } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';
import { median, type Row } from './rows.ts';
import { makeScratch, serverUrl } from './scratch.ts';
import { seedSeller } from './seed.ts';

const reviewsOfShop = 10_000;
const otherShops = 9;
const targetMs = 1;
const runs = 50;

/** What a shop's page costs the database for its rating, next to counting its reviews each time. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  const rows = [await ratingRow('embedded', null)];
  if (server !== null) rows.push(await ratingRow('PostgreSQL', server));
  return rows;
}

async function ratingRow(engine: string, server: string | null): Promise<Row> {
  const scratch = await makeScratch(server);
  try {
    return await scratch.withDatabase(async (db) => {
      const shopId = await seedSeller(db, 'reviewed.shop');
      await seedReviews(db, shopId);
      for (let count = 1; count <= otherShops; count += 1)
        await seedReviews(db, await seedSeller(db, `other.${count}`));
      await sql`vacuum analyze`.execute(db);
      const shop = await findShop(db, 'reviewed.shop');
      if (shop?.rating?.count !== reviewsOfShop) throw new Error(`The rating is ${JSON.stringify(shop?.rating)}.`);
      const kept = await inDatabaseMs(
        db,
        sql`select reviews_average, reviews_count from shops where handle = 'reviewed.shop' and reviews_counted >= 3`,
      );
      const counted = await inDatabaseMs(
        db,
        sql`select avg(r.stars) filter (where r.counts and r.hidden_at is null), count(*) from reviews r
          where r.shop_id = ${shopId} and r.deleted_at is null and r.ordered_at > '-infinity'`,
      );
      return {
        figure: `Rating for a shop's page, ${reviewsOfShop} reviews in the shop (${engine}), next to counting them`,
        ours: `${kept.toFixed(3)} ms`,
        baseline: `${counted.toFixed(3)} ms`,
        ratio: kept / counted,
        target: `≤ ${targetMs} ms`,
        isMet: kept <= targetMs,
      };
    });
  } finally {
    await scratch.remove();
  }
}

/** Proven orders, each with a review. */
async function seedReviews(db: Db, shopId: string): Promise<void> {
  await sql`insert into orders (shop_id, order_id, code, number, secret_hash, state, created_at, asked_at, proven_at, lines, total_ugx, unpriced)
    select ${shopId}, gen_random_uuid(), translate(substr(md5(random()::text), 1, 13), '01abcdef', '23BCDFGH'),
      'REV-' || translate(lpad(to_hex(n), 5, '0'), '01abcdef', 'BCDFGHJK'), '\\x00', 'received', at, at, at, '[]'::jsonb, 0, 0
    from generate_series(1, ${reviewsOfShop}::int) n, lateral (select now() - n * interval '50 minutes' as at) a`.execute(
    db,
  );
  await sql`insert into reviews (shop_id, order_id, review_id, ordered_at, stars, text, written_at, counts)
    select shop_id, order_id, gen_random_uuid(), asked_at, 1 + (random() * 4)::int, 'As in the video', asked_at, true
    from orders where shop_id = ${shopId}`.execute(db);
}

/** Median of the times that the database itself states. */
async function inDatabaseMs(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < runs; count += 1) {
    const { rows } = await sql<{
      'QUERY PLAN': { 'Execution Time': number }[];
    }>`explain (analyze, format json) ${query}`.execute(db);
    times.push(rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN);
  }
  return median(times);
}
