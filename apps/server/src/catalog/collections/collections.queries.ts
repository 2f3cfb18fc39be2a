import type { Collection, CollectionKind } from '@app/contracts/catalog/collections/collections.schemas';
import { CompiledQuery } from 'kysely';
import type { StoredPicture } from '#server/catalog/pictures/thumbnails.ts';
import { shown } from '#server/catalog/products/product.queries.ts';
import { type PageTags, partTags, type TagUse, tagUsesSql } from '#server/catalog/products/shop-tags.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** A collection as it is kept. `tags` are all words for the things that were chosen. */
export interface CollectionRow {
  slug: string;
  name: string;
  kind: CollectionKind;
  tags: string[];
  video_ids: string[];
}

/** Of the newest a collection shows so many, on one page. */
export const newestCount = 24;

/** Does the collection `c` show this one of the shown products `p`? */
const holds = `(case c.kind when 'tags' then p.tags && c.tags when 'hand' then p.video_id = any(c.video_ids) else true end)`;
const isFilled = `exists (select from products p where p.shop_id = c.shop_id and ${shown} and ${holds})`;

/** Name and address of those collections of the shop `s` that have something to show, in their order. */
export const filledCollectionsSql = `(select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name) order by c.position), '[]')
  from collections c where c.shop_id = s.shop_id and ${isFilled})`;

export interface OwnCollectionRow extends CollectionRow {
  product_count: number;
  products: (Pick<Collection['products'][number], 'video_id' | 'number' | 'title' | 'hidden'> & {
    picture: StoredPicture | null;
  })[];
}

/** In their order, with how many products each shows, and those that were chosen by hand. */
export async function findCollections(db: Db | Trx, shopId: string): Promise<OwnCollectionRow[]> {
  const text = `select c.slug, c.name, c.kind, c.tags, c.video_ids,
      (select count(*)::int from products p where p.shop_id = c.shop_id and ${shown} and ${holds}) as product_count,
      (select coalesce(json_agg(json_build_object('video_id', p.video_id, 'number', p.number, 'title', p.title, 'hidden', p.hidden,
          'picture', p.thumbnails->0) order by array_position(c.video_ids, p.video_id)), '[]')
        from products p where p.shop_id = c.shop_id and p.video_id = any(c.video_ids) and p.gone_at is null) as products
    from collections c where c.shop_id = $1 order by c.position`;
  return (await db.executeQuery<OwnCollectionRow>(CompiledQuery.raw(text, [shopId]))).rows;
}

/** Tags that part the shop's products, as its pages offer them. */
export async function findShopTags(db: Db | Trx, shopId: string): Promise<PageTags['tags']> {
  const text = `select ${tagUsesSql} as uses,
      (select count(*)::int from products p where p.shop_id = s.shop_id and ${shown}) as product_count
    from shops s where s.shop_id = $1`;
  const { rows } = await db.executeQuery<{ uses: TagUse[]; product_count: number }>(CompiledQuery.raw(text, [shopId]));
  return rows.flatMap(({ uses, product_count }) => partTags(uses, product_count).tags);
}

/** The shop's collections are these from now on. */
export async function replaceCollections(trx: Trx, shopId: string, rows: CollectionRow[]): Promise<void> {
  await trx.deleteFrom('collections').where('shop_id', '=', shopId).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('collections')
    .values(rows.map((row, position) => ({ ...row, shop_id: shopId, position })))
    .execute();
}

/** Which of these products the shop has. */
export async function findKnownIds(trx: Trx, shopId: string, videoIds: string[]): Promise<Set<string>> {
  if (videoIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where('video_id', 'in', videoIds)
    .execute();
  return new Set(rows.map((row) => row.video_id));
}

/** Addresses of collections that have something to show, of confirmed shops, with the last change of the shop's products. */
export async function listCollectionAddresses(
  db: Db,
  limit: number,
): Promise<{ handle: string; slug: string; at: Date }[]> {
  const text = `select s.handle, c.slug,
      (select max(p.updated_at) from products p where p.shop_id = s.shop_id) as at
    from collections c join shops s on s.shop_id = c.shop_id join accounts a on a.account_id = s.shop_id
    where a.confirmed_at is not null and a.deletion_due_at is null and s.suspended_at is null and s.handle is not null
      and ${isFilled}
    order by s.created_at desc, c.position limit $1`;
  return (await db.executeQuery<{ handle: string; slug: string; at: Date }>(CompiledQuery.raw(text, [limit]))).rows;
}
