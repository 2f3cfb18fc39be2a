import Type from 'typebox';
import { Value } from 'typebox/value';
import { callbackObject, isPaymentId } from '#server/billing/providers/callback-body.ts';
import { withoutNumbers } from '#server/billing/providers/failure-words.ts';
import type { Asked, FailureReason, Found, MobileMoneyProvider } from '#server/billing/providers/provider.ts';
import {
  createProviderCalls,
  type Heard,
  type ProviderParts,
  unanswered,
} from '#server/billing/providers/provider-call.ts';
import { apiOrigin, defineProvider, optionalText } from '#server/billing/providers/provider-definition.ts';
import type { Clock } from '#server/platform/clock.ts';
import { ErrorAnswer, StatusAnswer, WalletAnswer } from './mtn.wire.ts';
import { createTokenCalls, type MtnConfig } from './mtn-token.ts';

export type { MtnConfig };

/**
 * MTN's reasons in our words. INTERNAL_PROCESSING_ERROR often means too little money, but not always: nobody is told
 * what may be wrong.
 */
const reasons: Record<string, FailureReason> = {
  NOT_ENOUGH_FUNDS: 'not_enough_money',
  APPROVAL_REJECTED: 'declined',
  PAYMENT_NOT_APPROVED: 'declined',
  TRANSACTION_CANCELED: 'cancelled',
  EXPIRED: 'timed_out',
  COULD_NOT_PERFORM_TRANSACTION: 'timed_out',
  PAYER_NOT_FOUND: 'not_a_wallet',
  SENDER_ACCOUNT_NOT_ACTIVE: 'wallet_blocked',
  PAYER_LIMIT_REACHED: 'limit_reached',
};

/** Codes of a 500 that tell of our own settings, or of the payer: nothing was and will be sent. */
const definiteFaults = new Set([
  ...['NOT_ALLOWED', 'NOT_ALLOWED_TARGET_ENVIRONMENT', 'INVALID_CALLBACK_URL_HOST', 'INVALID_CURRENCY'],
  ...['VALIDATION_ERROR', 'PAYEE_NOT_FOUND', 'PAYEE_NOT_ALLOWED_TO_RECEIVE', 'PAYEE_LIMIT_REACHED'],
  ...['PAYER_NOT_FOUND', 'PAYER_LIMIT_REACHED', 'SENDER_ACCOUNT_NOT_ACTIVE'],
]);

const reasonOf = (word: string): FailureReason => reasons[word] ?? 'refused_by_provider';
const codeIn = (body: unknown): string =>
  Value.Check(ErrorAnswer, body) ? body.code.trim().toUpperCase().replaceAll(' ', '_') : '';

/** Apostrophes and all that is not listed are answered by 400. */
const noteOf = (text: string): string => text.replace(/[^A-Za-z0-9 .,:-]/g, ' ').slice(0, 100);

function askedOf(id: string, heard: Heard): Asked {
  const { detail } = heard;
  if (!heard.hasAnswered) return unanswered(heard);
  const { status } = heard;
  const code = codeIn(heard.body);
  // 409: this very request was seen before, and its answer got lost.
  if (status === 202 || status === 409) return { state: 'pending', providerReference: id };
  if (status >= 500 ? definiteFaults.has(code) : status >= 400 && status !== 408)
    return { state: 'refused', reason: reasonOf(code), detail };
  return { state: 'unknown', detail };
}

function foundOf(id: string, heard: Heard): Found {
  const { detail } = heard;
  if (!heard.hasAnswered) return { state: 'unknown', detail };
  const { status, body } = heard;
  // A gateway that knows no such path answers 404, too.
  if (status === 404 && codeIn(body) === 'RESOURCE_NOT_FOUND') return { state: 'not_found' };
  if (status !== 200 || !Value.Check(StatusAnswer, body)) return { state: 'unknown', detail };
  if (body.externalId !== undefined && body.externalId !== id)
    return { state: 'unknown', detail: 'the answer is about another payment' };
  switch (body.status) {
    case 'PENDING':
    case 'CREATED':
      return { state: 'pending' };
    case 'SUCCESSFUL': {
      const { amount, currency, financialTransactionId } = body;
      if (amount === undefined || !currency || !Number.isFinite(Number(amount)))
        return { state: 'unknown', detail: 'paid, without amount or currency' };
      const transactionId = financialTransactionId === undefined ? null : String(financialTransactionId);
      return { state: 'paid', amount: Number(amount), currency, transactionId };
    }
    case 'FAILED':
    case 'TIMEOUT':
    case 'REJECTED': {
      const word = (typeof body.reason === 'object' ? body.reason.code : body.reason) ?? body.status;
      return {
        state: 'failed',
        reason: word === 'TIMEOUT' ? 'timed_out' : reasonOf(word),
        detail: withoutNumbers(word),
      };
    }
    default:
      return { state: 'unknown', detail: 'a status that is not known' };
  }
}

