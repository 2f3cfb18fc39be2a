import type { OrderBody, OrderItem, SentBody } from '@app/contracts/orders/orders.schemas';
import { sql } from 'kysely';
import { customerOf, isGiven, openCustomer, sealCustomer } from '#server/orders/order/customer.ts';
import { foldAlike, isAmongMany, unfoldFew } from '#server/orders/order/folded-orders.ts';
import { eraseDueAt, isErased, isUnmarked } from '#server/orders/order/marks.ts';
import { lockBuyersOrder, lockOrder, lockOrderById, type OrderRow } from '#server/orders/order/order.queries.ts';
import { announceOrder } from '#server/orders/order/order-events.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { cancelReplaced, findReplaced } from './replace-order.ts';
import { writeContents } from './reserve-order.ts';
import { type Sender, senderHash } from './sender.ts';

/**
 * The buyer opened it in WhatsApp, with these contents. Of an order that its shop
 * opened first they still count, until a mark; afterwards only what the rider needs. Repeated it changes nothing. Throws
 * `order_gone`, and `forbidden` without its secret.
 */
export async function noteOrderSent(
  orders: OrdersContext,
  code: string,
  { secret, order: body }: SentBody,
  sender: Sender,
): Promise<void> {
  await inTransaction(orders.db, 'orders.sent', async (trx) => {
    const now = orders.clock.now();
    const order = await lockBuyersOrder(trx, code, secret);
    const taken = body ? await takeMessage(trx, orders, order, { body, sender, secret }, now) : null;
    const told = (taken && (await lockOrder(trx, code))) || order;
    // With its contents the order took the name as well.
    const replaces = taken === 'contents' ? undefined : body?.replaces;
    if (told.state !== 'reserved') return settleLate(trx, told, { taken, replaces }, now);
    const replaces_order_id = (replaces && (await nameReplaced(trx, told, replaces))) ?? told.replaces_order_id;
    const sender_hash = senderHash(orders.key, told.shop_id, sender);
    await askOrder(trx, { ...told, replaces_order_id, sender_hash }, now, 'message');
  });
}

/** What a message names, and whose it is. */
interface Message {
  body: OrderBody;
  sender: Sender;
  secret: string;
}

/** What of the message is in the order now that was not before; a former holder's order takes nothing. */
type Taken = 'contents' | 'customer' | null;

type ReplacedName = NonNullable<OrderBody['replaces']>;

async function takeMessage(
  trx: Trx,
  orders: OrdersContext,
  order: OrderRow,
  message: Message,
  now: Date,
): Promise<Taken> {
  if (order.from_former_holder) return null;
  const isAwaited = (order.state === 'reserved' || order.awaits_message) && isUnmarked(order);
  if (isAwaited && (await takeContents(trx, orders, order, message, now))) return 'contents';
  return (await takeCustomer(trx, orders, order, message.body, now)) ? 'customer' : null;
}

