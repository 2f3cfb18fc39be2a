import { refreshAdminSession } from '@app/contracts/admin/session.endpoints';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { readAnswerOf } from '#web/lib/requests/read-answer.ts';
import { sendCall } from '#web/lib/requests/send-call.ts';
import { withCrossTabLock } from '#web/lib/session/cross-tab-lock.ts';
import { endAdminSession, keepAdmin, readAdminSession, readAdminToken, sayUnreachable } from './admin-session.ts';

let renewing: Promise<string | null> | null = null;

/**
 * A token other than this one, which was refused: what another call has got meanwhile, or a new one for the cookie,
 * which no script can read. One renewal for all calls, and one tab after the other: the cookie changes each time.
 * Refused, the session ends and the answer is null; a network or a server in trouble throws and keeps the session.
 */
export function renewAdminToken(old: string | null): Promise<string | null> {
  const token = readAdminToken();
  if (token !== null && token !== old) return Promise.resolve(token);
  renewing ??= withCrossTabLock('admin-refresh', renew).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Looks once whether somebody is signed in already, by the cookie. Nothing is said when not. */
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
    // Signed out, or in anew, while we asked: the answer is nobody's.
    if (isSame()) keepAdmin(answer);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (isSame()) endAdminSession(before === null ? 'never' : 'ended');
  }
  return readAdminToken();
}

/** The server has said no; anything else may pass. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.statusCode === null) return false;
  const { statusCode } = error;
  return statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429;
}
