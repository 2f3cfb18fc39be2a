import { createHmac } from 'node:crypto';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type {
  ChargeResult,
  ListedPayment,
  MobileMoneyProvider,
  StatusResult,
} from '#server/billing/providers/provider.ts';
import {
  apiOrigin,
  optionalText,
  type ProviderDefinition,
  type ProviderParts,
  type Variables,
} from '#server/billing/providers/provider-definition.ts';
import {
  type CallProvider,
  createProviderHttp,
  type HttpResult,
  unanswered,
} from '#server/billing/providers/provider-http.ts';
import { failed, failureIn, isPaymentId, paid, refused, unknown } from '#server/billing/providers/results.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { isSameSecret } from '#server/platform/keys.ts';
import { jsonIn } from '#server/platform/outgoing.ts';
import { Envelope, ListAnswer, RequestAnswer, StatusAnswer, Webhook } from './relworx.wire.ts';

interface Signed {
  url: string;
  key: string;
  fields: { status: string; customer_reference: string; internal_reference: string };
}

/** So much may lie between signing and arriving, either way: clocks differ, and an old webhook is not a hint. */
const toleranceSeconds = 300;

function signature({ url, key, fields }: Signed, atSeconds: string): string {
  const { customer_reference, internal_reference, status } = fields;
  const text = `customer_reference${customer_reference}internal_reference${internal_reference}status${status}`;
  return createHmac('sha256', key).update(`${url}${atSeconds}${text}`).digest('hex');
}

/** Is `Relworx-Signature: t=<unix>,v=<hex>` right, for this address to the letter, and of these minutes? */
export function isSignedByRelworx(header: unknown, signed: Signed, now: Date): boolean {
  const [, atSeconds = '', given = ''] =
    (typeof header === 'string' && /^t=(\d{1,12}),\s*v=([0-9a-fA-F]{64})$/.exec(header.trim())) || [];
  if (atSeconds === '' || Math.abs(now.getTime() / 1000 - Number(atSeconds)) > toleranceSeconds) return false;
  return isSameSecret(given.toLowerCase(), signature(signed, atSeconds));
}

const environment = {
  RELWORX_API_ORIGIN: apiOrigin('https://payments.relworx.com'),
  RELWORX_API_KEY: optionalText(),
  RELWORX_ACCOUNT_NO: optionalText(),
  RELWORX_WEBHOOK_KEY: optionalText(),
};
export type RelworxVariables = Variables<typeof environment>;

/** 403 (address not allowed) and 429 (their limit) say nothing about the wallet. */
const isAboutWallet = (status: number | null): boolean => [200, 400, 404, 422].includes(status ?? 0);

function toChargeResult(result: HttpResult): ChargeResult {
  const { status, body, detail } = result;
  if (status === null) return unanswered(result);
  if (Value.Check(RequestAnswer, body) && status < 300)
    return { state: 'pending', providerReference: body.internal_reference };
  const { success = true, message } = Value.Check(Envelope, body) ? body : {};
  // A reference is taken once: this very request was seen before, and its answer got lost.
  if (status === 422 && /reference.*(?:taken|exist|used|duplicate)/i.test(message ?? ''))
    return { state: 'pending', providerReference: null };
  if (success || status >= 500 || status === 408) return unknown(detail);
  return refused(isAboutWallet(status) ? failureIn(message) : 'refused_by_provider', detail, message);
}

type Status = Pick<Static<typeof StatusAnswer>, 'status' | 'amount' | 'currency'> &
  Partial<Pick<Static<typeof StatusAnswer>, 'request_status' | 'message' | 'provider_transaction_id'>>;

/** `status` and `request_status` say the same; where they do not, nothing is certain. */
function toStatusResult(answer: Status): StatusResult {
  const status = answer.status.toLowerCase();
  if (status !== (answer.request_status ?? status).toLowerCase()) return unknown('two statuses that differ');
  if (status === 'pending' || status === 'processing') return { state: 'pending' };
  if (status === 'failed') return failed(answer.message);
  if (status !== 'success') return unknown('a status that is not known');
  return paid(answer.amount, answer.currency, answer.provider_transaction_id);
}

const listStates: Record<string, ListedPayment['state']> = {
  success: 'paid',
  failed: 'failed',
  pending: 'pending',
  reversed: 'given_back',
  refunded: 'given_back',
};
/** A full list may lack the payment that is looked for. */
const fullList = 1000;

