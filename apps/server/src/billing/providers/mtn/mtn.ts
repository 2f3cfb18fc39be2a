import { Value } from 'typebox/value';
import type {
  ChargeResult,
  FailureReason,
  MobileMoneyProvider,
  StatusResult,
} from '#server/billing/providers/provider.ts';
import type { ProviderDefinition, ProviderParts } from '#server/billing/providers/provider-definition.ts';
import { createProviderHttp, type HttpResult, unanswered } from '#server/billing/providers/provider-http.ts';
import { failed, isPaymentId, paid, unknown } from '#server/billing/providers/results.ts';
import { jsonIn } from '#server/platform/outgoing.ts';
import { Callback, ErrorAnswer, StatusAnswer, WalletAnswer } from './mtn.wire.ts';
import { environment, type MtnVariables, withToken } from './mtn-token.ts';

/** MTN's reasons in our words. INTERNAL_PROCESSING_ERROR is not in: it often means too little money, but not always. */
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

function toChargeResult(id: string, result: HttpResult): ChargeResult {
  const { status, body, detail } = result;
  if (status === null) return unanswered(result);
  const code = codeIn(body);
  // 409: this very request was seen before, and its answer got lost.
  if (status === 202 || status === 409) return { state: 'pending', providerReference: id };
  if (status >= 500 ? definiteFaults.has(code) : status >= 400 && status !== 408)
    return { state: 'refused', reason: reasonOf(code), detail };
  return unknown(detail);
}

function toStatusResult(id: string, { status, body, detail }: HttpResult): StatusResult {
  if (isMissing(status, body)) return { state: 'not_found' };
  if (status !== 200 || !Value.Check(StatusAnswer, body)) return unknown(detail);
  if (body.externalId !== undefined && body.externalId !== id) return unknown('the answer is about another payment');
  switch (body.status) {
    case 'PENDING':
    case 'CREATED':
      return { state: 'pending' };
    case 'SUCCESSFUL':
      return paid(body.amount, body.currency, body.financialTransactionId);
    case 'FAILED':
    case 'TIMEOUT':
    case 'REJECTED': {
      const word = (typeof body.reason === 'object' ? body.reason.code : body.reason) ?? body.status;
      return failed(word, word === 'TIMEOUT' ? 'timed_out' : reasonOf(word));
    }
    default:
      return unknown('a status that is not known');
  }
}

/** A gateway that knows no such path answers 404, too. */
const isMissing = (status: number | null, body: unknown): boolean =>
  status === 404 && codeIn(body) === 'RESOURCE_NOT_FOUND';

/**
 * MTN MoMo Collections (momodeveloper.mtn.com). The payment's id is MTN's reference of the request, too: to a second
 * request MTN answers 409 and sends no prompt. Callbacks come once, by PUT or POST, and are not signed.
 */
export function createMtn(mtn: MtnVariables, parts: ProviderParts): MobileMoneyProvider {
  const call = withToken(mtn, createProviderHttp(mtn.MTN_API_ORIGIN, parts), parts.clock);
  const path = '/collection/v1_0';
  return {
    name: 'mtn',
    networks: ['mtn'],
    currency: mtn.MTN_CURRENCY,
    async charge({ id, reference, amountUgx, phoneNumber }) {
      const result = await call({
        request: 'ask',
        paymentId: id,
        path: `${path}/requesttopay`,
        headers: { 'x-reference-id': id, 'x-callback-url': parts.webhookUrl() },
        json: {
          amount: String(amountUgx),
          currency: mtn.MTN_CURRENCY,
          // What the callback repeats; it does not carry the reference id.
          externalId: id,
          payer: { partyIdType: 'MSISDN', partyId: phoneNumber.slice(1) },
          payerMessage: noteOf(`Dukalink ${reference}`),
          payeeNote: noteOf(reference),
        },
      });
      return toChargeResult(id, result);
    },
    readStatus: async ({ id }) =>
      toStatusResult(id, await call({ request: 'find', paymentId: id, path: `${path}/requesttopay/${id}` })),
    async hasWallet(phoneNumber) {
      const holder = `${path}/accountholder/msisdn/${phoneNumber.slice(1)}/active`;
      const { status, body } = await call({ request: 'wallet', path: holder });
      if (isMissing(status, body)) return false;
      return status === 200 && Value.Check(WalletAnswer, body) ? body.result : null;
    },
    readCallback({ body }) {
      const fields = jsonIn(body);
      return Value.Check(Callback, fields) && isPaymentId(fields.externalId) ? { paymentId: fields.externalId } : null;
    },
  };
}

export const mtn: ProviderDefinition = { name: 'mtn', title: 'MTN MoMo', environment, create: createMtn };
