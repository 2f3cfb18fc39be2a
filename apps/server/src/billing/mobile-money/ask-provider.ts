import type { BillingContext } from '#server/billing/billing.context.ts';
import type { Ask, FailureReason } from '#server/billing/providers/provider.ts';
import { mobileWay } from '#server/billing/providers/ways-to-pay.ts';
import { failMobilePayment } from './fail-mobile-payment.ts';
import { type MobilePayment, updateMobilePayment } from './mobile-payments.queries.ts';

/**
 * Sends the prompt and writes down what the provider said to it. The payment is stored before: whatever happens from
 * here on, the job finds it. Asking again under the same id (`isRepeat`) charges nobody twice, and a no to that says
 * nothing of the first call, which may have been taken. Nothing is thrown for what the provider does. Returns why the
 * payment has failed now, else null.
 */
export async function askProvider(
  context: BillingContext,
  payment: MobilePayment,
  { isRepeat = false } = {},
): Promise<FailureReason | null> {
  const way = mobileWay(context.ways, payment.provider);
  if (!way) return null;
  const asked = await way.provider.ask(askOf(context, payment));
  way.health.note(asked.state === 'unknown' || (asked.state === 'refused' && asked.reason === 'refused_by_provider'));
  const facts = { paymentId: payment.payment_id, provider: payment.provider };
  if (asked.state === 'unknown')
    context.logger.warn({ ...facts, detail: asked.detail }, 'a prompt may not have gone out');
  if (asked.state === 'refused') {
    context.logger.info({ ...facts, reason: asked.reason, detail: asked.detail }, 'a prompt was refused');
    const hasFailed = !isRepeat && (await failMobilePayment(context, payment, asked.reason, null, { isSent: false }));
    return hasFailed ? asked.reason : null;
  }
  if (asked.state === 'pending')
    await updateMobilePayment(context.db, payment, {
      accepted_at: context.clock.now(),
      // Of a payment that it knows already a provider may say less than it did the first time.
      ...(asked.providerReference === null ? {} : { provider_reference: asked.providerReference }),
      ...(asked.redirectUrl === undefined ? {} : { redirect_url: asked.redirectUrl }),
    });
  return null;
}

function askOf(context: BillingContext, payment: MobilePayment): Ask {
  const origin = context.publicOrigin();
  return {
    id: payment.payment_id,
    reference: payment.reference,
    amountUgx: payment.amount_ugx,
    phoneNumber: payment.phone_number,
    network: payment.network,
    returnUrl: `${origin}/subscription?payment=${payment.reference}`,
    callbackUrl: context.callbacks.urlOf(payment.provider),
  };
}
