import type { BuyersPart, Order } from '@app/contracts/orders/orders.schemas';
import { aPicture } from './products.testing.ts';

/** A line of two sandals with a price and one of a bag without one. */
const lines: Order['lines'] = [
  {
    videoId: '7400000000000000001',
    number: 14,
    title: 'Leather sandals',
    size: '39',
    quantity: 2,
    priceUgx: 45_000,
    picture: aPicture(1),
  },
  {
    videoId: '7400000000000000002',
    number: 15,
    title: 'Handbag',
    size: null,
    quantity: 1,
    priceUgx: null,
    picture: null,
  },
];

/** An order that was opened in WhatsApp, as strangers see it. */
export function anOrder(over: Partial<Order> = {}): Order {
  return {
    code: 'BCDFGHJKMNPQR',
    number: 'NAK-7F3',
    state: 'asked',
    askedAt: '2026-11-27T11:05:00.000Z',
    paidAt: null,
    proven: false,
    cancelReason: null,
    replacedBy: null,
    lines,
    totalUgx: 90_000,
    unpriced: 1,
    delivery: null,
    payOnDelivery: false,
    history: [{ state: 'asked', at: '2026-11-27T11:05:00.000Z' }],
    shop: {
      handle: 'nakato',
      displayName: 'Nakato Styles',
      phoneNumber: '+256772123456',
      callsAllowed: false,
      hasMoved: false,
    },
    buyer: null,
    placedByShop: false,
    rights: { marks: [], undo: [] },
    ...over,
  };
}

export const aBuyersPart = (over: Partial<BuyersPart> = {}): BuyersPart => ({
  deliveryCode: null,
  name: null,
  place: null,
  phone: null,
  notes: [null, null],
  text: null,
  whatsappUrl: null,
  pricesAt: '2026-11-27T11:00:00.000Z',
  erasedAt: null,
  ...over,
});
