import Type, { type Static } from 'typebox';
import { AdminApifyAnswer } from './admin-apify.schemas.ts';
import { PaymentAnalyticsAnswer } from './admin-payment-analytics.schemas.ts';
import { Instant, NullableInstant, NullableString, Success } from './envelope.schemas.ts';

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
export const AdminAnalyticsQuery = Type.Object(
  { days: Type.Optional(Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90)], { default: 30 })) },
  { additionalProperties: false },
);

const figures = {
  signups: Type.Integer(),
  revenueUgx: Type.Integer(),
  productsImported: Type.Integer(),
  views: Type.Integer(),
  chats: Type.Integer(),
  importRuns: Type.Integer(),
  importFailures: Type.Integer(),
};

/** Of how many products owners were asked about a field, found it right, or wrote it anew; each product once. */
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
export const AdminAnalyticsAnswer = Success(AdminAnalytics);

/**
 * One way in of a source, as all processes find it: reads of the last 24 hours by what came of them, the accounts that
 * are read to notice a change, and since when and why nobody asks it.
 */
export const AdminDoor = Type.Object({
  door: Type.String(),
  out: Type.Union([
    Type.Object({
      since: Instant,
      reason: Type.Union([Type.Literal('canaries'), Type.Literal('canary_and_reads'), Type.Literal('reads')]),
    }),
    Type.Null(),
  ]),
  reads: Type.Array(Type.Object({ outcome: Type.String(), count: Type.Integer() })),
  canaries: Type.Array(Type.Object({ handle: Type.String(), readAt: Instant, outcome: Type.String() })),
});
export type AdminDoor = Static<typeof AdminDoor>;

/** A TikTok source as this process sees it; `enabled` is the administrators' switch for all of them. */
export const AdminSource = Type.Object({
  source: Type.String(),
  enabled: Type.Boolean(),
  state: Type.Union([Type.Literal('closed'), Type.Literal('open'), Type.Literal('half_open')]),
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
export const AdminHealthAnswer = Success(AdminHealth);

const tags = ['admin'];

/** What each call takes and answers, with the words of its description. */
export const calls = {
  readStats: { tags, summary: 'How many sellers there are, by status and sign-up', answer: AdminStatsAnswer },
  readAdminAnalytics: {
    tags,
    summary: 'Figures of all shops, by day',
    query: AdminAnalyticsQuery,
    answer: AdminAnalyticsAnswer,
  },
  readPaymentAnalytics: {
    tags,
    summary: 'How payments went, by provider: revenue, success, time to paid, why they failed',
    query: AdminAnalyticsQuery,
    answer: PaymentAnalyticsAnswer,
  },
  readApify: {
    tags,
    summary: 'Runs of Apify, which cost: today, this month, what is left, and what failed',
    answer: AdminApifyAnswer,
  },
  readAdminHealth: { tags, summary: 'How the service is', answer: AdminHealthAnswer },
};
