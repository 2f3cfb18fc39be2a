import type { ProductListQuery, ProductSort } from '@app/contracts/catalog/catalog.schemas';
import { productIdSource } from '@app/contracts/catalog/product-id';
import { CompiledQuery } from 'kysely';
import { priceNow } from '#server/catalog/current-price.ts';
import { openShopIdSql } from '#server/catalog/shop/shop.queries.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type ProductRow, productColumns, shown } from './product.queries.ts';
import { filterSql, type Put, putInto } from './product-filters.ts';
import {
  priceSql,
  readSearch,
  type Search,
  type SearchStage,
  searchedNumber,
  stagesOf,
  wordsToStem,
} from './search.ts';
import { type Stems, stemsSql } from './search-words.ts';

/** A search that names no order has the best first. */
type ListOrder = ProductSort | 'best';

/** Where a page of the list ended: the last row's place in the order, and its id against ties. */
export interface ListKey {
  sort: ListOrder;
  pinned: boolean;
  /** How well the row matched the search. */
  standing?: number;
  place: number;
  videoId: string;
}

const letterBySort = { newest: 'n', oldest: 'o', price_asc: 'a', price_desc: 'd', best: 'b' } as const;
const sortByLetter = new Map(
  Object.entries(letterBySort).map(([sort, letter]) => [letter as string, sort as ListOrder]),
);

export function encodeListKey(key: ListKey): string {
  const text = `${letterBySort[key.sort]}${key.standing ?? (key.pinned ? 1 : 0)}.${key.place}.${key.videoId}`;
  return Buffer.from(text).toString('base64url');
}

const keyPattern = new RegExp(`^([noadb])([0-7])\\.(-?\\d{1,16})\\.(${productIdSource}|[0-9a-z]{5})$`);

/** Null for another order than the one asked for, and for nonsense. */
export function decodeListKey(text: string, sort: ListOrder): ListKey | null {
  const match = keyPattern.exec(Buffer.from(text, 'base64url').toString('latin1'));
  if (!match) return null;
  const [, letter = '', standing, place, videoId = ''] = match;
  if (sortByLetter.get(letter) !== sort) return null;
  const key = { sort, pinned: standing === '1', place: Number(place), videoId };
  return sort === 'best' ? { ...key, standing: Number(standing) } : key;
}

/** The text of a statement, with `$1` and so on for its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

type FoundRow = ProductRow & { standing?: number };

interface ListResult {
  rows: ProductRow[];
  /** Where the next page starts; null at the end. */
  lastKey: string | null;
}

/** `standing` is missing where nothing is searched for. */
type KeyedRow = Pick<ProductRow, 'video_id' | 'number' | 'pinned' | 'position' | 'price_ugx'> & { standing?: number };

interface Order {
  orderBy: string;
  /** Comes after the row that the key names. */
  after: string;
  placeOf: (row: Pick<ProductRow, 'position' | 'price_ugx'>) => number;
  /** A key that the whole list comes after. */
  start: { pinned: boolean; standing?: number; place: number; videoId: string };
}

const farPrice = 99_999_999_999;
const farPlace = 9_000_000_000_000_000;
const firstId = '00000';
const lastId = 'zzzzz';

