import Type, { type Static } from 'typebox';
import { SellerSubscriptionStatus } from './accounts.ts';
import { Instant, NullableInstant, NullableString, Success } from './envelope.ts';

/**
 * `pending` waits for the provider (with `manual`: for an administrator), `refused` and `lapsed` are final like `paid`.
 */
export const PaymentStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('paid'),
  Type.Literal('refused'),
  Type.Literal('lapsed'),
]);
export type PaymentStatus = Static<typeof PaymentStatus>;

/**
 * One month, paid or about to be. `instructions` are there while a payment by hand waits: send `amountUgx` to
 * `merchantNumber` and name `reference`. `months` is 1. `receipt` is the transaction id that the seller has given, or
 * that an administrator read on the statement.
 */
export const Payment = Type.Object({
  paymentId: Type.String(),
  provider: Type.String(),
  status: PaymentStatus,
  amountUgx: Type.Integer(),
  months: Type.Integer(),
  reference: Type.String(),
  instructions: Type.Union([Type.Object({ merchantNumber: Type.String(), merchantName: Type.String() }), Type.Null()]),
  receipt: NullableString,
  createdAt: Instant,
  /** Until when a payment that waits does so. */
  lapsesAt: Instant,
  paidAt: NullableInstant,
  /** From when to when the month counts; null until it is paid. */
  periodStartsAt: NullableInstant,
  periodEndsAt: NullableInstant,
  refusedReason: NullableString,
});
export type Payment = Static<typeof Payment>;

/** "I have paid": the transaction id of the network's SMS. */
export const ReceiptBody = Type.Object(
  { receipt: Type.String({ pattern: '^[A-Za-z0-9.-]{6,40}$' }) },
  { additionalProperties: false },
);
export const PaymentParams = Type.Object({ paymentId: Type.String({ format: 'uuid' }) });

/**
 * What `GET /auth/subscription-status` and `POST /auth/subscribe` answer. `expiresAt` is when the running period ends
 * (null when none runs). `payment` is the newest one that waits, or was decided within the last 7 days. `canPay` is
 * false where no way to pay is set up. `serverTime` lets a phone with a wrong clock count the time left. `readsWithAi`:
 * a language model helps to read captions; only then is "AI" said of the plan.
 */
export const Subscription = Type.Object({
  status: SellerSubscriptionStatus,
  trialEndDate: NullableInstant,
  subscriptionEndDate: NullableInstant,
  expiresAt: NullableInstant,
  priceUgx: Type.Integer(),
  trialDays: Type.Integer(),
  readsWithAi: Type.Boolean(),
  payment: Type.Union([Payment, Type.Null()]),
  canPay: Type.Boolean(),
  serverTime: Instant,
});
export type Subscription = Static<typeof Subscription>;
export const SubscriptionAnswer = Success(Subscription);

export const PaymentListAnswer = Success(Type.Object({ payments: Type.Array(Payment) }));
