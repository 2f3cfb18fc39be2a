import type { BillingContext } from '#server/billing/billing.context.ts';
import type { FailureReason } from '#server/billing/providers/provider.ts';
import { mobileWay } from '#server/billing/providers/ways-to-pay.ts';
import { failMobilePayment } from './fail-mobile-payment.ts';
import { type MobilePayment, updateMobilePayment } from './mobile-payments.queries.ts';

/**
 * Sends the prompt of a payment that is already stored, so that the job finds it if this process dies, and stores the
 * provider's answer. A repeat under the same id charges no one twice; its refusal says nothing of the first call, which
 * may have been taken. Returns why the payment has failed now, else null. Never throws for what the provider does.
 */
export async function sendPrompt(
  context: BillingContext,
  payment: MobilePayment,
  { isRepeat = false } = {},
): Promise<FailureReason | null> {
  const way = mobileWay(context.ways, payment.provider);
  if (!way) return null;
  const result = await way.provider.charge({
    id: payment.payment_id,
    reference: payment.reference,
    amountUgx: payment.amount_ugx,
    phoneNumber: payment.phone_number,
    network: payment.network,
    returnUrl: `${context.publicOrigin()}/subscription?payment=${payment.reference}`,
  });
  const isRefused = result.state === 'refused';
  way.health.note(result.state === 'unknown' || (isRefused && result.reason === 'refused_by_provider'));
  const facts = { paymentId: payment.payment_id, provider: payment.provider };
  if (result.state === 'unknown')
    context.logger.warn({ ...facts, detail: result.detail }, 'a prompt may not have gone out');
  if (isRefused) {
    const { reason, detail } = result;
    context.logger.info({ ...facts, reason, detail }, 'a prompt was refused');
    const hasFailed = !isRepeat && (await failMobilePayment(context, payment, reason, null, { isSent: false }));
    return hasFailed ? reason : null;
  }
  if (result.state === 'pending')
    await updateMobilePayment(context.db, payment, {
      accepted_at: context.clock.now(),
      // To a repeat a provider may answer less than to the first call.
      ...(result.providerReference === null ? {} : { provider_reference: result.providerReference }),
      ...(result.redirectUrl === undefined ? {} : { redirect_url: result.redirectUrl }),
    });
  return null;
}
