import { eraseOrder } from '#server/orders/order/erase-order.ts';
import {
  lockBuyersOrder,
  lockOrderById,
  lockReservedInPlaceOf,
  type OrderRow,
} from '#server/orders/order/order.queries.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { maxReplacedBetween } from '#server/orders/place/replace-order.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';

/**
 * The buyer takes name, place, phone and notes back. The time stays with a reserved order, so that a message which left
 * the browser before does not bring them back. Throws `order_gone`, and `forbidden` without its secret.
 */
export async function eraseCustomer({ db, clock }: OrdersContext, code: string, secret: string): Promise<void> {
  await inTransaction(db, 'orders.erase-customer', async (trx) => {
    const now = clock.now();
    const order = await lockBuyersOrder(trx, code, secret);
    await eraseOrder(trx, order, now);
    await eraseReplaced(trx, order, now);
    // The change that was begun: contents without a name leave the one that is there.
    const begun = await lockReservedInPlaceOf(trx, order, maxReplacedBetween);
    for (const next of begun) await eraseOrder(trx, next, now);
  });
}

/**
 * What it took the place of, through reserved ones. One that stands beside it is passed over: it has a page of its own, and
 * its rider.
 */
async function eraseReplaced(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  let next = order.replaces_order_id;
  for (let passed = 0; next !== null && passed < maxReplacedBetween; passed += 1) {
    const replaced = await lockOrderById(trx, order.shop_id, next);
    if (!replaced) return;
    const stands = replaced.state !== 'reserved' && replaced.replaced_by_order_id === null;
    if (!stands) await eraseOrder(trx, replaced, now);
    next = replaced.replaces_order_id;
  }
}
