import type { BillingContext } from '#server/billing/billing.context.ts';
import { readBillingSettings } from '#server/billing/billing-settings.ts';
import type { StartOutcome } from '#server/billing/providers/provider.ts';
import { lockSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { orderOf, paymentStatus } from './payment.wire.ts';
import {
  findPaymentByKey,
  insertLedgerEntry,
  insertPayment,
  isLeaving,
  lockPendingPayment,
  type PaymentRow,
  updatePayment,
} from './payments.queries.ts';
import { confirmPayment, refusePayment } from './settlement.ts';

const monthsAtOnce = 1;

const leavingText = 'Your account is about to be deleted. To pay, first tap “Keep my account” in your settings.';

/**
 * Starts the payment of a month at today's price, or goes on with the one that waits: never two at once, and one for
 * each `key`, which is one action of the seller. Answers it `paid` or `pending`, as the provider says. Throws
 * `unavailable` while nobody can pay, `payment_failed` when the provider refused or could not be asked (the same call
 * may then be made again), `not_found`, `forbidden` while the account waits to be deleted.
 */
export async function subscribe(context: BillingContext, shopId: string, key: string): Promise<PaymentRow> {
  const payment = await inTransaction(context.db, 'billing.subscribe', (trx) => openPayment(context, trx, shopId, key));
  const status = paymentStatus(payment, context.clock.now());
  if (status === 'refused' || status === 'lapsed') throw new AppError('payment_failed');
  // Another provider's payment is brought to its end by that provider.
  if (status === 'paid' || payment.provider !== context.provider.name) return payment;
  const outcome = await askProvider(context, payment);
  if (outcome.status === 'paid') return confirmPayment(context, payment, payment.provider);
  if (outcome.status === 'pending') return payment;
  await refusePayment(context, payment, outcome.reason, payment.provider);
  throw new AppError('payment_failed');
}

/**
 * The payment of this key, the one that waits, or a new one; the shop's row is locked, so two calls at once find the
 * same.
 */
async function openPayment(context: BillingContext, trx: Trx, shopId: string, key: string): Promise<PaymentRow> {
  if (!(await lockSubscription(trx, shopId))) throw new AppError('not_found');
  if (await isLeaving(trx, shopId)) throw new AppError('forbidden', { message: leavingText });
  const repeated = await findPaymentByKey(trx, shopId, key);
  if (repeated) return repeated;
  const now = context.clock.now();
  const waiting = await lockPendingPayment(trx, shopId);
  if (waiting && !waiting.from_former_holder && paymentStatus(waiting, now) === 'pending') return waiting;
  const message = context.provider.unavailableReason();
  if (message !== null) throw new AppError('unavailable', { message });
  // A former holder's can be confirmed for longer, too.
  if (waiting) {
    const lapsed = await updatePayment(trx, waiting, { status: 'lapsed' });
    await insertLedgerEntry(trx, lapsed, { entry: 'lapsed', actor: 'service', at: now });
  }
  const payment = await insertNew(context, trx, shopId, key, now);
  await insertLedgerEntry(trx, payment, { entry: 'started', actor: 'seller', at: now });
  return payment;
}

async function insertNew(
  context: BillingContext,
  trx: Trx,
  shopId: string,
  idempotencyKey: string,
  createdAt: Date,
): Promise<PaymentRow> {
  const { name: provider, lapsesAfterMs } = context.provider;
  const { priceUgx } = await readBillingSettings(trx);
  const lapsesAt = new Date(createdAt.getTime() + lapsesAfterMs);
  const common = { shopId, idempotencyKey, provider, amountUgx: priceUgx * monthsAtOnce, months: monthsAtOnce };
  return insertPayment(trx, { ...common, createdAt, lapsesAt });
}

/** A provider that cannot be asked leaves the payment waiting: asking again goes on with it. */
async function askProvider(context: BillingContext, payment: PaymentRow): Promise<StartOutcome> {
  try {
    return await context.provider.start(orderOf(payment));
  } catch (error) {
    context.logger.error({ err: error, paymentId: payment.payment_id }, 'the payment provider could not be asked');
    throw new AppError('payment_failed');
  }
}
