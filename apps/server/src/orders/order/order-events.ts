import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';
import type { OrderRow } from './order.queries.ts';

/** Tells the order's open pages, and its shop's owner, when this transaction commits. */
export function announceOrder(trx: Trx, { shop_id, code, number, state, from_former_holder }: OrderRow): Promise<void> {
  return announce(trx, { type: 'order_changed', shopId: shop_id, code, number, state, isOwners: !from_former_holder });
}
