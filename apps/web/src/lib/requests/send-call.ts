import type { AdminEndpoint, Endpoint } from '@app/contracts/endpoint';
import { idempotencyKeyHeader } from '@app/contracts/idempotency-key';
import { orderSecretHeader } from '@app/contracts/orders/order-code';
import { forgetPages } from '#web/lib/browser/kept-pages.ts';
import { withQuery } from '#web/paths.ts';
import { ApiError } from './api-error.ts';

const usualTimeoutMs = 30_000;
const firstDelayMs = 1000;
const additionalAttempts = 2;
/** Longer waits are left to the person. */
const maxWaitMs = 10_000;

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export type Target = Pick<Endpoint | AdminEndpoint, 'method' | 'path'>;

export interface SendOptions {
  params?: object;
  query?: object;
  /** Sent as JSON; a `FormData` as it is, a `Blob` with its own type. */
  body?: unknown;
  /** Of the order in the path, kept by the browser that ordered. */
  orderSecret?: string | undefined;
  signal?: AbortSignal;
  /** Further attempts. 0 only for queries that retry themselves. */
  retries?: number;
  /** For large bodies, such as a photo on 2G. */
  timeoutMs?: number;
  /** Sends in another way than `fetch`, for example with progress. */
  transport?: Transport;
}

interface CallHeaders {
  token: string | null;
  idempotencyKey: string | null;
}

/** 30 s per attempt; two retries after 1 s and 2 s, or a short wait that the server asks for. None offline or on most 4xx. */
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
      // A write may change any page, even if its answer was lost.
      if (method !== 'GET') forgetPages();
    }
  }
}

export function addressOf(path: string, { params = {}, query = {} }: SendOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name as keyof typeof params])));
  return withQuery(filled, query as Parameters<typeof withQuery>[1]);
}

function headersOf({ body, orderSecret }: SendOptions, { token, idempotencyKey }: CallHeaders): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body instanceof Blob) headers['content-type'] = body.type;
  else if (!(body instanceof FormData)) headers['content-type'] = 'application/json';
  if (idempotencyKey !== null) headers[idempotencyKeyHeader] = idempotencyKey;
  if (orderSecret !== undefined) headers[orderSecretHeader] = orderSecret;
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
  requireWanted(signal);
  // Supported browsers lack AbortSignal.any and .timeout.
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
    requireWanted(signal);
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

/** The signal's own `throwIfAborted` is younger than the oldest browser. */
export function requireWanted(signal?: AbortSignal): void {
  if (signal?.aborted) throw signal.reason;
}

const isOffline = () => navigator.onLine === false;

function mayRepeat(error: ApiError, attempt: number): boolean {
  if (error.isOffline) return false;
  const { statusCode, code, retryAfterSeconds } = error;
  if (statusCode === null || statusCode < 400 || statusCode >= 500 || statusCode === 408) return true;
  // An earlier attempt with the same key is still running.
  if (code === 'conflict') return retryAfterSeconds !== null && attempt > 0;
  // A limit of its own, such as that of sync-now, is an answer.
  const isTooFast = statusCode === 429 && (code === null || code === 'rate_limited');
  return isTooFast && askedWaitMs(error) <= maxWaitMs;
}

function delayBefore(error: ApiError, attempt: number): number {
  const askedMs = askedWaitMs(error);
  return Math.max(firstDelayMs * 2 ** attempt, askedMs <= maxWaitMs ? askedMs : 0);
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
