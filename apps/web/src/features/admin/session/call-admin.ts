import type { AdminEndpoint, AnswerOf } from '@app/contracts/endpoint';
import { ApiError, isUnauthorized } from '#web/lib/requests/api-error.ts';
import { type CallInput, type CallOptions, idempotencyKeyOf, signInNeeded } from '#web/lib/requests/call.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { readAnswerOf } from '#web/lib/requests/read-answer.ts';
import { type SendOptions, sendCall } from '#web/lib/requests/send-call.ts';
import { readAdminToken, updateAdmin } from './admin-session.ts';
import { renewAdminToken } from './renew-token.ts';

/**
 * Calls an endpoint of administration as the administrator who is signed in. Gives the body of the answer, or the file.
 */
export function callAdmin<Schemas>(
  endpoint: AdminEndpoint<Schemas>,
  ...[input]: CallInput<Schemas>
): Promise<AnswerOf<Schemas, Blob>> {
  return callAdminAs(endpoint, (input ?? {}) as SendOptions & CallOptions, readAnswerOf(endpoint));
}

/**
 * The same with an own reading of the answer. A 401 leads to one refresh, which calls at the same time share, and one
 * more attempt; when that is refused, the session is over and the guard leads to /admin/login.
 */
export async function callAdminAs<Result>(
  endpoint: AdminEndpoint,
  options: SendOptions & CallOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  if (typeof endpoint.auth !== 'object') throw new TypeError(`the administrator's token is not for ${endpoint.path}`);
  const idempotencyKey = idempotencyKeyOf(endpoint, options);
  const send = (token: string) => sendCall(endpoint, options, { token, idempotencyKey }, read);
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
