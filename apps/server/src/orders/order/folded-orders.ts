import { sql } from 'kysely';
import { hourMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { lapsedBefore } from './marks.ts';
import type { OrderRow } from './order.queries.ts';

/** So many in an hour from one network and one kind of browser are rows of their own. */
const maxUnfolded = 10;
/** So many with those that have a phone: a script makes one up, and saves up orders below the limit of new ones. */
const maxWithPhone = 30;

type Sent = Pick<OrderRow, 'shop_id' | 'sender_hash'>;

/**
 * Above that, those without a phone and without a mark of the seller's are shown as one row; above the other, those
 * with a phone, too. Is this order one of them?
 */
export async function foldAlike(trx: Trx, order: Sent & Pick<OrderRow, 'order_id'>, now: Date): Promise<boolean> {
  const all = await unmarkedAlike(trx, order, new Date(now.getTime() - hourMs)).execute();
  const alike = all.length > maxWithPhone ? all : all.filter((one) => !one.has_phone);
  if (alike.length <= maxUnfolded) return false;
  await setFolded(trx, order.shop_id, alike, true);
  return alike.some(({ order_id }) => order_id === order.order_id);
}

/** Is it one of so many, also of those that came after it, that a phone does not tell it from them? */
export async function isAmongMany(trx: Trx, order: Sent & Pick<OrderRow, 'asked_at'>): Promise<boolean> {
  const since = new Date((order.asked_at?.getTime() ?? 0) - hourMs);
  const alike = await unmarkedAlike(trx, order, since)
    .limit(maxWithPhone + 1)
    .execute();
  return alike.length > maxWithPhone;
}

/** Of a group of which no more than that still stand, each is a row of its own again. */
export async function unfoldFew(trx: Trx, order: Sent, now: Date): Promise<void> {
  const standing = await askedAlike(trx, order, lapsedBefore(now)).where('folded', '=', true).execute();
  if (standing.length <= maxUnfolded) await setFolded(trx, order.shop_id, standing, false);
}

const unmarkedAlike = (trx: Trx, order: Sent, since: Date) =>
  askedAlike(trx, order, since).select('has_phone').where(sql<boolean>`not history @> '[{"side": "owner"}]'`);

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
