import type { CaptionPiece, OwnerProduct, OwnerProductListQuery } from '@app/contracts/owner-products.schemas';
import { CompiledQuery, sql } from 'kysely';
import { type DescribedProductRow, productColumns, shown } from '#server/catalog/products/product.queries.ts';
import {
  afterSql,
  decodeListKey,
  encodeListKey,
  type ListKey,
  nextKey,
  orders,
  searchedNumber,
  searchSql,
} from '#server/catalog/products/product-list.queries.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

/** A product as its owner sees it, in columns. */
export interface OwnerProductRow extends DescribedProductRow {
  hidden: boolean;
  gone_reason: OwnerProduct['goneReason'];
  joined_into: string | null;
  split_off: boolean;
  post_products: number;
  one_card: boolean;
  added_by: 'track' | 'link' | 'hand';
  imported_title: string | null;
  imported_price_ugx: number | null;
  imported_old_price_ugx: number | null;
  imported_description: string | null;
  imported_tags: string[];
  imported_sizes: string[];
  imported_availability: 'available' | 'sold_out';
  owner_title: string | null;
  owner_price_set: boolean;
  owner_old_price_set: boolean;
  owner_description: string | null;
  owner_tags: string[] | null;
  owner_sizes: string[] | null;
  owner_availability: string | null;
  owner_picture_order: string[] | null;
  needs_title: boolean;
  needs_price: boolean;
  guess_ugx: number | null;
  asked_caption: CaptionPiece[] | null;
  from_former_holder: boolean;
  sold: number;
}

const columns = `${productColumns}, p.description, p.imported_description, p.owner_description,
  p.hidden, p.gone_reason, p.joined_into, p.split_off, p.one_card, p.added_by, p.imported_title, p.imported_price_ugx, p.imported_old_price_ugx, p.imported_tags,
  p.imported_sizes, p.imported_availability, p.owner_title, p.owner_price_set, p.owner_old_price_set,
  p.owner_tags, p.owner_sizes, p.owner_availability, p.owner_picture_order, p.needs_title, p.needs_price,
  p.guess_ugx, p.asked_caption, p.from_former_holder,
  (select count(*)::int from sales s where s.shop_id = p.shop_id and s.video_id = p.video_id) as sold,
  (select count(*)::int from products o where o.shop_id = p.shop_id and o.post_id = p.post_id and o.gone_at is null) as post_products`;

const needsHand = `(${shown} and (p.needs_price or p.needs_title))`;

// The same conditions as the counts of the owner's overview.
const showing: Record<NonNullable<OwnerProductListQuery['show']>, string> = {
  all: 'true',
  needs_hand: needsHand,
  available: `${shown} and p.availability = 'available'`,
  sold_out: `${shown} and p.availability = 'sold_out'`,
  hidden: 'p.hidden and p.gone_at is null',
};

/** Where a page of the owner's list ended: among those that need a hand, or after them. */
interface OwnerListKey extends ListKey {
  needsHand: boolean;
}

/** The opaque `lastKey` of the wire. */
function encodeKey({ needsHand, ...key }: OwnerListKey): string {
  return `${needsHand ? 'y' : 'n'}${encodeListKey(key)}`;
}

/** Null for anything that `encodeKey` did not make, and for another order than the one asked for. */
function decodeKey(text: string, sort: ListKey['sort']): OwnerListKey | null {
  const key = /^[yn]/.test(text) ? decodeListKey(text.slice(1), sort) : null;
  return key && { ...key, needsHand: text.startsWith('y') };
}

/**
 * One page of all that a shop has. Products that need a hand come first while everything is listed in its usual order;
 * a product that was searched for by its number comes before all. An unreadable `lastKey` is answered with null.
 */
export async function listOwnerProducts(
  db: Db,
  shopId: string,
  query: OwnerProductListQuery,
): Promise<{ rows: OwnerProductRow[]; lastKey: string | null } | null> {
  const sort = query.sort ?? 'newest';
  const limit = query.limit ?? 50;
  const key = query.lastKey === undefined ? null : decodeKey(query.lastKey, sort);
  if (query.lastKey !== undefined && key === null) return null;
  const needsFirst = (query.show ?? 'all') === 'all' && sort === 'newest';
  const { text, values } = listSql(shopId, query, { sort, needsFirst, key, rowCount: limit + 1 });
  const { rows } = await db.executeQuery<OwnerProductRow>(CompiledQuery.raw(text, values));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (last === undefined) return { rows, lastKey: null };
  rows.length = limit;
  const stoodFirst = last.number === searchedNumber(query.search);
  const needsHand = needsFirst && (stoodFirst || needsAHand(last));
  return { rows, lastKey: encodeKey({ needsHand, ...nextKey(sort, last, query.search) }) };
}

