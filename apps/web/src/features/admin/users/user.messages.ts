import type { AdminSubscriptionStatus } from '@app/contracts/admin/users.schemas';
import { dayMs, daysLeft, dayWords } from '#web/lib/formatting/days-left.ts';
import { kampalaOffsetMs } from '#web/lib/formatting/format.ts';

export const statusNames: Record<AdminSubscriptionStatus, string> = {
  trial: 'Trial',
  paid: 'Paid',
  active: 'Active',
  expired: 'Expired',
  pending: 'Pending',
};

export const isStatus = (value: string): value is AdminSubscriptionStatus => Object.hasOwn(statusNames, value);

/** A status that this build does not know is shown as pending. */
export const statusName = (status: string) => (isStatus(status) ? statusNames[status] : statusNames.pending);

/** Days to the end; 0 when it is before midnight in Kampala, null when it is over. */
function daysUntil(endsAt: string, nowMs: number): number | null {
  const endMs = Date.parse(endsAt);
  if (endMs <= nowMs) return null;
  return kampalaDay(endMs) === kampalaDay(nowMs) ? 0 : daysLeft(endMs, nowMs);
}

const kampalaDay = (atMs: number) => Math.floor((atMs + kampalaOffsetMs) / dayMs);

/** In the table: 'Expired', 'Today', '1 day', 'N days'. */
export function trialLeft(endsAt: string, nowMs: number): string {
  const days = daysUntil(endsAt, nowMs);
  if (days === null) return 'Expired';
  return days === 0 ? 'Today' : dayWords(days);
}

/** In the details: 'Expired', 'Expires today', 'Expires in 1 day', 'Expires in N days'. */
export function trialEnds(endsAt: string, nowMs: number): string {
  const days = daysUntil(endsAt, nowMs);
  if (days === null) return 'Expired';
  return days === 0 ? 'Expires today' : `Expires in ${dayWords(days)}`;
}

/** Null where the trial is over and does not decide the status. */
export function trialStatus(
  user: { subscriptionStatus: string; trialExpiresAt: string | null },
  nowMs: number,
): string | null {
  if (user.trialExpiresAt === null) return null;
  const words = trialLeft(user.trialExpiresAt, nowMs);
  const isCounted = user.subscriptionStatus === 'trial' || user.subscriptionStatus === 'expired';
  return words === 'Expired' && !isCounted ? null : words;
}
