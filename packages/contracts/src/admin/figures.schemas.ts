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
import { AdminApifyAnswer } from './apify.schemas.ts';
import { PaymentAnalyticsAnswer } from './payments/payment-analytics.schemas.ts';

/**
 * The six cards. `activeCount` are complimentary plans; days count back from now. The `previous` ones are the periods
 * before, for the change.
 */
export const AdminStats = Type.Object({
  totalUsers: Type.Integer(),
  activeTrials: Type.Integer(),
  paidCount: Type.Integer(),
  activeCount: Type.Integer(),
  expiredCount: Type.Integer(),
  pendingCount: Type.Integer(),
  signupsLast7Days: Type.Integer(),
  signupsLast30Days: Type.Integer(),
  signupsPrevious7Days: Type.Integer(),
  signupsPrevious30Days: Type.Integer(),
});
export type AdminStats = Static<typeof AdminStats>;
export const AdminStatsAnswer = Success(AdminStats);

/** The last 7, 30 or 90 days in Africa/Kampala, today included. */
export const AdminAnalyticsQuery = StrictObject({
  days: Type.Optional(Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90)], { default: 30 })),
});

const figures = {
  signups: Type.Integer(),
  revenueUgx: Type.Integer(),
  productsImported: Type.Integer(),
  views: Type.Integer(),
  chats: Type.Integer(),
  importRuns: Type.Integer(),
  importFailures: Type.Integer(),
};

/** Orders by the day on which they were asked, and how far they came; the value is of those received. */
const OrderSums = Type.Object({
  asked: Type.Integer(),
  confirmed: Type.Integer(),
  received: Type.Integer(),
  proven: Type.Integer(),
  receivedUgx: Type.Integer(),
});

/** Reviews by the day on which they were written; reports of reviews by theirs. */
const ReviewSums = Type.Object({
  written: Type.Integer(),
  answered: Type.Integer(),
  hidden: Type.Integer(),
  reported: Type.Integer(),
});

/** Of how many products owners were asked about a field, found it right, or corrected it; each product once. */
const Verdicts = Type.Object({ asked: Type.Integer(), confirmed: Type.Integer(), corrected: Type.Integer() });

/**
 * Figures of all shops. `byDay` has every day of the period, oldest first, as `YYYY-MM-DD`; `previous` the same number
 * of days before.
 */
export const AdminAnalytics = Type.Object({
  from: Type.String(),
  to: Type.String(),
  totals: Type.Object(figures),
  previous: Type.Object(figures),
  byDay: Type.Array(Type.Object({ day: Type.String(), ...figures })),
  orders: OrderSums,
  previousOrders: OrderSums,
  reviews: ReviewSums,
  previousReviews: ReviewSums,
  activeTrials: Type.Integer(),
  shopsWithProducts: Type.Integer(),
  /** Of the sellers whose trial ended in the period, how many have paid. */
  conversion: Type.Object({ trialsEnded: Type.Integer(), paid: Type.Integer() }),
  failuresByReason: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() })),
  /** What owners said about what was read from captions. */
  readings: Type.Object({
    title: Verdicts,
    price: Verdicts,
    old_price: Verdicts,
    tags: Verdicts,
    sizes: Verdicts,
    availability: Verdicts,
  }),
});
export type AdminAnalytics = Static<typeof AdminAnalytics>;

/**
 * One way in of a source, as all processes find it: reads of the last 24 hours by what came of them, the accounts that
 * are read to notice a change, and since when and why it is not asked.
 */
export const AdminDoor = Type.Object({
  door: Type.String(),
  out: Nullable(
    Type.Object({
      since: Instant,
      reason: OneOf('canaries', 'canary_and_reads', 'reads'),
    }),
  ),
  reads: Type.Array(Type.Object({ outcome: Type.String(), count: Type.Integer() })),
  canaries: Type.Array(Type.Object({ handle: Type.String(), readAt: Instant, outcome: Type.String() })),
});
export type AdminDoor = Static<typeof AdminDoor>;

/** A TikTok source as this process sees it; `enabled` is the administrators' switch for all of them. */
export const AdminSource = Type.Object({
  source: Type.String(),
  enabled: Type.Boolean(),
  state: OneOf('closed', 'open', 'half_open'),
  openUntil: NullableInstant,
  doors: Type.Array(AdminDoor),
});
export type AdminSource = Static<typeof AdminSource>;

/** What an operator looks at first. Ages in whole seconds. */
export const AdminHealth = Type.Object({
  version: NullableString,
  startedAt: Instant,
  database: Type.Object({ engine: Type.String(), answeredInMs: Type.Number() }),
  jobs: Type.Array(Type.Object({ job: Type.String(), waiting: Type.Integer(), oldestSeconds: Type.Integer() })),
  sources: Type.Array(AdminSource),
  /** Today, in Africa/Kampala. */
  imports: Type.Object({ runs: Type.Integer(), failures: Type.Integer(), lastSucceededAt: NullableInstant }),
});
export type AdminHealth = Static<typeof AdminHealth>;

/** What waits for an administrator. Zero everywhere: nothing does. */
export const AdminAttention = Type.Object({
  openReports: Type.Integer(),
  /** Payments by hand that wait for a decision. */
  paymentsByHand: Type.Integer(),
  /** Payments that are in trouble with their provider. */
  paymentsStuck: Type.Integer(),
  /** Days on which our payments and a provider's differ, or could not be compared; null for viewers. */
  daysDiffering: Nullable(Type.Integer()),
  /** Ways of reading TikTok that are not asked now; `since` where what they show has changed. */
  sourcesDown: Type.Array(Type.Object({ door: Type.String(), since: NullableInstant })),
  /** Trials that end within `trialsEndWithinDays`. */
  trialsEnding: Type.Integer(),
  trialsEndWithinDays: Type.Integer(),
});
export type AdminAttention = Static<typeof AdminAttention>;

export const calls = {
  readAttention: {
    summary: 'How much waits for an administrator, by what it is',
    answer: Success(AdminAttention),
  },
  readStats: { summary: 'How many sellers there are, by status and sign-up', answer: AdminStatsAnswer },
  readAdminAnalytics: {
    summary: 'Figures of all shops, by day',
    query: AdminAnalyticsQuery,
    answer: Success(AdminAnalytics),
  },
  readPaymentAnalytics: {
    summary: 'How payments went, by provider: revenue, success, time to paid, why they failed',
    query: AdminAnalyticsQuery,
    answer: PaymentAnalyticsAnswer,
  },
  readApify: {
    summary: 'Runs of Apify, which cost: today, this month, what is left, and what failed',
    answer: AdminApifyAnswer,
  },
  readAdminHealth: { summary: 'How the service is', answer: Success(AdminHealth) },
};
