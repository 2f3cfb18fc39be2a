import type { Order } from '@app/contracts/orders/orders.schemas';

/** Whom an answer was made for: the browser that ordered, the shop's owner, or a stranger with the address. */
export type OrderSide = 'buyer' | 'owner' | 'stranger';

/** Only the buyer's browser gets the delivery code. */
export function sideOf({ buyer }: Pick<Order, 'buyer'>): OrderSide {
  if (buyer === null) return 'stranger';
  return buyer.deliveryCode === null ? 'owner' : 'buyer';
}

/** The code that its buyer still needs; null where the order has ended, or for others. */
export const codeForTheDoor = ({ buyer, state, proven }: Pick<Order, 'buyer' | 'state' | 'proven'>): string | null =>
  state === 'cancelled' || proven ? null : (buyer?.deliveryCode ?? null);

/** Its rider may ring at any moment, so the code comes first. */
export const isForTheDoor = ({ state }: Pick<Order, 'state'>): boolean => state === 'sent';
