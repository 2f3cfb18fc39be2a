import { refreshSession } from '@app/contracts/accounts/accounts.endpoints';
import type { Tokens } from '@app/contracts/accounts/accounts.schemas';
import type { ErrorCode } from '@app/contracts/errors.schemas';
import { readStored, storageKeys } from '#web/lib/browser/local-storage.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { readAnswerOf } from '#web/lib/requests/read-answer.ts';
import { sendCall } from '#web/lib/requests/send-call.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';
import { readSession } from './session-store.ts';
import { endSession, storeTokens } from './store-session.ts';

/** Early enough for a request on its way. */
const renewBeforeEndMs = 60_000;

/** These end the session; other errors may pass. */
const refusals: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'refresh_token_invalid',
  'session_ended',
  'unauthenticated',
  'invalid_request',
]);

let renewing: Promise<string | null> | null = null;

/** The token to call with, renewed near its end; null without a session. Throws if it cannot be renewed now. */
export async function readAccessToken(): Promise<string | null> {
  if (readSession().status !== 'signed-in') return null;
  const token = readStored(storageKeys.accessToken);
  if (token === null || !isNearItsEnd(token)) return token;
  return renewAccessToken(token);
}

/** A token other than `old`, one renewal at a time for all tabs; null after a refusal, which ends the session. */
export function renewAccessToken(old: string): Promise<string | null> {
  renewing ??= withCrossTabLock('refresh', () => renew(old)).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renew(old: string): Promise<string | null> {
  const token = readStored(storageKeys.accessToken);
  if (token !== old && (token === null || !isNearItsEnd(token))) return token;
  const refreshToken = readStored(storageKeys.refreshToken);
  if (refreshToken === null) return null;
  try {
    const tokens = await askForTokens(refreshToken);
    // Signed out while this ran: discard the answer.
    if (readStored(storageKeys.refreshToken) !== refreshToken) return readStored(storageKeys.accessToken);
    storeTokens(tokens);
    return tokens.accessToken;
  } catch (error) {
    if (!(error instanceof ApiError) || !refusals.has(error.code)) throw error;
    // Signed in again while this ran: the refusal was for the earlier session.
    if (readStored(storageKeys.refreshToken) !== refreshToken) return readStored(storageKeys.accessToken);
    endSession(readStored(storageKeys.sessionEnd) === 'asked' ? 'asked' : 'ended');
    return null;
  }
}

async function askForTokens(refreshToken: string): Promise<Tokens> {
  const headers = { token: null, idempotencyKey: null };
  const answer = await sendCall(refreshSession, { body: { refreshToken } }, headers, readAnswerOf(refreshSession));
  return answer.data;
}

/** By the token's age since it arrived, never by the phone's date; a clock set back counts as an end. */
function isNearItsEnd(token: string): boolean {
  const receivedAt = Number(readStored(storageKeys.tokenReceivedAt));
  const lifeMs = lifetimeMsOf(token);
  if (!receivedAt || lifeMs === null) return false;
  const ageMs = Date.now() - receivedAt;
  return ageMs < 0 || ageMs > lifeMs - renewBeforeEndMs;
}

function lifetimeMsOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const lifeMs = (exp - iat) * 1000;
    return lifeMs > 0 ? lifeMs : null;
  } catch {
    return null;
  }
}
