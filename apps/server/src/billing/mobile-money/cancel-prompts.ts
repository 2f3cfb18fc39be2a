import { lockSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { failInTransaction } from './fail-mobile-payment.ts';
import { listPendingPrompts } from './mobile-payments.queries.ts';

/**
 * Cancels the prompts of an account that will be deleted. No provider takes a prompt back, so its payment is followed
 * all the same, and money that comes is on record.
 */
export async function cancelPrompts(trx: Trx, shopId: string, now: Date): Promise<void> {
  // Waits for a payment that starts at this moment.
  await lockSubscription(trx, shopId);
  for (const payment of await listPendingPrompts(trx, shopId))
    await failInTransaction({ clock: { now: () => now } }, trx, payment, 'cancelled', payment.next_check_at);
}
