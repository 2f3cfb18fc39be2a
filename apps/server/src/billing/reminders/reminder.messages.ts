import { graceUntil, type SubscriptionDates } from '#server/billing/subscriptions/when-paid-time-ends.ts';
import { clockTime } from '#server/platform/kampala-days.ts';

type PaidDates = SubscriptionDates & { subscriptionEndsAt: Date };

const kampalaDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kampala', day: 'numeric', month: 'short' });
/**
 * The SMS at `now`, `daysLeft` days before the last paid one. One GSM-7 segment for an origin of up to 40 letters. Its
 * link is the same for all sellers and gives a stranger nothing.
 */
export function reminderText(
  dates: PaidDates,
  { daysLeft, now, origin }: { daysLeft: number; now: Date; origin: string },
): string {
  return `${whatEnds(dates, daysLeft, now)} Renew: ${origin}/renew Stop these SMS in your Dukalink settings.`;
}

function whatEnds(dates: PaidDates, daysLeft: number, now: Date): string {
  const { subscriptionEndsAt: end } = dates;
  const graceEnd = graceUntil(dates, now);
  if (graceEnd) return `Your Dukalink Premium ended today. We keep importing until ${kampalaDay.format(graceEnd)}.`;
  if (daysLeft === 0) return `Your Dukalink Premium ends today at ${clockTime(end)}.`;
  const lastDay = kampalaDay.format(new Date(end.getTime() - 1));
  return `Your Dukalink Premium ends ${daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}, ${lastDay}.`;
}