/** False where the shop is closed by now or nothing of it is in the shop: the message is out, and its order stays as it is. */
async function takeContents(
  trx: Trx,
  orders: OrdersContext,
  order: OrderRow,
  { body, sender, secret }: Message,
  now: Date,
): Promise<boolean> {
  try {
    const contents = isErased(order, now) ? withoutErased(body, orders, order) : body;
    await writeContents(trx, orders, order, contents, sender, secret, order);
    return true;
  } catch (error) {
    // Each is thrown before anything is written.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The tab that has name, place and phone may be the last one to tell. */
async function takeCustomer(
  trx: Trx,
  orders: OrdersContext,
  order: OrderRow,
  { customer }: OrderBody,
  now: Date,
): Promise<boolean> {
  const { shop_id, order_id, state } = order;
  if (!isGiven(customer) || state === 'cancelled' || isErased(order, now)) return false;
  const known = openCustomer(orders, order_id, order.customer);
  const given = customerOf(customer ?? {}, known.notes);
  // What is there stays: the shop may have told its rider.
  const merged = {
    ...known,
    name: known.name ?? given.name,
    place: known.place ?? given.place,
    phone: known.phone ?? given.phone,
  };
  if (JSON.stringify(merged) === JSON.stringify(known)) return false;
  await trx
    .updateTable('orders')
    .set(sealCustomer(orders, order_id, shop_id, merged))
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
  return true;
}

/** The message of an order that was asked before it: from now on it is awaited no more. */
async function settleLate(
  trx: Trx,
  order: OrderRow,
  { taken, replaces }: { taken: Taken; replaces: ReplacedName | undefined },
  now: Date,
): Promise<void> {
  const { shop_id, order_id, replaces_order_id } = order;
  const isKnown = taken !== null && order.has_phone && order.folded && !(await isAmongMany(trx, order));
  const folded = order.folded && !isKnown;
  if (order.awaits_message || order.folded !== folded)
    await trx
      .updateTable('orders')
      .set({ awaits_message: false, folded })
      .where('shop_id', '=', shop_id)
      .where('order_id', '=', order_id)
      .execute();
  if (order.awaits_message && replaces) await cancelNamed(trx, order, replaces, now);
  if (taken === 'contents' && replaces_order_id) await cancelReplaced(trx, shop_id, replaces_order_id, order, now);
  if (order.folded && !folded) await unfoldFew(trx, order, now);
  if (taken) await announceOrder(trx, order, now);
}

/** What only the message of an order names goes for it, or for the one in its place, also after its seller's mark. */
async function cancelNamed(trx: Trx, order: OrderRow, replaces: ReplacedName, now: Date): Promise<void> {
  const { shop_id, order_id, replaced_by_order_id, erase_due_at } = order;
  if (order.state === 'cancelled' && replaced_by_order_id === null) return;
  const named = await nameReplaced(trx, order, replaces);
  if (named)
    await cancelReplaced(trx, shop_id, named, { order_id: replaced_by_order_id ?? order_id, erase_due_at }, now);
}

/** Null where it changes nothing. The message of the other one may come later still, and erasing follows it. */
async function nameReplaced(trx: Trx, order: OrderRow, replaces: ReplacedName): Promise<string | null> {
  const { shop_id, order_id, from_former_holder } = order;
  const named = from_former_holder ? null : await findReplaced(trx, shop_id, replaces, order);
  if (!named || named.order_id === order.replaces_order_id) return null;
  await trx
    .updateTable('orders')
    .set({ replaces_order_id: named.order_id })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
  return named.order_id;
}

/**
 * The buyer had what was given erased: this message left the browser, or waited in it, from before. Notes that were given
 * after that are in the order.
 */
function withoutErased(
  { customer: _, items, ...body }: OrderBody,
  orders: OrdersContext,
  { order_id, customer, lines }: OrderRow,
): OrderBody {
  const { notes } = openCustomer(orders, order_id, customer);
  const noteOf = (item: OrderItem) =>
    notes[lines.findIndex((line) => line.videoId === item.videoId && line.size === (item.size ?? null))] ?? undefined;
  return { ...body, items: items.map((item) => ({ ...item, note: noteOf(item) })) };
}

/** The word of the buyer's browser, a look or a mark of the shop, or its cancelling. */
type AskedBy = 'message' | 'shop' | 'withdrawal';

/**
 * From now on its lines stay, but for the message that a shop was quicker than. An order that it replaces is cancelled;
 * if this one is withdrawn itself, the other one stands in its place. Nothing happens to one that was asked before.
 */
export async function askOrder(trx: Trx, order: OrderRow, now: Date, by: AskedBy): Promise<OrderRow> {
  if (order.state !== 'reserved') return order;
  const isWithdrawn = by === 'withdrawal';
  const asked = {
    state: 'asked' as const,
    asked_at: now,
    sender_hash: order.sender_hash && Buffer.from(order.sender_hash),
    awaits_message: by === 'shop',
    // Erased before, it stays so.
    erase_due_at: order.erase_due_at ?? eraseDueAt(now, null, false),
    ...(isWithdrawn && { replaces_order_id: null, replaced_by_order_id: order.replaces_order_id }),
  };
  await trx
    .updateTable('orders')
    .set(asked)
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.order_id)
    .execute();
  const later = await findReplacement(trx, order);
  // A later one could not cancel what only this one's message names.
  if (order.replaces_order_id && !isWithdrawn)
    await cancelReplaced(trx, order.shop_id, order.replaces_order_id, later ?? order, now);
  // Locks many, so nothing may be waited for afterwards: who holds it could wait for one of them.
  const folded = await foldAlike(trx, order, now);
  const changed = { ...order, ...asked, folded };
  await announceOrder(trx, changed, now);
  if (!later) return changed;
  await cancelReplaced(trx, order.shop_id, order.order_id, later, now);
  return (await lockOrderById(trx, order.shop_id, order.order_id)) ?? changed;
}

type Replacement = Pick<OrderRow, 'order_id' | 'erase_due_at'>;

/**
 * The order in its place, if that one was opened first: their messages may arrive in any order. Through reserved ones,
 * too: the call that says that those were opened may be lost.
 */
async function findReplacement(trx: Trx, { shop_id, order_id }: OrderRow): Promise<Replacement | null> {
  const { rows } = await sql<Replacement>`with recursive later as (
      select order_id, asked_at, erase_due_at from orders
      where shop_id = ${shop_id} and replaces_order_id = ${order_id}
      union
      select o.order_id, o.asked_at, o.erase_due_at
      from later l join orders o on o.shop_id = ${shop_id} and o.replaces_order_id = l.order_id
      where l.asked_at is null
    ) select order_id, erase_due_at from later
    where asked_at is not null and order_id <> ${order_id} limit 1`.execute(trx);
  return rows[0] ?? null;
}
