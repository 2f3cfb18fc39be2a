import type { ErrorCode, Failure } from '@app/contracts/errors.schemas';
import { shortened } from '#web/lib/formatting/text.ts';
import { ApiError } from './api-error.ts';

/** What a successful call gives: the server's words and its data. */
export interface Answer<Data> {
  message: string;
  data: Data;
}

/** What may stand in it; `error` is how others than our server, a proxy for example, say it. */
type FailureBody = { [Name in keyof Failure | 'error']?: unknown };

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

async function readJson(response: Response): Promise<FailureBody> {
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

function failureOf(response: Response, { success, message, error, code, errors }: FailureBody): ApiError {
  const ours = typeof code === 'string' ? (code as ErrorCode) : null;
  const words = ours !== null && typeof message === 'string' ? message : shortText(message);
  return new ApiError(words || shortText(error) || 'API request failed', {
    statusCode: response.status,
    code: ours,
    isServerMessage: words !== '' && (ours !== null || success === false),
    fieldErrors: ours !== null && Array.isArray(errors) ? errors : [],
    retryAfterSeconds: retryAfterOf(response),
  });
}

/** What others send may be long, or no text at all. */
const shortText = (sent: unknown) => (typeof sent === 'string' ? shortened(sent, 200) : '');

/** Seconds; the header's other form, a date, is of no use to a phone whose clock may be wrong. */
function retryAfterOf(response: Response): number | null {
  const header = response.headers.get('retry-after');
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;
}
