import * as calls from '@app/contracts/billing/billing.endpoints';
import type { PaymentCallbackParams } from '@app/contracts/billing/billing.schemas';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { withoutHolder } from '#server/billing/providers/provider-http.ts';
import { mobileWay } from '#server/billing/providers/ways-to-pay.ts';
import { AppError } from '#server/platform/errors.ts';
import { perAddressLimit } from '#server/platform/http/api.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { isSameSecret } from '#server/platform/keys.ts';
import { checkOrLog } from './check-payment.ts';
import { findMobilePayment, type MobilePayment } from './mobile-payments.queries.ts';
import { keepAnswer } from './raw-answers.ts';

/** All of them are a few hundred bytes. */
const maxBytes = 16 * 1024;

/** A provider has few addresses and many payments. */
const perAddressPerMinute = 3000;

/**
 * Where providers call back (`POST` and `PUT`). A callback only makes the service check the payment: its body is never
 * believed, and one that is lost, doubled, late or forged changes nothing.
 */
export async function paymentCallbacks(server: HttpServer, billing: BillingContext): Promise<void> {
  const underway = new Set<string>();
  await server.register(async (scope: HttpServer) => {
    await scope.register(rateLimit, perAddressLimit(perAddressPerMinute));
    // Signatures are over the body as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const callback of [calls.receivePaymentCallback, calls.receivePutPaymentCallback])
      handle(scope, callback, { bodyLimit: maxBytes }, async (request, reply) => {
        const payment = await readCallback(billing, request);
        if (payment && !underway.has(payment.payment_id)) {
          underway.add(payment.payment_id);
          // Not awaited: the provider gets its answer before it is asked for the status.
          void checkOrLog(billing, payment).finally(() => underway.delete(payment.payment_id));
        }
        return reply.header('cache-control', 'no-store').send({ success: true });
      });
  });
}

/** The payment to check; null where there is none. */
async function readCallback(
  billing: BillingContext,
  request: FastifyRequest<{ Params: Static<typeof PaymentCallbackParams> }>,
): Promise<MobilePayment | null> {
  const { provider, secret } = request.params;
  const way = mobileWay(billing.ways, provider);
  if (!way || !isSameSecret(secret, billing.callbacks.secretOf(provider))) throw new AppError('not_found');
  const body = typeof request.body === 'string' ? request.body : '';
  const callback = way.provider.readCallback({ headers: request.headers, body });
  if (!callback) {
    billing.logger.warn({ provider, bytes: body.length }, 'a payment callback was not understood, or is forged');
    throw new AppError('invalid_request');
  }
  const { paymentId } = callback;
  const payment = await findMobilePayment(billing.db, paymentId);
  if (payment?.provider !== provider) {
    billing.logger.warn({ provider }, 'a payment callback names no payment of ours');
    return null;
  }
  const kept = { paymentId, request: 'callback', httpStatus: null, body: withoutHolder(body) } as const;
  return (await keepAnswer(billing, provider, kept)) && payment.status !== 'paid' ? payment : null;
}
