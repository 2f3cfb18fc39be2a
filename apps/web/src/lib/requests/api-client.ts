import { readAccessToken, renewAccessToken } from '#web/lib/session/access-token.ts';
import { ApiError } from './api-error.ts';
import { type Answer, readAnswer, readFile } from './read-answer.ts';
import { type SendOptions, sendCall } from './send-call.ts';

export interface CallOptions extends SendOptions {
  /**
   * One per user action. A POST gets a new one by itself, the same in its repetitions; give your own where the person
   * can repeat the same action after a lost answer (`newIdempotencyKey()`, kept until it went well).
   */
  idempotencyKey?: string;
  /**
   * `session` needs somebody signed in, `optional` names them if there is one, `none` never does (sign-in, sign-up).
   */
  auth?: 'session' | 'optional' | 'none';
}

/**
 * Calls `/api/v1` + path. Gives `{message, data}` of an answer with an ok status and `success: true`; throws ApiError
 * for everything else, and the signal's reason when it was stopped.
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
  const idempotencyKey = options.idempotencyKey ?? (method === 'POST' ? newIdempotencyKey() : null);
  const send = (token: string | null) => sendCall(path, options, { token, idempotencyKey }, read);
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

/** Also for administrators' calls: nobody is signed in. */
export const signInNeeded = () =>
  new ApiError('Authentication required. Please sign in and try again.', {
    statusCode: 401,
    code: 'unauthenticated',
  });
