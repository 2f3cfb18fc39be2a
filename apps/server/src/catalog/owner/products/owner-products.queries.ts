import type { CaptionPiece, OwnerProduct, OwnerProductListQuery } from '@app/contracts/catalog/owner-products.schemas';
import { CompiledQuery, type Selectable, sql } from 'kysely';
import { priceNow } from '#server/catalog/current-price.ts';
import { photoPaths } from '#server/catalog/pictures/photo-paths.ts';
import { type DescribedProductRow, shown } from '#server/catalog/products/product.queries.ts';
import type { Put } from '#server/catalog/products/product-filters.ts';
import {
  afterSql,
  decodeListKey,
  encodeListKey,
  type ListKey,
  nextKey,
  orders,
} from '#server/catalog/products/product-list.queries.ts';
import { searchedNumber } from '#server/catalog/products/search.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { untouchedSql } from './still-there.ts';
import { needsReview, needsReviewSql, noPriceSql } from './why-no-price.ts';

type ProductColumns = Selectable<Tables['products']>;
type RetypedColumn = keyof DescribedProductRow | 'added_by' | 'gone_reason' | 'imported_availability' | 'asked_caption';

/** A product as its owner sees it: all its columns, and what is counted for it. */
export interface OwnerProductRow extends DescribedProductRow, Omit<ProductColumns, RetypedColumn> {
  added_by: 'track' | 'link' | 'hand';
  gone_reason: OwnerProduct['goneReason'];
  imported_availability: 'available' | 'sold_out';
  asked_caption: CaptionPiece[] | null;
  /** With the discount that runs; `price_ugx` is the price without it. */
  current_price_ugx: number | null;
  /** Of its post, itself included. */
  post_products: number;
  sold: number;
  asked_back: OwnerProduct['askedBack'];
  /** Not in lists. */
  caption?: string | null;
  added_hashes?: string[];
}

const columns = `p.*, ${priceNow} as current_price_ugx,
  (select count(*)::int from sales s where s.shop_id = p.shop_id and s.video_id = p.video_id) as sold,
  (select coalesce(json_agg(json_build_object('size', nullif(b.size, ''), 'people', b.people) order by b.people desc, b.size), '[]')
    from (select size, sum(people)::int as people from back_asks
      where shop_id = p.shop_id and video_id = p.video_id and (back_at is null) = (p.availability = 'sold_out') group by size) b) as asked_back,
  (select count(*)::int from products o where o.shop_id = p.shop_id and o.post_id = p.post_id and o.gone_at is null) as post_products`;

/** What only the window of one product needs. */
const ownColumns = `${columns},
  (select v.caption from seen_posts v where v.shop_id = p.shop_id and v.video_id = p.post_id) as caption,
  array(select i.hash from product_pictures i
    where i.shop_id = p.shop_id and i.video_id = p.video_id and i.source_path like '${photoPaths}' and i.hash is not null)
    as added_hashes`;

// The same conditions as the counts of the owner's overview.
const showing: Record<NonNullable<OwnerProductListQuery['show']>, string> = {
  all: 'true',
  needs_hand: needsReviewSql,
  no_price: noPriceSql,
  untouched: untouchedSql,
  available: `${shown} and p.availability = 'available'`,
  sold_out: `${shown} and p.availability = 'sold_out'`,
  hidden: 'p.hidden and p.gone_at is null',
};

/** Where a page of the owner's list ended: among those that need a review, or after them. */
interface OwnerListKey extends ListKey {
  needsReview: boolean;
}

function encodeKey({ needsReview, ...key }: OwnerListKey): string {
  return `${needsReview ? 'y' : 'n'}${encodeListKey(key)}`;
}

/** Null for another order than the one asked for, and for nonsense. */
function decodeKey(text: string, sort: ListKey['sort']): OwnerListKey | null {
  const key = /^[yn]/.test(text) ? decodeListKey(text.slice(1), sort) : null;
  return key && { ...key, needsReview: text.startsWith('y') };
}

