import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { dayMs, daysLeft, dayWords } from '#web/lib/formatting/days-left.ts';
import { counted } from '#web/lib/formatting/format.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface TimeLeft {
  /** 'Expired', '2 days left', '1 hour left', '5 minutes left'. */
  text: string;
  /** Without the last word, for 'expires in …'. */
  span: string;
  isOver: boolean;
  isWarning: boolean;
  isLastDay: boolean;
}

/** The end of the current trial, paid period or grace; otherwise the server's value. */
export function endOf(subscription: Subscription): string | null {
  const { status, trialEndDate, subscriptionEndDate, expiresAt, graceEndsAt } = subscription;
  if (graceEndsAt) return graceEndsAt;
  if (status === 'trial') return trialEndDate;
  return status === 'paid' ? subscriptionEndDate : expiresAt;
}

/** In the largest unit of which a whole one is left, rounded up. */
export function timeLeft(endsAt: string | null, nowMs: number): TimeLeft {
  const leftMs = endsAt === null ? 0 : Date.parse(endsAt) - nowMs;
  if (leftMs <= 0) return { text: 'Expired', span: '', isOver: true, isWarning: false, isLastDay: false };
  const span = spanOf(leftMs);
  return { text: `${span} left`, span, isOver: false, isWarning: leftMs < hourMs, isLastDay: leftMs < dayMs };
}

function spanOf(leftMs: number): string {
  if (leftMs >= dayMs) return dayWords(daysLeft(leftMs, 0));
  if (leftMs >= hourMs) return counted(Math.ceil(leftMs / hourMs), 'hour');
  return counted(Math.ceil(leftMs / minuteMs), 'minute');
}
