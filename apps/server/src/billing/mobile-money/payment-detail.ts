import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { toAdminPayment } from '#server/billing/payments/payment.wire.ts';
import { findNamedPayment } from '#server/billing/payments/payments.queries.ts';
import { requirePaymentByReference } from '#server/billing/payments/settlement.ts';
import { checkPayment } from './check-payment.ts';
import { findMobilePayment, listAnswers } from './mobile-payments.queries.ts';

/**
 * A payment with its provider's answers, newest first. With `asksProvider` it is checked before, unless it is paid or by
 * hand. Throws `not_found`.
 */
export async function readPaymentDetail(
  billing: BillingContext,
  reference: string,
  { asksProvider = false }: { asksProvider?: boolean } = {},
): Promise<{ shopId: string; detail: Omit<AdminPaymentDetail, 'seller'> }> {
  const { payment_id: paymentId } = await requirePaymentByReference(billing, reference);
  const before = asksProvider ? await findMobilePayment(billing.db, paymentId) : undefined;
  if (before && before.status !== 'paid') await checkPayment(billing, before);
  const now = billing.clock.now();
  const row = await findNamedPayment(billing.db, paymentId, now);
  const mobile = await findMobilePayment(billing.db, paymentId);
  const answers = mobile ? await listAnswers(billing.db, row) : [];
  const detail = {
    payment: toAdminPayment(row, now),
    wallet: mobile ? { phoneNumber: mobile.phone_number, network: mobile.network } : null,
    providerReference: mobile?.provider_reference ?? null,
    acceptedAt: mobile?.accepted_at?.toISOString() ?? null,
    nextCheckAt: mobile?.next_check_at?.toISOString() ?? null,
    answers: answers.map((answer) => ({
      request: answer.request,
      httpStatus: answer.http_status,
      body: answer.body,
      at: answer.received_at.toISOString(),
    })),
  };
  return { shopId: row.shop_id, detail };
}
