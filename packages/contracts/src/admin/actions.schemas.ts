import { PhoneInput } from '@app/contracts/accounts/accounts.schemas';
import { PaymentProviderName } from '@app/contracts/billing/billing.schemas';
import {
  maxGrantDays,
  maxPaymentSearchLength,
  maxProofLength,
  maxRecordedMonths,
  maxRecordedUgx,
  maxRefusalMessageLength,
  maxSuspensionMessageLength,
  minMessageLength,
  minProofLength,
} from '@app/contracts/bounds';
import { Instant, Nothing, Nullable, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { ReasonBody, ReasonInput } from './audit.schemas.ts';
import { AdminUserDetail, AdminUserParams } from './users.schemas.ts';

/** `message` is what the owner reads; `reason` is for the audit log. */
export const SuspendBody = StrictObject({
  reason: ReasonInput,
  message: Type.String({ minLength: minMessageLength, maxLength: maxSuspensionMessageLength }),
});
export type SuspendBody = Static<typeof SuspendBody>;

/** Without a handle the last 100. */
export const DeletedSuspensionQuery = StrictObject({ handle: Type.Optional(Type.String({ maxLength: 64 })) });

/** A suspension that outlived its account. Which handle it was is not stored, only whether it was a given one. */
export const DeletedSuspension = Type.Object({
  userId: Type.String(),
  since: Instant,
  message: Type.String(),
  deletedAt: Instant,
});
export type DeletedSuspension = Static<typeof DeletedSuspension>;

/** A complimentary plan of `days` days of 24 hours, after everything that runs. */
export const GrantBody = StrictObject({
  days: Type.Integer({ minimum: 1, maximum: maxGrantDays }),
  reason: ReasonInput,
});
export type GrantBody = Static<typeof GrantBody>;

/** The transaction's id or what else proves that the money came. It counts as the reason where none is given. */
const ReceiptInput = Type.String({ minLength: minProofLength, maxLength: maxProofLength });

/** Money that came in by hand. */
export const RecordPaymentBody = StrictObject({
  amountUgx: Type.Integer({ minimum: 1, maximum: maxRecordedUgx }),
  months: Type.Integer({ minimum: 1, maximum: maxRecordedMonths }),
  receipt: ReceiptInput,
  reason: Type.Optional(ReasonInput),
});
export type RecordPaymentBody = Static<typeof RecordPaymentBody>;

/** A `receipt`, which is stored with the payment, or a `reason`, or both. */
export const ConfirmPaymentBody = StrictObject(
  { receipt: Type.Optional(ReceiptInput), reason: Type.Optional(ReasonInput) },
  { minProperties: 1 },
);
export type ConfirmPaymentBody = Static<typeof ConfirmPaymentBody>;

/** `shown` is what the seller reads. */
export const RefusePaymentBody = StrictObject({
  reason: ReasonInput,
  shown: Type.String({ minLength: minMessageLength, maxLength: maxRefusalMessageLength }),
});
export type RefusePaymentBody = Static<typeof RefusePaymentBody>;

/** `givenBack`: the money was there and has been sent back; without it, it never came. */
export const TakeBackBody = StrictObject({ reason: ReasonInput, givenBack: Type.Optional(Type.Boolean()) });
export type TakeBackBody = Static<typeof TakeBackBody>;
export const PaymentReferenceParams = Type.Object({ reference: Type.String({ minLength: 1, maxLength: 40 }) });

/**
 * `open`: what an administrator has to decide, which is what waits by hand (after its time is over, too, where the
 * seller named a transaction) and what is `stuck`, in trouble with its provider. The other states are those of a payment. `day` is the day in Kampala on which it was started. `search` is as
 * the search over all takes it, and finds the payments of 200 sellers at most, the nearest. Started last first; `before` is the `nextBefore` of the page before.
 */
export const AdminPaymentQuery = StrictObject({
  state: Type.Optional(OneOf('all', 'open', 'stuck', 'pending', 'paid', 'refused', 'lapsed', 'failed', 'unknown')),
  search: Type.Optional(Type.String({ maxLength: maxPaymentSearchLength })),
  provider: Type.Optional(PaymentProviderName),
  amountUgx: Type.Optional(Type.Integer({ minimum: 0, maximum: maxRecordedUgx })),
  day: Type.Optional(Type.String({ format: 'date' })),
  before: Type.Optional(Type.String({ maxLength: 40 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 50 })),
});
export type AdminPaymentQuery = Static<typeof AdminPaymentQuery>;

/**
 * The contact number of a seller, or the number of a sign-up that waits for its code (which is sent again). Buyers read
 * for 7 days that a contact is new.
 */
export const CorrectNumberBody = StrictObject({ phoneNumber: PhoneInput, reason: ReasonInput });
export type CorrectNumberBody = Static<typeof CorrectNumberBody>;

/** `message` says what happened; `data` is the seller after it. */
export const ActionAnswer = Success(AdminUserDetail);

/**
 * `sentTo`: the proven number the code went to, but for its last digits. Without one, `link` is for the seller: the bio
 * code proves the handle there.
 */
export const RecoveryAnswer = Success(Type.Object({ sentTo: Nullable(Type.String()), link: Type.String() }));
export type Recovery = Static<typeof RecoveryAnswer>['data'];

const onUserForReason = { params: AdminUserParams, body: ReasonBody, answer: ActionAnswer };
const onUser = { params: AdminUserParams, answer: ActionAnswer };

export const calls = {
  startRecovery: {
    summary: 'Start a password recovery: a code to the proven number, else the link alone',
    params: AdminUserParams,
    body: ReasonBody,
    answer: RecoveryAnswer,
  },
  endUserSessions: { ...onUserForReason, summary: 'Sign the seller out everywhere' },
  correctNumber: {
    ...onUser,
    summary: "Correct a seller's contact, or the number of a sign-up that waits for its code",
    body: CorrectNumberBody,
  },
  resendSignUpCode: { ...onUserForReason, summary: 'Send the code of a sign-up that waits for it once more' },
  listDeletedSuspensions: {
    summary: 'Deleted accounts that are still suspended, the last 100, or those of one handle',
    query: DeletedSuspensionQuery,
    answer: Success(Type.Object({ suspensions: Type.Array(DeletedSuspension) })),
  },
  liftSuspension: {
    summary: 'Lift the suspension of a deleted account: its TikTok may open a shop again',
    params: AdminUserParams,
    body: ReasonBody,
    answer: Success(Nothing),
  },
  suspendUser: { ...onUser, summary: 'Suspend a shop; its owner reads the message', body: SuspendBody },
  restoreUser: { ...onUserForReason, summary: 'Open a suspended shop again' },
  grantDays: { ...onUser, summary: 'Give days after everything that runs', body: GrantBody },
  endPlan: { ...onUserForReason, summary: 'End the complimentary plan now' },
  startImport: { ...onUserForReason, summary: "Look at the seller's TikTok now" },
};
