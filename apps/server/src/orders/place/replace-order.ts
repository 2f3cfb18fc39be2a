import type { OrderBody, ReplacedOrder } from '@app/contracts/orders/orders.schemas';
import { sql } from 'kysely';
import { eraseOrder } from '#server/orders/order/erase-order.ts';
import { isErased, type MarkedOrder, rightsOf } from '#server/orders/order/marks.ts';
import { lockOrderById, type OrderRow, ofPresentHolder } from '#server/orders/order/order.queries.ts';
import { announceOrder } from '#server/orders/order/order-events.ts';
import { isOrderSecret } from '#server/orders/order/order-secrets.ts';
import { storeMarks } from '#server/orders/order/store-marks.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** A buyer changes an order a few times; whose script makes more of them would have the database follow each. */
export const maxReplacedBetween = 20;

/** As far as the buyer of the other one may know it. `before`: what one that was never asked would have replaced. */
export type ReplacedRow = MarkedOrder &
  Pick<OrderRow, 'order_id' | 'code' | 'number' | 'secret_hash' | 'paid_at'> & { before: ReplacedRow | null };

/** Orders of a former holder of the shop are replaced by none. */
const selectReplaced = (db: Db | Trx, shopId: string) =>
  db
    .selectFrom('orders as o')
    .select(['order_id', 'code', 'number', 'secret_hash', 'state', 'asked_at', 'history', 'placed_by_shop'])
    .select(['paid_at', 'replaced_by_order_id', 'replaces_order_id'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`${sql.raw(ofPresentHolder('o.shop_id'))}`)
    .$narrowType<Pick<ReplacedRow, 'state' | 'history'>>();

type NamedRow = Omit<ReplacedRow, 'before'> & Pick<OrderRow, 'replaces_order_id'>;

async function withBefore(db: Db | Trx, shopId: string, row: NamedRow, passed = 0): Promise<ReplacedRow> {
  const isFollowed = row.state === 'reserved' && passed < maxReplacedBetween;
  return { ...row, before: isFollowed ? await readReplaced(db, shopId, row.replaces_order_id, passed + 1) : null };
}

/**
 * An order of this shop whose secret the buyer has; a wrong name of one changes nothing, nor does one that would itself
 * take the place of `order`, nor one that names another or is named in another call right now.
 */
export async function findReplaced(
  db: Db | Trx,
  shopId: string,
  replaces: NonNullable<OrderBody['replaces']>,
  order?: Pick<OrderRow, 'order_id' | 'replaces_order_id'>,
): Promise<ReplacedRow | null> {
  const row = await selectReplaced(db, shopId).where('code', '=', replaces.code).executeTakeFirst();
  if (!row || row.order_id === order?.order_id || !isOrderSecret(row.secret_hash, replaces.secret)) return null;
  if (!order || row.order_id === order.replaces_order_id) return withBefore(db, shopId, row);
  const mayName =
    (await tryToName(db, [order.order_id, row.order_id])) && !(await leadsTo(db, shopId, row.order_id, order.order_id));
  return mayName ? withBefore(db, shopId, row) : null;
}

/** First key of these advisory locks; receipts have 1. */
const namingLock = 2;

/**
 * Two orders that name each other at once would each not see the other's name. Not waited for: the caller holds an
 * order, for which the holder of this lock may wait.
 */
async function tryToName(db: Db | Trx, orderIds: string[]): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select bool_and(pg_try_advisory_xact_lock(${namingLock}, hashtext(id))) as got from unnest(${orderIds}::text[]) id`.execute(
    db,
  );
  return rows[0]?.got === true;
}

/**
 * Sent at once, orders in a circle would wait for each other. Those whose message was told of take no place any more. A
 * row that is too long to follow is taken for a circle.
 */
async function leadsTo(db: Db | Trx, shopId: string, fromId: string, orderId: string): Promise<boolean> {
  const { rows } = await sql`with recursive earlier as (
      select replaces_order_id, state = 'reserved' or awaits_message as goes_on, 0 as passed from orders
      where shop_id = ${shopId} and order_id = ${fromId}
      union all
      select o.replaces_order_id, o.state = 'reserved' or o.awaits_message, e.passed + 1
      from earlier e join orders o on o.shop_id = ${shopId} and o.order_id = e.replaces_order_id
      where e.passed < ${maxReplacedBetween} and e.goes_on
    ) select from earlier where replaces_order_id = ${orderId}
      or (passed = ${maxReplacedBetween} and goes_on and replaces_order_id is not null) limit 1`.execute(db);
  return rows.length > 0;
}

/** The one that was named before. */
export async function readReplaced(
  db: Db | Trx,
  shopId: string,
  orderId: string | null,
  passed = 0,
): Promise<ReplacedRow | null> {
  if (orderId === null) return null;
  const row = await selectReplaced(db, shopId).where('order_id', '=', orderId).executeTakeFirst();
  return row ? withBefore(db, shopId, row, passed) : null;
}

/** As long as its buyer may cancel it. A paid one stays: the rider would collect for the other one as if nothing were paid. */
const givesWay = (order: MarkedOrder & Pick<OrderRow, 'paid_at'>, now: Date): boolean =>
  order.paid_at === null && rightsOf(order, 'buyer', now).marks.includes('cancelled');

/** What the buyer is told of it before the other one is sent: of the last that was asked. */
export function toReplaced(order: ReplacedRow | null, now: Date): ReplacedOrder | null {
  if (order?.state === 'reserved') return toReplaced(order.before, now);
  if (!order || order.state === 'cancelled') return null;
  const { code, number } = order;
  return { code, number, willBeCancelled: givesWay(order, now) };
}

/**
 * The buyer sent another order in its place, and in the place of what a reserved one would have replaced. One that was
 * paid, sent or received before stays as it is, and one that was cancelled stays cancelled. What its buyer had erased
 * from the other one goes from one that ends for it.
 */
export async function cancelReplaced(
  trx: Trx,
  shopId: string,
  orderId: string,
  inItsPlace: Pick<OrderRow, 'order_id' | 'erase_due_at'>,
  now: Date,
): Promise<void> {
  const order = await lockLastAsked(trx, shopId, orderId);
  if (!order || order.order_id === inItsPlace.order_id) return;
  const isOpen = givesWay(order, now);
  if (!isOpen && order.state !== 'cancelled') return;
  await trx
    .updateTable('orders')
    .set({ replaced_by_order_id: inItsPlace.order_id })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.order_id)
    .where('replaced_by_order_id', 'is', null)
    .execute();
  const mark = { mark: 'cancelled', side: 'buyer', at: now.toISOString(), reason: 'replaced' } as const;
  const left = isErased(inItsPlace, now) ? await eraseOrder(trx, order, now) : order;
  const changed = isOpen ? await storeMarks(trx, left, [...left.history, mark], now) : left;
  await announceOrder(trx, changed, now);
}

/** The message of the one in between was opened, perhaps, and the call that says so was lost. */
async function lockLastAsked(trx: Trx, shopId: string, orderId: string): Promise<OrderRow | null> {
  let next: string | null = orderId;
  for (let passed = 0; next !== null && passed <= maxReplacedBetween; passed += 1) {
    const order: OrderRow | null = await lockOrderById(trx, shopId, next);
    if (order?.state !== 'reserved') return order;
    next = order.replaces_order_id;
  }
  return null;
}
