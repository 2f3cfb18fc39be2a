import type { Failure } from '@app/contracts/errors';
import { ApiError } from './api-error.ts';

/** What a successful call gives: the server's words and its data. */
export interface Answer<Data> {
  message: string;
  data: Data;
}

/** `error` is how others than our server, a proxy for example, may say it. */
type FailureBody = Partial<Omit<Failure, 'success'>> & { error?: unknown };

/** Takes an answer only with an ok status and `success: true`. Throws ApiError otherwise. */
export async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const body = await readJson(response);
  if (response.ok && body.success === true) return body as unknown as Answer<Data>;
  throw failureOf(response, body);
}

/** The whole body of such an answer, for those that have more than `data`. */
export async function readBody<Body>(response: Response): Promise<Body> {
  return (await readAnswer<unknown>(response)) as Body;
}

/** Takes any ok answer as a file; a failure is read as everywhere. */
export async function readFile(response: Response): Promise<Blob> {
  if (response.ok) return response.blob();
  throw failureOf(response, await readJson(response));
}

async function readJson(response: Response): Promise<FailureBody & { success?: boolean }> {
  // Read apart from parsing: a connection that breaks here is a network failure, not a wrong format.
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {}
  const { status, statusText, ok } = response;
  const message = ok ? 'Invalid response format' : `HTTP ${status}: ${statusText}`;
  throw new ApiError(message, { statusCode: status, isUnreadable: true, retryAfterSeconds: retryAfterOf(response) });
}

function failureOf(response: Response, body: FailureBody): ApiError {
  const error = typeof body.error === 'string' ? body.error : '';
  return new ApiError(body.message || error || 'API request failed', {
    statusCode: response.status,
    code: body.code ?? null,
    fieldErrors: Array.isArray(body.errors) ? body.errors : [],
    retryAfterSeconds: retryAfterOf(response),
  });
}

/** Seconds; the header's other form, a date, is of no use to a phone whose clock may be wrong. */
function retryAfterOf(response: Response): number | null {
  const header = response.headers.get('retry-after');
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;
}
