import type { BillingContext, SettlementContext } from '#server/billing/billing.context.ts';
import { failPaymentInTransaction } from '#server/billing/payments/settlement.ts';
import type { FailureReason } from '#server/billing/providers/provider.ts';
import { lockSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { failureText } from './mobile-money.messages.ts';
import {
  findMobilePayment,
  listPendingPrompts,
  type MobilePayment,
  updateMobilePayment,
} from './mobile-payments.queries.ts';
import { adjustPromptCount } from './prompt-limits.ts';

/**
 * Fails a payment, unless it is paid or an administrator decided it. The provider is asked again at `nextCheckAt`.
 * `isSent` is false where the prompt surely reached no phone. True when the payment had not failed before.
 */
export async function failMobilePayment(
  context: Pick<BillingContext, 'db' | 'clock' | 'limits'>,
  payment: MobilePayment,
  reason: FailureReason,
  nextCheckAt: Date | null,
  { isSent = true } = {},
): Promise<boolean> {
  return inTransaction(context.db, 'billing.fail-payment', async (trx) => {
    const before = await failInTransaction(context, trx, payment, reason, nextCheckAt);
    if (before === 'ended') return false;
    const prompt = { shopId: payment.shop_id, phoneNumber: payment.phone_number };
    const outcome = isSent ? (reason === 'declined' || reason === 'cancelled' ? 'refused' : null) : 'not_sent';
    // What its provider says counts in place of what its seller did.
    if (outcome !== null && before === 'stopped') await adjustPromptCount(context, trx, prompt, 'not_stopped');
    if (outcome !== null) await adjustPromptCount(context, trx, prompt, outcome);
    return before === 'open';
  });
}

/**
 * `failMobilePayment` in the caller's transaction, without limits. Returns what the payment was: `stopped` by its seller
 * until this first word of its provider, `ended` where it had failed already or is decided.
 */
export async function failInTransaction(
  context: Pick<SettlementContext, 'clock'>,
  trx: Trx,
  payment: MobilePayment,
  reason: FailureReason,
  nextCheckAt: Date | null,
): Promise<'open' | 'stopped' | 'ended'> {
  const failure = { shown: failureText(reason, payment.network), reason, actor: payment.provider };
  const { payment: after, from } = await failPaymentInTransaction(context, trx, payment, failure);
  const isFailed = after.status === 'failed';
  const isStopped = from === 'failed' && (await findMobilePayment(trx, payment.payment_id))?.failure === null;
  await updateMobilePayment(trx, payment, {
    ...(isFailed ? { failure: reason, redirect_url: null } : {}),
    // It has answered.
    ...(isFailed && payment.trouble === 'no_answer' ? { trouble: null } : {}),
    next_check_at: isFailed ? nextCheckAt : null,
  });
  if (isStopped) return 'stopped';
  return isFailed && from !== 'failed' ? 'open' : 'ended';
}

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
