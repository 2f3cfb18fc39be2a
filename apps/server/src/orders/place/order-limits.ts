import { limitRule, networkKey, type Try } from '#server/platform/http/database-limits.ts';

/** New orders an hour from one network. The browser then sends its text without a link. */
const ofShop = limitRule('order_shop_network', { free: 30, windowSeconds: 3600 });
const ofNetwork = limitRule('order_network', { free: 300, windowSeconds: 3600 });

/** What a new order counts as. A call that finds its order there already is none: many buyers share a network. */
export function triesOfNewOrder(shopId: string, ip: string): Try[] {
  const network = networkKey(ip);
  return [
    [ofNetwork, network],
    [ofShop, `${shopId} ${network}`],
  ];
}
