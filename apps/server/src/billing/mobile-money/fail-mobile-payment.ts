import type { SettlementContext } from '#server/billing/billing.context.ts';
import { failPaymentInTransaction } from '#server/billing/payments/settlement.ts';
import type { FailureReason } from '#server/billing/providers/provider.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { failureText } from './mobile-money.messages.ts';
import { type MobilePayment, updateMobilePayment } from './mobile-payments.queries.ts';

/**
 * The network said no. A payment that is paid, or that an administrator decided, stays so. `nextCheckAt`: when the
 * provider is asked whether it still says so.
 */
export async function failMobilePayment(
  context: SettlementContext,
  payment: MobilePayment,
  reason: FailureReason,
  nextCheckAt: Date | null,
): Promise<void> {
  await inTransaction(context.db, 'billing.fail-payment', (trx) =>
    failInTransaction(context, trx, payment, reason, nextCheckAt),
  );
}

/** `failMobilePayment` in the caller's transaction. */
export async function failInTransaction(
  context: Pick<SettlementContext, 'clock'>,
  trx: Trx,
  payment: MobilePayment,
  reason: FailureReason,
  nextCheckAt: Date | null,
): Promise<void> {
  const shown = failureText(reason, payment.network);
  const { payment: after } = await failPaymentInTransaction(context, trx, payment, { shown, reason });
  const isFailed = after.status === 'failed';
  await updateMobilePayment(trx, payment, {
    ...(isFailed ? { failure: reason, redirect_url: null } : {}),
    // It has answered.
    ...(isFailed && payment.trouble === 'no_answer' ? { trouble: null } : {}),
    next_check_at: isFailed ? nextCheckAt : null,
  });
}
