import type { DifferenceKind, PaymentDifference } from '@app/contracts/admin/payments/reconciliation.schemas';
import { grouped } from '@app/contracts/messages/message-text';

interface DifferenceWords {
  name: string;
  /** What to do, in one sentence. */
  advice: string;
}

const words: Record<DifferenceKind | 'not_asked_for', DifferenceWords> = {
  theirs_only: {
    name: 'They have the money, and it is not paid here',
    advice: 'Open the payment and press “Ask the provider now”: if the money is there, the months are added at once.',
  },
  not_asked_for: {
    name: 'They have money that we did not ask for',
    advice: 'Find who sent it on the provider’s portal, then record it for that seller, or send it back there.',
  },
  ours_only: {
    name: 'Paid here, and they have no money',
    advice:
      'Compare this day again tomorrow, because lists can be late: if the money is still missing, refund the payment here.',
  },
  amount: {
    name: 'Another amount or currency came',
    advice:
      'If the amount is right after all, confirm the payment here; if not, send the money back on the provider’s portal.',
  },
  doubled: {
    name: 'The money was taken more than once',
    advice: 'Send all but one back on the provider’s portal: here the payment counts once.',
  },
  given_back: {
    name: 'They sent the money back, and it is paid here',
    advice: 'Refund the payment here: the payer has the money again.',
  },
};

export const differenceWords = ({ kind, ours }: PaymentDifference): DifferenceWords =>
  kind === 'theirs_only' && ours === null ? words.not_asked_for : words[kind];

/** What the link to our payment is called: the work that is done there. */
const works: Record<DifferenceKind, string> = {
  theirs_only: 'Ask the provider about',
  ours_only: 'Refund',
  amount: 'Decide',
  doubled: 'Look at',
  given_back: 'Refund',
};

export const workOn = ({ kind }: PaymentDifference, reference: string) => `${works[kind]} ${reference}`;

export const lineStates = { paid: 'paid', failed: 'failed', pending: 'waiting', given_back: 'sent back' } as const;

/** A sum as they say it: `UGX 10,000`. */
export const sumWords = (amount: number, currency: string) => `${currency} ${grouped(amount)}`;
