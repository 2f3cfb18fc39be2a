import type { DifferenceKind, PaymentDifference } from '@app/contracts/admin/payments/reconciliation.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { dayMs } from '#web/lib/formatting/days-left.ts';

export interface DifferenceWords {
  name: string;
  /** What to do, in a sentence or two. */
  advice: string;
  /** What the link is called: the work that is done where it leads. */
  work: string;
}

const words: Record<DifferenceKind | 'not_asked_for' | 'ours_only_yet', DifferenceWords> = {
  theirs_only: {
    name: 'They have the money, and it is not paid here',
    advice: 'Open the payment and press “Ask the provider now”: if the money is there, the months are added at once.',
    work: 'Ask the provider about',
  },
  not_asked_for: {
    name: 'They have money that we did not ask for',
    advice: 'Find who sent it on the provider’s portal, then record it for that seller, or send it back there.',
    work: 'Record for a seller',
  },
  ours_only: {
    name: 'Paid here, and they have no money',
    advice:
      'Look for the money on the provider’s portal. If it is not there either, press “Refund” here: no money is sent, the months that it brought end.',
    work: 'Refund',
  },
  ours_only_yet: {
    name: 'Paid here, and they have no money yet',
    advice:
      'Compare this day again tomorrow, because lists can be late. Only if it is still missing then, press “Refund” on the payment: no money is sent, the months that it brought end.',
    work: 'Look at',
  },
  amount: {
    name: 'Another amount or currency came',
    advice:
      'If the amount is right after all, confirm the payment here; if not, send the money back on the provider’s portal.',
    work: 'Decide',
  },
  doubled: {
    name: 'The money was taken more than once',
    advice: 'Send all but one back on the provider’s portal: here the payment counts once.',
    work: 'Look at',
  },
  given_back: {
    name: 'They sent the money back, and it is paid here',
    advice: 'Refund the payment here: the payer has the money again.',
    work: 'Refund',
  },
};

/** `today` and `day`, which was compared, are days in Kampala. */
export function differenceWords({ kind, ours }: PaymentDifference, day: string, today: string): DifferenceWords {
  if (kind === 'theirs_only' && ours === null) return words.not_asked_for;
  const mayComeLate = Date.parse(today) - Date.parse(day) < 2 * dayMs;
  return kind === 'ours_only' && mayComeLate ? words.ours_only_yet : words[kind];
}

export const lineStates = { paid: 'paid', failed: 'failed', pending: 'waiting', given_back: 'sent back' } as const;

/** A sum as they say it: `UGX 10,000`. */
export const sumWords = (amount: number, currency: string) => `${currency} ${grouped(amount)}`;
