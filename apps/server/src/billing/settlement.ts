import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import type { SettlementContext } from './billing-context.ts';
import { readPaymentReference } from './payment-reference.ts';
import {
  findByReference,
  findPayment,
  insertLedgerEntry,
  lockSubscription,
  type PaymentRow,
  updatePayment,
  updateSubscriptionEnd,
} from './payments.queries.ts';
import { nextPeriod } from './periods.ts';
import { mayImport, type SubscriptionDates, subscriptionStatus } from './subscription-status.ts';

type PaymentKey = Pick<PaymentRow, 'shop_id' | 'payment_id'>;

/**
 * The money is there: the payment is paid and its months are added after what is left, once, however often and from how many processes this is called.
 * A payment that has lapsed can still be confirmed. `actor` says who saw the money. Throws `not_found`, and `conflict` for a refused payment.
 */
export async function confirmPayment(context: SettlementContext, key: PaymentKey, actor: string): Promise<PaymentRow> {
  return decide(context, 'billing.confirm-payment', key, async (trx, payment, dates) => {
    if (payment.status === 'paid') return payment;
    if (payment.status === 'refused')
      throw new AppError('conflict', { message: `The payment ${payment.reference} was refused already.` });
    const now = context.clock.now();
    const period = nextPeriod(dates, payment.months, now);
    const change = { paid_at: now, period_starts_at: period.startsAt, period_ends_at: period.endsAt };
    const paid = await updatePayment(trx, payment, { status: 'paid', ...change });
    await insertLedgerEntry(trx, paid, { entry: 'paid', actor, at: now });
    await updateSubscriptionEnd(trx, paid.shop_id, period.endsAt);
    await insertLedgerEntry(trx, paid, { entry: 'period_granted', actor, at: now, period });
    if (!mayImport(subscriptionStatus(dates, now))) await context.onResumed(trx, paid.shop_id);
    return paid;
  });
}

/**
 * The money did not come. `reason` (1-200 signs) is shown to the seller. A second call changes nothing. Throws `not_found`, `conflict` for a paid payment,
 * `invalid_request` without a reason.
 */
export async function refusePayment(
  context: SettlementContext,
  key: PaymentKey,
  reason: string,
  actor: string,
): Promise<PaymentRow> {
  const said = reason.trim();
  if (said.length === 0 || said.length > 200)
    throw fieldError('reason', 'Give a reason of at most 200 signs: the seller reads it.');
  return decide(context, 'billing.refuse-payment', key, async (trx, payment) => {
    if (payment.status === 'refused') return payment;
    if (payment.status === 'paid')
      throw new AppError('conflict', { message: `The payment ${payment.reference} was confirmed already.` });
    const now = context.clock.now();
    const refused = await updatePayment(trx, payment, { status: 'refused', refused_at: now, refused_reason: said });
    await insertLedgerEntry(trx, refused, { entry: 'refused', actor, at: now, reason: said });
    return refused;
  });
}

/** The payment that a person names by its reference, typed in any way. Throws `not_found`. */
export async function requireByReference(context: SettlementContext, typed: string): Promise<PaymentRow> {
  const reference = readPaymentReference(typed);
  const payment = reference && (await findByReference(context.db, reference));
  if (!payment) throw new AppError('not_found', { message: 'There is no payment with this reference.' });
  return payment;
}

/** Runs `decision` on the payment as it is once everybody else who decides about this shop's payments has finished. */
async function decide(
  context: SettlementContext,
  name: string,
  key: PaymentKey,
  decision: (trx: Trx, payment: PaymentRow, dates: SubscriptionDates) => Promise<PaymentRow>,
): Promise<PaymentRow> {
  return inTransaction(context.db, name, async (trx) => {
    const dates = await lockSubscription(trx, key.shop_id);
    const payment = dates && (await findPayment(trx, key.shop_id, key.payment_id));
    if (!payment) throw new AppError('not_found', { message: 'There is no payment with this reference.' });
    return decision(trx, payment, dates);
  });
}
