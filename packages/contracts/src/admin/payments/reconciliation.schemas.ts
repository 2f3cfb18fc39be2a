import { PaymentProviderName, PaymentStatus } from '@app/contracts/billing/billing.schemas';
import { maxDifferenceNoteLength, minMessageLength } from '@app/contracts/bounds';
import {
  Instant,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/** A statement is sent as the text of its file. 1 MB of short lines are about 10,000 payments. */
export const maxStatementLength = 1_000_000;

/**
 * The payments of one day in Kampala, compared with the provider's own list, or with a `statement` (CSV with a line of
 * column names) that was taken from its portal.
 */
export const ReconcileBody = StrictObject({
  provider: PaymentProviderName,
  day: Type.String({ format: 'date' }),
  statement: Type.Optional(Type.String({ minLength: 1, maxLength: maxStatementLength })),
});
export type ReconcileBody = Static<typeof ReconcileBody>;

/**
 * `theirs_only`: they have money that is not paid here. `ours_only`: paid here, and they have no money. `amount`: another
 * sum or currency. `doubled`: they took it more than once. `given_back`: they gave it back, and it is paid here.
 */
export const DifferenceKind = OneOf('theirs_only', 'ours_only', 'amount', 'doubled', 'given_back');
export type DifferenceKind = Static<typeof DifferenceKind>;

export const PaymentDifference = Type.Object({
  /** The same when the day is compared again. */
  key: Type.String(),
  kind: DifferenceKind,
  /** Null where none of ours is known by what they call it. */
  ours: Nullable(
    Type.Object({
      reference: Type.String(),
      amountUgx: Type.Integer(),
      isPaid: Type.Boolean(),
      /** Null when its account is gone: the ledger alone knows of it. */
      status: Nullable(PaymentStatus),
      startedAt: Instant,
    }),
  ),
  /** Each line of theirs about it. */
  theirs: Type.Array(
    Type.Object({
      /** What they say we called it. */
      named: NullableString,
      transactionId: NullableString,
      state: OneOf('paid', 'failed', 'pending', 'given_back'),
      amount: Type.Number(),
      currency: Type.String(),
      at: Instant,
    }),
  ),
  /** What an administrator did about it, so that no colleague does it again. */
  done: Nullable(Type.Object({ adminName: Type.String(), note: Type.String(), at: Instant })),
});
export type PaymentDifference = Static<typeof PaymentDifference>;

const Sum = Type.Object({ count: Type.Integer(), amount: Type.Number() });

/** `note` is what was done, or why it is not done after all. It is not on the audit log, and goes with the comparison after 90 days. */
export const MarkDifferenceBody = StrictObject({
  isDone: Type.Boolean(),
  note: Type.String({ minLength: minMessageLength, maxLength: maxDifferenceNoteLength, minMessageLength }),
});

/** `source` is where theirs were read. */
export const Reconciliation = Type.Object({
  provider: Type.String(),
  day: Type.String(),
  source: OneOf('list', 'statement'),
  /** Paid ones that were begun on this day. */
  ours: Sum,
  /** Paid ones of this day. */
  theirs: Sum,
  /** The first 500. */
  differences: Type.Array(PaymentDifference),
  /** Those that are done, too. */
  differenceCount: Type.Integer(),
});
export type Reconciliation = Static<typeof Reconciliation>;
export const ReconciliationAnswer = Success(Reconciliation);

/**
 * What the last comparison of a day said; `differenceCount` is null when the provider did not list its payments, and
 * leaves out what was marked as done.
 */
export const DayCompared = Type.Object({
  provider: Type.String(),
  day: Type.String(),
  comparedAt: Instant,
  differenceCount: Nullable(Type.Integer()),
  /** When this day was first found to differ; null while it agrees. */
  differsSince: NullableInstant,
});
export type DayCompared = Static<typeof DayCompared>;

/** The state of the books: what was compared last with each provider that there is, and every day that is open. */
export const ReconciliationOverview = Type.Object({
  providers: Type.Array(
    Type.Object({
      provider: Type.String(),
      /** As people read it. */
      title: Type.String(),
      /** Do sellers pay by it now? */
      isSetUp: Type.Boolean(),
      /** Is it compared every morning? Otherwise an administrator uploads its statement. */
      hasList: Type.Boolean(),
      last: Nullable(DayCompared),
    }),
  ),
  /** Days that differ or could not be compared, newest first. */
  open: Type.Array(DayCompared),
});
export type ReconciliationOverview = Static<typeof ReconciliationOverview>;

export const calls = {
  readReconciliationOverview: {
    summary: 'What was compared last with each provider, and every day that differs',
    answer: Success(ReconciliationOverview),
  },
  readReconciliation: {
    summary: 'What the last comparison of a day found',
    params: Type.Object({ provider: PaymentProviderName, day: Type.String({ format: 'date' }) }),
    answer: ReconciliationAnswer,
  },
  markDifference: {
    summary: 'Mark a difference as done, or as not done after all, with a note that colleagues read',
    params: Type.Object({
      provider: PaymentProviderName,
      day: Type.String({ format: 'date' }),
      key: Type.String({ minLength: 1, maxLength: 64 }),
    }),
    body: MarkDifferenceBody,
    answer: ReconciliationAnswer,
  },
  reconcile: {
    summary: 'Compare a day of a provider with its own list, or with its statement as CSV',
    body: ReconcileBody,
    answer: ReconciliationAnswer,
  },
};
