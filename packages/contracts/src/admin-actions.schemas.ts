import Type, { type Static } from 'typebox';
import { PhoneInput } from './accounts.schemas.ts';
import { ReasonInput } from './admin-audit.schemas.ts';
import { AdminUserDetail } from './admin-users.schemas.ts';
import { Instant, Success } from './envelope.schemas.ts';

/** `message` is what the owner reads; `reason` is for the audit log. */
export const SuspendBody = Type.Object(
  { reason: ReasonInput, message: Type.String({ minLength: 3, maxLength: 300 }) },
  { additionalProperties: false },
);
export type SuspendBody = Static<typeof SuspendBody>;

/** Without a handle the last 100. */
export const DeletedSuspensionQuery = Type.Object(
  { handle: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);
/** A suspension that outlived its account. Which handle it was is not stored, only whether it was a given one. */
export const DeletedSuspension = Type.Object({
  userId: Type.String(),
  since: Instant,
  message: Type.String(),
  deletedAt: Instant,
});
export type DeletedSuspension = Static<typeof DeletedSuspension>;
export const DeletedSuspensionAnswer = Success(Type.Object({ suspensions: Type.Array(DeletedSuspension) }));

/** A complimentary plan of `days` days of 24 hours, after everything that runs. */
export const GrantBody = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 3650 }), reason: ReasonInput },
  { additionalProperties: false },
);
export type GrantBody = Static<typeof GrantBody>;

/** The transaction's id or what else proves that the money came. It counts as the reason where none is given. */
const ReceiptInput = Type.String({ minLength: 3, maxLength: 60 });

/** Money that came in by hand. */
export const RecordPaymentBody = Type.Object(
  {
    amountUgx: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    months: Type.Integer({ minimum: 1, maximum: 24 }),
    receipt: ReceiptInput,
    reason: Type.Optional(ReasonInput),
  },
  { additionalProperties: false },
);
export type RecordPaymentBody = Static<typeof RecordPaymentBody>;

/** A `receipt`, which is stored with the payment, or a `reason`, or both. */
export const ConfirmPaymentBody = Type.Object(
  { receipt: Type.Optional(ReceiptInput), reason: Type.Optional(ReasonInput) },
  { additionalProperties: false, minProperties: 1 },
);
export type ConfirmPaymentBody = Static<typeof ConfirmPaymentBody>;

/** `shown` is what the seller reads. */
export const RefusePaymentBody = Type.Object(
  { reason: ReasonInput, shown: Type.String({ minLength: 3, maxLength: 200 }) },
  { additionalProperties: false },
);
export type RefusePaymentBody = Static<typeof RefusePaymentBody>;
/** `givenBack`: the money was there and has been sent back; without it, it never came. */
export const TakeBackBody = Type.Object(
  { reason: ReasonInput, givenBack: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type TakeBackBody = Static<typeof TakeBackBody>;
export const PaymentReferenceParams = Type.Object({ reference: Type.String({ minLength: 1, maxLength: 40 }) });

/**
 * `open`: waiting or lapsed, without a `search` within 30 days. `decided`: paid or refused. Newest first. `search` is
 * part of a reference or receipt; `before` the `nextBefore` of the page before.
 */
export const AdminPaymentQuery = Type.Object(
  {
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('decided')], { default: 'open' })),
    search: Type.Optional(Type.String({ maxLength: 40 })),
    before: Type.Optional(Type.String({ maxLength: 40 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 50 })),
  },
  { additionalProperties: false },
);

/**
 * The contact number of a seller, or the number of a sign-up that waits for its code (which is sent anew). Buyers read
 * for 7 days that a contact is new.
 */
export const CorrectNumberBody = Type.Object(
  { phoneNumber: PhoneInput, reason: ReasonInput },
  { additionalProperties: false },
);
export type CorrectNumberBody = Static<typeof CorrectNumberBody>;

/** `message` says what happened; `data` is the seller after it. */
export const ActionAnswer = Success(AdminUserDetail);

/**
 * `sentTo`: the proven number the code went to, but for its last digits. Without one, `link` is for the seller: the bio
 * code proves the handle there.
 */
export const RecoveryAnswer = Success(
  Type.Object({ sentTo: Type.Union([Type.String(), Type.Null()]), link: Type.String() }),
);
export type Recovery = Static<typeof RecoveryAnswer>['data'];
