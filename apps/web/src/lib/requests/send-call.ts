import type { AdminEndpoint, Endpoint } from '@app/contracts/endpoint';
import { idempotencyKeyHeader } from '@app/contracts/idempotency-key';
import { forgetPages } from '#web/lib/browser/kept-pages.ts';
import { withQuery } from '#web/paths.ts';
import { ApiError } from './api-error.ts';

const usualTimeoutMs = 30_000;
const firstDelayMs = 1000;
const additionalAttempts = 2;
/** A server that asks to wait longer is not waited for: after a 429 the person decides. */
const longestWaitMs = 10_000;

/** `fetch`, or something that behaves like it. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** Of an endpoint, what sending needs. */
export type Target = Pick<Endpoint | AdminEndpoint, 'method' | 'path'>;

export interface SendOptions {
  /** What takes the place of `:handle` and the like in the path. */
  params?: object;
  query?: object;
  /**
   * Sent as JSON; a `FormData` goes out as it is, a `Blob` with its own type. A call without one has the JSON header,
   * too.
   */
  body?: unknown;
  signal?: AbortSignal;
  /** Attempts after the first one. Only for queries that repeat by themselves: 0. */
  retries?: number;
  /** For what is large, a photo on 2G for example; 30 s unless said otherwise. */
  timeoutMs?: number;
  /** Sends in another way than `fetch`, one that tells how far it is for example. */
  transport?: Transport;
}

/** Who calls, and which action it is; null leaves the header out. */
interface CallHeaders {
  token: string | null;
  idempotencyKey: string | null;
}

/**
 * One call of an endpoint in somebody's name, sent until it is answered well: 30 s for each attempt, up to two
 * more after 1 s and 2 s, or after what the server asks for where that is not long. Offline and on a 4xx other than 408
 * and 429 there is no other attempt. `read` takes the answer or throws an ApiError. A call that its `signal` ends throws
 * the signal's reason. Sellers' and administrators' calls stand on it; it knows no session.
 */
export async function sendCall<Result>(
  { method, path }: Target,
  options: SendOptions,
  headers: CallHeaders,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { retries = additionalAttempts } = options;
  const url = addressOf(path, options);
  const init = { method, credentials: 'include' as const, headers: headersOf(options, headers), body: bodyOf(options) };
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(url, init, options, read);
    } catch (error) {
      if (!(error instanceof ApiError) || attempt >= retries || !mayRepeat(error, attempt)) throw error;
      await pause(delayBefore(error, attempt), options.signal);
    } finally {
      // What was written may stand in any page, also where its answer was lost.
      if (method !== 'GET') forgetPages();
    }
  }
}

/** Where it goes. Parameters are encoded, so a hostile one can't leave its segment. */
export function addressOf(path: string, { params = {}, query = {} }: SendOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name as keyof typeof params])));
  return withQuery(filled, query as Parameters<typeof withQuery>[1]);
}

function headersOf({ body }: SendOptions, { token, idempotencyKey }: CallHeaders): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body instanceof Blob) headers['content-type'] = body.type;
  // The browser names the type of a form, with what divides its parts.
  else if (!(body instanceof FormData)) headers['content-type'] = 'application/json';
  if (idempotencyKey !== null) headers[idempotencyKeyHeader] = idempotencyKey;
  if (token !== null) headers.authorization = `Bearer ${token}`;
  return headers;
}

function bodyOf({ body }: SendOptions): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}

async function sendOnce<Result>(
  url: string,
  init: RequestInit,
  { signal, timeoutMs = usualTimeoutMs, transport = fetch }: SendOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  if (isOffline()) throw new ApiError('The phone is offline', { isOffline: true });
  signal?.throwIfAborted();
  // Not AbortSignal.any and .timeout: browsers that we support do not have them.
  const limit = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    limit.abort();
  }, timeoutMs);
  const stop = () => limit.abort();
  signal?.addEventListener('abort', stop);
  try {
    return await read(await transport(url, { ...init, signal: limit.signal }));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    if (isLate) throw new ApiError('The request took too long', { isTimeoutError: true, originalError: error });
    throw new ApiError('The server was not reached', {
      isNetworkError: true,
      isOffline: isOffline(),
      originalError: error,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const isOffline = () => navigator.onLine === false;

function mayRepeat(error: ApiError, attempt: number): boolean {
  if (error.isOffline) return false;
  const { statusCode, code, retryAfterSeconds } = error;
  if (statusCode === null || statusCode < 400 || statusCode >= 500 || statusCode === 408) return true;
  // Our own earlier attempt, whose answer was lost, is still at work under the same key: not a refusal.
  if (code === 'conflict') return retryAfterSeconds !== null && attempt > 0;
  // A limit of its own, of sync-now for example, is an answer that the person waits for.
  const isTooFast = statusCode === 429 && (code === null || code === 'rate_limited');
  return isTooFast && askedWaitMs(error) <= longestWaitMs;
}

function delayBefore(error: ApiError, attempt: number): number {
  const askedMs = askedWaitMs(error);
  return Math.max(firstDelayMs * 2 ** attempt, askedMs <= longestWaitMs ? askedMs : 0);
}

const askedWaitMs = ({ retryAfterSeconds }: ApiError) => (retryAfterSeconds ?? 0) * 1000;

function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
