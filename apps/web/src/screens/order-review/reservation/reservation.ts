import { changeOrder, createOrder } from '@app/contracts/orders/orders.endpoints';
import type { OrderBody, OrderCustomer, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { type BasketItem, type BasketOrder, readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';
import { browserMark } from './browser-mark.ts';

/** What a basket asks of the server. */
export interface Wish {
  items: readonly BasketItem[];
  /** Null: nothing was typed here, and what the server has stays. */
  customer: OrderCustomer | null;
  /** Empty: delivery is to be agreed. */
  zone: Pick<OrderBody, 'zoneId' | 'way'>;
}

/**
 * Brings the basket's one reservation to what is wished: created once, with a key that the basket keeps, then changed.
 * Where the order was opened in WhatsApp in between, or is no longer kept, another one takes its place.
 */
export async function reserve(
  handle: string,
  wish: Wish,
  signal: AbortSignal | null = null,
  attemptsLeft = maxOrders,
): Promise<ReservedOrder> {
  const order = readBasket(handle).order ?? keepOrder(handle, { key: newIdempotencyKey() });
  const body = bodyOf(handle, wish, order);
  const until = signal && { signal };
  try {
    if (order.code) {
      const { code, secret } = order;
      return (await call(changeOrder, { params: { code }, orderSecret: secret, body, ...until })).data;
    }
    const { data } = await call(createOrder, { params: { handle }, idempotencyKey: order.key, body, ...until });
    replaceOrder(handle, order, { ...order, code: data.code, secret: data.secret });
    return data;
  } catch (error) {
    const next = instead(order, error);
    // Another tab may have sent the basket.
    if (!next || attemptsLeft === 0 || readBasket(handle).items.length === 0) throw error;
    replaceOrder(handle, order, next);
    return reserve(handle, wish, signal, attemptsLeft - 1);
  }
}

/** A server that refuses each order would otherwise be asked for ever. */
const maxOrders = 2;

/** The order that takes the place of one that cannot be changed. Null: the error is another one. */
function instead(order: BasketOrder, error: unknown): BasketOrder | null {
  const code = error instanceof ApiError ? error.code : null;
  const key = newIdempotencyKey();
  if (order.code && order.secret) {
    if (code === 'already_sent') return { key, replaces: { code: order.code, secret: order.secret } };
    if (code === 'order_gone' || code === 'forbidden') return { key, replaces: order.replaces };
    // The key belongs to an order whose answer never came, and which was sent, or is a former holder's, since.
  } else if (code === 'idempotency_key_reused' || code === 'already_sent' || code === 'order_gone')
    return { ...order, key };
  return null;
}

/** Not where "Keep both orders", or another tab, has changed the order while its answer was on the way. */
function replaceOrder(handle: string, asked: BasketOrder, next: BasketOrder): void {
  if (JSON.stringify(readBasket(handle).order) === JSON.stringify(asked)) keepOrder(handle, next);
}

function keepOrder(handle: string, order: BasketOrder): BasketOrder {
  const { items } = readBasket(handle);
  // Another tab may have sent or emptied it.
  if (items.length > 0) writeBasket(handle, { items, order });
  return order;
}

export function bodyOf(handle: string, { items, customer, zone }: Wish, order: BasketOrder | null): OrderBody {
  const replaces = order?.replaces;
  return {
    items: items.map(({ videoId, size, quantity, note, seenPriceUgx }) => ({
      videoId,
      quantity,
      seenPriceUgx,
      ...(size && { size }),
      ...(note && { note }),
    })),
    ...zone,
    customer: customer ?? undefined,
    mark: browserMark(handle),
    ...(replaces && { replaces: { code: replaces.code, secret: replaces.secret } }),
  };
}
