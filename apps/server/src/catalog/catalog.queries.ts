import type { ProductListQuery, Thumbnail } from '@app/contracts/catalog';
import { CompiledQuery } from 'kysely';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { decodeListKey, type ListKey } from './products/list-key.ts';
import { searchedNumber, searchSql } from './products/product-search.ts';

/** A shop with what its pages need, as one row. */
export interface ShopRow {
  shop_id: string;
  handle: string;
  display_name: string | null;
  follower_count: number;
  is_verified: boolean;
  tiktok_user_id: string | null;
  photo_hash: string | null;
  preview_hash: string | null;
  version: number;
  created_at: Date;
  confirmed_at: Date | null;
  whatsapp_number: string | null;
  whatsapp_changed_at: Date | null;
  contact_new_until: Date | null;
  deletion_due_at: Date | null;
  suspended_at: Date | null;
  handle_check: string | null;
  trial_ends_at: Date;
  subscription_ends_at: Date | null;
  complimentary_ends_at: Date | null;
  product_count: number;
  views: number;
}

/** A product as visitors may see it, in the columns of the wire. */
export interface ProductRow {
  video_id: string;
  number: number;
  title: string;
  price_ugx: number | null;
  old_price_ugx: number | null;
  tags: string[];
  sizes: string[];
  availability: 'available' | 'sold_out';
  pinned: boolean;
  position: number;
  kind: 'video' | 'photo' | 'manual';
  thumbnails: Thumbnail[];
  preview_hash: string | null;
  posted_at: Date;
  updated_at: Date;
}

const shopColumns = `s.shop_id, s.handle, coalesce(s.owner_display_name, s.display_name) as display_name, s.follower_count, s.is_verified, s.tiktok_user_id, s.photo_hash, s.preview_hash, s.version, s.created_at, s.suspended_at, s.handle_check,
  a.confirmed_at, a.whatsapp_number, a.whatsapp_changed_at, a.contact_new_until, a.deletion_due_at, b.trial_ends_at, b.subscription_ends_at, b.complimentary_ends_at,
  (select count(*) from products p where p.shop_id = s.shop_id and not p.hidden and p.gone_at is null) as product_count,
  coalesce((select t.count from total_counts t where t.shop_id = s.shop_id and t.video_id = '' and t.kind = 'view'), 0) as views`;

const findShopSql = `select ${shopColumns} from shops s join accounts a on a.account_id = s.shop_id join subscriptions b on b.shop_id = s.shop_id
  where s.handle = $1`;
/** It has an address, which TikTok has shown, and is neither about to be deleted nor suspended. */
const isOpen =
  's.handle is not null and s.handle_check is null and a.deletion_due_at is null and s.suspended_at is null';
const findOpenShopSql = `${findShopSql} and ${isOpen}`;

// Built once as text: composing a query costs more than PostgreSQL takes to answer this one.
const productColumns = `p.video_id, p.number, p.title, p.price_ugx, p.old_price_ugx, p.tags, p.sizes, p.availability, p.pinned, p.position, p.kind,
  p.thumbnails, p.preview_hash, p.posted_at, p.updated_at`;
const shown = 'not p.hidden and p.gone_at is null';

/** The shop of a stored handle as visitors may find it, or null. One that is about to be deleted, suspended or not yet checked is closed. */
export async function findShop(db: Db | Trx, handle: string): Promise<ShopRow | null> {
  const { rows } = await db.executeQuery<ShopRow>(CompiledQuery.raw(findOpenShopSql, [handle]));
  return rows[0] ?? null;
}

/** May visitors find it? */
export function isOpenShop(row: Pick<ShopRow, 'deletion_due_at' | 'suspended_at' | 'handle_check'>): boolean {
  return row.deletion_due_at === null && row.suspended_at === null && row.handle_check === null;
}

/** The same, closed ones too: for a call that has to know its owner. */
export async function findAnyShop(db: Db | Trx, handle: string): Promise<ShopRow | null> {
  const { rows } = await db.executeQuery<ShopRow>(CompiledQuery.raw(findShopSql, [handle]));
  return rows[0] ?? null;
}

export async function findShopVersion(db: Db, shopId: string): Promise<number | null> {
  const row = await db.selectFrom('shops').select('version').where('shop_id', '=', shopId).executeTakeFirst();
  return row?.version ?? null;
}

/** Whose handle it is, whether or not the shop is open. */
export async function findShopId(db: Db | Trx, handle: string): Promise<string | null> {
  const row = await db.selectFrom('shops').select('shop_id').where('handle', '=', handle).executeTakeFirst();
  return row?.shop_id ?? null;
}

/** The shop of a handle if visitors may find it. */
export async function findOpenShopId(db: Db | Trx, handle: string): Promise<string | null> {
  const { rows } = await db.executeQuery<{ shop_id: string }>(CompiledQuery.raw(openShopIdSql, [handle]));
  return rows[0]?.shop_id ?? null;
}

