import type { AdminSubscriptionStatus } from '@app/contracts/admin/users.schemas';
import { spanWords } from '#web/features/admin/format.ts';
import { dayMs, daysLeft, dayWords } from '#web/lib/formatting/days-left.ts';
import { formatDay, kampalaOffsetMs } from '#web/lib/formatting/format.ts';

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

/** Not about those who pay or have a free plan. */
export const trialDecides = ({ subscriptionStatus }: { subscriptionStatus: string }) =>
  subscriptionStatus === 'trial' || subscriptionStatus === 'expired';

/** Of sellers whom the trial decides about. */
export function trialStatus(
  user: { subscriptionStatus: string; trialExpiresAt: string | null },
  nowMs: number,
): string | null {
  return trialDecides(user) && user.trialExpiresAt !== null ? trialLeft(user.trialExpiresAt, nowMs) : null;
}

/** What runs longer: paid time or free days. Null where there was neither. */
export function paidUntilWords({ paidUntil, freeUntil }: { paidUntil: string | null; freeUntil: string | null }) {
  const [paidMs, freeMs] = [Date.parse(paidUntil ?? '') || 0, Date.parse(freeUntil ?? '') || 0];
  if (freeUntil !== null && freeMs > paidMs) return `${formatDay(freeUntil)} (free)`;
  return paidUntil && formatDay(paidUntil);
}

/** `3 hours ago`, `failed 3 hours ago`; null before the first one. */
export function lastImportWords(user: { lastImportAt: string | null; lastImportFailed: boolean }, nowMs: number) {
  if (user.lastImportAt === null) return null;
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(user.lastImportAt)) / 1000));
  return `${user.lastImportFailed ? 'failed ' : ''}${spanWords(seconds)} ago`;
}
