import type { ProductListQuery, ProductSort } from '@app/contracts/catalog/catalog.schemas';
import { productIdSource } from '@app/contracts/catalog/product-id';
import { CompiledQuery } from 'kysely';
import { openShopIdSql } from '#server/catalog/shop/shop.queries.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type ProductRow, productColumns, shown } from './product.queries.ts';

/** Where a page of the list ended: the last row's place in the order, and its id against ties. */
export interface ListKey {
  sort: ProductSort;
  pinned: boolean;
  place: number;
  videoId: string;
}

const letterBySort = { newest: 'n', oldest: 'o', price_asc: 'a', price_desc: 'd' } as const;
const sortByLetter = new Map(
  Object.entries(letterBySort).map(([sort, letter]) => [letter as string, sort as ProductSort]),
);

export function encodeListKey(key: ListKey): string {
  const text = `${letterBySort[key.sort]}${key.pinned ? 1 : 0}.${key.place}.${key.videoId}`;
  return Buffer.from(text).toString('base64url');
}

const keyPattern = new RegExp(`^([noad])([01])\\.(-?\\d{1,16})\\.(${productIdSource}|[0-9a-z]{5})$`);

/** Null for another order than the one asked for, and for nonsense. */
export function decodeListKey(text: string, sort: ProductSort): ListKey | null {
  const match = keyPattern.exec(Buffer.from(text, 'base64url').toString('latin1'));
  if (!match) return null;
  const [, letter = '', pinned, place, videoId = ''] = match;
  if (sortByLetter.get(letter) !== sort) return null;
  return { sort, pinned: pinned === '1', place: Number(place), videoId };
}

/** Takes a value of a statement and answers its place in the text (`$3`). */
type Put = (value: unknown) => string;

interface ListResult {
  rows: ProductRow[];
  /** Where the next page starts; null at the end. */
  lastKey: string | null;
}

type KeyedRow = Pick<ProductRow, 'video_id' | 'number' | 'pinned' | 'position' | 'price_ugx'>;

interface Order {
  orderBy: string;
  /** Comes after the row that the key names. */
  after: string;
  placeOf: (row: Pick<ProductRow, 'position' | 'price_ugx'>) => number;
  /** A key that the whole list comes after. */
  start: { pinned: boolean; place: number; videoId: string };
}

const farPrice = 99_999_999_999;
const farPlace = 9_000_000_000_000_000;
const firstId = '00000';
const lastId = 'zzzzz';

// Products without a price stand at the end of both orders by price.
export const orders: Record<NonNullable<ProductListQuery['sort']>, Order> = {
  newest: {
    orderBy: 'p.pinned desc, p.position desc, p.video_id desc',
    after: '(p.pinned, p.position, p.video_id) < ($K1::boolean, $K2::bigint, $K3::text)',
    placeOf: (row) => row.position,
    start: { pinned: true, place: farPlace, videoId: lastId },
  },
  oldest: {
    orderBy: 'p.position, p.video_id',
    after: '(p.position, p.video_id) > ($K2::bigint, $K3::text)',
    placeOf: (row) => row.position,
    start: { pinned: false, place: -farPlace, videoId: firstId },
  },
  price_asc: {
    orderBy: `coalesce(p.price_ugx, ${farPrice}), p.video_id`,
    after: `(coalesce(p.price_ugx, ${farPrice}), p.video_id) > ($K2::bigint, $K3::text)`,
    placeOf: (row) => row.price_ugx ?? farPrice,
    start: { pinned: false, place: -1, videoId: firstId },
  },
  price_desc: {
    orderBy: 'coalesce(p.price_ugx, -1) desc, p.video_id desc',
    after: '(coalesce(p.price_ugx, -1), p.video_id) < ($K2::bigint, $K3::text)',
    placeOf: (row) => row.price_ugx ?? -1,
    start: { pinned: false, place: farPrice, videoId: lastId },
  },
};

/** Null for an unreadable `lastKey`. An empty result does not tell whether the shop exists. */
export async function listProducts(db: Db, handle: string, query: ProductListQuery): Promise<ListResult | null> {
  const sort = query.sort ?? 'newest';
  const limit = query.limit ?? 24;
  const key = query.lastKey === undefined ? null : decodeListKey(query.lastKey, sort);
  if (query.lastKey !== undefined && key === null) return null;
  const { text, values } = listSql(handle, query, { sort, key, rowCount: limit + 1 });
  const { rows } = await db.executeQuery<ProductRow>(CompiledQuery.raw(text, values));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (last === undefined) return { rows, lastKey: null };
  rows.length = limit;
  return { rows, lastKey: encodeListKey(nextKey(sort, last, query.search)) };
}

/** The key of the page after the one that ends with this row. */
export function nextKey(sort: ProductSort, last: KeyedRow, search: string | undefined): ListKey {
  // The product whose number was searched for stands first, out of the order: after it the list begins.
  if (last.number === searchedNumber(search)) return { sort, ...orders[sort].start };
  return { sort, pinned: sort === 'newest' && last.pinned, place: orders[sort].placeOf(last), videoId: last.video_id };
}

interface ListPart {
  rowCount: number;
  sort?: ProductSort;
  /** The row before the first one. */
  key?: ListKey | null;
  /** Of `products p`. */
  columns?: string;
}

/** The statement of one page of a list; `$1` is the handle. */
export function listSql(
  handle: string,
  query: ProductListQuery,
  { rowCount, sort = 'newest', key = null, columns = productColumns }: ListPart,
): { text: string; values: unknown[] } {
  const values: unknown[] = [handle];
  const put = (value: unknown): string => `$${values.push(value)}`;
  let where = `p.shop_id = (${openShopIdSql}) and ${shown}`;
  if (query.since !== undefined) where += ` and p.updated_at > ${put(query.since)}::timestamptz`;
  if (query.tag !== undefined) where += ` and ${put(withoutNul(query.tag).toLowerCase())} = any(p.tags)`;
  for (const condition of searchSql(query.search, put)) where += ` and ${condition}`;
  const number = searchedNumber(query.search);
  if (key !== null) where += ` and ${afterSql(sort, key, put)}`;
  // Searched for by its number, a product stands first, so it is on no later page.
  if (key !== null && number !== null) where += ` and p.number <> ${put(number)}`;
  const first = key === null && number !== null ? `p.number = ${put(number)} desc, ` : '';
  return {
    text: `select ${columns} from products p where ${where}
      order by ${first}${orders[sort].orderBy} limit ${put(rowCount)}`,
    values,
  };
}

/** The condition of what comes after a key. */
export function afterSql(sort: ListKey['sort'], key: ListKey, put: Put): string {
  return orders[sort].after
    .replace('$K1', () => put(key.pinned))
    .replace('$K2', () => put(key.place))
    .replace('$K3', () => put(key.videoId));
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

/** The number when nothing else is searched for: `14`, `#14`, `no 14`, `No. 14`, `number 14`. */
export function searchedNumber(search: string | undefined): number | null {
  const digits = /^(?:#|no(?:\.|\s)|nr(?:\.|\s)|number\s)?\s*(\d{1,6})$/.exec(normalised(search).trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What a list is narrowed down to by words, one condition each. */
export function searchSql(search: string | undefined, put: Put): string[] {
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
