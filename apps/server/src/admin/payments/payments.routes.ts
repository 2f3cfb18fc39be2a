import type { AuditAction } from '@app/contracts/admin/audit.schemas';
import * as calls from '@app/contracts/admin/payments/payments.endpoints';
import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import type { FastifyRequest } from 'fastify';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { type AdminCaller, adminOf, callerOf, isAtLeast } from '#server/admin/guards.ts';
import { requireLine } from '#server/admin/plain-text.ts';
import { changeSeller } from '#server/admin/users/change-seller.ts';
import { decidePayment, readPaymentDetail, recordPayment } from '#server/billing/billing.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { actionKeyOf } from '#server/platform/http/idempotency/idempotency.ts';
import { readPaymentPage } from './payment-page.ts';
import { findPaymentSeller } from './payment-seller.queries.ts';

/** Payments as administrators decide about them. Every decision can be reversed. */
export function paymentsRoutes(admin: HttpServer, context: AdminContext): void {
  const { billing } = context;
  paymentDetailRoutes(admin, context);
  handle(admin, calls.listAdminPayments, async (request) => {
    const seesWallets = isAtLeast(request, 'support');
    return answer('Payments', await readPaymentPage(context, request.query, { seesWallets }));
  });
  handle(admin, calls.confirmPayment, async (request) => {
    const { receipt: typed } = request.body;
    const receipt = typed === undefined ? {} : { receipt: requireLine('receipt', typed) };
    const decision = { decision: 'confirm', ...receipt } as const;
    return decide(context, request, ['payment.confirmed', 'The payment is confirmed.'], decision);
  });
  handle(admin, calls.refusePayment, async (request) => {
    const shown = requireLine('shown', request.body.shown);
    return decide(context, request, ['payment.refused', 'The payment is refused.'], { decision: 'refuse', shown });
  });
  handle(admin, calls.takeBackPayment, async (request) => {
    const isRefunded = request.body.givenBack === true;
    const message = isRefunded ? 'The payment is refunded.' : 'The payment no longer counts.';
    return decide(context, request, ['payment.taken_back', message], { decision: 'take_back', isRefunded });
  });
  handle(admin, calls.recordPayment, async (request) => {
    const { userId } = request.params;
    const { amountUgx, months, receipt } = request.body;
    // One action of one administrator; a seller's keys are the seller's.
    const key = `${adminOf(request).adminId}:${actionKeyOf(request)}`;
    const received = { amountUgx, months, receipt: requireLine('receipt', receipt), key };
    const message = 'The payment is recorded.';
    const change = { action: 'payment.recorded', userId, reason: byReceipt, message } as const;
    return changeSeller(context, request, change, async (trx) => {
      const { payment, isNew } = await recordPayment(billing, trx, userId, received, adminOf(request).adminId);
      return isNew ? { ...about(payment), ...periodOf(payment), months } : null;
    });
  });
}

/** The receipt itself stays with the payment: the log is kept longer than what names a seller's money. */
const byReceipt = 'The transaction ID is on the payment.';

type PaymentRow = Awaited<ReturnType<typeof decidePayment>>['payment'];

/** A decision that was made already is not written down again. */
async function decide(
  context: AdminContext,
  request: FastifyRequest<{ Params: { reference: string }; Body: { reason?: string; receipt?: string } }>,
  [action, message]: [AuditAction, string],
  decision: Parameters<typeof decidePayment>[3],
) {
  const { billing } = context;
  const { shopId: userId, detail } = await readPaymentDetail(billing, request.params.reference);
  const key = { shop_id: userId, payment_id: detail.payment.paymentId };
  const reason = request.body.receipt === undefined ? undefined : byReceipt;
  return changeSeller(context, request, { action, userId, reason, message }, async (trx) => {
    const { payment, from, removed } = await decidePayment(billing, trx, key, decision, adminOf(request).adminId);
    if (from === payment.status) return null;
    const dates = removed
      ? { from: removed.startsAt.toISOString(), to: removed.endsAt.toISOString() }
      : periodOf(payment);
    return { ...about(payment), before: from, ...dates };
  });
}

const about = ({ payment_id, amount_ugx }: PaymentRow) => ({ paymentId: payment_id, amountUgx: amount_ugx });

function periodOf({ period_starts_at, period_ends_at }: PaymentRow): Record<string, string> {
  if (!period_starts_at || !period_ends_at) return {};
  return { from: period_starts_at.toISOString(), to: period_ends_at.toISOString() };
}

/** What a payment's provider has said, and asking it again. Each read is on the audit log, because it shows numbers. */
function paymentDetailRoutes(admin: HttpServer, context: AdminContext): void {
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
  return { ...detail, seller: await findPaymentSeller(context.db, shopId) };
}
