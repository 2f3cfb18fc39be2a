import * as calls from '@app/contracts/billing/billing.endpoints';
import type { FastifyRequest } from 'fastify';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { actionKeyOf } from '#server/platform/http/idempotency.ts';
import type { BillingContext } from './billing.context.ts';
import { paymentsRoutes } from './checkout/payments.routes.ts';
import { readSubscription } from './checkout/read-subscription.ts';
import { subscribe } from './checkout/subscribe.ts';
import { checkWallet } from './mobile-money/check-wallet.ts';

/** The seller's plan and payments. An expired subscription closes none of these. */
export async function billingRoutes(api: HttpServer, billing: BillingContext): Promise<void> {
  handle(api, calls.readSubscription, async (request) =>
    answer('Your subscription', await readSubscription(billing, sellerOf(request).accountId)),
  );
  handle(api, calls.subscribe, { preValidation: acceptNoBody }, async (request) => {
    const { accountId } = sellerOf(request);
    const wanted = { ...request.body, ip: request.ip };
    const { payment_id: paymentId } = await subscribe(billing, accountId, wanted, actionKeyOf(request));
    const subscription = await readSubscription(billing, accountId, paymentId);
    return answer(subscription.payment?.message ?? '', subscription);
  });
  handle(api, calls.checkWallet, async (request) =>
    answer('The number', await checkWallet(billing, sellerOf(request).accountId, request.body)),
  );
  paymentsRoutes(api, billing);
}

/** Who does not choose sends none. */
async function acceptNoBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
