import type { Trx } from '#server/platform/database/transaction.ts';
import { foldAlike, unfoldFew } from './folded-orders.ts';
import { columnsOf, isErased, type Mark } from './marks.ts';
import type { OrderRow } from './order.queries.ts';
import { chooseSale, recordSales } from './record-sales.ts';

/** Writes the marks of a locked order and what follows from them, the shop's sales included. */
export async function storeMarks(trx: Trx, order: OrderRow, marks: readonly Mark[], now: Date): Promise<OrderRow> {
  const history = await chooseSale(trx, order, marks);
  // What its seller has marked stays a row of its own, also when the mark is taken back.
  const folded = order.folded && !history.some(({ side }) => side === 'owner');
  const erased = isErased(order, now) && { erase_due_at: order.erase_due_at };
  const columns = { ...columnsOf(order, history), ...erased, folded };
  await trx
    .updateTable('orders')
    .set({ ...columns, history: JSON.stringify(history) })
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.order_id)
    .execute();
  const changed = { ...order, ...columns, history };
  await recordSales(trx, order, changed);
  // A cancel that is taken back asks it once more, perhaps when the others of its flood are gone.
  const isAskedAgain = order.state === 'cancelled' && changed.state === 'asked';
  const isOneOfMany = isAskedAgain ? await foldAlike(trx, order, now) : folded && changed.state === 'asked';
  if (order.folded && !isOneOfMany) await unfoldFew(trx, order, now);
  return changed;
}
