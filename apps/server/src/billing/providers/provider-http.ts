import { withoutNul } from '#server/platform/database/postgres.ts';
import { jsonIn, readTextWithin, requestFailure } from '#server/platform/outgoing.ts';
import type { ChargeResult, RawAnswer } from './provider.ts';
import type { ProviderParts } from './provider-definition.ts';

/** One call to a provider. */
interface ProviderCall {
  request: RawAnswer['request'];
  path: string;
  /** Of the payment that the call is about. */
  paymentId?: string;
  /** Without it POST with a body, GET without one. */
  method?: 'POST';
  headers?: Record<string, string>;
  json?: object;
}

/**
 * What came of a call. `status` is null without an answer, and `wasReached` tells whether the provider may have taken
 * the request. `body` is the answer's JSON, or null. `detail` is for the log and holds neither numbers nor keys.
 */
export interface HttpResult {
  status: number | null;
  wasReached: boolean;
  body: unknown;
  detail: string;
}

export type CallProvider = (call: ProviderCall) => Promise<HttpResult>;

const defaultTimeoutMs = 20_000;
const maxAnswerBytes = 64 * 1024;
/** A day's list has up to 1,000 rows. */
const maxListBytes = 1024 * 1024;
/** Of one answer or callback. */
export const maxKeptBytes = 4096;

/**
 * Calls one provider. Never throws for what network and provider do. Follows no redirect, which would carry a key to
 * another host. Retries nothing: only the adapter knows whether a second call charges twice.
 */
export function createProviderHttp(
  origin: string,
  { fetch, record, timeoutMs = defaultTimeoutMs }: ProviderParts,
  sharedHeaders: Record<string, string> = {},
): CallProvider {
  return async ({ request, path, paymentId = null, json, method = json ? 'POST' : 'GET', headers }) => {
    const keep = (httpStatus: number | null, body: string) => record({ paymentId, request, httpStatus, body });
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(json ? { 'content-type': 'application/json' } : {}),
          ...sharedHeaders,
          ...headers,
        },
        ...(json ? { body: JSON.stringify(json) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await readTextWithin(response, request === 'list' ? maxListBytes : maxAnswerBytes);
      const body = jsonIn(text);
      // Of tokens and wallets' holders only that an answer came.
      keep(response.status, request === 'token' || request === 'wallet' ? '' : withoutHolder(text, body));
      return { status: response.status, wasReached: true, body, detail: detailOf(response.status, body) };
    } catch (error) {
      const { detail, neverArrived } = requestFailure(error);
      keep(null, detail);
      return { status: null, wasReached: !neverArrived, body: null, detail };
    }
  };
}

/** A wallet's holder is not ours to know, and a token is a key. */
const leftOut = /name$|email|^customer$|token/i;

/** A provider's text as it may be kept: the seller reads it in the export of the account. */
export function withoutHolder(text: string, body: unknown = jsonIn(text)): string {
  const kept = body === null ? text : JSON.stringify(body, (name, value) => (leftOut.test(name) ? undefined : value));
  return withoutNul(Buffer.from(kept).subarray(0, maxKeptBytes).toString('utf8'));
}

/** `HTTP 500 NOT_ALLOWED`: a code is one word of capitals, anything else could hold a number. */
function detailOf(status: number, body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z_ ]{1,60}$/.test(code) ? `HTTP ${status} ${code}` : `HTTP ${status}`;
}

/** Of a charge without an answer: refused only when it cannot have arrived. */
export function unanswered({ wasReached, detail }: HttpResult): ChargeResult {
  return wasReached ? { state: 'unknown', detail } : { state: 'refused', reason: 'refused_by_provider', detail };
}
