import { readBillingSettings } from '#server/billing/billing-settings.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { insertTrial } from './subscriptions.queries.ts';

/** Starts the trial of a new shop: 7 days, unless an administrator changed that. A second call returns false. */
export async function startTrial(trx: Trx, shopId: string, now: Date): Promise<boolean> {
  const { trialDays } = await readBillingSettings(trx);
  return insertTrial(trx, shopId, now, new Date(now.getTime() + trialDays * dayMs));
}
