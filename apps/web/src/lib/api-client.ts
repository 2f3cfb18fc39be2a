import { readAccessToken, renewAccessToken } from './access-token.ts';
import { apiBase } from './api-base.ts';
import { ApiError } from './api-error.ts';
import { type Answer, readAnswer, readFile } from './read-answer.ts';
import { sendRequest, type Transport } from './send-request.ts';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a `FormData` goes out as it is, a `Blob` with its own type. */
  body?: unknown;
  /**
   * One per user action. A POST gets a new one by itself, the same in its repetitions; give your own where the person can repeat the same
   * action after a lost answer (`newIdempotencyKey()`, kept until it went well).
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** `session` needs somebody signed in, `optional` names them if there is one, `none` never does (sign-in, sign-up). */
  auth?: 'session' | 'optional' | 'none';
  /** Attempts after the first one. Only for queries that repeat by themselves: 0. */
  retries?: number;
  /** For what is large, a photo on 2G for example; 30 s unless said otherwise. */
  timeoutMs?: number;
  /** Sends in another way than `fetch`, one that tells how far it is for example. */
  transport?: Transport;
}

/**
 * Calls `/api/v1` + path. Gives `{message, data}` of an answer with an ok status and `success: true`; throws ApiError for everything
 * else, and the signal's reason when it was stopped.
 */
export function callApi<Data>(path: string, options: CallOptions = {}): Promise<Answer<Data>> {
  return call(path, options, readAnswer<Data>);
}

/** The same for a file, a CSV for example. */
export function callApiForFile(path: string, options: CallOptions = {}): Promise<Blob> {
  return call(path, options, readFile);
}

/** Random, and made where `crypto.randomUUID` is missing (old phones, plain http) as well. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function call<Result>(
  path: string,
  options: CallOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { auth = 'session', method = 'GET' } = options;
  const key = options.idempotencyKey ?? (method === 'POST' ? newIdempotencyKey() : null);
  const send = (token: string | null) =>
    sendRequest(
      {
        url: apiBase + path,
        init: { method, credentials: 'include', headers: headersOf(options, key, token), body: bodyOf(options) },
        signal: options.signal,
        retries: options.retries,
        timeoutMs: options.timeoutMs,
        transport: options.transport,
      },
      read,
    );
  if (auth === 'none') return send(null);
  const token = await readAccessToken();
  if (token === null) {
    if (auth === 'session') throw signInNeeded();
    return send(null);
  }
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 401) throw error;
    const renewed = await renewAccessToken(token);
    if (renewed === null && auth === 'session') throw error;
    return send(renewed);
  }
}

function headersOf({ body }: CallOptions, key: string | null, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  // Not without a body: the server refuses empty JSON.
  if (body instanceof Blob) headers['content-type'] = body.type;
  else if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
  if (key !== null) headers['idempotency-key'] = key;
  if (token !== null) headers.authorization = `Bearer ${token}`;
  return headers;
}

function bodyOf({ body }: CallOptions): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}

const signInNeeded = () =>
  new ApiError('Authentication required. Please sign in and try again.', {
    statusCode: 401,
    code: 'unauthenticated',
  });
