import type { Picture } from '@app/contracts/catalog/catalog.schemas';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { CompiledQuery } from 'kysely';
import { type OrderCaller, sideOf } from '#server/orders/marks/mark-order.ts';
import { findShownOrder, lockOrder } from '#server/orders/order/order.queries.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { askOrder } from '#server/orders/place/ask-order.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { toOrder } from './order.wire.ts';

/**
 * An order as the caller may see it. Its owner, who has it from the buyer's message, makes it asked by looking; no one
 * else changes anything. Throws `order_gone`.
 */
export async function readOrder(orders: OrdersContext, code: string, caller: OrderCaller): Promise<Order> {
  const found = await findShownOrder(orders.db, code);
  if (!found) throw new AppError('order_gone');
  const side = sideOf(found, caller);
  const now = orders.clock.now();
  const isNews = side === 'owner' && found.state === 'reserved';
  const row = isNews ? await askAndFind(orders, code, now) : found;
  const ids = row.lines.map((line) => line.videoId);
  return toOrder(orders, row, side, await findPictures(orders.db, row.shop_id, ids), now);
}

/** For the page of an order, which is the same for everybody until its scripts run. Null when it is not kept. */
export async function findOrderForStrangers(orders: OrdersContext, code: string): Promise<Order | null> {
  const found = await findShownOrder(orders.db, code);
  if (!found) return null;
  const ids = found.lines.map((line) => line.videoId);
  const pictures = await findPictures(orders.db, found.shop_id, ids);
  return toOrder(orders, found, null, pictures, orders.clock.now());
}

async function askAndFind({ db }: OrdersContext, code: string, now: Date) {
  await inTransaction(db, 'orders.opened-by-owner', async (trx) => {
    const order = await lockOrder(trx, code);
    if (order) await askOrder(trx, order, now);
  });
  const row = await findShownOrder(db, code);
  if (!row) throw new AppError('order_gone');
  return row;
}

const picturesSql = `select p.video_id, p.thumbnails -> 0 as picture from products p
  where p.shop_id = $1 and p.video_id = any($2::text[]) and jsonb_array_length(p.thumbnails) > 0
    and p.hidden_after_report_of is null`;

/** First pictures by product, as far as they still exist. */
export async function findPictures(db: Db, shopId: string, videoIds: readonly string[]): Promise<Map<string, Picture>> {
  const query = CompiledQuery.raw(picturesSql, [shopId, [...new Set(videoIds)]]);
  const { rows } = await db.executeQuery<{ video_id: string; picture: Picture & { thumbhash?: string } }>(query);
  return new Map(rows.map(({ video_id, picture: { thumbhash: _, ...picture } }) => [video_id, picture]));
}
