import { CompiledQuery } from 'kysely';
import { type ChatGate, chatAllowed } from '#server/catalog/catalog.service.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

/** A shop that orders can be asked of. */
export interface OrderingShop {
  shopId: string;
  handle: string;
  phoneNumber: string | null;
}

const shopSql = (where: string) => `select s.shop_id, s.handle, s.is_verified, s.follower_count, s.tiktok_user_id,
    s.orders_from, a.confirmed_at, a.whatsapp_number from shops s join accounts a on a.account_id = s.shop_id
  where ${where} and s.handle is not null and s.handle_check is null and a.deletion_due_at is null and s.suspended_at is null`;
const byHandle = shopSql('s.handle = $1');
const byId = shopSql('s.shop_id = $1');

interface ShopRow extends ChatGate {
  shop_id: string;
  handle: string;
  whatsapp_number: string | null;
  orders_from: Date | null;
}

/**
 * Throws `not_found` where visitors find no shop, and `orders_closed` where no chat is offered, and in the seconds after
 * a take-over in which an order would still be the former holder's.
 */
export const requireOrderingShop = (db: Db | Trx, handle: string, now: Date) =>
  requireShop(db, byHandle, handle.toLowerCase(), now);

/** The same, of an order that is there. */
export const requireOrderingShopById = (db: Db | Trx, shopId: string, now: Date) => requireShop(db, byId, shopId, now);

async function requireShop(db: Db | Trx, statement: string, value: string, now: Date): Promise<OrderingShop> {
  const { rows } = await db.executeQuery<ShopRow>(CompiledQuery.raw(statement, [value]));
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  const isTakenOverNow = row.orders_from !== null && row.orders_from >= now;
  if (!chatAllowed(row) || isTakenOverNow) throw new AppError('orders_closed');
  return { shopId: row.shop_id, handle: row.handle, phoneNumber: row.whatsapp_number };
}
