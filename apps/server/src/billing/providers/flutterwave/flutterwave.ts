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
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { isSameSecret } from '#server/platform/keys.ts';
import { ChargeAnswer, Envelope, ListAnswer, VerifyAnswer, Webhook } from './flutterwave.wire.ts';

/** An account at Flutterwave. */
export interface FlutterwaveConfig {
  apiOrigin: string;
  secretKey: string;
  /** The secret hash of its settings, which webhooks repeat. */
  webhookHash: string;
}

/**
 * Flutterwave wants an e-mail address of every payer, and sellers have none: one of our own domain is made up. A host
 * without a dot is this machine, and below .invalid, which nobody has.
 */
function emailOf(id: string, returnUrl: string): string {
  const { hostname } = new URL(returnUrl);
  return `payer-${id.slice(0, 8)}@${hostname.includes('.') ? hostname : `${hostname}.invalid`}`;
}

type Transaction = Static<typeof VerifyAnswer>['data'];

const messageIn = (body: unknown): string | undefined => (Value.Check(Envelope, body) ? body.message : undefined);

/** The page that the payer goes on at. Nobody is sent anywhere that is not encrypted, but for a simulator beside us. */
function redirectIn(body: Static<typeof ChargeAnswer>, apiOrigin: string): string | null {
  const url = URL.parse(body.meta?.authorization?.redirect ?? '');
  return url && (url.protocol === 'https:' || url.origin === apiOrigin) ? url.href : null;
}

function askedOf(heard: Heard, apiOrigin: string): Asked {
  if (!heard.hasAnswered) return unanswered(heard);
  const { status, body, detail } = heard;
  if (status < 300 && Value.Check(ChargeAnswer, body)) {
    const redirectUrl = redirectIn(body, apiOrigin);
    return { state: 'pending', providerReference: null, ...(redirectUrl ? { redirectUrl } : {}) };
  }
  const isRefusal = Value.Check(Envelope, body) && body.status === 'error' && status < 500 && status !== 408;
  if (!isRefusal) return { state: 'unknown', detail };
  const message = messageIn(body);
  const reason = status === 401 || status === 403 || status === 429 ? 'refused_by_provider' : failureIn(message);
  return { state: 'refused', reason, detail: `${detail} ${withoutNumbers(message)}` };
}

function foundOf(id: string, heard: Heard): Found {
  if (!heard.hasAnswered) return { state: 'unknown', detail: heard.detail };
  const { status, body, detail } = heard;
  if ((status === 404 || status === 400) && /no transaction was found/i.test(messageIn(body) ?? ''))
    return { state: 'not_found' };
  if (status !== 200 || !Value.Check(VerifyAnswer, body)) return { state: 'unknown', detail };
  const { data } = body;
  if (data.tx_ref !== id) return { state: 'unknown', detail: 'the answer is about another payment' };
  const sentence = data.processor_response ?? undefined;
  switch (data.status) {
    case 'pending':
      return { state: 'pending' };
    case 'failed':
      return { state: 'failed', reason: failureIn(sentence), detail: withoutNumbers(sentence) };
    case 'cancelled':
      return { state: 'failed', reason: 'cancelled', detail: withoutNumbers(sentence) };
    case 'successful': {
      const amount = Number(data.amount);
      if (!Number.isFinite(amount)) return { state: 'unknown', detail: 'paid, without an amount' };
      return { state: 'paid', amount, currency: data.currency, transactionId: String(data.id) };
    }
    default:
      return { state: 'unknown', detail: 'a status that is not known' };
  }
}

const listStates: Record<string, ListedPayment['state']> = {
  successful: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  reversed: 'given_back',
  refunded: 'given_back',
};

const listedOf = (one: Transaction): ListedPayment => ({
  ours: one.tx_ref,
  providerReference: String(one.id),
  transactionId: String(one.id),
  state: listStates[one.status] ?? 'pending',
  amount: Number(one.amount),
  currency: one.currency,
  at: new Date(one.created_at),
});

const mostPages = 500;

/** Its days are not Kampala's, so the days beside are read, too. */
async function readDay(call: (path: string) => Promise<Heard>, day: string): Promise<ListedPayment[]> {
  // By its number: a payment that comes while the pages are read moves the last of one page to the next.
  const listed = new Map<string, ListedPayment>();
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, mostPages); page += 1) {
    const query = new URLSearchParams({ from: addDays(day, -1), to: addDays(day, 1), page: String(page) });
    const heard = await call(`/v3/transactions?${query}`);
    if (!heard.hasAnswered || heard.status !== 200 || !Value.Check(ListAnswer, heard.body))
      throw new Error(`Flutterwave did not list its payments (${heard.detail})`);
    pages = heard.body.meta.page_info.total_pages;
    for (const one of heard.body.data) listed.set(String(one.id), listedOf(one));
  }
  return [...listed.values()].filter(({ at }) => dayInKampala(at) === day);
}

/**
 * Flutterwave v3 (developer.flutterwave.com), MTN and Airtel by a page of its own. It takes a reference any number of
 * times, so it is asked for the payment before each charge, and charged only for what it does not know.
 */
export function createFlutterwave(config: FlutterwaveConfig, parts: ProviderParts): MobileMoneyProvider {
  const calls = createProviderCalls(config.apiOrigin, parts);
  const headers = { authorization: `Bearer ${config.secretKey}` };
  const verify = (id: string) =>
    calls({
      request: 'find',
      paymentId: id,
      method: 'GET',
      path: `/v3/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: id })}`,
      headers,
    });
  return {
    name: 'flutterwave',
    networks: ['mtn', 'airtel'],
    currency: 'UGX',
    async ask({ id, amountUgx, phoneNumber, network, returnUrl }) {
      const before = await verify(id);
      if (!before.hasAnswered) return unanswered({ ...before, wasReached: false });
      const known = foundOf(id, before);
      if (known.state === 'unknown') return { state: 'refused', reason: 'refused_by_provider', detail: known.detail };
      // Its page is lost with the answer that named it; `find` tells what became of it.
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
      const request = { request: 'ask', paymentId: id, method: 'POST', headers, json } as const;
      return askedOf(await calls({ ...request, path: '/v3/charges?type=mobile_money_uganda' }), config.apiOrigin);
    },
    find: async ({ id }) => foundOf(id, await verify(id)),
    readCallback({ headers: { 'verif-hash': given }, body }) {
      if (typeof given !== 'string' || !isSameSecret(given, config.webhookHash)) return null;
      const fields = callbackObject(body);
      if (!Value.Check(Webhook, fields) || !isPaymentId(fields.data.tx_ref)) return null;
      const { tx_ref: paymentId, id } = fields.data;
      return id === undefined ? { paymentId } : { paymentId, providerReference: String(id) };
    },
    list: (day) => readDay((path) => calls({ request: 'list', paymentId: null, method: 'GET', path, headers }), day),
  };
}

export const flutterwave = defineProvider({
  name: 'flutterwave',
  title: 'Flutterwave',
  environment: {
    FLUTTERWAVE_API_ORIGIN: apiOrigin('https://api.flutterwave.com'),
    FLUTTERWAVE_SECRET_KEY: optionalText(),
    FLUTTERWAVE_WEBHOOK_HASH: optionalText(),
  },
  needed: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'],
  create: (variables, parts) =>
    createFlutterwave(
      {
        apiOrigin: variables.FLUTTERWAVE_API_ORIGIN,
        secretKey: variables.FLUTTERWAVE_SECRET_KEY,
        webhookHash: variables.FLUTTERWAVE_WEBHOOK_HASH,
      },
      parts,
    ),
});
