import * as calls from '@app/contracts/billing/billing.endpoints';
import type { FastifyRequest } from 'fastify';
import { sellerOf } from '#server/identity/guards.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { actionKeyOf } from '#server/platform/http/idempotency/idempotency.ts';
import type { BillingContext } from './billing.context.ts';
import { readSubscription } from './checkout/read-subscription.ts';
import { subscribe } from './checkout/subscribe.ts';
import { checkWallet } from './mobile-money/check-wallet.ts';
import { stopPayment } from './mobile-money/stop-payment.ts';
import { giveReceipt } from './payments/give-receipt.ts';
import { toPayment } from './payments/payment.wire.ts';
import { readPaymentReference } from './payments/payment-reference.ts';
import { listOwnPayments } from './payments/payments.queries.ts';
import { readPayment } from './payments/read-payment.ts';

/** More than a seller pays; a limit so that no answer grows without end. */
const maxListed = 200;

/** The seller's plan and payments. An expired subscription closes none of these. */
export async function billingRoutes(api: HttpServer, billing: BillingContext): Promise<void> {
  handle(api, calls.readSubscription, async (request) =>
    answer('Your subscription', await readSubscription(billing, sellerOf(request).accountId)),
  );
  handle(api, calls.subscribe, { preValidation: acceptNoBody }, async (request) => {
    const { accountId } = sellerOf(request);
    const body = { ...request.body, ip: request.ip };
    const { payment_id: paymentId } = await subscribe(billing, accountId, body, actionKeyOf(request));
    const subscription = await readSubscription(billing, accountId, paymentId);
    return answer(subscription.payment?.message ?? '', subscription);
  });
  handle(api, calls.checkWallet, async (request) =>
    answer('The number', await checkWallet(billing, sellerOf(request).accountId, request.body)),
  );
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
  handle(api, calls.stopPayment, async (request) => {
    const { accountId } = sellerOf(request);
    await stopPayment(billing, accountId, request.params.paymentId);
    const subscription = await readSubscription(billing, accountId);
    return answer(subscription.payment?.message ?? '', subscription);
  });
  handle(api, calls.listPayments, async (request) => {
    const rows = await listOwnPayments(billing.db, sellerOf(request).accountId, maxListed);
    const payments = rows.map((row) => toPayment(row, billing.ways.merchant, billing.clock.now()));
    return answer('Your payments', { payments });
  });
}

/** A seller who chooses nothing sends none. */
async function acceptNoBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