const openShopIdSql = `select s.shop_id from shops s join accounts a on a.account_id = s.shop_id where s.handle = $1 and ${isOpen}`;
const openHandleSql = `select s.handle from shops s join accounts a on a.account_id = s.shop_id where s.shop_id = $1 and ${isOpen}`;

/** The handle of a shop if visitors may find it. */
export async function findOpenHandle(db: Db, shopId: string): Promise<string | null> {
  const { rows } = await db.executeQuery<{ handle: string }>(CompiledQuery.raw(openHandleSql, [shopId]));
  return rows[0]?.handle ?? null;
}

export interface ListResult {
  rows: ProductRow[];
  /** Where the next page starts; null at the end. */
  next: ListKey | null;
}

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

/**
 * One page of what a shop shows, in one query that walks an index from the shop's id. An unreadable `lastKey` is answered with null.
 * An empty result does not tell whether the shop exists.
 */
export async function listProducts(db: Db, handle: string, query: ProductListQuery): Promise<ListResult | null> {
  const sort = query.sort ?? 'newest';
  const limit = query.limit ?? 24;
  const key = query.lastKey === undefined ? null : decodeListKey(query.lastKey, sort);
  if (query.lastKey !== undefined && key === null) return null;
  const { text, values } = listSql(handle, query, sort, key, limit + 1);
  const { rows } = await db.executeQuery<ProductRow>(CompiledQuery.raw(text, values));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (last === undefined) return { rows, next: null };
  rows.length = limit;
  // The product whose number was searched for stands first, out of the order: after it the list begins.
  if (last.number === searchedNumber(query.search)) return { rows, next: { sort, ...orders[sort].start } };
  return {
    rows,
    next: { sort, pinned: sort === 'newest' && last.pinned, place: orders[sort].placeOf(last), videoId: last.video_id },
  };
}

/** The statement behind a list; exported so that its plan can be looked at. */
export function listSql(
  handle: string,
  query: ProductListQuery,
  sort: NonNullable<ProductListQuery['sort']>,
  key: ListKey | null,
  rowCount: number,
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
    text: `select ${productColumns} from products p where ${where} order by ${first}${orders[sort].orderBy} limit ${put(rowCount)}`,
    values,
  };
}

/** The condition of what comes after a key. */
export function afterSql(sort: ListKey['sort'], key: ListKey, put: (value: unknown) => string): string {
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

/** One shown product of the shop, or null. */
export async function findProduct(db: Db | Trx, shopId: string, videoId: string): Promise<ProductRow | null> {
  const text = `select ${productColumns} from products p where p.shop_id = $1 and p.video_id = $2 and ${shown}`;
  const { rows } = await db.executeQuery<ProductRow>(CompiledQuery.raw(text, [shopId, videoId]));
  return rows[0] ?? null;
}

/** Whether a video is in the shop at all, and whether it is shown: `gone` when the import took it off. */
export async function findProductState(
  db: Db | Trx,
  shopId: string,
  videoId: string,
): Promise<'shown' | 'hidden' | 'gone' | null> {
  const row = await db
    .selectFrom('products')
    .select(['hidden', 'gone_at'])
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.gone_at !== null) return 'gone';
  return row.hidden ? 'hidden' : 'shown';
}

/** Tags of what the shop shows with their number of products, most used first. */
export async function listTags(db: Db, shopId: string, limit: number): Promise<{ tag: string; count: number }[]> {
  const text = `select tag, count(*)::int as count from products p cross join unnest(p.tags) as tag where p.shop_id = $1 and ${shown}
    group by tag order by count(*) desc, tag limit $2`;
  const { rows } = await db.executeQuery<{ tag: string; count: number }>(CompiledQuery.raw(text, [shopId, limit]));
  return rows;
}

/** Counts for the owner's overview. What the import took off is not counted: its post is gone or has lost its #TRACK. */
export async function countProducts(
  db: Db,
  shopId: string,
): Promise<{ total: number; available: number; soldOut: number; hidden: number; needsHand: number }> {
  const text = `select count(*) filter (where gone_at is null)::int as total,
      count(*) filter (where ${shown} and availability = 'available')::int as available,
      count(*) filter (where ${shown} and availability = 'sold_out')::int as "soldOut",
      count(*) filter (where hidden and gone_at is null)::int as hidden,
      count(*) filter (where ${shown} and (needs_price or needs_title))::int as "needsHand"
    from products p where p.shop_id = $1`;
  const { rows } = await db.executeQuery<{
    total: number;
    available: number;
    soldOut: number;
    hidden: number;
    needsHand: number;
  }>(CompiledQuery.raw(text, [shopId]));
  return rows[0] ?? { total: 0, available: 0, soldOut: 0, hidden: 0, needsHand: 0 };
}