/**
 * MTN MoMo Collections (momodeveloper.mtn.com). The payment's id is MTN's reference of the request, too: asked twice
 * for it, MTN answers 409 and sends no second prompt. Callbacks come once, by PUT or POST, and are not signed.
 */
export function createMtn(config: MtnConfig, parts: ProviderParts & { clock: Clock }): MobileMoneyProvider {
  const call = createTokenCalls(config, createProviderCalls(config.apiOrigin, parts), parts.clock);
  const path = '/collection/v1_0';
  return {
    name: 'mtn',
    networks: ['mtn'],
    currency: config.currency,
    async ask({ id, reference, amountUgx, phoneNumber, callbackUrl }) {
      const heard = await call({
        request: 'ask',
        paymentId: id,
        method: 'POST',
        path: `${path}/requesttopay`,
        headers: { 'x-reference-id': id, ...(callbackUrl ? { 'x-callback-url': callbackUrl } : {}) },
        json: {
          amount: String(amountUgx),
          currency: config.currency,
          // What the callback repeats; it does not carry the reference id.
          externalId: id,
          payer: { partyIdType: 'MSISDN', partyId: phoneNumber.slice(1) },
          payerMessage: noteOf(`Dukalink ${reference}`),
          payeeNote: noteOf(reference),
        },
      });
      return askedOf(id, heard);
    },
    async find({ id }) {
      const request = { request: 'find', paymentId: id, method: 'GET', headers: {} } as const;
      return foundOf(id, await call({ ...request, path: `${path}/requesttopay/${id}` }));
    },
    async hasWallet(phoneNumber) {
      const holder = `${path}/accountholder/msisdn/${phoneNumber.slice(1)}/active`;
      const heard = await call({ request: 'wallet', paymentId: null, method: 'GET', path: holder, headers: {} });
      if (!heard.hasAnswered) return null;
      if (heard.status === 404 && codeIn(heard.body) === 'RESOURCE_NOT_FOUND') return false;
      return heard.status === 200 && Value.Check(WalletAnswer, heard.body) ? heard.body.result : null;
    },
    readCallback({ body }) {
      const paymentId = callbackObject(body)?.externalId;
      return isPaymentId(paymentId) ? { paymentId } : null;
    },
  };
}

export const mtn = defineProvider({
  name: 'mtn',
  title: 'MTN MoMo',
  environment: {
    MTN_API_ORIGIN: apiOrigin('https://proxy.momoapi.mtn.com'),
    MTN_SUBSCRIPTION_KEY: optionalText(),
    MTN_API_USER: optionalText(),
    MTN_API_KEY: optionalText(),
    MTN_TARGET_ENVIRONMENT: Type.String({ minLength: 1, default: 'mtnuganda' }),
    MTN_CURRENCY: Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency such as UGX', default: 'UGX' }),
  },
  needed: ['MTN_SUBSCRIPTION_KEY', 'MTN_API_USER', 'MTN_API_KEY'],
  create: (variables, parts) =>
    createMtn(
      {
        apiOrigin: variables.MTN_API_ORIGIN,
        subscriptionKey: variables.MTN_SUBSCRIPTION_KEY,
        apiUser: variables.MTN_API_USER,
        apiKey: variables.MTN_API_KEY,
        targetEnvironment: variables.MTN_TARGET_ENVIRONMENT,
        currency: variables.MTN_CURRENCY,
      },
      parts,
    ),
});
