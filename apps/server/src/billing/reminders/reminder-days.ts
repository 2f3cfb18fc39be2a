import type { SubscriptionDates } from '#server/billing/subscriptions/subscription-status.ts';
import { dayInKampala, daysBetween, hourInKampala } from '#server/platform/kampala-days.ts';

/** So many days before the last one of what was paid a seller hears of it for the first time. */
const firstReminderDays = 3;

/**
 * Days in Kampala until the last one of what was paid: 0 on that day itself, also when it is over by the hour. Null
 * outside of the days of reminders, and where days that were given run on after it.
 */
export function paidDaysLeft(dates: SubscriptionDates, now: Date): number | null {
  const { subscriptionEndsAt: end, complimentaryEndsAt, trialEndsAt } = dates;
  if (!end || [complimentaryEndsAt, trialEndsAt].some((other) => other !== null && other > end)) return null;
  // What ends at midnight has its last moment on the day before.
  const lastDay = dayInKampala(new Date(end.getTime() - 1));
  const left = daysBetween(dayInKampala(now), lastDay);
  return left >= 0 && left <= firstReminderDays ? left : null;
}

/** Nobody's phone rings at night: from 9 in the morning to 7 in the evening, in Kampala. */
export function isDecentHour(now: Date): boolean {
  const hour = hourInKampala(now);
  return hour >= 9 && hour < 19;
}
