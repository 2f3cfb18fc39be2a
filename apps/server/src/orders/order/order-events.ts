import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { shownState } from './marks.ts';
import type { OrderRow } from './order.queries.ts';

/** Tells the order's open pages, and its shop's owner, when this transaction commits. */
export function announceOrder(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const { shop_id, code, number, from_former_holder } = order;
  const state = shownState(order, now);
  return announce(trx, { type: 'order_changed', shopId: shop_id, code, number, state, isOwners: !from_former_holder });
}
