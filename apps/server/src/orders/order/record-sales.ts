import { CompiledQuery } from 'kysely';
import type { Trx } from '#server/platform/database/transaction.ts';
import type { OrderRow } from './order.queries.ts';

/** One row for each piece, at the order's prices; a piece without a price is a sale without one. */
const insertSql = `insert into sales (shop_id, sale_id, video_id, price_ugx, sold_at, order_id)
  select $1, gen_random_uuid(), l."videoId", l."priceUgx", $3, $2
  from jsonb_to_recordset($4::jsonb) as l ("videoId" text, "priceUgx" bigint, quantity integer), generate_series(1, l.quantity)
  where not exists (select from sales s where s.shop_id = $1 and s.order_id = $2)`;

/**
 * The shop's sales follow the mark that its owner chose: there while it stands, gone when it is taken back. What was
 * recorded before the owner chose the other mark stays while its own mark stands.
 */
export async function recordSales(trx: Trx, before: OrderRow, order: OrderRow, now: Date): Promise<void> {
  const { shop_id, order_id } = order;
  // A take-over waits for it, or is seen.
  const { sales_at, orders_from } = await trx
    .selectFrom('shops')
    .select(['sales_at', 'orders_from'])
    .where('shop_id', '=', shop_id)
    .forShare()
    .executeTakeFirstOrThrow();
  if (orders_from !== null && order.created_at <= orders_from) return;
  const isMarked = (one: OrderRow) => (sales_at === 'paid' ? isPaid(one) : isHandedOver(one));
  const isOpen = order.state !== 'cancelled';
  if (isOpen && isMarked(order))
    await trx.executeQuery(CompiledQuery.raw(insertSql, [shop_id, order_id, now, JSON.stringify(order.lines)]));
  else if (!isOpen || isMarked(before) || !(isPaid(order) || isHandedOver(order)))
    await trx.deleteFrom('sales').where('shop_id', '=', shop_id).where('order_id', '=', order_id).execute();
}

const isPaid = ({ paid_at }: OrderRow): boolean => paid_at !== null;

/** By the seller's word or a proof: a buyer's word alone writes nothing into a shop's books. */
const isHandedOver = ({ proven_at, history }: OrderRow): boolean =>
  proven_at !== null ||
  history.some(({ mark, side, undoneAt }) => mark === 'received' && side === 'owner' && !undoneAt);
