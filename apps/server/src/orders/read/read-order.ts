import type { Order } from '@app/contracts/orders/orders.schemas';
import { findFirstPictures } from '#server/catalog/catalog.service.ts';
import { type OrderCaller, sideOf } from '#server/orders/marks/mark-order.ts';
import type { Side } from '#server/orders/order/marks.ts';
import { findShownOrder, lockOrder } from '#server/orders/order/order.queries.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { askOrder } from '#server/orders/place/ask-order.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { toOrder, toOrderShop } from './order.wire.ts';

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
  return show(orders, row, side, now);
}

/** For the page of an order, which is the same for everybody until its scripts run. Null when it is not kept. */
export async function findOrderForStrangers(orders: OrdersContext, code: string): Promise<Order | null> {
  const found = await findShownOrder(orders.db, code);
  return found && show(orders, found, null, orders.clock.now());
}

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findShownOrder>>>;

/** Of an order that a former holder got, nothing leads to what the new one has: neither pictures nor other orders. */
async function show(orders: OrdersContext, row: FoundOrder, side: Side | null, now: Date): Promise<Order> {
  if (row.from_former_holder)
    return toOrder(orders, { ...row, replaced_by: null }, side, new Map(), now, toOrderShop(row, true));
  const ids = row.lines.map((line) => line.videoId);
  const pictures = await findFirstPictures(orders.db, row.shop_id, ids);
  return toOrder(orders, row, side, pictures, now, toOrderShop(row, false));
}

async function askAndFind({ db }: OrdersContext, code: string, now: Date) {
  await inTransaction(db, 'orders.opened-by-owner', async (trx) => {
    const order = await lockOrder(trx, code);
    if (order) await askOrder(trx, order, now, 'shop');
  });
  const row = await findShownOrder(db, code);
  if (!row) throw new AppError('order_gone');
  return row;
}
