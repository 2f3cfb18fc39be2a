import { refreshAdminSession } from '@app/contracts/admin/session.endpoints';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { readAnswerOf } from '#web/lib/requests/read-answer.ts';
import { sendCall } from '#web/lib/requests/send-call.ts';
import { withCrossTabLock } from '#web/lib/session/cross-tab-lock.ts';
import { endAdminSession, keepAdmin, readAdminSession, readAdminToken, sayUnreachable } from './admin-session.ts';

let renewing: Promise<string | null> | null = null;

/**
 * A token other than the refused `old`: one that another call has renewed, or a new one for the cookie. One renewal for
 * all calls, and one tab after the other, because the cookie changes each time. Null when the session has ended; throws,
 * and keeps the session, when the network or the server fails.
 */
export function renewAdminToken(old: string | null): Promise<string | null> {
  const token = readAdminToken();
  if (token !== null && token !== old) return Promise.resolve(token);
  renewing ??= withCrossTabLock('admin-refresh', renew).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Looks once, by the cookie, whether an administrator is signed in already. */
export async function checkAdminSession(): Promise<void> {
  try {
    await renewAdminToken(null);
  } catch (error) {
    if (readAdminSession().status !== 'signed-in') sayUnreachable(error);
  }
}

async function renew(): Promise<string | null> {
  const before = readAdminToken();
  const isSame = () => readAdminToken() === before;
  try {
    const headers = { token: null, idempotencyKey: null };
    const answer = await sendCall(refreshAdminSession, {}, headers, readAnswerOf(refreshAdminSession));
    // Dropped when the administrator signed out or in again while this ran.
    if (isSame()) keepAdmin(answer);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (isSame()) endAdminSession(before === null ? 'never' : 'ended');
  }
  return readAdminToken();
}

/** The server has refused; any other error may be temporary. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.statusCode === null) return false;
  const { statusCode } = error;
  return statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429;
}