/** Whether the product waits for its owner: what buyers do not see waits for nobody. */
export function needsAHand(row: OwnerProductRow): boolean {
  return !row.hidden && row.gone_reason === null && (row.needs_price || row.needs_title);
}

/** The price that its owner is asked about: shown or, in doubt, proposed. */
export const askedPrice = (row: OwnerProductRow): number | null => row.guess_ugx ?? row.price_ugx;

function listSql(
  shopId: string,
  query: OwnerProductListQuery,
  wanted: { sort: OwnerListKey['sort']; needsFirst: boolean; key: OwnerListKey | null; rowCount: number },
): { text: string; values: unknown[] } {
  const { sort, needsFirst, key } = wanted;
  const values: unknown[] = [shopId];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const where = ['p.shop_id = $1', showing[query.show ?? 'all']];
  if (query.post !== undefined) where.push(`p.post_id = ${put(query.post)}`);
  if (query.tag !== undefined) where.push(`${put(withoutNul(query.tag).toLowerCase())} = any(p.tags)`);
  where.push(...searchSql(query.search, put));
  const number = searchedNumber(query.search);
  if (key !== null) {
    const after = afterSql(sort, key, put);
    if (!needsFirst) where.push(after);
    else where.push(key.needsHand ? `(not ${needsHand} or ${after})` : `not ${needsHand} and ${after}`);
    if (number !== null) where.push(`p.number <> ${put(number)}`);
  }
  const first = key === null && number !== null ? `p.number = ${put(number)} desc, ` : '';
  const orderBy = `${first}${needsFirst ? `${needsHand} desc, ` : ''}${orders[sort].orderBy}`;
  const text = `select ${columns} from products p where ${where.join(' and ')}
    order by ${orderBy} limit ${put(wanted.rowCount)}`;
  return { text, values };
}

/** One product of the shop, shown or not; null when the shop has none of this id. */
export async function findOwnerProduct(db: Db | Trx, shopId: string, videoId: string): Promise<OwnerProductRow | null> {
  const text = `select ${columns} from products p where p.shop_id = $1 and p.video_id = $2`;
  const { rows } = await db.executeQuery<OwnerProductRow>(CompiledQuery.raw(text, [shopId, videoId]));
  return rows[0] ?? null;
}

/** The same. Throws `not_found`. */
export async function requireOwnerProduct(db: Db | Trx, shopId: string, videoId: string): Promise<OwnerProductRow> {
  const row = await findOwnerProduct(db, shopId, videoId);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Copied pictures of a product and of the others of its post. */
export async function listPostPictures(
  trx: Trx,
  shopId: string,
  { video_id: videoId, post_id: postId }: Pick<OwnerProductRow, 'video_id' | 'post_id'>,
): Promise<{ hash: string; is_own: boolean }[]> {
  const { rows } = await sql<{ hash: string; is_own: boolean }>`
    select i.hash, bool_or(i.video_id = ${videoId}) as is_own
    from products p join product_pictures i on i.shop_id = p.shop_id and i.video_id = p.video_id
    where p.shop_id = ${shopId} and (p.video_id = ${videoId} or p.post_id = ${postId}) and i.hash is not null
    group by i.hash`.execute(trx);
  return rows;
}

/** Products of the shop by their numbers. */
export async function listByNumbers(db: Db | Trx, shopId: string, numbers: number[]): Promise<OwnerProductRow[]> {
  const text = `select ${columns} from products p where p.shop_id = $1 and p.number = any($2::int[])`;
  const { rows } = await db.executeQuery<OwnerProductRow>(CompiledQuery.raw(text, [shopId, numbers]));
  return rows;
}

/** Which of these numbers the shop has. */
export async function listKnownNumbers(db: Db, shopId: string, numbers: number[]): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from products where shop_id = ${shopId} and number = any(${numbers}::int[])`.execute(db);
  return rows.map((row) => row.number);
}

/** The next products of the shop by number. */
export async function listAfterNumber(
  db: Db,
  shopId: string,
  afterNumber: number,
  limit: number,
): Promise<OwnerProductRow[]> {
  const text = `select ${columns} from products p where p.shop_id = $1 and p.number > $2 order by p.number limit $3`;
  const { rows } = await db.executeQuery<OwnerProductRow>(CompiledQuery.raw(text, [shopId, afterNumber, limit]));
  return rows;
}

/** Tags of all that the shop has, with their number of products. */
export async function listOwnerTags(db: Db, shopId: string): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from products p cross join unnest(p.tags) as tag where p.shop_id = ${shopId}
    group by tag order by count(*) desc, tag limit 100`.execute(db);
  return rows;
}
