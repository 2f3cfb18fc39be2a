import { readBillingSettings } from '#server/billing/billing-settings.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** 7 days, unless an administrator changed that. */
async function trialFrom(trx: Trx, now: Date) {
  const { trialDays } = await readBillingSettings(trx);
  return { trial_started_at: now, trial_ends_at: new Date(now.getTime() + trialDays * dayMs) };
}

/** Starts the trial of a new shop. A second call changes nothing and returns false. */
export async function startTrial(trx: Trx, shopId: string, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('subscriptions')
    .values({ shop_id: shopId, ...(await trialFrom(trx, now)) })
    .onConflict((conflict) => conflict.column('shop_id').doNothing())
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a running trial where a former account of the same TikTok has used it. If that account turns out to be another
 * TikTok's, the ended trial starts again. A second call changes nothing.
 */
export async function applyFormerTrial(
  trx: Trx,
  shopId: string,
  { isUsed, now }: { isUsed: boolean; now: Date },
): Promise<void> {
  const subscription = trx.updateTable('subscriptions').where('shop_id', '=', shopId);
  if (isUsed) {
    const ended = subscription.set({ trial_ends_at: now, had_trial_before: true });
    await ended.where('trial_ends_at', '>', now).execute();
    return;
  }
  const restarted = subscription.set({ ...(await trialFrom(trx, now)), had_trial_before: false });
  await restarted.where('had_trial_before', '=', true).execute();
}
