import type { Trx } from '#server/platform/database/transaction.ts';
import { isErased } from './marks.ts';
import type { OrderRow } from './order.queries.ts';
import { announceOrder } from './order-events.ts';

const erased = { customer: null, name_hashes: [] as Buffer[], has_phone: false };

/** Takes name, place, phone and notes out of a locked order; nothing from before brings them back. */
export async function eraseOrder(trx: Trx, order: OrderRow, now: Date): Promise<OrderRow> {
  // Said again it tells no one: with each word the seller's open lists are fetched.
  if (order.customer === null && isErased(order, now)) return order;
  const changed = { ...order, ...erased, erase_due_at: now };
  await trx
    .updateTable('orders')
    .set({ ...erased, erase_due_at: now })
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.order_id)
    .execute();
  // An open list of its seller shows them no more.
  if (order.state !== 'reserved') await announceOrder(trx, order, now);
  return changed;
}
