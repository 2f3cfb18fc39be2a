import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { SubscriptionDates } from './subscription-status.ts';

export async function findSubscription(db: Db | Trx, shopId: string): Promise<SubscriptionDates | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['trial_ends_at', 'subscription_ends_at', 'complimentary_ends_at'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    trialEndsAt: row.trial_ends_at,
    subscriptionEndsAt: row.subscription_ends_at,
    complimentaryEndsAt: row.complimentary_ends_at,
  };
}

/** False when the shop has had its trial already: it starts once. */
export async function insertTrial(trx: Trx, shopId: string, startedAt: Date, endsAt: Date): Promise<boolean> {
  const row = await trx
    .insertInto('subscriptions')
    .values({ shop_id: shopId, trial_started_at: startedAt, trial_ends_at: endsAt })
    .onConflict((conflict) => conflict.column('shop_id').doNothing())
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * `mayImport` as SQL, for a query that has joined the table `subscriptions` under its own name. `greatest` passes over nulls.
 * A test holds it against the pure function.
 */
export function subscriptionRuns(now: Date): RawBuilder<boolean> {
  return sql<boolean>`greatest(subscriptions.trial_ends_at, subscriptions.subscription_ends_at,
    subscriptions.complimentary_ends_at) > ${now.toISOString()}::timestamptz`;
}
