import type { OrdersContext } from '#server/orders/orders.context.ts';
import { limitRule, networkKey } from '#server/platform/http/database-limits.ts';

/** New orders an hour from one network. The browser then sends its text without a link. */
const ofShop = limitRule('order_shop_network', { free: 30, windowSeconds: 3600 });
const ofNetwork = limitRule('order_network', { free: 300, windowSeconds: 3600 });

/** Counts a new order. Throws `rate_limited`. */
export async function takeNewOrder(
  { limits }: Pick<OrdersContext, 'limits'>,
  shopId: string,
  ip: string,
): Promise<void> {
  const network = networkKey(ip);
  await limits.take(ofNetwork, network);
  try {
    // Last, so that the same call at the same time, which is refused, finds the order of this one.
    await limits.take(ofShop, `${shopId} ${network}`);
  } catch (error) {
    // There is no order to count.
    await limits.refund(ofNetwork, network);
    throw error;
  }
}

/** It was an order that is there already: many buyers share a network. */
export async function giveBackNewOrder(
  { limits }: Pick<OrdersContext, 'limits'>,
  shopId: string,
  ip: string,
): Promise<void> {
  const network = networkKey(ip);
  await limits.refund(ofShop, `${shopId} ${network}`);
  await limits.refund(ofNetwork, network);
}
