import { randomBytes, randomInt } from 'node:crypto';
import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import type { OwnReview, ReviewList } from '@app/contracts/reviews/reviews.schemas';
import { aShopForOrders } from '#server/orders/orders.testing.ts';
import type { TestService } from '#server/test/service.testing.ts';

/** A review that says everything. */
export const good = { stars: 5, good: ['as_shown', 'on_time'], text: 'Came the same day, as in the video' };

/** A shop whose orders are received and proven, and the calls of their buyers and its seller about reviews. */
export async function aReviewedShop(service: TestService, handle: string) {
  const shop = await aShopForOrders(service, handle);
  const aMark = () => randomBytes(16).toString('base64url');
  /** Received and proven by the buyer's browser, from a network of its own. */
  async function received(mark: string | null = aMark()): Promise<ReservedOrder> {
    const order = await shop.ask({
      items: [{ videoId: shop.dress, size: 'L', quantity: 1 }],
      ...(mark !== null && { mark }),
    });
    await shop.mark(order, { mark: 'sent' }, { token: await shop.signIn() });
    await shop.mark(order, { mark: 'received' }, { secret: order.secret });
    return order;
  }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', order: ReservedOrder, body?: unknown, ip?: string) =>
    service.call<OwnReview>(method, `/orders/${order.code}/review`, {
      headers: { 'x-order-secret': order.secret },
      ip: ip ?? `10.${randomInt(200)}.${randomInt(200)}.1`,
      ...(body === undefined ? {} : { body }),
    });
  return {
    ...shop,
    received,
    aMark,
    review: (order: ReservedOrder, body: unknown = good, ip?: string) => call('POST', order, body, ip),
    change: (order: ReservedOrder, body: unknown) => call('PUT', order, body),
    remove: (order: ReservedOrder) => call('DELETE', order),
    own: (order: ReservedOrder) => call('GET', order),
    reviews: async (query = '') => (await service.call<ReviewList>('GET', `/shop/${handle}/reviews${query}`)).body.data,
    answer: (reviewId: string, answer: string | null) => shop.call('POST', `/reviews/${reviewId}/answer`, { answer }),
  };
}
