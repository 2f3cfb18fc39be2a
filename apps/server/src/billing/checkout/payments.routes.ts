import * as calls from '@app/contracts/billing/billing.endpoints';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { giveReceipt } from '#server/billing/payments/give-receipt.ts';
import { toPayment } from '#server/billing/payments/payment.wire.ts';
import { readPaymentReference } from '#server/billing/payments/payment-reference.ts';
import { listOwnPayments } from '#server/billing/payments/payments.queries.ts';
import { readPayment } from '#server/billing/payments/read-payment.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readSubscription } from './read-subscription.ts';

/** More than a seller pays; a limit so that no answer grows without end. */
const maxListed = 200;

/** The seller's own payments. An expired subscription closes none of these. */
export function paymentsRoutes(api: HttpServer, billing: BillingContext): void {
  handle(api, calls.readPayment, async (request) => {
    const reference = readPaymentReference(request.params.reference);
    if (reference === null) throw new AppError('not_found');
    return answer('Your payment', await readPayment(billing, sellerOf(request).accountId, { reference }));
  });
  handle(api, calls.giveReceipt, async (request) => {
    const { accountId } = sellerOf(request);
    await giveReceipt(billing, { shop_id: accountId, payment_id: request.params.paymentId }, request.body.receipt);
    return answer('We have your transaction ID.', await readSubscription(billing, accountId));
  });
  handle(api, calls.listPayments, async (request) => {
    const rows = await listOwnPayments(billing.db, sellerOf(request).accountId, maxListed);
    const payments = rows.map((row) => toPayment(row, billing.ways.merchant, billing.clock.now()));
    return answer('Your payments', { payments });
  });
}
