import { CompiledQuery, sql } from 'kysely';
import type { Trx } from '#server/platform/database/transaction.ts';
import type { Mark } from './marks.ts';
import type { OrderRow } from './order.queries.ts';

type SalesAt = 'paid' | 'received';

/** One row for each piece, at the order's prices; a piece without a price is a sale without one. */
const insertSql = `insert into sales (shop_id, sale_id, video_id, price_ugx, sold_at, order_id)
  select $1, gen_random_uuid(), l."videoId", l."priceUgx", $3, $2
  from jsonb_to_recordset($4::jsonb) as l ("videoId" text, "priceUgx" bigint, quantity integer), generate_series(1, l.quantity)`;

/**
 * The history with the mark that sells: while it stands, the one that did before, else the one that the shop's owner
 * chose. Orders of a former holder sell nothing.
 */
export async function chooseSale(trx: Trx, order: OrderRow, history: readonly Mark[]): Promise<Mark[]> {
  const { shop_id, order_id } = order;
  // It may go with the proof, and its shop's row changes then. As who writes or answers it: the review first.
  if (order.proven_at !== null)
    await sql`select from reviews where shop_id = ${shop_id} and order_id = ${order_id} for update`.execute(trx);
  // A take-over waits for it, or is seen. Two that shared it could not change it.
  const { sales_at, orders_from } = await trx
    .selectFrom('shops')
    .select(['sales_at', 'orders_from'])
    .where('shop_id', '=', shop_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isFormer = orders_from !== null && order.created_at <= orders_from;
  const standing = isFormer ? [] : history.filter((mark) => !mark.undoneAt);
  const selling = standing.find(({ sells }) => sells) ?? standing.find((mark) => isSale(mark, sales_at as SalesAt));
  return history.map(({ sells: _, ...mark }, index) => (history[index] === selling ? { ...mark, sells: true } : mark));
}

/** By the seller's word or a proof: a buyer's word alone writes nothing into a shop's books. */
const isSale = ({ mark, side, proves }: Mark, salesAt: SalesAt): boolean =>
  mark === salesAt && (side === 'owner' || proves === true);

/** The shop's sales follow the mark that sells: there while it stands in an order that is not cancelled, at its time. */
export async function recordSales(trx: Trx, before: OrderRow, order: OrderRow): Promise<void> {
  const soldAt = soldAtOf(order);
  if (soldAt === soldAtOf(before)) return;
  const { shop_id, order_id, lines } = order;
  await trx.deleteFrom('sales').where('shop_id', '=', shop_id).where('order_id', '=', order_id).execute();
  if (soldAt !== null)
    await trx.executeQuery(CompiledQuery.raw(insertSql, [shop_id, order_id, soldAt, JSON.stringify(lines)]));
}

const soldAtOf = ({ state, history }: OrderRow): string | null =>
  state === 'cancelled' ? null : (history.find(({ sells, undoneAt }) => sells && !undoneAt)?.at ?? null);
