import type { BuyersPart } from '@app/contracts/orders/orders.schemas';
import { formatDay } from '#web/lib/formatting/format.ts';

export const buyersMessages = {
  undo: { received: 'Undo: I did not receive it', cancelled: 'Undo: do not cancel it' },
  change: 'You send the change as another order. This one is cancelled when you do.',
  erase: 'Erase my name, place and phone',
  eraseAsk: 'The rider then has no name, place or phone from you. This cannot be undone.',
  nothingKept: 'Your name, place, phone and notes are not kept with this order.',
} as const;

/** Why the buyer is asked again whether the goods have come. */
export const askedAgainWords = 'You said it before the seller did. Say it again, and it is certain.';

/** Who sees what the buyer gave, and until when. */
export const keptWords = ({ erasedAt }: Pick<BuyersPart, 'erasedAt'>): string =>
  `Only you and the seller see this.${erasedAt ? ` It is erased on ${formatDay(erasedAt)}.` : ''}`;
