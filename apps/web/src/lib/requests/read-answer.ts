import type { AdminEndpoint, AnswerOf, Endpoint } from '@app/contracts/endpoint';
import type { ErrorCode, Failure } from '@app/contracts/errors.schemas';
import { shortened } from '#web/lib/formatting/text.ts';
import { ApiError } from './api-error.ts';

/** `error` is used by proxies. */
type FailureBody = { [Name in keyof Failure | 'error']?: unknown };

/** The server guarantees that the body matches the schemas. */
export const readAnswerOf =
  <Schemas>(endpoint: Endpoint<Schemas> | AdminEndpoint<Schemas>) =>
  async (response: Response) =>
    (await (endpoint.answer === 'file' ? readFile : readAnswer)(response)) as AnswerOf<Schemas, Blob>;

/** Accepts an ok status with `success: true`. Throws ApiError otherwise. */
async function readAnswer(response: Response): Promise<object> {
  const body = await readJson(response);
  if (response.ok && body.success === true) return body;
  throw failureOf(response, body);
}

/** Accepts any ok answer as a file. */
export async function readFile(response: Response): Promise<Blob> {
  if (response.ok) return response.blob();
  throw failureOf(response, await readJson(response));
}

async function readJson(response: Response): Promise<FailureBody> {
  // Read before parsing: a broken connection is a network failure, not a wrong format.
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

const shortText = (sent: unknown) => (typeof sent === 'string' ? shortened(sent, 200) : '');

/** In seconds. A date is useless on a phone whose clock may be wrong. */
function retryAfterOf(response: Response): number | null {
  const header = response.headers.get('retry-after');
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;
}
