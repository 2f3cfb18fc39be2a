import type { CancelReason } from '@app/contracts/orders/orders.schemas';
import type { OwnOrder } from '@app/contracts/orders/owner-orders.schemas';
import { stageNames } from '#web/features/orders/order.messages.ts';
import { reasonNames } from '#web/features/orders/owner/owner-order.messages.ts';

const reasons: Record<CancelReason, string> = {
  ...reasonNames,
  other: 'Other reason',
  buyer: 'By the buyer',
  replaced: 'Replaced by the buyer',
};

type ShownFacts = Pick<OwnOrder, 'state' | 'paidAt' | 'proven' | 'cancelReason' | 'placedByShop'>;

/** What an order is, in a few words each. */
export function stateBadges({ state, paidAt, proven, cancelReason, placedByShop }: ShownFacts): string[] {
  return [
    stageNames[state],
    ...(state === 'cancelled' && cancelReason ? [reasons[cancelReason]] : []),
    ...(paidAt === null ? [] : ['Paid']),
    ...(state === 'received' ? [proven ? 'Proven' : 'Not proven'] : []),
    ...(placedByShop ? ['From your own session'] : []),
  ];
}
