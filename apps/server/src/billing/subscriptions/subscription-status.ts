import type { SellerSubscriptionStatus } from '@app/contracts/accounts/accounts.schemas';
import { dayMs } from '#server/platform/clock.ts';

/** What is stored of a subscription: dates only. A date in the past counts like none. */
export interface SubscriptionDates {
  trialEndsAt: Date;
  subscriptionEndsAt: Date | null;
  complimentaryEndsAt: Date | null;
}

/** `active` is a complimentary plan granted by an administrator. */
type SubscriptionStatus = 'trial' | 'paid' | 'active' | 'expired';

/** A row that has the subscription's columns. */
interface SubscriptionColumns {
  trial_ends_at: Date;
  subscription_ends_at: Date | null;
  complimentary_ends_at: Date | null;
}

/** The dates of such a row. */
export function subscriptionDates(row: SubscriptionColumns): SubscriptionDates {
  return {
    trialEndsAt: row.trial_ends_at,
    subscriptionEndsAt: row.subscription_ends_at,
    complimentaryEndsAt: row.complimentary_ends_at,
  };
}

const isAhead = (end: Date | null, now: Date): boolean => end !== null && end.getTime() > now.getTime();

/** For how long after a paid period importing goes on. */
const graceMs = 3 * dayMs;

/**
 * The status at `now`, computed at each reading so that no late job can show a wrong one. Each period ends with its end
 * date's instant. Paid comes first: a month that was paid during the trial is added after it, and the seller who paid
 * sees "paid" at once; so it stays through the grace. In SQL the same rule is the function `seller_status`; a test holds
 * both together.
 */
export function subscriptionStatus(dates: SubscriptionDates, now: Date): SubscriptionStatus {
  if (isAhead(dates.subscriptionEndsAt, now)) return 'paid';
  if (isAhead(dates.complimentaryEndsAt, now)) return 'active';
  if (isAhead(dates.trialEndsAt, now)) return 'trial';
  return isAhead(graceEndOf(dates), now) ? 'paid' : 'expired';
}

/** A trial and a complimentary plan have none. */
function graceEndOf({ subscriptionEndsAt: end }: SubscriptionDates): Date | null {
  return end && new Date(end.getTime() + graceMs);
}

/** Until when importing goes on although nothing runs any more; null outside of a grace. */
export function graceUntil(dates: SubscriptionDates, now: Date): Date | null {
  const ends = [dates.subscriptionEndsAt, dates.complimentaryEndsAt, dates.trialEndsAt];
  const graceEnd = graceEndOf(dates);
  return isAhead(graceEnd, now) && !ends.some((end) => isAhead(end, now)) ? graceEnd : null;
}

/** What the seller is told: a complimentary plan behaves as a paid one. */
export function sellerStatus(status: SubscriptionStatus): SellerSubscriptionStatus {
  return status === 'active' ? 'paid' : status;
}

/** Importing, sync-now and adding pause when the subscription has expired, after its grace; the public shop stays up. */
export function mayImport(status: SubscriptionStatus): boolean {
  return status !== 'expired';
}

/** What such a row says at `now`, for other slices: `ownStatus` is what its seller is told. */
export function planAt(row: SubscriptionColumns, now: Date) {
  const dates = subscriptionDates(row);
  const status = subscriptionStatus(dates, now);
  return {
    status,
    ownStatus: sellerStatus(status),
    graceEndsAt: graceUntil(dates, now),
    mayImport: mayImport(status),
  };
}
