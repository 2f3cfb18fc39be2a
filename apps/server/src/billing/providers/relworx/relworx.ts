import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { callbackObject, isPaymentId } from '#server/billing/providers/callback-body.ts';
import { failureIn, withoutNumbers } from '#server/billing/providers/failure-words.ts';
import type { Asked, Found, ListedPayment, MobileMoneyProvider } from '#server/billing/providers/provider.ts';
import {
  createProviderCalls,
  type Heard,
  type ProviderParts,
  unanswered,
} from '#server/billing/providers/provider-call.ts';
import { apiOrigin, defineProvider, optionalText } from '#server/billing/providers/provider-definition.ts';
import type { Clock } from '#server/platform/clock.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { Envelope, ListAnswer, RequestAnswer, StatusAnswer, Webhook } from './relworx.wire.ts';
import { isSignedByRelworx } from './relworx-signature.ts';

/** A business account at Relworx. */
export interface RelworxConfig {
  apiOrigin: string;
  apiKey: string;
  accountNo: string;
  webhookKey: string;
}

interface RelworxParts extends ProviderParts {
  clock: Clock;
  /** The webhook's address as it is registered there, to the letter: it is part of the signature. */
  webhookUrl: () => string;
}

const messageIn = (body: unknown): string | undefined => (Value.Check(Envelope, body) ? body.message : undefined);

function askedOf(heard: Heard): Asked {
  if (!heard.hasAnswered) return unanswered(heard);
  const { status, body, detail } = heard;
  if (Value.Check(RequestAnswer, body) && status < 300)
    return { state: 'pending', providerReference: body.internal_reference };
  const message = messageIn(body);
  // A reference is taken once: this very request was seen before, and its answer got lost.
  if (status === 422 && /reference.*(?:taken|exist|used|duplicate)/i.test(message ?? ''))
    return { state: 'pending', providerReference: null };
  const isRefusal = Value.Check(Envelope, body) && !body.success && status < 500 && status !== 408;
  if (!isRefusal) return { state: 'unknown', detail };
  // 403 (address not allowed) and 429 (their limit) say nothing about the wallet.
  const isAboutPayer = status === 200 || status === 400 || status === 404 || status === 422;
  const reason = isAboutPayer ? failureIn(message) : 'refused_by_provider';
  return { state: 'refused', reason, detail: `${detail} ${withoutNumbers(message)}` };
}

type Status = Pick<Static<typeof StatusAnswer>, 'status' | 'amount' | 'currency'> &
  Partial<Pick<Static<typeof StatusAnswer>, 'request_status' | 'message' | 'provider_transaction_id'>>;

/** `status` and `request_status` say the same; where they do not, nothing is certain. */
function foundOf({ status, request_status, message, amount, currency, provider_transaction_id }: Status): Found {
  const [one, other] = [status.toLowerCase(), (request_status ?? status).toLowerCase()];
  if (one !== other) return { state: 'unknown', detail: 'two statuses that differ' };
  if (one === 'pending' || one === 'processing') return { state: 'pending' };
  const sentence = message ?? undefined;
  if (one === 'failed') return { state: 'failed', reason: failureIn(sentence), detail: withoutNumbers(sentence) };
  if (one !== 'success' || !Number.isFinite(Number(amount)))
    return { state: 'unknown', detail: 'a status or an amount that is not known' };
  return { state: 'paid', amount: Number(amount), currency, transactionId: provider_transaction_id ?? null };
}

const listStates: Record<string, ListedPayment['state']> = {
  success: 'paid',
  failed: 'failed',
  pending: 'pending',
  reversed: 'given_back',
  refunded: 'given_back',
};
/** A full list may lack the one that is looked for. */
const fullList = 1000;

/** The account's newest payments. */
function listOf(calls: ReturnType<typeof createProviderCalls>, headers: Record<string, string>, accountNo: string) {
  const path = `/api/payment-requests/transactions?${new URLSearchParams({ account_no: accountNo })}`;
  /** The rows, or why there are none. */
  async function read(paymentId: string | null) {
    const heard = await calls({ request: 'list', paymentId, method: 'GET', path, headers });
    if (!heard.hasAnswered || heard.status !== 200 || !Value.Check(ListAnswer, heard.body)) return heard.detail;
    const { transactions } = heard.body;
    return {
      rows: transactions.filter((row) => (row.transaction_type ?? 'collection') === 'collection'),
      isFull: transactions.length >= fullList,
    };
  }
  return {
    read,
    async find(id: string): Promise<Found> {
      const listed = await read(id);
      if (typeof listed === 'string') return { state: 'unknown', detail: listed };
      const found = listed.rows.find(({ customer_reference }) => customer_reference === id);
      if (found) return foundOf(found);
      return listed.isFull ? { state: 'unknown', detail: 'the list is full' } : { state: 'not_found' };
    },
  };
}

