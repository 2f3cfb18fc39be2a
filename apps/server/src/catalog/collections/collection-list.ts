import { shown } from '#server/catalog/products/product.queries.ts';
import { putInto } from '#server/catalog/products/product-filters.ts';
import {
  afterSql,
  decodeListKey,
  encodeListKey,
  orders,
  type Statement,
} from '#server/catalog/products/product-list.queries.ts';
import { type CollectionRow, newestCount } from './collections.queries.ts';

/** What is listed of `products p`, and where its page starts. */
interface CollectionPart {
  lastKey?: string | undefined;
  rowCount: number;
  columns: string;
}

/** The statement of one page of a collection. A broken or outdated key starts from the beginning. */
export function collectionListSql(
  shopId: string,
  { kind, tags, video_ids }: Omit<CollectionRow, 'slug' | 'name'>,
  { lastKey, rowCount, columns }: CollectionPart,
): Statement {
  const values: unknown[] = [shopId];
  const put = putInto(values);
  const key = lastKey === undefined ? null : decodeListKey(lastKey, 'newest');
  const conditions = ['p.shop_id = $1', shown];
  let orderBy = orders.newest.orderBy;
  if (kind === 'tags') {
    conditions.push(`p.tags && ${put(tags)}::text[]`);
    if (key) conditions.push(afterSql('newest', key, put));
  } else if (kind === 'hand') {
    const ids = put(video_ids.slice(key ? key.place + 1 : 0));
    conditions.push(`p.video_id = any(${ids}::text[])`);
    orderBy = `array_position(${ids}::text[], p.video_id)`;
  } else orderBy = 'p.posted_at desc, p.video_id desc';
  const count = kind === 'newest' ? Math.min(rowCount, newestCount) : rowCount;
  const text = `select ${columns} from products p where ${conditions.join(' and ')} order by ${orderBy} limit ${put(count)}`;
  return { text, values };
}

/** The key of the page after the one that ends with this row; of a collection by hand it names the place in that. */
export function keyAfter(
  { kind, video_ids }: Pick<CollectionRow, 'kind' | 'video_ids'>,
  { video_id: videoId, pinned, position }: { video_id: string; pinned: boolean; position: number },
): string {
  const place = kind === 'hand' ? video_ids.indexOf(videoId) : position;
  return encodeListKey({ sort: 'newest', pinned: kind === 'tags' && pinned, place, videoId });
}
