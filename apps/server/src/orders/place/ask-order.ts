import type { OrderBody, SentBody } from '@app/contracts/orders/orders.schemas';
import { sql } from 'kysely';
import { foldAlike } from '#server/orders/order/folded-orders.ts';
import { eraseDueAt } from '#server/orders/order/marks.ts';
import { lockBuyersOrder, lockOrder, lockOrderById, type OrderRow } from '#server/orders/order/order.queries.ts';
import { announceOrder } from '#server/orders/order/order-events.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { cancelReplaced } from './replace-order.ts';
import { writeContents } from './reserve-order.ts';
import type { Sender } from './sender.ts';

/**
 * The buyer opened it in WhatsApp, with these contents where the server may not have them. Repeated it changes nothing.
 * Throws `order_gone`, and `forbidden` without its secret.
 */
export async function noteOrderSent(
  orders: OrdersContext,
  code: string,
  { secret, order: body }: SentBody,
  sender: Sender,
): Promise<void> {
  await inTransaction(orders.db, 'orders.sent', async (trx) => {
    const order = await lockBuyersOrder(trx, code, secret);
    const isChanged =
      body && order.state === 'reserved' && (await takeContents(trx, orders, order, body, sender, secret));
    const asked = (isChanged && (await lockOrder(trx, code))) || order;
    await askOrder(trx, asked, orders.clock.now());
  });
}

/** False where the shop is closed by now or nothing of it is for sale: the message is out, and its order is asked as it is. */
async function takeContents(
  trx: Trx,
  orders: OrdersContext,
  order: OrderRow,
  body: OrderBody,
  sender: Sender,
  secret: string,
): Promise<boolean> {
  try {
    // The message names what it was last told of, sold out since or not.
    const contents = order.erase_due_at ? withoutCustomer(body) : body;
    await writeContents(trx, orders, order, contents, sender, secret, order.lines);
    return true;
  } catch (error) {
    // Each is thrown before anything is written.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The buyer had what was given erased: this message left the browser, or waited in it, from before. */
const withoutCustomer = ({ customer: _, items, ...body }: OrderBody): OrderBody => ({
  ...body,
  items: items.map(({ note: _, ...item }) => item),
});

/**
 * From now on its lines stay. An order that it replaces is cancelled; if this one is withdrawn itself, the other one
 * stands in its place. Nothing happens to one that was asked before.
 */
export async function askOrder(trx: Trx, order: OrderRow, now: Date, isWithdrawn = false): Promise<OrderRow> {
  if (order.state !== 'reserved') return order;
  const asked = {
    state: 'asked' as const,
    asked_at: now,
    erase_due_at: eraseDueAt(now, null, false),
    ...(isWithdrawn && { replaces_order_id: null, replaced_by_order_id: order.replaces_order_id }),
  };
  await trx
    .updateTable('orders')
    .set(asked)
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.order_id)
    .execute();
  const laterId = await findReplacement(trx, order);
  // A later one has cancelled already what this one replaces.
  if (order.replaces_order_id && !isWithdrawn && !laterId)
    await cancelReplaced(trx, order.shop_id, order.replaces_order_id, order.order_id, now);
  // Locks many, so nothing may be waited for afterwards: who holds it could wait for one of them.
  const folded = await foldAlike(trx, order, now);
  const changed = { ...order, ...asked, folded };
  await announceOrder(trx, changed, now);
  if (!laterId) return changed;
  await cancelReplaced(trx, order.shop_id, order.order_id, laterId, now);
  return (await lockOrderById(trx, order.shop_id, order.order_id)) ?? changed;
}

/**
 * The order in its place, if that one was opened first: their messages may arrive in any order. Through reserved ones,
 * too: the call that says that those were opened may be lost.
 */
async function findReplacement(trx: Trx, { shop_id, order_id }: OrderRow): Promise<string | null> {
  const { rows } = await sql<{ order_id: string }>`with recursive later as (
      select order_id, asked_at from orders where shop_id = ${shop_id} and replaces_order_id = ${order_id}
      union
      select o.order_id, o.asked_at from later l join orders o on o.shop_id = ${shop_id} and o.replaces_order_id = l.order_id
      where l.asked_at is null
    ) select order_id from later where asked_at is not null and order_id <> ${order_id} limit 1`.execute(trx);
  return rows[0]?.order_id ?? null;
}
