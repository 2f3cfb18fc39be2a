import type { Product } from '@app/contracts/catalog/catalog.schemas';
import type { Order, OrderBody, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import type { Page } from '@playwright/test';
import type { Service } from './service.ts';
import { callService, type OpenShop, openShop } from './shops.ts';

/** An order as a buyer's browser makes it, and what its two sides call. */
export interface MadeOrder extends ReservedOrder {
  path: string;
  read(): Promise<Order>;
  /** By the shop's owner. */
  mark(body: { mark: string; reason?: string; deliveryCode?: string }): Promise<Order>;
  /** By the browser that ordered. */
  markAsBuyer(mark: 'received' | 'cancelled'): Promise<Order>;
}

/** A shop that sells jeans and sandals for a price, and a bag without one. */
export const openOrderingShop = (service: Service, handle: string): Promise<OpenShop> =>
  openShop(service, {
    handle,
    posts: ['Handbag, ask me #TRACK', 'Leather sandals 45k #TRACK', 'Blue jeans 55k #TRACK'],
  });

let networks = 0;

/** As a buyer's browser does it, from a network of its own, because orders of one are limited. */
function reserveOrder(service: Service, handle: string, body: OrderBody): Promise<ReservedOrder> {
  networks += 1;
  const network = { 'x-forwarded-for': `10.30.${networks >> 8}.${networks & 255}` };
  return callService<ReservedOrder>(service, 'POST', `/shop/${handle}/orders`, body, network);
}

/** Reserved, then opened in WhatsApp. */
export async function askOrder(service: Service, handle: string, body: OrderBody): Promise<ReservedOrder> {
  const order = await reserveOrder(service, handle, body);
  await callService(service, 'POST', `/orders/${order.code}/sent`, { secret: order.secret });
  return order;
}

/** Orders these titles, in their first sizes, one piece each unless told; opened in WhatsApp unless `reserved`. */
export async function makeOrder(
  service: Service,
  shop: OpenShop,
  wish: { titles?: string[]; quantity?: number; reserved?: boolean; body?: Partial<OrderBody> } = {},
): Promise<MadeOrder> {
  const { titles = ['Blue jeans'], quantity = 1, reserved = false, body = {} } = wish;
  const products = await shop.products();
  const items = titles.map((title) => {
    const { video_id: videoId, sizes } = titled(products, title);
    return { videoId, quantity, ...(sizes?.[0] && { size: sizes[0] }) };
  });
  const make = reserved ? reserveOrder : askOrder;
  const order = await make(service, shop.handle, { items, ...body });
  const { code, secret } = order;
  const asBuyer = { 'x-order-secret': secret };
  return {
    ...order,
    path: `/o/${code}`,
    read: () => callService<Order>(service, 'GET', `/orders/${code}`, undefined, asBuyer),
    mark: (mark) => shop.call<Order>('POST', `/orders/${code}/marks`, mark),
    markAsBuyer: (mark) => callService<Order>(service, 'POST', `/orders/${code}/marks`, { mark }, asBuyer),
  };
}

function titled(products: Product[], title: string): Product {
  const product = products.find((one) => one.title.startsWith(title));
  if (!product) throw new Error(`No product is called ${title}: ${products.map((one) => one.title)}`);
  return product;
}

/** The page follows its order over the socket: it has said so. Call it before the page is opened. */
export async function followsOrder(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', { predicate: ({ payload }) => payload.includes('subscribe_to_order') });
}
