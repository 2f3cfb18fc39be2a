import type { PageShop } from '@app/contracts/addresses/pages';
import { shownAreas } from '@app/contracts/bounds';
import type { OpeningHours } from '@app/contracts/catalog/opening-hours';
import { CompiledQuery } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

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
  banner_hash: string | null;
  banner_placeholder: string | null;
  version: number;
  created_at: Date;
  /** Of a take-over. */
  orders_from: Date | null;
  confirmed_at: Date | null;
  whatsapp_number: string | null;
  whatsapp_changed_at: Date | null;
  contact_new_until: Date | null;
  calls_allowed: boolean;
  deletion_due_at: Date | null;
  suspended_at: Date | null;
  handle_check: string | null;
  trial_ends_at: Date;
  subscription_ends_at: Date | null;
  complimentary_ends_at: Date | null;
  product_count: number;
  views: number;
  place: string | null;
  delivery_areas: PageShop['deliveryAreas'];
  pay_on_delivery: boolean | null;
  rating: PageShop['rating'];
  money_new_until: Date | null;
  /** When its pages change by themselves next: a discount or the announcement ends. */
  changes_at: Date | null;
  announcement: string | null;
  hours: OpeningHours | null;
  closed_until: string | null;
}

const changesAt = `least((select min(p.sale_ends_at) from products p where p.shop_id = s.shop_id and p.sale_ends_at > now()),
  case when f.announcement_ends_at > now() then f.announcement_ends_at end) as changes_at`;
const shopColumns = `s.shop_id, s.handle, coalesce(s.owner_display_name, s.display_name) as display_name,
  s.follower_count, s.is_verified, s.tiktok_user_id, s.photo_hash, s.preview_hash, s.version, s.created_at, s.orders_from,
  s.banner_hash, s.banner_placeholder,
  s.suspended_at, s.handle_check,
  a.confirmed_at, a.whatsapp_number, a.whatsapp_changed_at, a.contact_new_until, a.calls_allowed, a.deletion_due_at,
  b.trial_ends_at, b.subscription_ends_at, b.complimentary_ends_at,
  (select count(*) from products p where p.shop_id = s.shop_id and not p.hidden and p.gone_at is null) as product_count,
  coalesce((select t.count from total_counts t
    where t.shop_id = s.shop_id and t.video_id = '' and t.kind = 'view'), 0) as views,
  f.place, coalesce((select jsonb_agg(jsonb_build_object('name', zone -> 'name', 'feeUgx', zone -> 'feeUgx'))
    from (select zone from jsonb_array_elements(f.zones) zone where zone -> 'ways' <> '["pick_up"]' limit ${shownAreas + 1}) z),
    '[]') as delivery_areas,
  case when s.reviews_counted >= 3 and s.reviews_average is not null
    then json_build_object('average', s.reviews_average, 'count', s.reviews_counted) end as rating,
  ${changesAt}, case when f.announcement_ends_at > now() then f.announcement end as announcement, f.pay_on_delivery, case when f.money_name is not null then f.money_new_until end as money_new_until,
  f.hours, f.closed_until::text as closed_until`;

const findShopSql = (columns: string) => `select ${columns} from shops s
  join accounts a on a.account_id = s.shop_id join subscriptions b on b.shop_id = s.shop_id
  left join shop_facts f on f.shop_id = s.shop_id where s.handle = $1`;
const findAnyShopSql = findShopSql(shopColumns);
/** It has an address, which TikTok has shown, and is neither about to be deleted nor suspended. */
const isOpen =
  's.handle is not null and s.handle_check is null and a.deletion_due_at is null and s.suspended_at is null';
/** Selects one row by its stored handle; `more` are further columns, of `s`. */
export const findOpenShopSql = (more = '') => `${findShopSql(shopColumns + more)} and ${isOpen}`;
const openShopSql = findOpenShopSql();
const fromShops = 'from shops s join accounts a on a.account_id = s.shop_id';
export const openShopIdSql = `select s.shop_id ${fromShops} where s.handle = $1 and ${isOpen}`;
const openShopStateSql = `select s.shop_id, s.version, ${changesAt} ${fromShops}
  left join shop_facts f on f.shop_id = s.shop_id where s.handle = $1 and ${isOpen}`;
const openHandleSql = `select s.handle ${fromShops} where s.shop_id = $1 and ${isOpen}`;

async function first<Row>(db: Db | Trx, statement: string, value: string): Promise<Row | null> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(statement, [value]))).rows[0] ?? null;
}

/** Null for a shop that is about to be deleted, suspended or not yet checked. */
export const findShop = (db: Db, handle: string) => first<ShopRow>(db, openShopSql, handle);

/** The same, closed ones too: for a call that has to know its owner. */
export const findAnyShop = (db: Db, handle: string) => first<ShopRow>(db, findAnyShopSql, handle);

/** May visitors find it? */
export function isOpenShop(row: Pick<ShopRow, 'deletion_due_at' | 'suspended_at' | 'handle_check'>): boolean {
  return row.deletion_due_at === null && row.suspended_at === null && row.handle_check === null;
}

/** Which state of the shop visitors would find; null if they may find none. */
export const findOpenShopState = (db: Db, handle: string) =>
  first<Pick<ShopRow, 'shop_id' | 'version' | 'changes_at'>>(db, openShopStateSql, handle);

/** Whose handle it is, whether or not the shop is open. */
export async function findShopId(db: Db | Trx, handle: string): Promise<string | null> {
  const row = await db.selectFrom('shops').select('shop_id').where('handle', '=', handle).executeTakeFirst();
  return row?.shop_id ?? null;
}

export async function findOpenShopId(db: Db | Trx, handle: string): Promise<string | null> {
  return (await first<{ shop_id: string }>(db, openShopIdSql, handle))?.shop_id ?? null;
}

export async function findOpenHandle(db: Db, shopId: string): Promise<string | null> {
  return (await first<{ handle: string }>(db, openHandleSql, shopId))?.handle ?? null;
}
