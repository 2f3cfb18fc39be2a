import type { SettlementContext } from '#server/billing/billing.context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { type PaymentKey, updatePayment } from './payments.queries.ts';
import { lockPayment } from './settlement.ts';

/**
 * Stores the transaction ID that the seller gives; it pays nothing. It may be corrected until an administrator decides,
 * also after the payment has lapsed. Throws `not_found`, `conflict` for a payment that is decided or not made by hand.
 */
export async function giveReceipt(context: SettlementContext, key: PaymentKey, typed: string): Promise<void> {
  const receipt = typed.toUpperCase();
  await inTransaction(context.db, 'billing.give-receipt', async (trx) => {
    const { payment } = await lockPayment(trx, key);
    if (payment.from_former_holder) throw new AppError('not_found');
    if (payment.receipt === receipt) return;
    const isOpen = payment.status === 'pending' || payment.status === 'lapsed';
    if (!isOpen || payment.provider !== 'manual')
      throw new AppError('conflict', { message: 'This payment is not waiting for a transaction ID.' });
    await updatePayment(trx, payment, { receipt });
  });
}
