import * as calls from '@app/contracts/admin/payments/payments.endpoints';
import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { type AdminCaller, callerOf } from '#server/admin/guards.ts';
import { readPaymentDetail } from '#server/billing/billing.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** What a payment's provider has said, and asking it again. Each read is on the audit log, because it shows numbers. */
export function paymentDetailRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.readAdminPayment, async (request) =>
    answer('The payment', await readAndLog(context, callerOf(request), 'user.looked_at', request.params.reference)),
  );
  handle(admin, calls.checkAdminPayment, async (request) =>
    answer(
      'The provider was asked.',
      await readAndLog(context, callerOf(request), 'payment.asked', request.params.reference),
    ),
  );
}

async function readAndLog(
  context: AdminContext,
  caller: AdminCaller,
  action: 'user.looked_at' | 'payment.asked',
  reference: string,
): Promise<AdminPaymentDetail> {
  const { shopId, detail } = await readPaymentDetail(context.billing, reference, {
    asksProvider: action === 'payment.asked',
  });
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