function walletOf(heard: Heard): boolean | null {
  if (!heard.hasAnswered || !Value.Check(Envelope, heard.body)) return null;
  const { success, message } = heard.body;
  if (heard.status === 200 && success) return true;
  const isAboutNumber = [200, 400, 404, 422].includes(heard.status);
  return isAboutNumber && failureIn(message) === 'not_a_wallet' ? false : null;
}

/**
 * Relworx (payments.relworx.com), MTN and Airtel. It takes a reference once, so the payment's id charges once. Its own
 * reference is needed to ask for a payment; where that got lost the payment is looked for in the list.
 */
export function createRelworx(config: RelworxConfig, parts: RelworxParts): MobileMoneyProvider {
  const calls = createProviderCalls(config.apiOrigin, parts);
  const headers = { authorization: `Bearer ${config.apiKey}`, accept: 'application/vnd.relworx.v2' };
  const path = '/api/mobile-money';
  const list = listOf(calls, headers, config.accountNo);

  return {
    name: 'relworx',
    networks: ['mtn', 'airtel'],
    currency: 'UGX',
    async ask({ id, reference, amountUgx, phoneNumber }) {
      const json = {
        account_no: config.accountNo,
        reference: id,
        msisdn: phoneNumber,
        currency: 'UGX',
        amount: amountUgx,
        description: `Dukalink ${reference}`,
      };
      const request = { request: 'ask', paymentId: id, method: 'POST', headers, json } as const;
      return askedOf(await calls({ ...request, path: `${path}/request-payment` }));
    },
    async find({ id, providerReference }) {
      if (providerReference === null) return list.find(id);
      const query = new URLSearchParams({ internal_reference: providerReference, account_no: config.accountNo });
      const heard = await calls({
        request: 'find',
        paymentId: id,
        method: 'GET',
        path: `${path}/check-request-status?${query}`,
        headers,
      });
      if (!heard.hasAnswered) return { state: 'unknown', detail: heard.detail };
      if (heard.status === 404 && Value.Check(Envelope, heard.body)) return { state: 'not_found' };
      if (heard.status !== 200 || !Value.Check(StatusAnswer, heard.body))
        return { state: 'unknown', detail: heard.detail };
      const isOurs = heard.body.customer_reference === id;
      return isOurs ? foundOf(heard.body) : { state: 'unknown', detail: 'the answer is about another payment' };
    },
    async hasWallet(phoneNumber) {
      const json = { msisdn: phoneNumber };
      const request = { request: 'wallet', paymentId: null, method: 'POST', headers, json } as const;
      return walletOf(await calls({ ...request, path: `${path}/validate` }));
    },
    readCallback({ headers: { 'relworx-signature': given }, body }) {
      const fields = callbackObject(body);
      if (!Value.Check(Webhook, fields)) return null;
      const signed = { url: parts.webhookUrl(), key: config.webhookKey, fields };
      if (!isSignedByRelworx(given, signed, parts.clock.now())) return null;
      const { customer_reference: paymentId, internal_reference: providerReference } = fields;
      return isPaymentId(paymentId) ? { paymentId, providerReference } : null;
    },
    async list(day) {
      const listed = await list.read(null);
      if (typeof listed === 'string') throw new Error(`Relworx did not list its payments (${listed})`);
      const rows = listed.rows.map(listedOf);
      // What is older than a full list is in none.
      if (listed.isFull && rows.every(({ at }) => dayInKampala(at) >= day))
        throw new Error('Relworx listed its newest payments alone, none older than the day');
      return rows.filter(({ at }) => dayInKampala(at) === day);
    },
  };
}

function listedOf(row: Static<typeof ListAnswer>['transactions'][number]): ListedPayment {
  return {
    ours: row.customer_reference ?? null,
    providerReference: row.internal_reference ?? null,
    transactionId: row.provider_transaction_id ?? null,
    state: listStates[row.status.toLowerCase()] ?? 'pending',
    amount: Number(row.amount),
    currency: row.currency,
    at: new Date(row.created_at),
  };
}

export const relworx = defineProvider({
  name: 'relworx',
  title: 'Relworx',
  environment: {
    RELWORX_API_ORIGIN: apiOrigin('https://payments.relworx.com'),
    RELWORX_API_KEY: optionalText(),
    RELWORX_ACCOUNT_NO: optionalText(),
    RELWORX_WEBHOOK_KEY: optionalText(),
  },
  needed: ['RELWORX_API_KEY', 'RELWORX_ACCOUNT_NO', 'RELWORX_WEBHOOK_KEY'],
  create: (variables, parts) =>
    createRelworx(
      {
        apiOrigin: variables.RELWORX_API_ORIGIN,
        apiKey: variables.RELWORX_API_KEY,
        accountNo: variables.RELWORX_ACCOUNT_NO,
        webhookKey: variables.RELWORX_WEBHOOK_KEY,
      },
      parts,
    ),
});
