import { readBillingSettings } from '#server/billing/billing-settings.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/**
 * Notes whether a former account of the same TikTok had its trial. One that had ends a trial that runs; where it turns
 * out to be another TikTok account's, the trial that was ended begins now. Does nothing a second time.
 */
export async function noteFormerTrial(
  trx: Trx,
  shopId: string,
  { isUsed, now }: { isUsed: boolean; now: Date },
): Promise<void> {
  if (isUsed) await endTrial(trx, shopId, now);
  else await giveTrialBack(trx, shopId, now);
}

async function endTrial(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ trial_ends_at: now, had_trial_before: true })
    .where('shop_id', '=', shopId)
    .where('trial_ends_at', '>', now)
    .execute();
}

async function giveTrialBack(trx: Trx, shopId: string, now: Date): Promise<void> {
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
