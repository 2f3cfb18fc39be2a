import type { DifferenceKind, PaymentDifference } from '@app/contracts/admin/payments/reconciliation.schemas';
import { grouped } from '#web/features/admin/format.ts';

const kindNames: Record<DifferenceKind, string> = {
  theirs_only: 'They have the money, and it is not paid here',
  ours_only: 'Paid here, and they have no money',
  amount: 'Another amount or currency',
  doubled: 'Taken more than once',
  given_back: 'Given back by them, and paid here',
};

const advice: Record<DifferenceKind, string> = {
  theirs_only: 'Ask the provider about it: a payment that turns out paid is credited late.',
  ours_only: 'Look again tomorrow, because lists can lag. If the money does not come, take the payment back.',
  amount: 'Look at the provider for what was paid. Confirm the payment, or give the money back there.',
  doubled: 'Give all but one back at the provider.',
  given_back: 'The payer has the money again: take the payment back.',
};

export const differenceName = ({ kind, ours }: PaymentDifference) =>
  kind === 'theirs_only' && ours === null ? 'They have money that we did not ask for' : kindNames[kind];

export const differenceAdvice = ({ kind, ours }: PaymentDifference) =>
  kind === 'theirs_only' && ours === null
    ? 'Look at the provider for who sent it. Record it for that seller, or give it back there.'
    : advice[kind];

export const lineStates = { paid: 'paid', failed: 'failed', pending: 'waiting', given_back: 'given back' } as const;

/** A sum as they say it: `UGX 10,000`. */
export const sumWords = (amount: number, currency: string) => `${currency} ${grouped(amount)}`;
