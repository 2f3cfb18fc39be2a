import { Nullable, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

const NullableSeconds = Nullable(Type.Integer());

/** One provider's payments of the period. */
export const ProviderAnalytics = Type.Object({
  provider: Type.String(),
  /** Paid in the period less what was given back in it, whenever it was begun. */
  revenueUgx: Type.Integer(),
  /** Begun in the period, and what has become of these. */
  started: Type.Integer(),
  paid: Type.Integer(),
  failed: Type.Integer(),
  /** From asking to paid, of these: half, and nine of ten. */
  medianSecondsToPaid: NullableSeconds,
  slowSecondsToPaid: NullableSeconds,
  /** Most frequent first. */
  failuresByReason: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() })),
});
export type ProviderAnalytics = Static<typeof ProviderAnalytics>;

/** How payments went in the last days in Kampala, today included, by provider. */
export const PaymentAnalytics = Type.Object({
  from: Type.String(),
  to: Type.String(),
  providers: Type.Array(ProviderAnalytics),
});
export type PaymentAnalytics = Static<typeof PaymentAnalytics>;
export const PaymentAnalyticsAnswer = Success(PaymentAnalytics);
