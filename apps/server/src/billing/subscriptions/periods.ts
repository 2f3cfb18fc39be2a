import { dayMs } from '#server/platform/clock.ts';
import type { SubscriptionDates } from './subscription-status.ts';

/** A month is 30 days of 24 hours, wherever the calendar or the clock of a country stands. */
export const monthMs = 30 * dayMs;

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The period that `months` prepaid months bring at `now`: it begins where everything that still runs ends (trial, paid
 * period, complimentary plan), and at once when nothing runs.
 */
export function nextPeriod(dates: SubscriptionDates, months: number, now: Date): Period {
  const ends = [dates.trialEndsAt, dates.subscriptionEndsAt, dates.complimentaryEndsAt];
  const startMs = Math.max(now.getTime(), ...ends.map((end) => end?.getTime() ?? 0));
  return { startsAt: new Date(startMs), endsAt: new Date(startMs + months * monthMs) };
}

/** When everything that runs at `now` ends; null when nothing runs. */
export function runningUntil(dates: SubscriptionDates, now: Date): Date | null {
  const until = nextPeriod(dates, 0, now).startsAt;
  return until.getTime() > now.getTime() ? until : null;
}
