import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '@app/contracts/accounts';
import { type Payment, PaymentListAnswer, SubscriptionAnswer } from '@app/contracts/billing';
import { Failure } from '@app/contracts/errors';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Billing } from './billing.service.ts';

const failures = { '4xx': Failure, '5xx': Failure };
const security = [{ seller: [] }];

/** The seller's plan and payments. An expired subscription closes none of these. */
export async function billingRoutes(api: HttpServer, deps: { billing: Billing; guards: Guards }): Promise<void> {
  const { billing, guards } = deps;
  api.get(
    '/auth/subscription-status',
    {
      onRequest: guards.requireSeller,
      schema: { tags: ['billing'], summary: 'My plan', security, response: { 200: SubscriptionAnswer, ...failures } },
    },
    async (request) => ({
      success: true as const,
      message: 'Your subscription',
      data: await billing.readSubscription(sellerOf(request).accountId),
    }),
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
      const sent = request.headers[idempotencyKeyHeader];
      const key = typeof sent === 'string' ? sent : randomUUID();
      const data = await billing.subscribe(sellerOf(request).accountId, key);
      return { success: true as const, message: subscribeMessage(data.payment), data };
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
    async (request) => ({
      success: true as const,
      message: 'Your payments',
      data: { payments: await billing.listPayments(sellerOf(request).accountId) },
    }),
  );
}

function subscribeMessage({ status, instructions, amountUgx, reference }: Payment): string {
  if (status === 'paid') return 'Subscription activated successfully!';
  if (!instructions) return `Your payment ${reference} is waiting to be confirmed.`;
  const amount = `UGX ${amountUgx.toLocaleString('en-US')}`;
  return `Send ${amount} to ${instructions.merchantNumber} (${instructions.merchantName}) with the reference ${reference}. Your month starts when we have received it.`;
}
