import type { BuyersPart, Order } from '@app/contracts/orders/orders.schemas';
import { formatDay } from '#web/lib/formatting/format.ts';

export const buyersMessages = {
  undo: { received: 'Undo: I did not receive it', cancelled: 'Undo: do not cancel it' },
  change: 'You send the change as another order. This one is cancelled when you do.',
  erase: 'Erase my name, place and phone',
  eraseAsk: 'The rider then has no name, place or phone from you. This cannot be undone.',
  nothingKept: 'Your name, place, phone and notes are not kept with this order.',
} as const;

/** Why the buyer is asked whether the goods have come, though a side has said so. */
export function askedAgainWords({ history }: Pick<Order, 'history'>): string {
  const first = history.findIndex(({ state }) => state === 'received');
  // Nothing but a proof comes after the seller's own word.
  const isOwnWord = history.slice(first + 1).some(({ state }) => state === 'sent' || state === 'received');
  return isOwnWord
    ? 'You said it before the seller did. Say it again, and it is certain.'
    : 'The seller says that you have it. Do you?';
}

/** Who sees what the buyer gave, and until when. */
export const keptWords = ({ erasedAt }: Pick<BuyersPart, 'erasedAt'>): string =>
  `Only you and the seller see this.${erasedAt ? ` It is erased on ${formatDay(erasedAt)}.` : ''}`;
