import { PhoneInput, SellerSubscriptionStatus } from '@app/contracts/accounts/accounts.schemas';
import { maxReceiptLength } from '@app/contracts/bounds';
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

/**
 * `pending` waits for the network (with `manual`: for an administrator). `failed`: the network said no. `unknown`: it has
 * not answered for 10 minutes, and the payment may still turn out `paid`. `refused`: an administrator said no. `lapsed`:
 * no administrator saw the money in time.
 */
export const PaymentStatus = OneOf('pending', 'paid', 'refused', 'lapsed', 'failed', 'unknown');
export type PaymentStatus = Static<typeof PaymentStatus>;

/** The networks whose wallets pay. */
export const Network = OneOf('mtn', 'airtel');
export type Network = Static<typeof Network>;

/** Who is asked to pay; the number in E.164. */
const Wallet = Type.Object({ phoneNumber: Type.String(), network: Network });
export type Wallet = Static<typeof Wallet>;

/**
 * How money comes: a provider of mobile money, or `manual`. Which there are, only the server knows; it names those that
 * are offered.
 */
export const PaymentProviderName = Type.String({ pattern: '^[a-z]{2,20}$' });

/** The months that can be paid at once, of 30 days each. */
export const PaidMonths = OneOf(1, 3, 6, 12);
export type PaidMonths = Static<typeof PaidMonths>;

/**
 * Some months, paid or about to be. `instructions` are there while a payment by hand waits: send `amountUgx` to
 * `merchantNumber` and name `reference`. `receipt` is the transaction id that the network, the seller or an
 * administrator has given.
 */
export const Payment = Type.Object({
  paymentId: Type.String(),
  provider: Type.String(),
  status: PaymentStatus,
  amountUgx: Type.Integer(),
  months: Type.Integer(),
  reference: Type.String(),
  instructions: Nullable(Type.Object({ merchantNumber: Type.String(), merchantName: Type.String() })),
  /** Whose wallet is asked; null for a payment by hand. */
  wallet: Nullable(Wallet),
  /** Where the payer goes on, while a payment with a page of its own waits. */
  redirectUrl: NullableString,
  /** Where it stands and what to do next, in words for the seller. */
  message: Type.String(),
  receipt: NullableString,
  createdAt: Instant,
  /** Until when a payment that waits does so, and no other one can be started. */
  lapsesAt: Instant,
  paidAt: NullableInstant,
  /** From when to when the months count; null until they are paid. */
  periodStartsAt: NullableInstant,
  periodEndsAt: NullableInstant,
  /** Why it was refused, or failed. */
  refusedReason: NullableString,
  /** When the seller stopped waiting for it. It reads `failed` from then on, and `paid` if its prompt is approved all the same. */
  stoppedAt: NullableInstant,
});
export type Payment = Static<typeof Payment>;

/**
 * All of it may be left out: the seller's own number is asked then, for one month, by the first provider that serves its
 * network and answers at the moment.
 */
export const SubscribeBody = StrictObject({
  phoneNumber: Type.Optional(PhoneInput),
  months: Type.Optional(PaidMonths),
  provider: Type.Optional(PaymentProviderName),
  /** Whose wallet the number has, in the payer's words; without it the number's prefix tells. */
  network: Type.Optional(Network),
});
export type SubscribeBody = Static<typeof SubscribeBody>;

/** Can this number be asked to pay? `hasWallet` is null where that is unknown; its owner is never named. */
export const WalletBody = StrictObject({ phoneNumber: PhoneInput, network: Type.Optional(Network) });
export type WalletBody = Static<typeof WalletBody>;
export const WalletAnswer = Success(
  Type.Object({
    /** In international form. */
    phoneNumber: Type.String(),
    /** As the payer said, else by its prefix; null where the payer has to say it. */
    network: Nullable(Network),
    hasWallet: Nullable(Type.Boolean()),
  }),
);

