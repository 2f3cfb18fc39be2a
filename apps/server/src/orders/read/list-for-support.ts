import type { SupportOrder } from '@app/contracts/admin/support/orders.schemas';
import { sql } from 'kysely';
import { unfoldFew } from '#server/orders/order/folded-orders.ts';
import { shownState } from '#server/orders/order/marks.ts';
import { type OrderRow, orderColumns } from '#server/orders/order/order.queries.ts';
import { announceOrder } from '#server/orders/order/order-events.ts';
import { pageKeyOf, readPageKey } from '#server/platform/database/page-key.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { historyOf, toPayUgx } from './order.wire.ts';

const ordersOfPage = 50;

/** Stages and lines of a shop's orders, newest first, without what buyers gave. Throws `invalid_request`. */
export async function listForSupport(
  db: Db,
  shopId: string,
  before: string | undefined,
  now: Date,
): Promise<{ orders: SupportOrder[]; next: string | null }> {
  const after = readPageKey(before);
  const isAfter = after ? sql`and (o.asked_at, o.order_id) < (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<OrderRow & { asked_at: Date; browser_hash: Uint8Array | null }>`
    select ${sql.raw(orderColumns)}, o.browser_hash from orders o
    where o.shop_id = ${shopId} and o.asked_at is not null ${isAfter}
    order by o.asked_at desc, o.order_id desc limit ${ordersOfPage + 1}`.execute(db);
  const shown = rows.slice(0, ordersOfPage);
  const last = shown.at(-1);
  const orders = shown.map(
    (row): SupportOrder => ({
      orderId: row.order_id,
      number: row.number,
      state: shownState(row, now),
      askedAt: row.asked_at.toISOString(),
      paidAt: row.paid_at?.toISOString() ?? null,
      proven: row.proven_at !== null,
      placedByShop: row.placed_by_shop,
      folded: row.folded && row.state === 'asked',
      cancelReason: row.cancel_reason,
      lines: row.lines,
      totalUgx: toPayUgx(row),
      unpriced: row.unpriced,
      history: historyOf(row),
      sender: shortHash(row.sender_hash),
      browser: shortHash(row.browser_hash),
    }),
  );
  return {
    orders,
    next: rows.length > ordersOfPage && last ? pageKeyOf({ at: last.asked_at, id: last.order_id }) : null,
  };
}

/** Enough to tell orders of one shop apart. */
const shortHash = (hash: Uint8Array | null): string | null =>
  hash === null ? null : Buffer.from(hash.subarray(0, 3)).toString('hex');

/**
 * Deletes these orders of a shop, with the sales that they recorded, and takes them out of the figures over all shops,
 * where orders stay that only grew too old. Answers the numbers of those that were there.
 */
export async function removeOrders(
  trx: Trx,
  shopId: string,
  orderIds: readonly string[],
  now: Date,
): Promise<string[]> {
  // In the order of a mark, which locks its order and then writes sales.
  const { rows: removed } = await sql<OrderRow>`
    with removed as (
      delete from orders o where o.shop_id = ${shopId} and o.order_id = any(${orderIds}::uuid[]) returning o.*
    ), uncounted as (
      insert into tally_changes select c.name, kampala_day(r.asked_at), -sum(c.count)
      from removed r cross join lateral (values
        ('orders_asked', 1),
        ('orders_confirmed', (r.state in ('confirmed', 'sent', 'received'))::int),
        ('orders_received', (r.state = 'received')::int),
        ('orders_proven', (r.proven_at is not null)::int),
        ('orders_received_ugx', (r.state = 'received')::int * r.total_ugx)
      ) c (name, count)
      where r.asked_at is not null and c.count <> 0 group by 1, 2
    )
    select ${sql.raw(orderColumns)} from removed o`.execute(trx);
  await trx.deleteFrom('sales').where('shop_id', '=', shopId).where('order_id', 'in', orderIds).execute();
  for (const row of removed) await announceOrder(trx, row, now);
  // An honest order among those of a flood is a row of its own again.
  const folded = removed.filter((row) => row.folded);
  const senders = new Map(folded.map((row) => [Buffer.from(row.sender_hash ?? []).toString('hex'), row]));
  for (const row of senders.values()) await unfoldFew(trx, row, now);
  return removed.map((row) => row.number).sort();
}
