import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { isPlanRunning, type SubscriptionDates, subscriptionDates } from './when-paid-time-ends.ts';

const dates = ['trial_ends_at', 'subscription_ends_at', 'complimentary_ends_at'] as const;

/** Null for a shop without a subscription row. `hadTrialBefore`: a deleted account of the same TikTok had its trial. */
export async function findSubscription(
  db: Db | Trx,
  shopId: string,
): Promise<(SubscriptionDates & { hadTrialBefore: boolean }) | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select([...dates, 'had_trial_before'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ? { ...subscriptionDates(row), hadTrialBefore: row.had_trial_before } : null;
}

/** Locks the shop's row until the transaction ends. Each change of a shop's payments takes this lock first. */
export async function lockSubscription(trx: Trx, shopId: string): Promise<SubscriptionDates | null> {
  const query = trx.selectFrom('subscriptions').select(dates).where('shop_id', '=', shopId);
  const row = await query.forUpdate().executeTakeFirst();
  return row ? subscriptionDates(row) : null;
}

export async function updateSubscription(
  trx: Trx,
  shopId: string,
  change: { subscription_ends_at: Date | null } | { complimentary_ends_at: Date },
): Promise<void> {
  await trx.updateTable('subscriptions').set(change).where('shop_id', '=', shopId).execute();
}

/** `isPlanRunning` in SQL, for a query that has joined the table `subscriptions` under its own name. */
export function subscriptionRuns(now: Date): RawBuilder<boolean> {
  return sql<boolean>`seller_status(subscriptions.trial_ends_at, subscriptions.subscription_ends_at,
    subscriptions.complimentary_ends_at, ${now.toISOString()}::timestamptz) <> 'expired'`;
}

const trialWasBefore = 'This TikTok had its free trial already. Subscribe to go on.';
const paidHasEnded = 'Your subscription has expired. Please subscribe to continue.';

/** Throws `subscription_expired` (403) when neither a trial nor a paid period runs. */
export async function requireRunningSubscription(db: Db | Trx, shopId: string, now: Date): Promise<void> {
  const dates = await findSubscription(db, shopId);
  if (dates && isPlanRunning(dates, now)) return;
  // A seller who has paid before is not told of a trial.
  if (dates?.subscriptionEndsAt) throw new AppError('subscription_expired', { message: paidHasEnded });
  throw new AppError('subscription_expired', dates?.hadTrialBefore ? { message: trialWasBefore } : {});
}