/** "I have paid": the transaction id of the network's SMS. */
export const ReceiptBody = StrictObject({
  receipt: Type.String({ pattern: `^[A-Za-z0-9.-]{6,${maxReceiptLength}}$` }),
});
const PaymentParams = Type.Object({ paymentId: Type.String({ format: 'uuid' }) });
export const PaymentReferenceParams = Type.Object({ reference: Type.String({ maxLength: 40 }) });

/**
 * What `GET /auth/subscription-status` and `POST /auth/subscribe` answer. `expiresAt` is when the running period ends
 * (null when none runs); in the three days of grace after a paid period, when these end. `payment` is the newest one that waits, or was decided within the last 7 days. `canPay` is
 * false where no way to pay is set up. `serverTime` lets a phone with a wrong clock count the time left. `readsWithAi`:
 * a language model helps to read captions; only then is "AI" said of the plan.
 */
export const Subscription = Type.Object({
  status: SellerSubscriptionStatus,
  trialEndDate: NullableInstant,
  /** The trial ended before it began: a deleted account of the same TikTok has had one. */
  hadTrialBefore: Type.Boolean(),
  subscriptionEndDate: NullableInstant,
  expiresAt: NullableInstant,
  /** Until when importing goes on although the paid period is over, the status staying `paid`; null outside of a grace. */
  graceEndsAt: NullableInstant,
  /** When months that are paid now would begin: at the end of what runs, or of what was paid while the grace lasts. */
  nextPeriodStartsAt: Instant,
  /**
   * Days in Kampala to the last one of what was paid, which is 0: from 3 on it is time to renew. Null before and after,
   * and where days that were given run on.
   */
  paidDaysLeft: Nullable(Type.Integer()),
  /** What was paid last: for how many months, and from which wallet if from any. */
  lastPaid: Nullable(Type.Object({ months: Type.Integer(), wallet: Nullable(Wallet) })),
  priceUgx: Type.Integer(),
  trialDays: Type.Integer(),
  readsWithAi: Type.Boolean(),
  payment: Nullable(Payment),
  /** Paid within the last 7 days, after `payment` had been begun in its place: both bring their period. */
  latePayment: Nullable(Payment),
  canPay: Type.Boolean(),
  /** The price of what can be paid at once, shortest first. */
  prices: Type.Array(Type.Object({ months: PaidMonths, amountUgx: Type.Integer() })),
  /** In the order in which they are offered; `title` is the provider as people read it, `networks` is empty for `manual`. */
  waysToPay: Type.Array(
    Type.Object({ provider: PaymentProviderName, title: Type.String(), networks: Type.Array(Network) }),
  ),
  serverTime: Instant,
});
export type Subscription = Static<typeof Subscription>;
export const SubscriptionAnswer = Success(Subscription);

export const PaymentCallbackParams = Type.Object({ provider: Type.String(), secret: Type.String() });

const tags = ['billing'];

export const calls = {
  readSubscription: { tags, summary: 'My plan', answer: SubscriptionAnswer },
  subscribe: {
    tags,
    summary: 'Pay for the next months, or go on with the payment that waits',
    body: SubscribeBody,
    answer: SubscriptionAnswer,
  },
  checkWallet: {
    tags,
    summary: 'Can this number be asked to pay, and on which network',
    body: WalletBody,
    answer: WalletAnswer,
  },
  readPayment: {
    tags,
    summary: 'One of my payments, as it stands now',
    params: PaymentReferenceParams,
    answer: Success(Payment),
  },
  giveReceipt: {
    tags,
    summary: 'I have paid: the transaction ID of a payment by hand',
    params: PaymentParams,
    body: ReceiptBody,
    answer: SubscriptionAnswer,
  },
  stopPayment: {
    tags,
    summary: 'Wrong number: stop waiting for this prompt, so that another one can be asked for',
    params: PaymentParams,
    answer: SubscriptionAnswer,
  },
  listPayments: {
    tags,
    summary: 'My payments, newest first (the latest 200)',
    answer: Success(Type.Object({ payments: Type.Array(Payment) })),
  },
  receivePaymentCallback: { params: PaymentCallbackParams },
  receivePutPaymentCallback: { params: PaymentCallbackParams },
};
