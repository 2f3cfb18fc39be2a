import { randomUUID } from 'node:crypto';
import { whatsappLink } from '@app/contracts/messages/message-text';
import { orderUrl } from '@app/contracts/orders/order-code';
import { orderMessage, sumOf } from '@app/contracts/orders/order-message';
import type { OrderBody, OrderLine, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { CompiledQuery } from 'kysely';
import { lostHandleTo } from '#server/identity/account-events.ts';
import { customerOf, isGiven, openCustomer, sealCustomer } from '#server/orders/order/customer.ts';
import { lockBuyersOrder, lockOrderById, type OrderRow } from '#server/orders/order/order.queries.ts';
import {
  deliveryCodeOf,
  hashOrderSecret,
  newOrderCode,
  orderNumberCandidates,
  orderSecretFor,
} from '#server/orders/order/order-secrets.ts';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { type CountedTry, triesAreFree, triesSql } from '#server/platform/http/database-limits.ts';
import { keyedHash } from '#server/platform/keys.ts';
import { triesOfNewOrder } from './order-limits.ts';
import { type ReadLines, readLines, requireLines } from './order-lines.ts';
import { firstSaleEnd, type OrderingShop, requireOrderingShop, requireOrderingShopById } from './order-shop.queries.ts';
import { findReplaced, type ReplacedRow, readReplaced, toReplaced } from './replace-order.ts';
import { browserHash, type Sender, senderHash } from './sender.ts';

/**
 * Reserves an order of these items, at the prices of now. With the same `actionKey` it is the same order, with the
 * contents of the last call; neither a limit nor what is sold out by now refuses it. Throws `not_found`, `orders_closed`,
 * `nothing_to_order`, `rate_limited`, `already_sent`.
 */
export async function createOrder(
  orders: OrdersContext,
  handle: string,
  body: OrderBody,
  sender: Sender,
  actionKey: string | null,
): Promise<ReservedOrder> {
  const { db, key, clock } = orders;
  // Before the shop is read, so that an order which a take-over overtakes is the former holder's.
  const now = clock.now();
  const shop = await requireOrderingShop(db, handle, body.items, now);
  const read = readLines(shop, body);
  const requestHash = actionKey === null ? null : keyedHash(key, 'request', shop.shopId, actionKey);
  const placed = { orders, shop, body, sender, actionKey, requestHash, read, now };
  try {
    return await makeOrder(placed);
  } catch (error) {
    const made = error instanceof AppError ? await repeatOrder(placed) : null;
    if (made) return made;
    // Another order took the number that this one had drawn.
    if (error instanceof AppError && error.code === 'conflict') return makeOrder(placed);
    throw error;
  }
}

interface PlacedOrder {
  orders: OrdersContext;
  shop: OrderingShop;
  body: OrderBody;
  sender: Sender;
  actionKey: string | null;
  requestHash: Buffer | null;
  read: ReadLines;
  now: Date;
}

/** Throws `nothing_to_order`, `rate_limited`, and `conflict` when the action has its order already. */
async function makeOrder(placed: PlacedOrder): Promise<ReservedOrder> {
  const { orders, shop, body, sender, actionKey, requestHash, read, now } = placed;
  const { db, key, limits } = orders;
  requireLines(read);
  const replaced = body.replaces ? await findReplaced(db, shop.shopId, body.replaces) : null;
  const tries = triesOfNewOrder(shop.shopId, sender.ip);
  const orderId = randomUUID();
  const secret = orderSecretFor(key, orderId, actionKey);
  const row = {
    shop_id: shop.shopId,
    order_id: orderId,
    code: newOrderCode(),
    secret_hash: hashOrderSecret(secret),
    request_hash: requestHash,
    created_at: now,
    placed_by_shop: await isPlacedByShop(db, shop, sender),
    sender_hash: senderHash(key, shop.shopId, sender),
    replaces_order_id: replaced?.order_id ?? null,
    ...contentsOf(orders, { shop_id: shop.shopId, order_id: orderId, customer: null }, body, shop, read),
  };
  const nowMs = Date.now();
  const made = await insertOrder(db, row, orderNumberCandidates(shop.handle), limits.wishesFor(tries, nowMs), nowMs);
  const { number } = made;
  if (number !== null) return toReserved(orders, shop, { ...row, number }, read, { secret, replaced });
  await limits.requireFree(tries, made.tries, nowMs);
  for (const [rule, ofWhat] of tries) await limits.refund(rule, ofWhat);
  throw new AppError('conflict', { retryAfterSeconds: 1 });
}

/**
 * Gives a reserved order other contents, at the prices of now. Throws `order_gone`, `forbidden` without its secret, and
 * `already_sent` once it was opened in WhatsApp.
 */
export async function changeOrder(
  orders: OrdersContext,
  code: string,
  secret: string,
  body: OrderBody,
  sender: Sender,
): Promise<ReservedOrder> {
  return inTransaction(orders.db, 'orders.change', async (trx) => {
    const order = await lockBuyersOrder(trx, code, secret);
    requireChangeable(order);
    return writeContents(trx, orders, order, body, sender, secret);
  });
}

/** The order that the same action has made before; null when there is none. */
async function repeatOrder(placed: PlacedOrder): Promise<ReservedOrder | null> {
  const { orders, shop, body, sender, actionKey, requestHash, read } = placed;
  if (requestHash === null) return null;
  return inTransaction(orders.db, 'orders.repeat', async (trx) => {
    const made = await trx
      .selectFrom('orders')
      .select('order_id')
      .where('shop_id', '=', shop.shopId)
      .where('request_hash', '=', requestHash)
      .executeTakeFirst();
    const order = made && (await lockOrderById(trx, shop.shopId, made.order_id));
    if (!order) return null;
    requireChangeable(order);
    const secret = orderSecretFor(orders.key, order.order_id, actionKey);
    if (read.lines.length > 0) return writeContents(trx, orders, order, body, sender, secret);
    // Nothing of it is for sale any more: it keeps what it has.
    const replaced = await readReplaced(trx, shop.shopId, order.replaces_order_id);
    const lines = order.lines.map((line) => ({ ...line, changed: null }));
    const { delivery } = order;
    return toReserved(orders, shop, order, { ...read, lines, delivery }, { secret, replaced });
  });
}

/** Throws `order_gone`, and `already_sent`. */
function requireChangeable(order: OrderRow): void {
  if (order.from_former_holder) throw new AppError('order_gone');
  if (order.state !== 'reserved') throw new AppError('already_sent');
}

/** Throws before it writes anything. `kept`: its message is out, and names what the order has. */
export async function writeContents(
  trx: Trx,
  orders: OrdersContext,
  order: OrderRow,
  body: OrderBody,
  sender: Sender,
  secret: string,
  kept: OrderRow | null = null,
): Promise<ReservedOrder> {
  const { shop_id, order_id } = order;
  const now = orders.clock.now();
  const shop = await requireOrderingShopById(trx, shop_id, body.items, now);
  // A take-over ended after the order was read.
  if (shop.ordersFrom !== null && order.created_at <= shop.ordersFrom) throw new AppError('order_gone');
  const read = readLines(shop, body, kept);
  requireLines(read);
  const replaced =
    (body.replaces && (await findReplaced(trx, shop_id, body.replaces, order))) ??
    (await readReplaced(trx, shop_id, order.replaces_order_id));
  const contents = {
    ...contentsOf(orders, order, body, shop, read),
    ...(kept && { pay_on_delivery: kept.pay_on_delivery }),
  };
  await trx
    .updateTable('orders')
    .set({
      ...contents,
      // It is kept for 7 days more, in which a message that leaves now may be told of.
      ...(!kept && { created_at: now, sender_hash: senderHash(orders.key, shop_id, sender) }),
      placed_by_shop: order.placed_by_shop || (await isPlacedByShop(trx, shop, sender)),
      replaces_order_id: replaced?.order_id ?? null,
      // Erased, it stays so until the buyer says again who they are.
      erase_due_at: isGiven(body.customer) && order.state === 'reserved' ? null : order.erase_due_at,
    })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
  return toReserved(orders, shop, { ...order, ...contents }, read, { secret, replaced });
}

/** In a session of this shop, or of an account that lost its handle to it. */
async function isPlacedByShop(db: Db | Trx, { shopId }: OrderingShop, { accountId }: Sender): Promise<boolean> {
  if (accountId === null) return false;
  return accountId === shopId || lostHandleTo(db, accountId, shopId);
}

/** The columns that follow from what was asked for. */
function contentsOf(
  orders: OrdersContext,
  { shop_id, order_id, customer }: Pick<OrderRow, 'shop_id' | 'order_id' | 'customer'>,
  body: OrderBody,
  { payOnDelivery }: OrderingShop,
  { lines, notes, delivery }: ReadLines,
) {
  const { totalUgx, unpriced } = sumOf(lines);
  const given = body.customer ?? openCustomer(orders, order_id, customer);
  return {
    lines: JSON.stringify(lines.map(({ changed: _, ...line }): OrderLine => line)),
    total_ugx: totalUgx,
    unpriced,
    delivery: delivery && JSON.stringify(delivery),
    pay_on_delivery: payOnDelivery,
    browser_hash: body.mark === undefined ? null : browserHash(orders.key, shop_id, body.mark),
    ...sealCustomer(orders, order_id, shop_id, customerOf(given, notes)),
  };
}

type NewOrder = ReturnType<typeof contentsOf> &
  Pick<OrderRow, 'shop_id' | 'order_id' | 'code' | 'secret_hash' | 'created_at' | 'placed_by_shop' | 'sender_hash'> & {
    request_hash: Buffer | null;
    replaces_order_id: string | null;
  };

const insertSql = `with ${triesSql('$19', '$20')}, placed as (
  insert into orders (shop_id, order_id, code, number, secret_hash, request_hash, created_at, placed_by_shop, sender_hash,
    replaces_order_id, lines, total_ugx, unpriced, browser_hash, customer, name_hashes, has_phone, delivery, pay_on_delivery)
  select $1, $2, $3, n.number, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14, $15, $16::bytea[], $17, $18::jsonb, $21
  from unnest($4::text[]) with ordinality as n (number, place)
  where not exists (select from orders o where o.shop_id = $1 and o.number = n.number) and ${triesAreFree('$19')}
  order by n.place limit 1
  on conflict do nothing returning number)
  select (select number from placed) as number, (select json_agg(t) from tries t) as tries`;

/**
 * One statement, so that a process that dies leaves a whole order or none. `number` is null when it is one order too many,
 * when the action has its order already, and when all these numbers were taken just now.
 */
async function insertOrder(
  db: Db,
  row: NewOrder,
  numbers: string[],
  wishes: string,
  nowMs: number,
): Promise<{ number: string | null; tries: CountedTry[] }> {
  const { rows } = await db.executeQuery<{ number: string | null; tries: CountedTry[] }>(
    CompiledQuery.raw(insertSql, [
      row.shop_id,
      row.order_id,
      row.code,
      numbers,
      row.secret_hash,
      row.request_hash,
      row.created_at,
      row.placed_by_shop,
      row.sender_hash,
      row.replaces_order_id,
      row.lines,
      row.total_ugx,
      row.unpriced,
      row.browser_hash,
      row.customer,
      row.name_hashes,
      row.has_phone,
      row.delivery,
      wishes,
      nowMs,
      row.pay_on_delivery,
    ]),
  );
  return rows[0] ?? { number: null, tries: [] };
}

function toReserved(
  orders: OrdersContext,
  shop: OrderingShop,
  order: Pick<OrderRow, 'order_id' | 'code' | 'number' | 'total_ugx' | 'unpriced' | 'customer' | 'pay_on_delivery'>,
  { lines, delivery, missing }: ReadLines,
  { secret, replaced }: { secret: string; replaced: ReplacedRow | null },
): ReservedOrder {
  const { code, number } = order;
  const url = orderUrl(orders.publicOrigin(), code);
  const customer = openCustomer(orders, order.order_id, order.customer);
  const noted = lines.map((line, index) => ({ ...line, note: customer.notes[index] ?? null }));
  const payOnDelivery = order.pay_on_delivery;
  const text = orderMessage({ number, lines: noted, delivery, payOnDelivery, customer, url });
  return {
    code,
    number,
    url,
    secret,
    deliveryCode: deliveryCodeOf(orders.key, order.order_id),
    text,
    whatsappUrl: whatsappLink(shop.phoneNumber, text),
    totalUgx: order.total_ugx + (delivery?.feeUgx ?? 0),
    unpriced: order.unpriced,
    saleEndsAt: firstSaleEnd(shop),
    delivery,
    payOnDelivery,
    lines,
    missing,
    replaces: toReplaced(replaced, orders.clock.now()),
  };
}
