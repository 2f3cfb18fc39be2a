import type { CancelReason, Order } from '@app/contracts/orders/orders.schemas';
import { stageNames } from '#web/features/orders/order.messages.ts';
import { reasonNames } from '#web/features/orders/owner/owner-order.messages.ts';
import { stateNames as listNames } from './orders-address.ts';

const reasons: Record<CancelReason, string> = {
  ...reasonNames,
  other: 'Other reason',
  buyer: 'By the buyer',
  replaced: 'Replaced by the buyer',
};

type ShownFacts = Pick<Order, 'state' | 'paidAt' | 'proven' | 'cancelReason' | 'placedByShop'>;

/** What an order is, in a few words each. */
export function stateBadges({ state, paidAt, proven, cancelReason, placedByShop }: ShownFacts): string[] {
  return [
    // In the word of its list; below the list's head it says what that means.
    state === 'asked' ? listNames.new : stageNames[state],
    ...(state === 'cancelled' && cancelReason ? [reasons[cancelReason]] : []),
    ...(paidAt === null ? [] : ['Paid']),
    ...(state === 'received' ? [proven ? 'Proven' : 'Not proven'] : []),
    ...(placedByShop ? ['From your own session'] : []),
  ];
}
