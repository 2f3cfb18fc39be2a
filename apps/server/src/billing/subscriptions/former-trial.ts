import { readBillingSettings } from '#server/billing/billing-settings.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/**
 * Ends a running trial where a former account of the same TikTok has used it. If that account turns out to be another
 * TikTok's, the ended trial starts again. A second call changes nothing.
 */
export async function noteFormerTrial(
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
  const { trialDays } = await readBillingSettings(trx);
  const trial_ends_at = new Date(now.getTime() + trialDays * dayMs);
  const restarted = subscription.set({ trial_started_at: now, trial_ends_at, had_trial_before: false });
  await restarted.where('had_trial_before', '=', true).execute();
}
