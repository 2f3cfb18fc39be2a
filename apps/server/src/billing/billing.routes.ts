import { SubscribeBody, SubscriptionAnswer, WalletAnswer, WalletBody } from '@app/contracts/billing';
import { Failure } from '@app/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { actionKeyOf } from '#server/platform/http/idempotency.ts';
import type { BillingContext } from './billing.context.ts';
import { paymentsRoutes } from './checkout/payments.routes.ts';
import { readSubscription } from './checkout/read-subscription.ts';
import { subscribe } from './checkout/subscribe.ts';
import { checkWallet } from './mobile-money/check-wallet.ts';

const failures = { '4xx': Failure, '5xx': Failure };
const security = [{ seller: [] }];

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
      preValidation: acceptNoBody,
      schema: {
        tags: ['billing'],
        summary: 'Pay for the next months, or go on with the payment that waits',
        security,
        body: SubscribeBody,
        response: { 200: SubscriptionAnswer, ...failures },
      },
    },
    async (request) => {
      const { accountId } = sellerOf(request);
      const wanted = { ...request.body, ip: request.ip };
      const { payment_id: paymentId } = await subscribe(billing, accountId, wanted, actionKeyOf(request));
      const subscription = await readSubscription(billing, accountId, paymentId);
      return answer(subscription.payment?.message ?? '', subscription);
    },
  );
  api.post(
    '/billing/wallets/check',
    {
      onRequest: guards.requireSeller,
      schema: {
        tags: ['billing'],
        summary: 'Can this number be asked to pay, and on which network',
        security,
        body: WalletBody,
        response: { 200: WalletAnswer, ...failures },
      },
    },
    async (request) => answer('The number', await checkWallet(billing, sellerOf(request).accountId, request.body)),
  );
  paymentsRoutes(api, { billing, guards });
}

/** Who does not choose sends none. */
async function acceptNoBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
