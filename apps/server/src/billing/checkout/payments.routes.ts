import {
  PaymentAnswer,
  PaymentListAnswer,
  PaymentParams,
  PaymentReferenceParams,
  ReceiptBody,
  SubscriptionAnswer,
} from '@app/contracts/billing';
import { Failure } from '@app/contracts/errors';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { giveReceipt } from '#server/billing/payments/give-receipt.ts';
import { toPayment } from '#server/billing/payments/payment.wire.ts';
import { readPaymentReference } from '#server/billing/payments/payment-reference.ts';
import { listOwnPayments } from '#server/billing/payments/payments.queries.ts';
import { readPayment } from '#server/billing/payments/read-payment.ts';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readSubscription } from './read-subscription.ts';

const failures = { '4xx': Failure, '5xx': Failure };
const security = [{ seller: [] }];

/** More than anybody pays; a limit so that no answer grows without end. */
const paymentsListed = 200;

/** The seller's own payments. An expired subscription closes none of these. */
export function paymentsRoutes(
  api: HttpServer,
  { billing, guards }: { billing: BillingContext; guards: Guards },
): void {
  api.get(
    '/billing/payments/:reference',
    {
      onRequest: guards.requireSeller,
      schema: {
        tags: ['billing'],
        summary: 'One of my payments, as it stands now',
        security,
        params: PaymentReferenceParams,
        response: { 200: PaymentAnswer, ...failures },
      },
    },
    async (request) => {
      const reference = readPaymentReference(request.params.reference);
      if (reference === null) throw new AppError('not_found');
      return answer('Your payment', await readPayment(billing, sellerOf(request).accountId, { reference }));
    },
  );
  api.put(
    '/billing/payments/:paymentId/receipt',
    {
      onRequest: guards.requireSeller,
      schema: {
        tags: ['billing'],
        summary: 'I have paid: the transaction ID of a payment by hand',
        security,
        params: PaymentParams,
        body: ReceiptBody,
        response: { 200: SubscriptionAnswer, ...failures },
      },
    },
    async (request) => {
      const { accountId } = sellerOf(request);
      await giveReceipt(billing, { shop_id: accountId, payment_id: request.params.paymentId }, request.body.receipt);
      return answer('We have your transaction ID.', await readSubscription(billing, accountId));
    },
  );
  api.get(
    '/billing/payments',
    {
      onRequest: guards.requireSeller,
      schema: {
        tags: ['billing'],
        summary: 'My payments, newest first (the latest 200)',
        security,
        response: { 200: PaymentListAnswer, ...failures },
      },
    },
    async (request) => {
      const rows = await listOwnPayments(billing.db, sellerOf(request).accountId, paymentsListed);
      const payments = rows.map((row) => toPayment(row, billing.ways.merchant, billing.clock.now()));
      return answer('Your payments', { payments });
    },
  );
}
