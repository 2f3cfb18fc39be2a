import type { SettlementContext } from '#server/billing/billing.context.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Period, runningUntil } from './periods.ts';
import { lockSubscription, updateSubscription } from './subscriptions.queries.ts';
import { isPlanRunning } from './when-paid-time-ends.ts';

/**
 * Gives the shop `days` days of 24 hours after everything that runs, and at once when nothing runs: no grace shortens
 * them. Resumes a paused import. Returns these days. Throws `not_found`.
 */
export async function grantComplimentaryPlan(
  context: Pick<SettlementContext, 'clock' | 'onResumed'>,
  trx: Trx,
  shopId: string,
  days: number,
): Promise<Period> {
  const dates = await lockSubscription(trx, shopId);
  if (!dates) throw new AppError('not_found');
  const now = context.clock.now();
  const startsAt = runningUntil(dates, now) ?? now;
  const endsAt = new Date(startsAt.getTime() + days * dayMs);
  await updateSubscription(trx, shopId, { complimentary_ends_at: endsAt });
  if (!isPlanRunning(dates, now)) await context.onResumed(trx, shopId);
  return { startsAt, endsAt };
}

/**
 * Ends the complimentary plan now; paid time stays. Returns what the plan had left. Throws `not_found`, `conflict` when
 * there is none.
 */
export async function endComplimentaryPlan(
  context: Pick<SettlementContext, 'clock'>,
  trx: Trx,
  shopId: string,
): Promise<Period> {
  const dates = await lockSubscription(trx, shopId);
  if (!dates) throw new AppError('not_found');
  const now = context.clock.now();
  const endsAt = dates.complimentaryEndsAt;
  if (!endsAt || endsAt <= now) throw new AppError('conflict', { message: 'This seller has no free plan to end.' });
  await updateSubscription(trx, shopId, { complimentary_ends_at: now });
  return { startsAt: now, endsAt };
}
