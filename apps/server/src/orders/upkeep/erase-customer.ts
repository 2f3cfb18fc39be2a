import { isErased } from '#server/orders/order/marks.ts';
import { lockBuyersOrder, lockOrderById, type OrderRow } from '#server/orders/order/order.queries.ts';
import { announceOrder } from '#server/orders/order/order-events.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { maxReplacedBetween } from '#server/orders/place/replace-order.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';

const erased = { customer: null, name_hashes: [] as Buffer[], has_phone: false };

/**
 * The buyer takes name, place, phone and notes back. The time stays with a reserved order, so that a message which left
 * the browser before does not bring them back. Throws `order_gone`, and `forbidden` without its secret.
 */
export async function eraseCustomer({ db, clock }: OrdersContext, code: string, secret: string): Promise<void> {
  await inTransaction(db, 'orders.erase-customer', async (trx) => {
    const now = clock.now();
    const order = await lockBuyersOrder(trx, code, secret);
    await erase(trx, order, now);
    await eraseReplaced(trx, order, now);
  });
}

/** What it took the place of, through reserved ones. One that stands beside it has a page of its own, and its rider. */
async function eraseReplaced(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  let next = order.replaces_order_id;
  for (let passed = 0; next !== null && passed < maxReplacedBetween; passed += 1) {
    const replaced = await lockOrderById(trx, order.shop_id, next);
    if (!replaced || (replaced.state !== 'reserved' && replaced.replaced_by_order_id === null)) return;
    await erase(trx, replaced, now);
    next = replaced.replaces_order_id;
  }
}

async function erase(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  // Said again it tells no one: with each word the seller's open lists are fetched.
  if (order.customer === null && isErased(order, now)) return;
  await trx
    .updateTable('orders')
    .set({ ...erased, erase_due_at: now })
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.order_id)
    .execute();
  // An open list of its seller shows them no more.
  if (order.state !== 'reserved') await announceOrder(trx, order, now);
}
