import {
  type Payment,
  PaymentListAnswer,
  PaymentParams,
  ReceiptBody,
  SubscriptionAnswer,
} from '@app/contracts/billing';
import { Failure } from '@app/contracts/errors';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { actionKeyOf } from '#server/platform/http/idempotency.ts';
import type { BillingContext } from './billing.context.ts';
import { giveReceipt } from './payments/give-receipt.ts';
import { toPayment } from './payments/payment.wire.ts';
import { listOwnPayments } from './payments/payments.queries.ts';
import { subscribe } from './payments/subscribe.ts';
import { readSubscription } from './subscriptions/subscriptions.ts';

const failures = { '4xx': Failure, '5xx': Failure };
const security = [{ seller: [] }];

/** More than anybody pays; a limit so that no answer grows without end. */
const paymentsListed = 200;

/** The seller's plan and payments. An expired subscription closes none of these. */
export async function billingRoutes(
  api: HttpServer,
  { billing, guards }: { billing: BillingContext; guards: Guards },
): Promise<void> {
  api.get(
    '/auth/subscription-status',
    {
      onRequest: guards.requireSeller,
      schema: { tags: ['billing'], summary: 'My plan', security, response: { 200: SubscriptionAnswer, ...failures } },
    },
    async (request) => answer('Your subscription', await readSubscription(billing, sellerOf(request).accountId)),
  );
  api.post(
    '/auth/subscribe',
    {
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      schema: {
        tags: ['billing'],
        summary: 'Pay for the next month, or go on with the payment that waits',
        security,
        response: { 200: SubscriptionAnswer, ...failures },
      },
    },
    async (request) => {
      const { accountId } = sellerOf(request);
      const row = await subscribe(billing, accountId, actionKeyOf(request));
      const subscription = await readSubscription(billing, accountId);
      const payment = toPayment(row, billing.provider, billing.clock.now());
      return answer(subscribeMessage(payment), { ...subscription, payment });
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
      const payments = rows.map((row) => toPayment(row, billing.provider, billing.clock.now()));
      return answer('Your payments', { payments });
    },
  );
}

function subscribeMessage({ status, instructions, amountUgx, reference }: Payment): string {
  if (status === 'paid') return 'Subscription activated successfully!';
  if (!instructions) return `Your payment ${reference} is waiting to be confirmed.`;
  const amount = `UGX ${amountUgx.toLocaleString('en-US')}`;
  return `Send ${amount} to ${instructions.merchantNumber} (${instructions.merchantName}) with the reference ${reference}. Your month starts when we have received it.`;
}
