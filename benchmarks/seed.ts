import { randomUUID } from 'node:crypto';
import type { StoredPicture } from '@app/server/catalog/pictures/thumbnails';
import { type Db, inTransaction } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';

const dayMs = 24 * 3600_000;
const titles = [
  'Ankara maxi dress with pockets',
  'Leather sandals, made in Kampala',
  'Gomesi in deep purple silk',
  'School bag, strong zips',
  'Nike Air Force 1, white',
  'Rice cooker 1.8 L',
];
const tags = ['fashion', 'dress', 'shoes', 'kampala', 'silk', 'school', 'kitchen'];

export interface SeededShop {
  shopId: string;
  handle: string;
  /** Newest first, as the shop shows them. */
  videoIds: string[];
}

/** A confirmed shop without products, in trial, which no scheduled import will touch. Answers its id. */
export async function seedSeller(db: Db, handle: string): Promise<string> {
  const shopId = randomUUID();
  const later = new Date(Date.now() + 7 * dayMs);
  await inTransaction(db, 'benchmark.seed-seller', async (trx) => {
    await trx
      .insertInto('accounts')
      .values({
        account_id: shopId,
        bio_code: 'BENCH1',
        confirmed_at: new Date(),
        whatsapp_number: '+256700000001',
        whatsapp_changed_at: new Date(),
      })
      .execute();
    await trx.insertInto('shops').values({ shop_id: shopId, handle, display_name: 'Nakato Styles' }).execute();
    await trx
      .insertInto('subscriptions')
      .values({ shop_id: shopId, trial_started_at: new Date(), trial_ends_at: later })
      .execute();
    await trx.insertInto('import_states').values({ shop_id: shopId, next_import_at: later }).execute();
  });
  return shopId;
}

/** A shop with so many products; `picturesOf` gives each its pictures. */
export async function seedShop(
  db: Db,
  handle: string,
  productCount: number,
  picturesOf: (index: number) => StoredPicture[],
): Promise<SeededShop> {
  const shopId = await seedSeller(db, handle);
  const now = Date.now();
  const rows = Array.from({ length: productCount }, (_, index) => {
    const postedAt = new Date(now - (index + 1) * 3600_000);
    return {
      shop_id: shopId,
      video_id: String(7_400_000_000_000_000_000n - BigInt(index) * 1_000_003n),
      number: productCount - index,
      kind: 'video' as const,
      added_by: 'track' as const,
      posted_at: postedAt,
      position: postedAt.getTime(),
      imported_title: `${titles[index % titles.length]} ${index * 37}`,
      imported_price_ugx: index % 8 === 7 ? null : 15_000 + index * 1500,
      imported_old_price_ugx: index % 3 === 0 ? 250_000 : null,
      imported_tags: [tags[index % 7] ?? '', tags[(index + 2) % 7] ?? ''],
      imported_sizes: index % 2 === 0 ? ['38', '39', '40'] : [],
      imported_availability: index % 9 === 8 ? ('sold_out' as const) : ('available' as const),
      thumbnails: JSON.stringify(picturesOf(index)),
    };
  });
  await db.insertInto('products').values(rows).execute();
  return { shopId, handle, videoIds: rows.map((row) => row.video_id) };
}

/**
 * Copies of a shop under other handles, products included, made inside the database, so that tables and indexes have
 * their real size.
 */
export async function multiplyShop(db: Db, shopId: string, copies: number): Promise<void> {
  const ids = sql`(select md5(${shopId} || n)::uuid as id, n from generate_series(1, ${copies}::int) n) as made`;
  await sql`insert into accounts (account_id, bio_code, confirmed_at) select id, 'BENCH1', now() from ${ids}`.execute(
    db,
  );
  await sql`insert into shops (shop_id, handle) select id, 'shop' || n from ${ids}`.execute(db);
  await sql`insert into subscriptions (shop_id, trial_started_at, trial_ends_at)
    select id, now(), now() + interval '7 days' from ${ids}`.execute(db);
  await sql`insert into products (shop_id, video_id, number, kind, added_by, posted_at, position, imported_title, imported_price_ugx,
      imported_old_price_ugx, imported_tags, imported_sizes, imported_availability, thumbnails)
    select made.id, p.video_id, p.number, p.kind, p.added_by, p.posted_at, p.position, p.imported_title, p.imported_price_ugx,
      p.imported_old_price_ugx, p.imported_tags, p.imported_sizes, p.imported_availability, p.thumbnails
    from products p, ${ids} where p.shop_id = ${shopId}::uuid order by made.n, p.number`.execute(db);
}
