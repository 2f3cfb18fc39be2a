import { ApiError } from './api-error.ts';

const usualTimeoutMs = 30_000;
const firstDelayMs = 1000;
const additionalAttempts = 2;
/** A server that asks to wait longer is not waited for: the person decides. */
const longestWaitMs = 10_000;

/** `fetch`, or something that behaves like it. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

interface RequestToSend {
  url: string;
  init: RequestInit;
  signal?: AbortSignal | undefined;
  /** Attempts after the first one; 2 unless the caller repeats by itself. */
  retries?: number | undefined;
  /** For one attempt; 30 s unless said otherwise. */
  timeoutMs?: number | undefined;
  transport?: Transport | undefined;
}

/**
 * Sends a request until it is answered well: 30 s for each attempt, up to two more after 1 s and 2 s. Offline and on a
 * 4xx other than 408 and 429 there is no other attempt. `read` takes the answer or throws an ApiError. A request that
 * its `signal` ends throws the signal's reason.
 */
export async function sendRequest<Answer>(
  request: RequestToSend,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const retries = request.retries ?? additionalAttempts;
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(request, read);
    } catch (error) {
      if (!(error instanceof ApiError) || attempt >= retries || !mayRepeat(error, attempt)) throw error;
      await pause(delayBefore(error, attempt), request.signal);
    }
  }
}

async function sendOnce<Answer>(
  { url, init, signal, timeoutMs = usualTimeoutMs, transport = fetch }: RequestToSend,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
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
  const { statusCode, retryAfterSeconds } = error;
  if (retryAfterSeconds !== null && retryAfterSeconds * 1000 > longestWaitMs) return false;
  if (statusCode === null || statusCode < 400 || statusCode >= 500) return true;
  // Our own earlier attempt, whose answer was lost, is still at work under the same key: not a refusal.
  const isOwnEarlierAttempt = error.code === 'conflict' && retryAfterSeconds !== null && attempt > 0;
  return statusCode === 408 || statusCode === 429 || isOwnEarlierAttempt;
}

function delayBefore(error: ApiError, attempt: number): number {
  return Math.max(firstDelayMs * 2 ** attempt, (error.retryAfterSeconds ?? 0) * 1000);
}

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