// Products without a price stand at the end of both orders by price.
export const orders: Record<ListOrder, Order> = {
  newest: {
    orderBy: 'p.pinned desc, p.position desc, p.video_id desc',
    after: '(p.pinned, p.position, p.video_id) < ($K1::boolean, $K2::bigint, $K3::text)',
    placeOf: (row) => row.position,
    start: { pinned: true, place: farPlace, videoId: lastId },
  },
  best: {
    orderBy: 'standing desc, p.position desc, p.video_id desc',
    after: '(standing, p.position, p.video_id) < ($K0::int, $K2::bigint, $K3::text)',
    placeOf: (row) => row.position,
    start: { pinned: true, standing: 7, place: farPlace, videoId: lastId },
  },
  oldest: {
    orderBy: 'p.position, p.video_id',
    after: '(p.position, p.video_id) > ($K2::bigint, $K3::text)',
    placeOf: (row) => row.position,
    start: { pinned: false, place: -farPlace, videoId: firstId },
  },
  price_asc: {
    orderBy: `coalesce(${priceNow}, ${farPrice}), p.video_id`,
    after: `(coalesce(${priceNow}, ${farPrice}), p.video_id) > ($K2::bigint, $K3::text)`,
    placeOf: (row) => row.price_ugx ?? farPrice,
    start: { pinned: false, place: -1, videoId: firstId },
  },
  price_desc: {
    orderBy: `coalesce(${priceNow}, -1) desc, p.video_id desc`,
    after: `(coalesce(${priceNow}, -1), p.video_id) < ($K2::bigint, $K3::text)`,
    placeOf: (row) => row.price_ugx ?? -1,
    start: { pinned: false, place: farPrice, videoId: lastId },
  },
};