/** The account's newest payments, or why they could not be read. */
async function readList(call: CallProvider, accountNo: string, paymentId?: string) {
  const path = `/api/payment-requests/transactions?${new URLSearchParams({ account_no: accountNo })}`;
  const { status, body, detail } = await call({ request: 'list', path, ...(paymentId && { paymentId }) });
  if (status !== 200 || !Value.Check(ListAnswer, body)) return detail;
  const { transactions } = body;
  return {
    rows: transactions.filter((row) => (row.transaction_type ?? 'collection') === 'collection'),
    isFull: transactions.length >= fullList,
  };
}

function findInList(list: Awaited<ReturnType<typeof readList>>, id: string): StatusResult {
  if (typeof list === 'string') return unknown(list);
  const row = list.rows.find(({ customer_reference }) => customer_reference === id);
  if (row) return toStatusResult(row);
  return list.isFull ? unknown('the list is full') : { state: 'not_found' };
}

/**
 * Relworx (payments.relworx.com), MTN and Airtel. It takes a reference once, so the payment's id charges once. A status
 * is read by its own reference; where that got lost the payment is looked for in the list.
 */
export function createRelworx(relworx: RelworxVariables, parts: ProviderParts): MobileMoneyProvider {
  const accountNo = relworx.RELWORX_ACCOUNT_NO;
  const call = createProviderHttp(relworx.RELWORX_API_ORIGIN, parts, {
    authorization: `Bearer ${relworx.RELWORX_API_KEY}`,
    accept: 'application/vnd.relworx.v2',
  });
  const path = '/api/mobile-money';

  return {
    name: 'relworx',
    networks: ['mtn', 'airtel'],
    currency: 'UGX',
    async charge({ id, reference, amountUgx, phoneNumber }) {
      const json = {
        account_no: accountNo,
        reference: id,
        msisdn: phoneNumber,
        currency: 'UGX',
        amount: amountUgx,
        description: `Dukalink ${reference}`,
      };
      return toChargeResult(await call({ request: 'ask', paymentId: id, path: `${path}/request-payment`, json }));
    },
    async readStatus({ id, providerReference }) {
      if (providerReference === null) return findInList(await readList(call, accountNo, id), id);
      const query = new URLSearchParams({ internal_reference: providerReference, account_no: accountNo });
      const { status, body, detail } = await call({
        request: 'find',
        paymentId: id,
        path: `${path}/check-request-status?${query}`,
      });
      if (status === 404 && Value.Check(Envelope, body)) return { state: 'not_found' };
      if (status !== 200 || !Value.Check(StatusAnswer, body)) return unknown(detail);
      return body.customer_reference === id ? toStatusResult(body) : unknown('the answer is about another payment');
    },
    async hasWallet(phoneNumber) {
      const { status, body } = await call({
        request: 'wallet',
        path: `${path}/validate`,
        json: { msisdn: phoneNumber },
      });
      if (!Value.Check(Envelope, body)) return null;
      if (status === 200 && body.success) return true;
      return isAboutWallet(status) && failureIn(body.message) === 'not_a_wallet' ? false : null;
    },
    readCallback({ headers: { 'relworx-signature': signature }, body }) {
      const fields = jsonIn(body);
      if (!Value.Check(Webhook, fields)) return null;
      const signed = { url: parts.webhookUrl(), key: relworx.RELWORX_WEBHOOK_KEY, fields };
      if (!isSignedByRelworx(signature, signed, parts.clock.now())) return null;
      const { customer_reference: paymentId, internal_reference: providerReference } = fields;
      return isPaymentId(paymentId) ? { paymentId, providerReference } : null;
    },
    async list(day) {
      const list = await readList(call, accountNo);
      if (typeof list === 'string') throw new Error(`Relworx did not list its payments (${list})`);
      const rows = list.rows.map(toListedPayment);
      // What is older than a full list is in none.
      if (list.isFull && rows.every(({ at }) => dayInKampala(at) >= day))
        throw new Error('Relworx listed its newest payments alone, none older than the day');
      return rows.filter(({ at }) => dayInKampala(at) === day);
    },
  };
}

function toListedPayment(row: Static<typeof ListAnswer>['transactions'][number]): ListedPayment {
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

export const relworx: ProviderDefinition = { name: 'relworx', title: 'Relworx', environment, create: createRelworx };
