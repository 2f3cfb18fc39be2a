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
  await limits.take(ofShop, `${shopId} ${network}`);
  await limits.take(ofNetwork, network);
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
