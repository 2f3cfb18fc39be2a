import { PaymentReferenceParams } from '@app/contracts/admin-actions';
import type { AuditAction } from '@app/contracts/admin-audit';
import { type AdminPaymentDetail, AdminPaymentDetailAnswer } from '@app/contracts/admin-payments';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { type AdminCaller, adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { checkNow, readPaymentDetail } from '#server/billing/billing.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** What a payment's provider has said, and asking it again. Numbers are shown, so each look is on the audit log. */
export function paymentDetailRoutes(admin: HttpServer, context: AdminContext): void {
  const schema = { ...adminSchema, params: PaymentReferenceParams, response: { 200: AdminPaymentDetailAnswer } };
  const onRequest = requireRole(context, 'support');
  admin.get(
    '/payments/:reference',
    { onRequest, schema: { ...schema, summary: 'One payment, and what its provider has answered' } },
    async (request) =>
      answer('The payment', await lookAt(context, callerOf(request), 'user.looked_at', request.params.reference)),
  );
  admin.post(
    '/payments/:reference/check',
    { onRequest, schema: { ...schema, summary: 'Ask the provider of a payment now' } },
    async (request) => {
      await checkNow(context.billing, request.params.reference);
      return answer(
        'The provider was asked.',
        await lookAt(context, callerOf(request), 'payment.asked', request.params.reference),
      );
    },
  );
}

async function lookAt(
  context: AdminContext,
  caller: AdminCaller,
  action: AuditAction,
  reference: string,
): Promise<AdminPaymentDetail> {
  const { shopId, detail } = await readPaymentDetail(context.billing, reference);
  await inTransaction(context.db, 'admin.look-at-payment', (trx) =>
    writeAudit(trx, context.clock.now(), {
      ...caller,
      action,
      subjectId: shopId,
      details: { paymentId: detail.payment.paymentId, status: detail.payment.status },
    }),
  );
  return detail;
}
