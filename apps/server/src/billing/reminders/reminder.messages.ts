import { graceUntil, type SubscriptionDates } from '#server/billing/subscriptions/subscription-status.ts';

const kampalaDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kampala', day: 'numeric', month: 'short' });
const kampalaTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Kampala',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * What the SMS says at `now`, `daysLeft` days before the last one of what was paid. One GSM-7 segment for an origin of
 * up to 40 letters. Its link is the same for everybody: who reads it elsewhere gets nothing by it.
 */
export function reminderText(
  dates: SubscriptionDates & { subscriptionEndsAt: Date },
  { daysLeft, now, origin }: { daysLeft: number; now: Date; origin: string },
): string {
  return `${whatEnds(dates, daysLeft, now)} Renew: ${origin}/renew Stop these SMS in your Dukalink settings.`;
}

function whatEnds(dates: SubscriptionDates & { subscriptionEndsAt: Date }, daysLeft: number, now: Date): string {
  const { subscriptionEndsAt: end } = dates;
  const graceEnd = graceUntil(dates, now);
  if (graceEnd) return `Your Dukalink Premium ended today. We keep importing until ${kampalaDay.format(graceEnd)}.`;
  if (daysLeft === 0) return `Your Dukalink Premium ends today at ${kampalaTime.format(end)}.`;
  const lastDay = kampalaDay.format(new Date(end.getTime() - 1));
  return `Your Dukalink Premium ends ${daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}, ${lastDay}.`;
}
