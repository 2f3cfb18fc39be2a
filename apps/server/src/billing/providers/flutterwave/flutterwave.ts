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
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { isSameSecret } from '#server/platform/keys.ts';
import { jsonIn } from '#server/platform/outgoing.ts';
import { ChargeAnswer, Envelope, ListAnswer, VerifyAnswer, Webhook } from './flutterwave.wire.ts';

const environment = {
  FLUTTERWAVE_API_ORIGIN: apiOrigin('https://api.flutterwave.com'),
  FLUTTERWAVE_SECRET_KEY: optionalText(),
  FLUTTERWAVE_WEBHOOK_HASH: optionalText(),
};
export type FlutterwaveVariables = Variables<typeof environment>;

/**
 * Flutterwave wants an e-mail address of every payer. Sellers have none, so one of our domain is made up. A host without
 * a dot is this machine; `.invalid` belongs to no one.
 */
function emailOf(id: string, returnUrl: string): string {
  const { hostname } = new URL(returnUrl);
  return `payer-${id.slice(0, 8)}@${hostname.includes('.') ? hostname : `${hostname}.invalid`}`;
}

/** The page where the payer goes on: encrypted, or of a simulator beside us. */
function redirectIn(body: Static<typeof ChargeAnswer>, origin: string): string | null {
  const url = URL.parse(body.meta?.authorization?.redirect ?? '');
  return url && (url.protocol === 'https:' || url.origin === origin) ? url.href : null;
}

function toChargeResult(result: HttpResult, origin: string): ChargeResult {
  const { status, body, detail } = result;
  if (status === null) return unanswered(result);
  if (status < 300 && Value.Check(ChargeAnswer, body)) {
    const redirectUrl = redirectIn(body, origin);
    return { state: 'pending', providerReference: null, ...(redirectUrl ? { redirectUrl } : {}) };
  }
  if (!Value.Check(Envelope, body) || body.status !== 'error' || status >= 500 || status === 408)
    return unknown(detail);
  const isAboutUs = status === 401 || status === 403 || status === 429;
  return refused(isAboutUs ? 'refused_by_provider' : failureIn(body.message), detail, body.message);
}

function toStatusResult(id: string, { status, body, detail }: HttpResult): StatusResult {
  const message = Value.Check(Envelope, body) ? body.message : '';
  if ((status === 404 || status === 400) && /no transaction was found/i.test(message ?? ''))
    return { state: 'not_found' };
  if (status !== 200 || !Value.Check(VerifyAnswer, body)) return unknown(detail);
  const { data } = body;
  if (data.tx_ref !== id) return unknown('the answer is about another payment');
  switch (data.status) {
    case 'pending':
      return { state: 'pending' };
    case 'failed':
      return failed(data.processor_response);
    case 'cancelled':
      return failed(data.processor_response, 'cancelled');
    case 'successful':
      return paid(data.amount, data.currency, data.id);
    default:
      return unknown('a status that is not known');
  }
}

const listStates: Record<string, ListedPayment['state']> = {
  successful: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  reversed: 'given_back',
  refunded: 'given_back',
};

const toListedPayment = (one: Static<typeof VerifyAnswer>['data']): ListedPayment => ({
  ours: one.tx_ref,
  providerReference: String(one.id),
  transactionId: String(one.id),
  state: listStates[one.status] ?? 'pending',
  amount: Number(one.amount),
  currency: one.currency,
  at: new Date(one.created_at),
});

const maxPages = 500;

/** Its days are not Kampala's, so the days beside are read, too. */
async function readDay(call: CallProvider, day: string): Promise<ListedPayment[]> {
  // By its number: a payment that comes while the pages are read moves the last of one page to the next.
  const listed = new Map<string, ListedPayment>();
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, maxPages); page += 1) {
    const query = new URLSearchParams({ from: addDays(day, -1), to: addDays(day, 1), page: String(page) });
    const { status, body, detail } = await call({ request: 'list', path: `/v3/transactions?${query}` });
    if (status !== 200 || !Value.Check(ListAnswer, body))
      throw new Error(`Flutterwave did not list its payments (${detail})`);
    pages = body.meta.page_info.total_pages;
    for (const one of body.data) listed.set(String(one.id), toListedPayment(one));
  }
  return [...listed.values()].filter(({ at }) => dayInKampala(at) === day);
}

/**
 * Flutterwave v3 (developer.flutterwave.com), MTN and Airtel by a page of its own. It takes a reference any number of
 * times, so each charge first reads the payment's status, and charges only what Flutterwave does not know.
 */
export function createFlutterwave(flutterwave: FlutterwaveVariables, parts: ProviderParts): MobileMoneyProvider {
  const origin = flutterwave.FLUTTERWAVE_API_ORIGIN;
  const call = createProviderHttp(origin, parts, { authorization: `Bearer ${flutterwave.FLUTTERWAVE_SECRET_KEY}` });
  const verify = (id: string) =>
    call({
      request: 'find',
      paymentId: id,
      path: `/v3/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: id })}`,
    });
  return {
    name: 'flutterwave',
    networks: ['mtn', 'airtel'],
    currency: 'UGX',
    async charge({ id, amountUgx, phoneNumber, network, returnUrl }) {
      const known = toStatusResult(id, await verify(id));
      if (known.state === 'unknown') return { state: 'refused', reason: 'refused_by_provider', detail: known.detail };
      // Its page is lost with the answer that named it; the status tells what became of it.
      if (known.state !== 'not_found') return { state: 'pending', providerReference: null };
      const json = {
        tx_ref: id,
        amount: amountUgx,
        currency: 'UGX',
        email: emailOf(id, returnUrl),
        phone_number: phoneNumber.slice(1),
        network: network.toUpperCase(),
        redirect_url: returnUrl,
      };
      const path = '/v3/charges?type=mobile_money_uganda';
      return toChargeResult(await call({ request: 'ask', paymentId: id, path, json }), origin);
    },
    readStatus: async ({ id }) => toStatusResult(id, await verify(id)),
    readCallback({ headers: { 'verif-hash': hash }, body }) {
      if (typeof hash !== 'string' || !isSameSecret(hash, flutterwave.FLUTTERWAVE_WEBHOOK_HASH)) return null;
      const fields = jsonIn(body);
      if (!Value.Check(Webhook, fields) || !isPaymentId(fields.data.tx_ref)) return null;
      const { tx_ref: paymentId, id } = fields.data;
      return id === undefined ? { paymentId } : { paymentId, providerReference: String(id) };
    },
    list: (day) => readDay(call, day),
  };
}

export const flutterwave: ProviderDefinition = {
  name: 'flutterwave',
  title: 'Flutterwave',
  environment,
  create: createFlutterwave,
};
