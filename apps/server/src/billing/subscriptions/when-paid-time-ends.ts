import type { SellerSubscriptionStatus } from '@app/contracts/accounts/accounts.schemas';
import { dayMs } from '#server/platform/clock.ts';
import { dayInKampala, daysBetween, hourInKampala } from '#server/platform/kampala-days.ts';

// What happens when paid time ends:
// - Three SMS remind the seller, 3 days and 1 day before and on the last day (`reminderDays`, in `daytimeHours`;
//   see billing/reminders).
// - For 3 more days importing goes on (`graceMs`). A trial and a complimentary plan end without a grace.
// - Then importing, sync-now and adding products stop until the seller pays. The public shop stays up, with its products.

/** The stored dates of a subscription. A date in the past counts like none. */
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

export function subscriptionDates(row: SubscriptionColumns): SubscriptionDates {
  return {
    trialEndsAt: row.trial_ends_at,
    subscriptionEndsAt: row.subscription_ends_at,
    complimentaryEndsAt: row.complimentary_ends_at,
  };
}

const isAhead = (end: Date | null, now: Date): boolean => end !== null && end.getTime() > now.getTime();

/** How long importing goes on after a paid period. */
const graceMs = 3 * dayMs;

const graceEndOf = ({ subscriptionEndsAt: end }: SubscriptionDates): Date | null =>
  end && new Date(end.getTime() + graceMs);

/**
 * The status at `now`, computed at each reading so that no late job can show a wrong one. Each period ends with its end
 * date's instant. Paid comes first: a seller who pays during the trial sees "paid" at once; it stays through the grace.
 * In SQL the same rule is the function `seller_status`; a test compares both.
 */
export function subscriptionStatus(dates: SubscriptionDates, now: Date): SubscriptionStatus {
  if (isAhead(dates.subscriptionEndsAt, now)) return 'paid';
  if (isAhead(dates.complimentaryEndsAt, now)) return 'active';
  if (isAhead(dates.trialEndsAt, now)) return 'trial';
  return isAhead(graceEndOf(dates), now) ? 'paid' : 'expired';
}

/** The end of the grace; null outside of one. */
export function graceUntil(dates: SubscriptionDates, now: Date): Date | null {
  const isInGrace = subscriptionStatus(dates, now) === 'paid' && !isAhead(dates.subscriptionEndsAt, now);
  return isInGrace ? graceEndOf(dates) : null;
}

/** What the seller is told: a complimentary plan behaves as a paid one. */
export function sellerStatus(status: SubscriptionStatus): SellerSubscriptionStatus {
  return status === 'active' ? 'paid' : status;
}

/** Whether importing, sync-now and adding products are allowed. */
export function isPlanRunning(dates: SubscriptionDates, now: Date): boolean {
  return subscriptionStatus(dates, now) !== 'expired';
}

/** What such a row says at `now`, for other slices: `ownStatus` is what its seller is told. */
export function planAt(row: SubscriptionColumns, now: Date) {
  const dates = subscriptionDates(row);
  const status = subscriptionStatus(dates, now);
  return {
    status,
    ownStatus: sellerStatus(status),
    graceEndsAt: graceUntil(dates, now),
    isRunning: isPlanRunning(dates, now),
  };
}

/** Days in Kampala before the last paid day, which is 0. */
export const reminderDays = [3, 1, 0];
export const maxReminderDays = Math.max(...reminderDays);

/** Messages go out from the first hour on and before the second, in Kampala. */
const daytimeHours = { from: 9, to: 19 };

export function isDaytime(now: Date): boolean {
  const hour = hourInKampala(now);
  return hour >= daytimeHours.from && hour < daytimeHours.to;
}

/**
 * Days in Kampala until the last paid one: 0 on that day itself, also when it is over by the hour. Null outside of the
 * days of reminders, and where a trial or a complimentary plan runs on after it.
 */
export function paidDaysLeft(dates: SubscriptionDates, now: Date): number | null {
  const { subscriptionEndsAt: end, complimentaryEndsAt, trialEndsAt } = dates;
  if (!end || isAhead(complimentaryEndsAt, end) || isAhead(trialEndsAt, end)) return null;
  // What ends at midnight has its last moment on the day before.
  const lastDay = dayInKampala(new Date(end.getTime() - 1));
  const left = daysBetween(dayInKampala(now), lastDay);
  return left >= 0 && left <= maxReminderDays ? left : null;
}
