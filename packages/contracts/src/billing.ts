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
 * `merchantNumber` and name `reference`. `months` is 1.
 */
export const Payment = Type.Object({
  paymentId: Type.String(),
  provider: Type.String(),
  status: PaymentStatus,
  amountUgx: Type.Integer(),
  months: Type.Integer(),
  reference: Type.String(),
  instructions: Type.Union([Type.Object({ merchantNumber: Type.String(), merchantName: Type.String() }), Type.Null()]),
  createdAt: Instant,
  paidAt: NullableInstant,
  /** From when to when the month counts; null until it is paid. */
  periodStartsAt: NullableInstant,
  periodEndsAt: NullableInstant,
  refusedReason: NullableString,
});
export type Payment = Static<typeof Payment>;

/**
 * What `GET /auth/subscription-status` and `POST /auth/subscribe` answer. `expiresAt` is when the running period ends
 * (null when none runs). `payment` is the newest one that waits, or was decided within the last 7 days. `serverTime`
 * lets a phone with a wrong clock count the time left.
 */
export const Subscription = Type.Object({
  status: SellerSubscriptionStatus,
  trialEndDate: NullableInstant,
  subscriptionEndDate: NullableInstant,
  expiresAt: NullableInstant,
  priceUgx: Type.Integer(),
  trialDays: Type.Integer(),
  payment: Type.Union([Payment, Type.Null()]),
  serverTime: Instant,
});
export type Subscription = Static<typeof Subscription>;
export const SubscriptionAnswer = Success(Subscription);

export const PaymentListAnswer = Success(Type.Object({ payments: Type.Array(Payment) }));
