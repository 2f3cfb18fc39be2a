import { rightsOf } from '#server/orders/order/marks.ts';
import { lockOrderById } from '#server/orders/order/order.queries.ts';
import { announceOrder } from '#server/orders/order/order-events.ts';
import { storeMarks } from '#server/orders/order/store-marks.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** The buyer sent another order in its place. One that was sent, received or cancelled before stays as it is. */
export async function cancelReplaced(
  trx: Trx,
  shopId: string,
  orderId: string,
  replacedById: string,
  now: Date,
): Promise<void> {
  const order = await lockOrderById(trx, shopId, orderId);
  if (!order || order.state === 'reserved' || !rightsOf(order, 'buyer', now).marks.includes('cancelled')) return;
  const mark = { mark: 'cancelled', side: 'buyer', at: now.toISOString(), reason: 'replaced' } as const;
  const changed = await storeMarks(trx, order, [...order.history, mark], now);
  await trx
    .updateTable('orders')
    .set({ replaced_by_order_id: replacedById })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
  await announceOrder(trx, changed, now);
}
