import { whatsappLink } from '@app/contracts/messages/message-text';
import { orderMessage, sumOf } from '@app/contracts/orders/order-message';
import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import type { BasketItem } from '#web/features/basket/stored-basket.ts';
import { aShop, origin } from '#web/test/products.testing.ts';

export const createPath = '/shop/nakato/orders';

export const anItem = (over: Partial<BasketItem> = {}): BasketItem => ({
  videoId: '7400000000000000214',
  number: 214,
  title: 'Ankara dress',
  size: 'L',
  quantity: 1,
  note: '',
  seenPriceUgx: 85_000,
  seenAtMs: Date.parse('2026-11-24T09:00:00Z'),
  picture: null,
  ...over,
});

export const aLine = (item: BasketItem, over: Partial<ReservedOrder['lines'][number]> = {}) => ({
  videoId: item.videoId,
  number: item.number,
  title: item.title,
  size: item.size,
  quantity: item.quantity,
  priceUgx: item.seenPriceUgx,
  changed: null,
  ...over,
});

/** As the server answers a basket. */
export function anAnswer(over: Partial<ReservedOrder> = {}): ReservedOrder {
  const { code = 'CODE1', number = 'NAK-7F3', lines = [aLine(anItem())], delivery = null } = over;
  const url = `${origin}/o/${code}`;
  const text = orderMessage({ number, lines, delivery, payOnDelivery: false, customer: {}, url });
  const { totalUgx, unpriced } = sumOf(lines, delivery);
  return {
    code,
    number,
    url,
    secret: `secret-of-${code}`,
    deliveryCode: '4711',
    text,
    whatsappUrl: whatsappLink(aShop().phoneNumber, text),
    totalUgx,
    unpriced,
    saleEndsAt: null,
    delivery,
    payOnDelivery: false,
    lines,
    missing: [],
    replaces: null,
    ...over,
  };
}
