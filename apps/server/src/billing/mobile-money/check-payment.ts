import type { BillingContext } from '#server/billing/billing.context.ts';
import { confirmPaymentInTransaction } from '#server/billing/payments/settlement.ts';
import type { FailureReason, Found } from '#server/billing/providers/provider.ts';
import { type MobileWay, mobileWay } from '#server/billing/providers/ways-to-pay.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { askProvider } from './ask-provider.ts';
import { failMobilePayment } from './fail-mobile-payment.ts';
import { findMobilePayment, type MobilePayment, updateMobilePayment } from './mobile-payments.queries.ts';
import { askedForMs, nextCheckAfter, nextLookAfterFailure } from './poll-ladder.ts';

/**
 * When a payment that its provider does not know is asked for again: once the first call is surely over, and while
 * somebody looks at the phone. Later a prompt would come out of the blue.
 */
const askAgainAfterMs = 21_000;
const askAgainUntilMs = 90_000;

/**
 * What only a person can put right. `wrong_amount`: the money that came is not the payment's. `receipt_used`: its
 * transaction has paid another payment. `refused_before`: an administrator had refused it. `no_answer`: for a day.
 */
export type Trouble = 'wrong_amount' | 'receipt_used' | 'refused_before' | 'no_answer';

/**
 * Asks the provider what became of a payment and acts on that alone. Whatever is not certain leaves the payment as it is
 * and is asked again, for a day; money that comes after we gave up counts all the same.
 */
export async function checkPayment(context: BillingContext, payment: MobilePayment): Promise<void> {
  const way = mobileWay(context.ways, payment.provider);
  const found: Found = way ? await find(way, payment) : { state: 'unknown', detail: 'The provider is not configured.' };
  if (found.state === 'paid') return settlePaid(context, way, payment, found);
  const ageMs = context.clock.now().getTime() - payment.asked_at.getTime();
  if (found.state === 'failed') {
    const { reason, detail } = found;
    context.logger.info({ paymentId: payment.payment_id, reason, detail }, 'a payment failed');
    return failAsOf(context, payment, reason, ageMs);
  }
  if (found.state === 'not_found' && payment.accepted_at === null) {
    if (ageMs >= askAgainUntilMs) return failAsOf(context, payment, 'refused_by_provider', ageMs);
    // The call that should have begun it never arrived: its process died, or the connection broke.
    if (ageMs >= askAgainAfterMs) await askAgain(context, payment.payment_id);
  }
  // A provider's own page that nobody opened.
  if (found.state === 'not_found' && ageMs >= askedForMs) return failAsOf(context, payment, 'timed_out', ageMs);
  await waitOn(context, payment, ageMs);
}

/** As it stands now: while the provider looked for it, its answer to the first call may have come. */
async function askAgain(context: BillingContext, paymentId: string): Promise<void> {
  const payment = await findMobilePayment(context.db, paymentId);
  if (payment?.status === 'pending' && payment.accepted_at === null)
    await askProvider(context, payment, { isRepeat: true });
}

async function find({ provider, health }: MobileWay, payment: MobilePayment): Promise<Found> {
  const found = await provider.find({ id: payment.payment_id, providerReference: payment.provider_reference });
  health.note(found.state === 'unknown');
  return found;
}

async function settlePaid(
  context: BillingContext,
  way: MobileWay | null,
  payment: MobilePayment,
  { amount, currency, transactionId }: Extract<Found, { state: 'paid' }>,
): Promise<void> {
  if (amount !== payment.amount_ugx || currency !== way?.provider.currency) {
    context.logger.error(
      { paymentId: payment.payment_id, amount, currency, expected: payment.amount_ugx },
      'payment stuck: another sum came than was asked for',
    );
    return leaveToPerson(context, payment, 'wrong_amount');
  }
  // It counted once and was taken back on record: a callback that comes again puts nothing right.
  if (payment.status === 'refused' && payment.receipt !== null)
    return updateMobilePayment(context.db, payment, { next_check_at: null });
  try {
    await inTransaction(context.db, 'billing.confirm-mobile-payment', async (trx) => {
      const receipt = transactionId === null ? {} : { receipt: transactionId };
      await confirmPaymentInTransaction(context, trx, payment, { actor: payment.provider, ...receipt });
      await updateMobilePayment(trx, payment, {
        next_check_at: null,
        redirect_url: null,
        failure: null,
        trouble: null,
      });
    });
  } catch (error) {
    // Another payment has its transaction, or an administrator said no: the money is there and nobody's period yet.
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    context.logger.error({ paymentId: payment.payment_id, err: error }, 'payment stuck: it is paid and cannot count');
    await leaveToPerson(context, payment, payment.status === 'refused' ? 'refused_before' : 'receipt_used');
  }
}

/** It failed, and is looked at again: providers correct themselves. */
async function failAsOf(
  context: BillingContext,
  payment: MobilePayment,
  reason: FailureReason,
  ageMs: number,
): Promise<void> {
  await failMobilePayment(context, payment, reason, inTime(context, nextLookAfterFailure(ageMs)));
}

/** Asked again later, or given up after a day. */
async function waitOn(context: BillingContext, payment: MobilePayment, ageMs: number): Promise<void> {
  // It failed once and is not known now: what was said stands.
  const hasFailed = payment.status === 'failed';
  if (ageMs >= askedForMs && !hasFailed) {
    const facts = { paymentId: payment.payment_id, provider: payment.provider };
    context.logger.error(facts, 'payment stuck: no answer for a day');
    return leaveToPerson(context, payment, 'no_answer');
  }
  const next = inTime(context, hasFailed ? nextLookAfterFailure(ageMs) : nextCheckAfter(ageMs));
  await updateMobilePayment(context.db, payment, { next_check_at: next });
}

function inTime({ clock }: BillingContext, ms: number | null): Date | null {
  return ms === null ? null : new Date(clock.now().getTime() + ms);
}

async function leaveToPerson(context: BillingContext, payment: MobilePayment, trouble: Trouble): Promise<void> {
  await updateMobilePayment(context.db, payment, { next_check_at: null, trouble });
}
