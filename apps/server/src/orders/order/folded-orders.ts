import { sql } from 'kysely';
import { hourMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { lapsedBefore } from './marks.ts';
import type { OrderRow } from './order.queries.ts';

/** So many in an hour from one network and one kind of browser are rows of their own. */
const maxUnfolded = 10;

type Sent = Pick<OrderRow, 'shop_id' | 'sender_hash'>;

/** Above that, those without a phone and without a mark of the seller's are shown as one row. Is this order one of them? */
export async function foldAlike(trx: Trx, order: Sent & Pick<OrderRow, 'order_id'>, now: Date): Promise<boolean> {
  const alike = await askedAlike(trx, order, new Date(now.getTime() - hourMs))
    .where('has_phone', '=', false)
    .where(sql<boolean>`not history @> '[{"side": "owner"}]'`)
    .execute();
  if (alike.length <= maxUnfolded) return false;
  await setFolded(trx, order.shop_id, alike, true);
  return alike.some(({ order_id }) => order_id === order.order_id);
}

/** Of a group of which no more than that still stand, each is a row of its own again. */
export async function unfoldFew(trx: Trx, order: Sent, now: Date): Promise<void> {
  const standing = await askedAlike(trx, order, lapsedBefore(now)).where('folded', '=', true).execute();
  if (standing.length <= maxUnfolded) await setFolded(trx, order.shop_id, standing, false);
}

/** None where the sender is not known. */
const askedAlike = (trx: Trx, { shop_id, sender_hash }: Sent, since: Date) =>
  trx
    .selectFrom('orders')
    .select('order_id')
    .where('shop_id', '=', shop_id)
    .where('sender_hash', '=', sender_hash && Buffer.from(sender_hash))
    .where('asked_at', '>', since)
    .where('state', '=', 'asked');

/** What another transaction holds is left as it is: to wait for it while this one holds an order could be a deadlock. */
async function setFolded(trx: Trx, shopId: string, rows: { order_id: string }[], folded: boolean): Promise<void> {
  const ids = rows.map((row) => row.order_id);
  await sql`update orders set folded = ${folded} where shop_id = ${shopId} and order_id in (
    select o.order_id from orders o where o.shop_id = ${shopId} and o.order_id = any(${ids}::uuid[])
      and o.state = 'asked' and o.folded <> ${folded} for no key update skip locked)`.execute(trx);
}
