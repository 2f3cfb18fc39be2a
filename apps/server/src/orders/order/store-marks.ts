import type { Trx } from '#server/platform/database/transaction.ts';
import { columnsOf, type Mark } from './marks.ts';
import type { OrderRow } from './order.queries.ts';
import { recordSales } from './record-sales.ts';

/** Writes the marks of a locked order and what follows from them, the shop's sales included. */
export async function storeMarks(trx: Trx, order: OrderRow, history: Mark[], now: Date): Promise<OrderRow> {
  const columns = columnsOf(order, history);
  await trx
    .updateTable('orders')
    .set({ ...columns, history: JSON.stringify(history) })
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.order_id)
    .execute();
  const changed = { ...order, ...columns, history };
  await recordSales(trx, order, changed, now);
  return changed;
}
