import type { SettlementContext } from '#server/billing/billing.context.ts';
import { nextPeriod } from '#server/billing/subscriptions/periods.ts';
import { lockSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import {
  findPaymentByKey,
  insertLedgerEntry,
  insertPayment,
  isReceiptUsed,
  type PaymentRow,
  paidColumns,
} from './payments.queries.ts';
import { grantPeriod } from './settlement.ts';

/** Money that came in by hand. A repeated `key`, which stands for one action, finds the same payment. */
interface ReceivedPayment {
  key: string;
  amountUgx: number;
  months: number;
  receipt: string;
}

/**
 * Records money that has come: the payment is paid at once, and its months start after everything that runs. `isNew` is
 * false for a repetition. Throws `not_found`, `idempotency_key_reused`, `invalid_request` for a receipt that another
 * paid payment has.
 */
export async function recordPayment(
  context: Pick<SettlementContext, 'clock' | 'onResumed'>,
  trx: Trx,
  shopId: string,
  received: ReceivedPayment,
  actor: string,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const dates = await lockSubscription(trx, shopId);
  if (!dates) throw new AppError('not_found');
  const { amountUgx, months, key } = received;
  const receipt = received.receipt.trim();
  const repeated = await findPaymentByKey(trx, shopId, key);
  if (repeated) {
    const isSame = repeated.amount_ugx === amountUgx && repeated.months === months && repeated.receipt === receipt;
    if (!isSame) throw new AppError('idempotency_key_reused');
    return { payment: repeated, isNew: false };
  }
  if (await isReceiptUsed(trx, receipt))
    throw fieldError('receipt', 'A payment with this receipt is already recorded.');
  const now = context.clock.now();
  const period = nextPeriod(dates, months, now);
  const payment = await insertPayment(trx, {
    shop_id: shopId,
    idempotency_key: key,
    provider: 'manual',
    amount_ugx: amountUgx,
    months,
    created_at: now,
    lapses_at: now,
    receipt,
    ...paidColumns(period, now),
  });
  await insertLedgerEntry(trx, payment, { entry: 'started', actor, at: now });
  await grantPeriod(context, trx, payment, { actor, period, dates, now });
  return { payment, isNew: true };
}
