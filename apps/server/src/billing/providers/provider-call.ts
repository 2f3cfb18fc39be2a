import { withoutNul } from '#server/platform/database/postgres.ts';
import { jsonIn, readTextWithin, requestFailure } from '#server/platform/outgoing.ts';
import type { Asked, RawAnswer } from './provider.ts';

/** What an adapter is made with, besides its keys. */
export interface ProviderParts {
  fetch: typeof fetch;
  /** Takes each answer as it came; it must not throw. */
  record(answer: RawAnswer): void;
  /** For one call, from connecting to the last byte. */
  timeoutMs?: number;
}

/** One call to a provider. */
export interface ProviderCall {
  request: RawAnswer['request'];
  paymentId: string | null;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  json?: object;
}

/**
 * What came of a call. `body` is the answer's JSON, or null. Without an answer `wasReached` tells whether the provider
 * may have taken what it was told; `detail` is for the log and holds neither numbers nor keys.
 */
export type Heard =
  | { hasAnswered: true; status: number; body: unknown; detail: string }
  | { hasAnswered: false; wasReached: boolean; detail: string };

const defaultTimeoutMs = 20_000;
const maxAnswerBytes = 64 * 1024;
/** A day's list has up to 1,000 rows. */
const maxListBytes = 1024 * 1024;
const keptBytes = 4096;

/**
 * Calls one provider. Never throws for what network and provider do; follows no redirect, which would carry a key to
 * somebody else; tries nothing twice: whether that charges twice only the adapter knows.
 */
export function createProviderCalls(origin: string, { fetch, record, timeoutMs = defaultTimeoutMs }: ProviderParts) {
  return async ({ request, paymentId, method, path, headers, json }: ProviderCall): Promise<Heard> => {
    const keep = (httpStatus: number | null, body: string) => record({ paymentId, request, httpStatus, body });
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { accept: 'application/json', ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(json ? { body: JSON.stringify(json) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await readTextWithin(response, request === 'list' ? maxListBytes : maxAnswerBytes);
      const body = jsonIn(text);
      keep(response.status, keptText(request, text, body));
      return { hasAnswered: true, status: response.status, body, detail: detailOf(response.status, body) };
    } catch (error) {
      const { detail, neverArrived } = requestFailure(error);
      keep(null, detail);
      return { hasAnswered: false, wasReached: !neverArrived, detail };
    }
  };
}

/** Whoever a wallet belongs to is none of our business, and a token is a key. */
const leftOut = /name$|email|^customer$|token/i;

/** A provider's text as it may be kept: the seller reads it in the export of the account. */
export function withoutHolder(text: string, body: unknown = jsonIn(text)): string {
  const kept = body === null ? text : JSON.stringify(body, (name, value) => (leftOut.test(name) ? undefined : value));
  return withoutNul(Buffer.from(kept).subarray(0, keptBytes).toString('utf8'));
}

/** Of tokens and wallets' holders only that an answer came. */
const keptText = (request: RawAnswer['request'], text: string, body: unknown): string =>
  request === 'token' || request === 'wallet' ? '' : withoutHolder(text, body);

/** `HTTP 500 NOT_ALLOWED`: a code is one word of capitals, anything else could hold a number. */
function detailOf(status: number, body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z_ ]{1,60}$/.test(code) ? `HTTP ${status} ${code}` : `HTTP ${status}`;
}

/** Of a request for money without an answer: refused only when it cannot have arrived. */
export function unanswered({ wasReached, detail }: Extract<Heard, { hasAnswered: false }>): Asked {
  return wasReached ? { state: 'unknown', detail } : { state: 'refused', reason: 'refused_by_provider', detail };
}
