import { newIdempotencyKey, signInNeeded } from '#web/lib/requests/api-client.ts';
import { ApiError, isUnauthorized } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { type Answer, readAnswer, readBody } from '#web/lib/requests/read-answer.ts';
import { type SendOptions, sendCall } from '#web/lib/requests/send-call.ts';
import { readAdminToken, updateAdmin } from './admin-session.ts';
import { renewAdminToken } from './renew-token.ts';

interface AdminCallOptions extends SendOptions {
  /** One per action, kept until it went well; a POST without one gets its own. */
  idempotencyKey?: string;
}

/**
 * Calls `/api/v1` + path, which begins with `/admin/`, as the administrator who is signed in. Gives `{message, data}`.
 */
export function callAdmin<Data>(path: string, options: AdminCallOptions = {}): Promise<Answer<Data>> {
  return callAdminAs(path, options, readAnswer<Data>);
}

/** The same for answers that have more than `data`: the list of users for example. */
export function callAdminForBody<Body>(path: string, options: AdminCallOptions = {}): Promise<Body> {
  return callAdminAs(path, options, readBody<Body>);
}

/**
 * The same with an own reading of the answer. A 401 leads to one refresh, which calls at the same time share, and one
 * more attempt; when that is refused, the session is over and the guard leads to /admin/login.
 */
export async function callAdminAs<Result>(
  path: string,
  options: AdminCallOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  if (!path.startsWith('/admin/')) throw new TypeError(`the administrator's token is not for ${path}`);
  const idempotencyKey = options.idempotencyKey ?? (options.method === 'POST' ? newIdempotencyKey() : null);
  const send = (token: string) => sendCall(path, options, { token, idempotencyKey }, read);
  const token = readAdminToken() ?? (await renewAdminToken(null));
  if (token === null) throw signInNeeded();
  try {
    return await send(token);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_setup_required')
      updateAdmin({ mustSetUpSecondFactor: true });
    if (!isUnauthorized(error)) throw error;
    const renewed = await renewAdminToken(token);
    if (renewed === null) throw error;
    return send(renewed);
  }
}

/**
 * What an administrator reads of a failure: what the network lacks or a proxy could not do, else the server's own words.
 */
export function adminWordsOf(error: unknown, otherwise = 'Unknown error'): string {
  if (error instanceof ApiError) {
    const isCondition = error.isNetworkError || error.isTimeoutError || error.code === 'rate_limited';
    if (isCondition || error.isUnreadable) return wordsFor(error);
  }
  return (error instanceof Error && error.message) || otherwise;
}
