import type { Zone } from '@app/contracts/catalog/facts.schemas';
import { CompiledQuery } from 'kysely';
import { type ChatGate, chatAllowed, priceNow, saleEndNow } from '#server/catalog/catalog.service.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

/** A shop that orders can be asked of, with what an order needs of it. */
export interface OrderingShop {
  shopId: string;
  handle: string;
  phoneNumber: string | null;
  /** Orders of before it are a former holder's. */
  ordersFrom: Date | null;
  zones: Zone[];
  freeOverUgx: number | null;
  payOnDelivery: boolean;
  /** Those that were asked for and are shown. */
  products: SoldProduct[];
}

export interface SoldProduct {
  video_id: string;
  number: number;
  title: string;
  price_ugx: number | null;
  /** As JSON has it; null without a discount that runs. */
  sale_ends_at: string | null;
  sizes: string[];
  availability: 'available' | 'sold_out';
}

/** Together, because a question costs more than what its answer holds. */
const shopSql = (where: string) => `select s.shop_id, s.handle, s.is_verified, s.follower_count, s.tiktok_user_id,
    s.orders_from, a.confirmed_at, a.whatsapp_number, f.zones, f.free_over_ugx, f.pay_on_delivery,
    (select coalesce(json_agg(sold), '[]') from (
      select p.video_id, p.number, p.title, ${priceNow} as price_ugx, ${saleEndNow} as sale_ends_at, p.sizes, p.availability from products p
      where p.shop_id = s.shop_id and p.video_id = any($2::text[]) and not p.hidden and p.gone_at is null) sold) as products
  from shops s join accounts a on a.account_id = s.shop_id left join shop_facts f on f.shop_id = s.shop_id
  where ${where}`;
const isOpen = 's.handle_check is null and a.deletion_due_at is null and s.suspended_at is null';
const byHandle = shopSql(`s.handle = $1 and ${isOpen}`);
const byId = shopSql(`s.shop_id = $1 and (s.handle is null or ${isOpen})`);

interface ShopRow extends ChatGate {
  shop_id: string;
  handle: string | null;
  whatsapp_number: string | null;
  orders_from: Date | null;
  zones: Zone[] | null;
  free_over_ugx: number | null;
  pay_on_delivery: boolean | null;
  products: SoldProduct[];
}

type Items = readonly { videoId: string }[];

/**
 * Throws `not_found` where visitors find no shop, and `orders_closed` where no chat is offered, and in the seconds after
 * a take-over in which an order would still be the former holder's.
 */
export const requireOrderingShop = (db: Db | Trx, handle: string, items: Items, now: Date) =>
  requireShop(db, byHandle, handle.toLowerCase(), items, now, 'not_found');

/**
 * The same, of an order that is there: `orders_closed` where visitors find no shop, so that an open review asks it for
 * nothing. Throws `order_gone` once its shop has lost its handle: the browser's basket is of the handle, which may have
 * another shop by now.
 */
export const requireOrderingShopById = (db: Db | Trx, shopId: string, items: Items, now: Date) =>
  requireShop(db, byId, shopId, items, now, 'orders_closed');

async function requireShop(
  db: Db | Trx,
  statement: string,
  value: string,
  items: Items,
  now: Date,
  missing: 'not_found' | 'orders_closed',
): Promise<OrderingShop> {
  const ids = [...new Set(items.map((item) => item.videoId))];
  const { rows } = await db.executeQuery<ShopRow>(CompiledQuery.raw(statement, [value, ids]));
  const [row] = rows;
  if (!row) throw new AppError(missing);
  if (row.handle === null) throw new AppError('order_gone');
  const isTakenOverNow = row.orders_from !== null && row.orders_from >= now;
  if (!chatAllowed(row) || isTakenOverNow) throw new AppError('orders_closed');
  return {
    shopId: row.shop_id,
    handle: row.handle,
    phoneNumber: row.whatsapp_number,
    ordersFrom: row.orders_from,
    zones: row.zones ?? [],
    freeOverUgx: row.free_over_ugx,
    payOnDelivery: row.pay_on_delivery === true,
    products: row.products,
  };
}

/** When the first discount of what was asked for ends. */
export function firstSaleEnd({ products }: Pick<OrderingShop, 'products'>): string | null {
  const ends = products.flatMap(({ sale_ends_at }) => (sale_ends_at === null ? [] : Date.parse(sale_ends_at)));
  return ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString();
}
