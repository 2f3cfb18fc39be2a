import type { BillingContext } from '#server/billing/billing.context.ts';
import { confirmPaymentInTransaction } from '#server/billing/payments/settlement.ts';
import type { FailureReason, StatusResult } from '#server/billing/providers/provider.ts';
import { mobileWay } from '#server/billing/providers/ways-to-pay.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  giveUpAfterMs,
  nextCheckAfter,
  nextCheckAfterFailure,
  resendAfterMs,
  resendUntilMs,
} from './check-schedule.ts';
import { failMobilePayment } from './fail-mobile-payment.ts';
import { findMobilePayment, type MobilePayment, updateMobilePayment } from './mobile-payments.queries.ts';
import { sendPrompt } from './send-prompt.ts';

/**
 * Asks the provider what became of a payment and acts on that alone. An uncertain answer leaves the payment as it is,
 * to be checked again for a day; money that comes after that counts all the same.
 */
export async function checkPayment(context: BillingContext, payment: MobilePayment): Promise<void> {
  const way = mobileWay(context.ways, payment.provider);
  const status: StatusResult = way
    ? await way.provider.readStatus({ id: payment.payment_id, providerReference: payment.provider_reference })
    : { state: 'unknown', detail: 'The provider is not configured.' };
  way?.health.note(status.state === 'unknown');
  if (status.state === 'paid') return settlePaid(context, payment, status, way?.provider.currency);
  const ageMs = context.clock.now().getTime() - payment.asked_at.getTime();
  if (status.state === 'failed') {
    const { reason, detail } = status;
    context.logger.info({ paymentId: payment.payment_id, reason, detail }, 'a payment failed');
    return fail(context, payment, reason, ageMs);
  }
  if (status.state === 'not_found' && payment.accepted_at === null) {
    if (ageMs >= resendUntilMs) return fail(context, payment, 'refused_by_provider', ageMs);
    // The first call never arrived: its process died, or the connection broke.
    if (ageMs >= resendAfterMs) await resendPrompt(context, payment.payment_id);
  }
  // The payer never opened the provider's own page.
  if (status.state === 'not_found' && ageMs >= giveUpAfterMs) return fail(context, payment, 'timed_out', ageMs);
  await scheduleNextCheck(context, payment, ageMs);
}

/** `checkPayment`, where a failure of ours delays this payment alone. */
export async function checkOrLog(context: BillingContext, payment: MobilePayment): Promise<void> {
  try {
    await checkPayment(context, payment);
  } catch (error) {
    context.logger.error({ err: error, paymentId: payment.payment_id }, 'a payment could not be checked');
  }
}

/** Reads the payment again, because the answer to its first call may have come since. */
async function resendPrompt(context: BillingContext, paymentId: string): Promise<void> {
  const payment = await findMobilePayment(context.db, paymentId);
  if (payment?.status === 'pending' && payment.accepted_at === null)
    await sendPrompt(context, payment, { isRepeat: true });
}

async function settlePaid(
  context: BillingContext,
  payment: MobilePayment,
  { amount, currency, transactionId }: Extract<StatusResult, { state: 'paid' }>,
  expectedCurrency: string | undefined,
): Promise<void> {
  const paymentId = payment.payment_id;
  if (amount !== payment.amount_ugx || currency !== expectedCurrency) {
    context.logger.error(
      { paymentId, amount, currency, expected: payment.amount_ugx },
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
    // Another payment has its transaction, or an administrator refused it: the money is there without a period.
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    context.logger.error({ paymentId, err: error }, 'payment stuck: it is paid and cannot count');
    await leaveToPerson(context, payment, payment.status === 'refused' ? 'refused_before' : 'receipt_used');
  }
}

/** Fails the payment and keeps checking it: providers correct themselves. */
async function fail(
  context: BillingContext,
  payment: MobilePayment,
  reason: FailureReason,
  ageMs: number,
): Promise<void> {
  await failMobilePayment(context, payment, reason, fromNow(context, nextCheckAfterFailure(ageMs)));
}

async function scheduleNextCheck(context: BillingContext, payment: MobilePayment, ageMs: number): Promise<void> {
  // A payment that its provider failed and does not know now stays failed. One that its seller stopped waits for its
  // provider's word like any other: the prompt can still be approved.
  const hasFailed = payment.status === 'failed' && payment.failure !== null;
  if (ageMs >= giveUpAfterMs && !hasFailed) {
    const facts = { paymentId: payment.payment_id, provider: payment.provider };
    context.logger.error(facts, 'payment stuck: no answer for a day');
    return leaveToPerson(context, payment, 'no_answer');
  }
  const next = fromNow(context, hasFailed ? nextCheckAfterFailure(ageMs) : nextCheckAfter(ageMs));
  await updateMobilePayment(context.db, payment, { next_check_at: next });
}

function fromNow({ clock }: BillingContext, ms: number | null): Date | null {
  return ms === null ? null : new Date(clock.now().getTime() + ms);
}

/**
 * What only a person can put right. `wrong_amount`: the money that came is not the payment's. `receipt_used`: its
 * transaction has paid another payment. `refused_before`: an administrator had refused it. `no_answer`: for a day.
 */
type Trouble = 'wrong_amount' | 'receipt_used' | 'refused_before' | 'no_answer';

async function leaveToPerson(context: BillingContext, payment: MobilePayment, trouble: Trouble): Promise<void> {
  await updateMobilePayment(context.db, payment, { next_check_at: null, trouble });
}
