import { readBillingSettings } from '#server/billing/billing-settings.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** Ends a trial that runs: a deleted account of the same TikTok has had one. */
export async function endTrialOfFormerAccount(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ trial_ends_at: now, had_trial_before: true })
    .where('shop_id', '=', shopId)
    .where('trial_ends_at', '>', now)
    .execute();
}

/** It was another TikTok account that had one: the trial begins now. */
export async function giveTrialBack(trx: Trx, shopId: string, now: Date): Promise<void> {
  const { trialDays } = await readBillingSettings(trx);
  await trx
    .updateTable('subscriptions')
    .set({
      trial_started_at: now,
      trial_ends_at: new Date(now.getTime() + trialDays * dayMs),
      had_trial_before: false,
    })
    .where('shop_id', '=', shopId)
    .where('had_trial_before', '=', true)
    .execute();
}
