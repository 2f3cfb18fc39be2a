import { sendRequest, type Transport } from './send-request.ts';

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a `FormData` goes out as it is, a `Blob` with its own type. */
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
 * One call to `/api/v1` + path in somebody's name. Sellers' and administrators' calls stand on it; it knows no session.
 */
export function sendCall<Result>(
  path: string,
  options: SendOptions,
  headers: CallHeaders,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { method = 'GET', signal, retries, timeoutMs, transport } = options;
  const init = { method, credentials: 'include' as const, headers: headersOf(options, headers), body: bodyOf(options) };
  return sendRequest({ url: `/api/v1${path}`, init, signal, retries, timeoutMs, transport }, read);
}

function headersOf({ body }: SendOptions, { token, idempotencyKey }: CallHeaders): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  // Not without a body: the server refuses empty JSON.
  if (body instanceof Blob) headers['content-type'] = body.type;
  else if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
  if (idempotencyKey !== null) headers['idempotency-key'] = idempotencyKey;
  if (token !== null) headers.authorization = `Bearer ${token}`;
  return headers;
}

function bodyOf({ body }: SendOptions): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}