/** Null for an unreadable `lastKey`. An empty result does not tell whether the shop exists. */
export async function listProducts(db: Db, handle: string, query: ProductListQuery): Promise<ListResult | null> {
  const sort = orderOf(query);
  const limit = query.limit ?? 24;
  const key = query.lastKey === undefined ? null : decodeListKey(query.lastKey, sort);
  if (query.lastKey !== undefined && key === null) return null;
  const rows = await readRows(db, handle, query, { sort, key, rowCount: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (last === undefined) return { rows, lastKey: null };
  rows.length = limit;
  return { rows, lastKey: encodeListKey(nextKey(sort, last, query.search)) };
}

async function readRows(db: Db, handle: string, query: ProductListQuery, part: ListPart): Promise<FoundRow[]> {
  const search = readSearch(query.search);
  if (search === null) return read(db, listSql(handle, query, part));
  const text = `select (${openShopIdSql}) as shop_id, ${stemsSql('$2')} as stems`;
  const [found] = await read<{ shop_id: string | null; stems: [string, string][] }>(db, {
    text,
    values: [handle, wordsToStem(search)],
  });
  if (!found?.shop_id) return [];
  const shop = { shopId: found.shop_id, stems: new Map(found.stems) };
  return (await searchProducts<FoundRow>(db, shop, search, query, part)).rows;
}

/** A shop that is known to be open, and the stems of what is searched for. */
interface SearchedShop {
  shopId: string;
  stems: Stems;
}

/** Each stage is one statement, and most searches end with the first. */
export async function searchProducts<Row>(
  db: Db,
  { shopId, stems }: SearchedShop,
  search: Search,
  query: ProductListQuery,
  part: ListPart & { withClosest?: boolean },
): Promise<{ rows: Row[]; isClosest: boolean }> {
  for (const stage of stagesOf(search, shopId, stems, part.withClosest ?? false)) {
    const rows = await read<Row>(db, searchSql(shopId, search, stage, query, part));
    if (rows.length > 0) return { rows, isClosest: stage.isClosest };
  }
  return { rows: [], isClosest: false };
}

async function read<Row>(db: Db, { text, values }: Statement): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}

/** The order of a list: the one that is asked for, else the best match or the newest first. */
export const orderOf = ({ sort, search }: ProductListQuery): ListOrder =>
  sort ?? (readSearch(search)?.words.length ? 'best' : 'newest');

/** The key of the page after the one that ends with this row. */
export function nextKey(sort: ListOrder, last: KeyedRow, search: string | undefined): ListKey {
  // The product whose number was searched for stands first, out of the order: after it the list begins.
  if (last.number === searchedNumber(search)) return { sort, ...orders[sort].start };
  const key = {
    sort,
    pinned: sort === 'newest' && last.pinned,
    place: orders[sort].placeOf(last),
    videoId: last.video_id,
  };
  return sort === 'best' ? { ...key, standing: last.standing ?? 0 } : key;
}

export interface ListPart {
  rowCount: number;
  sort?: ListOrder;
  /** The row before the first one. */
  key?: ListKey | null;
  /** Of `products p`. */
  columns?: string;
}

/** The statement of one page of a list; `$1` is the handle. */
export function listSql(
  handle: string,
  query: ProductListQuery,
  { rowCount, sort = orderOf(query), key = null, columns = productColumns }: ListPart,
): Statement {
  const values: unknown[] = [handle];
  const put = putInto(values);
  const conditions = [`p.shop_id = (${openShopIdSql})`, shown, ...filterSql(query, put)];
  if (key !== null) conditions.push(afterSql(sort, key, put));
  return {
    text: `select ${columns} from products p where ${conditions.join(' and ')}
      order by ${orders[sort].orderBy} limit ${put(rowCount)}`,
    values,
  };
}

/** Of so many products that match in part, so many are "closest". */
const maxCandidates = 300;
const maxClosest = 24;

/** The statement of one page of what a stage of a search finds. */
export function searchSql(
  shopId: string,
  { number }: Search,
  { terms, standing, isClosest, ...price }: SearchStage,
  query: ProductListQuery,
  { rowCount, sort = orderOf(query), key = null, columns = productColumns }: ListPart,
): Statement {
  const values: unknown[] = [];
  const put = putInto(values);
  const ofShop = `p.shop_id = ${put(shopId)}::uuid`;
  // By the index of terms, which are of one shop, whatever PostgreSQL thinks of it: it takes the beginning of a word for
  // a fiftieth of all products, unless a subquery hides it, and the shop's own indexes lead to all its products.
  const conditions =
    terms === null ? [ofShop] : [`p.search_terms @@ (select ${put(terms)}::tsquery)`, `(${ofShop}) is true`];
  conditions.push(shown, ...priceSql(price, put), ...filterSql(query, put));
  const where = conditions.join(' and ');
  // Columns are read for the rows of the page alone: to sort those of all that was found costs as much as to find it.
  const page = (found: string, orderBy: string, count: number): Statement => ({
    text: `select ${columns}, f.standing
      from (select p.video_id, p.standing from (${found}) p order by ${orderBy} limit ${put(count)}) f
      join products p on ${ofShop} and p.video_id = f.video_id order by ${orderBy}`,
    values,
  });
  if (isClosest) {
    // Materialized: with the limit alone PostgreSQL would rather walk through the whole table than take the index.
    const candidates = `with c as materialized (select p.* from products p where ${where})
      select p.*, ${standing(put)} as standing from c p limit ${maxCandidates}`;
    return page(candidates, orders.best.orderBy, Math.min(rowCount, maxClosest));
  }
  const after = key === null ? [] : [afterSql(sort, key, put)];
  // Searched for by its number, a product stands first, so it is on no later page.
  if (key !== null && number !== null) after.push(`p.number <> ${put(number)}`);
  const ranked = `select p.*, ${standing(put)} as standing from products p where ${where}`;
  const found = after.length === 0 ? ranked : `select * from (${ranked}) p where ${after.join(' and ')}`;
  const first = key === null && number !== null ? `p.number = ${put(number)} desc, ` : '';
  return page(found, `${first}${orders[sort].orderBy}`, rowCount);
}

/** The condition of what comes after a key. */
export function afterSql(sort: ListKey['sort'], key: ListKey, put: Put): string {
  return orders[sort].after
    .replace('$K0', () => put(key.standing ?? 0))
    .replace('$K1', () => put(key.pinned))
    .replace('$K2', () => put(key.place))
    .replace('$K3', () => put(key.videoId));
}

/** When a product of the shop changed last, those that are hidden or gone as well. */
export async function findLastChange(db: Db, shopId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('products')
    .select('updated_at')
    .where('shop_id', '=', shopId)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.updated_at ?? null;
}

/** Ids that a page may still show but that are hidden or gone since `since`. */
export async function listRemovedSince(db: Db, shopId: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where('updated_at', '>', new Date(since))
    .where((eb) => eb.or([eb('hidden', '=', true), eb('gone_at', 'is not', null)]))
    .limit(500)
    .execute();
  return rows.map((row) => row.video_id);
}
