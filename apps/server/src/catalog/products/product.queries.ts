import type { OwnerShop } from '@app/contracts/catalog/catalog.schemas';
import { CompiledQuery, sql } from 'kysely';
import { oldPriceNow, priceNow, saleEndNow } from '#server/catalog/current-price.ts';
import type { StoredPicture } from '#server/catalog/pictures/thumbnails.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** A product as visitors may see it, in the columns of the wire. */
export interface ProductRow {
  shop_id: string;
  video_id: string;
  post_id: string | null;
  number: number;
  title: string;
  /** Of now, a discount included. */
  price_ugx: number | null;
  old_price_ugx: number | null;
  /** While a discount runs. */
  sale_ends_at: Date | null;
  tags: string[];
  sizes: string[];
  availability: 'available' | 'sold_out';
  pinned: boolean;
  position: number;
  kind: 'video' | 'photo' | 'manual';
  thumbnails: StoredPicture[];
  preview_hash: string | null;
  posted_at: Date;
  updated_at: Date;
}

export interface DescribedProductRow extends ProductRow {
  description: string | null;
}

// Built once as text: composing a query costs more than PostgreSQL takes to answer this one.
export const productColumns = `p.shop_id, p.video_id, p.post_id, p.number, p.title, ${priceNow} as price_ugx,
  ${oldPriceNow} as old_price_ugx, ${saleEndNow} as sale_ends_at, p.tags, p.sizes,
  p.availability, p.pinned, p.position, p.kind, p.thumbnails, p.preview_hash, p.posted_at, p.updated_at`;
export const shown = 'not p.hidden and p.gone_at is null';

/** One shown product of the shop, or null. */
export async function findProduct(db: Db | Trx, shopId: string, videoId: string): Promise<DescribedProductRow | null> {
  const text = `select ${productColumns}, p.description from products p where p.shop_id = $1 and p.video_id = $2 and ${shown}`;
  const { rows } = await db.executeQuery<DescribedProductRow>(CompiledQuery.raw(text, [shopId, videoId]));
  return rows[0] ?? null;
}

/** The shown card that a joined one's address leads to, or null. */
export async function findJoinedInto(db: Db, shopId: string, videoId: string): Promise<string | null> {
  const text = `select p.video_id from products j join products p on p.shop_id = j.shop_id and p.video_id = j.joined_into
    where j.shop_id = $1 and j.video_id = $2 and ${shown}`;
  const { rows } = await db.executeQuery<{ video_id: string }>(CompiledQuery.raw(text, [shopId, videoId]));
  return rows[0]?.video_id ?? null;
}

/** What the import took off is not counted. */
export async function countProducts(db: Db, shopId: string): Promise<OwnerShop['counts']> {
  const count = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;
  return db
    .selectFrom('products as p')
    .select([
      count('gone_at is null').as('total'),
      count(`${shown} and availability = 'available'`).as('available'),
      count(`${shown} and availability = 'sold_out'`).as('soldOut'),
      count('hidden and gone_at is null').as('hidden'),
      count(`${shown} and (needs_price or needs_title)`).as('needsHand'),
    ])
    .where('p.shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
}
