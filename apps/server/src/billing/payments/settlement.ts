import type { SettlementContext } from '#server/billing/billing.context.ts';
import { nextPeriod, type Period } from '#server/billing/subscriptions/periods.ts';
import { lockSubscription, updateSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { isPlanRunning, type SubscriptionDates } from '#server/billing/subscriptions/when-paid-time-ends.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { readPaymentReference } from './payment-reference.ts';
import {
  failedColumns,
  findPaymentByReference,
  insertLedgerEntry,
  isReceiptUsed,
  lockPaymentRow,
  type PaymentKey,
  type PaymentRow,
  paidColumns,
  refusedColumns,
  updatePayment,
} from './payments.queries.ts';

/**
 * Marks the payment paid and adds its months after what is left, once, however often and from how many processes this
 * is called. A lapsed payment can still be confirmed. `actor` is who saw the money. Throws `not_found`, and `conflict`
 * for a refused payment.
 */
export async function confirmPayment(context: SettlementContext, key: PaymentKey, actor: string): Promise<PaymentRow> {
  const { payment } = await inTransaction(context.db, 'billing.confirm-payment', (trx) =>
    confirmPaymentInTransaction(context, trx, key, { actor }),
  );
  return payment;
}

/**
 * Refuses a payment whose money did not come. The seller reads `reason` (1-200 signs). A second call changes nothing.
 * Throws `not_found`, `conflict` for a paid payment, `invalid_request` without a reason.
 */
export async function refusePayment(
  context: SettlementContext,
  key: PaymentKey,
  reason: string,
  actor: string,
): Promise<PaymentRow> {
  const shown = reason.trim();
  if (shown.length === 0 || shown.length > 200)
    throw fieldError('reason', 'Give a reason of at most 200 characters. The seller reads it.');
  const { payment } = await inTransaction(context.db, 'billing.refuse-payment', (trx) =>
    refusePaymentInTransaction(context, trx, key, { shown, actor }),
  );
  return payment;
}

/** A payment after a decision; `from` is its status before, the same where nothing was left to decide. */
export interface DecidedPayment {
  payment: PaymentRow;
  from: string;
}

/**
 * `confirmPayment` in the caller's transaction. With `refusedToo` a refusal is reversed. `receipt` is the one that the
 * caller saw; it replaces the seller's. Throws `conflict` when another paid payment has it.
 */
export async function confirmPaymentInTransaction(
  context: SettlementContext,
  trx: Trx,
  key: PaymentKey,
  { actor, refusedToo = false, ...seen }: { actor: string; refusedToo?: boolean; receipt?: string },
): Promise<DecidedPayment> {
  const { payment, dates } = await lockPayment(trx, key);
  const from = payment.status;
  if (from === 'paid') return { payment, from };
  if (from === 'refused' && !refusedToo)
    throw new AppError('conflict', { message: `The payment ${payment.reference} was already refused.` });
  const receipt = seen.receipt ?? payment.receipt;
  if (receipt !== null && (await isReceiptUsed(trx, receipt)))
    throw new AppError('conflict', { message: 'This receipt was already used for another payment.' });
  const now = context.clock.now();
  const period = nextPeriod(dates, payment.months, now);
  const paid = await updatePayment(trx, payment, { ...paidColumns(period, now), receipt });
  await grantPeriod(context, trx, paid, { actor, period, dates, now });
  return { payment: paid, from };
}

/** `refusePayment` in the caller's transaction. */
export async function refusePaymentInTransaction(
  context: SettlementContext,
  trx: Trx,
  key: PaymentKey,
  { shown, actor }: { shown: string; actor: string },
): Promise<DecidedPayment> {
  const { payment } = await lockPayment(trx, key);
  const from = payment.status;
  if (from === 'refused') return { payment, from };
  if (from === 'paid')
    throw new AppError('conflict', { message: `The payment ${payment.reference} was already confirmed.` });
  const now = context.clock.now();
  const refused = await updatePayment(trx, payment, refusedColumns(shown, now));
  await insertLedgerEntry(trx, refused, { entry: 'refused', actor, at: now, reason: shown });
  await announcePayment(trx, refused);
  return { payment: refused, from };
}

/**
 * Fails a payment that its network refused or its seller stopped, in the caller's transaction. `shown` is for the
 * seller, `reason` for the ledger. A decided payment stays as it is.
 */
export async function failPaymentInTransaction(
  context: Pick<SettlementContext, 'clock'>,
  trx: Trx,
  key: PaymentKey,
  { shown, reason, actor }: { shown: string; reason: string; actor: string },
): Promise<DecidedPayment> {
  const { payment } = await lockPayment(trx, key);
  const from = payment.status;
  if (from !== 'pending' && from !== 'unknown') return { payment, from };
  const now = context.clock.now();
  const failed = await updatePayment(trx, payment, failedColumns(shown, now));
  await insertLedgerEntry(trx, failed, { entry: 'failed', actor, at: now, reason });
  await announcePayment(trx, failed);
  return { payment: failed, from };
}

/** Makes open pages of the owner refetch. */
export function announcePayment(trx: Trx, { shop_id: shopId }: PaymentKey): Promise<void> {
  return announce(trx, { type: 'payment_changed', shopId });
}

/** Writes the ledger's entries of a paid payment, moves the subscription's end, and resumes a paused import. */
export async function grantPeriod(
  context: Pick<SettlementContext, 'onResumed'>,
  trx: Trx,
  paid: PaymentRow,
  { actor, period, dates, now }: { actor: string; period: Period; dates: SubscriptionDates; now: Date },
): Promise<void> {
  await insertLedgerEntry(trx, paid, { entry: 'paid', actor, at: now });
  await updateSubscription(trx, paid.shop_id, { subscription_ends_at: period.endsAt });
  await insertLedgerEntry(trx, paid, { entry: 'period_granted', actor, at: now, period });
  await announcePayment(trx, paid);
  if (!isPlanRunning(dates, now)) await context.onResumed(trx, paid.shop_id);
}

/** The payment that a person names by its reference, typed in any way. Throws `not_found`. */
export async function requirePaymentByReference(context: SettlementContext, typed: string): Promise<PaymentRow> {
  const reference = readPaymentReference(typed);
  const payment = reference && (await findPaymentByReference(context.db, reference));
  if (!payment) throw new AppError('not_found', { message: 'There is no payment with this reference.' });
  return payment;
}

/** Waits for other decisions about the shop's payments, then reads and locks the payment. Throws `not_found`. */
export async function lockPayment(
  trx: Trx,
  key: PaymentKey,
): Promise<{ payment: PaymentRow; dates: SubscriptionDates }> {
  const dates = await lockSubscription(trx, key.shop_id);
  const payment = dates && (await lockPaymentRow(trx, key.shop_id, key.payment_id));
  if (!payment) throw new AppError('not_found', { message: 'There is no payment with this reference.' });
  return { payment, dates };
}
