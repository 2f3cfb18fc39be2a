import { dayMs } from '#server/platform/clock.ts';
import { graceUntil, type SubscriptionDates } from './when-paid-time-ends.ts';

/** A month is 30 days of 24 hours. */
export const monthMs = 30 * dayMs;

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The period of `months` months paid at `now`. It starts where the trial, the paid period or the complimentary plan ends
 * last, and at once when none runs; in the grace where the last paid period ended.
 */
export function nextPeriod(dates: SubscriptionDates, months: number, now: Date): Period {
  const endMs = lastEndMs(dates);
  const startMs = graceUntil(dates, now) ? endMs : Math.max(now.getTime(), endMs);
  return { startsAt: new Date(startMs), endsAt: new Date(startMs + months * monthMs) };
}

/** When everything that runs at `now` ends; null when nothing runs. */
export function runningUntil(dates: SubscriptionDates, now: Date): Date | null {
  const untilMs = lastEndMs(dates);
  return untilMs > now.getTime() ? new Date(untilMs) : null;
}

function lastEndMs({ trialEndsAt, subscriptionEndsAt, complimentaryEndsAt }: SubscriptionDates): number {
  return Math.max(...[trialEndsAt, subscriptionEndsAt, complimentaryEndsAt].map((end) => end?.getTime() ?? 0));
}
