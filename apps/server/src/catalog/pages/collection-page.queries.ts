import type { ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { CompiledQuery } from 'kysely';
import { collectionListSql, keyAfter } from '#server/catalog/collections/collection-list.ts';
import type { CollectionRow } from '#server/catalog/collections/collections.queries.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type CardRow, cardColumns, findWith, type PageShopRow } from './page.queries.ts';

interface CollectionPageRow {
  shop: PageShopRow;
  /** Null: the shop has none of this address. */
  collection: { slug: string; name: string } | null;
  cards: ProductCard[];
  lastKey: string | null;
}

/** A page of a collection of the open shop of this handle; null where visitors may find no shop. */
export async function findCollectionPage(
  db: Db,
  handle: string,
  slug: string,
  { limit, lastKey }: { limit: number; lastKey?: string | undefined },
): Promise<CollectionPageRow | null> {
  const collectionColumn = `(select row_to_json(c) from (select slug, name, kind, tags, video_ids from collections
    where shop_id = s.shop_id and slug = $2) c) as collection`;
  const found = await findWith<{ collection: CollectionRow | null }>(db, [handle, slug], collectionColumn);
  if (!found) return null;
  const { collection, ...shop } = found;
  if (!collection) return { shop, collection, cards: [], lastKey: null };
  const part = { lastKey, rowCount: limit + 1, columns: cardColumns };
  const { text, values } = collectionListSql(shop.shop_id, collection, part);
  const { rows } = await db.executeQuery<CardRow>(CompiledQuery.raw(text, values));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const { name } = collection;
  return {
    shop,
    collection: { slug, name },
    cards: rows.slice(0, limit),
    lastKey: last ? keyAfter(collection, last) : null,
  };
}
