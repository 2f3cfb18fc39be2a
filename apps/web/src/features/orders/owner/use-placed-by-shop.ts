import type { Order } from '@app/contracts/orders/orders.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { orderPagesQuery } from '#web/features/orders/own-orders.api.ts';

/** Does the order come from the shop's own session? The list of orders knows it, the page of one does not. */
export function usePlacedByShop({ code, number, shop }: Order): boolean {
  const { data } = useInfiniteQuery(orderPagesQuery(shop.handle ?? '', { search: number }));
  return data?.pages[0]?.orders.some((order) => order.code === code && order.placedByShop) ?? false;
}
