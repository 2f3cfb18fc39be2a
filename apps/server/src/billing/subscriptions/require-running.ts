import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSubscription } from './subscriptions.queries.ts';
import { mayImport } from './when-paid-time-ends.ts';

const trialWasBefore = 'This TikTok had its free trial already. Subscribe to go on.';
const paidHasEnded = 'Your subscription has expired. Please subscribe to continue.';

/** Throws `subscription_expired` (403) when neither a trial nor a paid period runs. */
export async function requireRunningSubscription(db: Db | Trx, shopId: string, now: Date): Promise<void> {
  const dates = await findSubscription(db, shopId);
  if (dates && mayImport(dates, now)) return;
  // A seller who has paid before is not told of a trial.
  if (dates?.subscriptionEndsAt) throw new AppError('subscription_expired', { message: paidHasEnded });
  throw new AppError('subscription_expired', dates?.hadTrialBefore ? { message: trialWasBefore } : {});
}