/** A searched number comes first, then what needs a review. Null for an unreadable `lastKey`. */
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
  const needed = needsFirst && (stoodFirst || needsReview(last));
  return {
    rows,
    lastKey: encodeKey({
      needsReview: needed,
      ...nextKey(sort, { ...last, price_ugx: last.current_price_ugx }, query.search),
    }),
  };
}

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
  where.push(...ownerSearchSql(query.search, put));
  const number = searchedNumber(query.search);
  if (key !== null) {
    const after = afterSql(sort, key, put);
    if (!needsFirst) where.push(after);
    else where.push(key.needsReview ? `(not ${needsReviewSql} or ${after})` : `not ${needsReviewSql} and ${after}`);
    if (number !== null) where.push(`p.number <> ${put(number)}`);
  }
  const first = key === null && number !== null ? `p.number = ${put(number)} desc, ` : '';
  const orderBy = `${first}${needsFirst ? `${needsReviewSql} desc, ` : ''}${orders[sort].orderBy}`;
  const text = `select ${columns} from products p where ${where.join(' and ')}
    order by ${orderBy} limit ${put(wanted.rowCount)}`;
  return { text, values };
}

/** What a list is narrowed down to by words, one condition each. */
function ownerSearchSql(search: string | undefined, put: Put): string[] {
  const number = searchedNumber(search);
  return (number === null ? wordsOf(search) : [String(number)]).map((word) => wordSql(word, put));
}

/** At most six words: what a person types, not what a script sends. */
function wordsOf(search: string | undefined): string[] {
  return normalised(search).split(/\s+/).filter(Boolean).slice(0, 6);
}

function normalised(search: string | undefined): string {
  return withoutNul(search ?? '')
    .normalize('NFKC')
    .toLowerCase();
}

/** A word stands in the title or in a tag; a bare number ("14", "#14") is also the product's number. */
function wordSql(word: string, put: Put): string {
  const text = put(word);
  const number = /^#?(\d{1,6})$/.exec(word)?.[1];
  const inText = `strpos(lower(p.title), ${text}) > 0 or strpos(array_to_string(p.tags, ' '), ${text}) > 0`;
  return number === undefined ? `(${inText})` : `(p.number = ${put(Number(number))} or ${inText})`;
}

/** One product of the shop, shown or not; null when the shop has none of this id. */
export async function findOwnerProduct(db: Db | Trx, shopId: string, videoId: string): Promise<OwnerProductRow | null> {
  const [row] = await select(db, 'p.video_id = $2', [shopId, videoId], ownColumns);
  return row ?? null;
}

/** Throws `not_found`. */
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
export const listByNumbers = (trx: Trx, shopId: string, numbers: number[]): Promise<OwnerProductRow[]> =>
  select(trx, 'p.number = any($2::int[])', [shopId, numbers]);

/** Which of these numbers the shop has. */
export async function listKnownNumbers(db: Db, shopId: string, numbers: number[]): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from products where shop_id = ${shopId} and number = any(${numbers}::int[])`.execute(db);
  return rows.map((row) => row.number);
}

/** The next products of the shop by number. */
export const listAfterNumber = (db: Db, shopId: string, after: number, limit: number): Promise<OwnerProductRow[]> =>
  select(db, 'p.number > $2 order by p.number limit $3', [shopId, after, limit]);

/** `$1` is the shop's id. */
async function select(
  db: Db | Trx,
  condition: string,
  values: unknown[],
  selected = columns,
): Promise<OwnerProductRow[]> {
  const text = `select ${selected} from products p where p.shop_id = $1 and ${condition}`;
  return (await db.executeQuery<OwnerProductRow>(CompiledQuery.raw(text, values))).rows;
}

/** Tags of all that the shop has, with their number of products. */
export async function listOwnerTags(db: Db, shopId: string): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from products p cross join unnest(p.tags) as tag where p.shop_id = ${shopId}
    group by tag order by count(*) desc, tag limit 100`.execute(db);
  return rows;
}
