import type { BillingContext } from '#server/billing/billing.context.ts';
import { requireOwnPayment } from '#server/billing/payments/payments.queries.ts';
import { failPaymentInTransaction } from '#server/billing/payments/settlement.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { stoppedText } from './mobile-money.messages.ts';
import { findMobilePayment, updateMobilePayment } from './mobile-payments.queries.ts';
import { adjustPromptCount } from './prompt-limits.ts';

/**
 * Stops waiting for a prompt that went to the wrong number, so that another one can be asked for. No provider takes a
 * prompt back: it is checked as often as before, and money that comes brings its period. A payment that is decided by
 * now, or by hand, stays as it is. Throws `not_found`.
 */
export async function stopPayment(
  context: Pick<BillingContext, 'db' | 'clock' | 'limits'>,
  shopId: string,
  paymentId: string,
): Promise<void> {
  await requireOwnPayment(context.db, shopId, { paymentId });
  const payment = await findMobilePayment(context.db, paymentId);
  if (!payment) return;
  await inTransaction(context.db, 'billing.stop-payment', async (trx) => {
    const stop = { shown: stoppedText, reason: 'stopped', actor: 'seller' };
    const { from } = await failPaymentInTransaction(context, trx, payment, stop);
    if (from !== 'pending' && from !== 'unknown') return;
    await updateMobilePayment(trx, payment, { stopped_at: context.clock.now(), redirect_url: null });
    await adjustPromptCount(context, trx, { shopId, phoneNumber: payment.phone_number }, 'stopped');
  });
}
