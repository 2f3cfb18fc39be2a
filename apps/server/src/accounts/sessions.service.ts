import { randomUUID } from 'node:crypto';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { holdAccount } from './accounts.queries.ts';
import {
  deleteOldSessions,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  isSessionLive,
  lockSessionOfToken,
  markUsed,
  markVoid,
  type RefreshTokenRow,
  revokeSession,
  touchSession,
} from './sessions.queries.ts';
import { newRefreshToken, refreshTokenHash, refreshTokenMs, type Seller } from './tokens.ts';

/** A session and the refresh token that was just made for it; the token is told once and stored as a hash. */
export interface OpenedSession {
  accountId: string;
  sessionId: string;
  refreshToken: string;
}

export type RefreshOutcome =
  | ({ ok: true } & OpenedSession)
  /** `theft`: the family was revoked just now. */
  | { ok: false; reason: 'unknown' | 'expired' | 'revoked' | 'void' }
  | { ok: false; reason: 'theft'; sessionId: string };

/**
 * A void token shown this soon after it was voided is two tabs that refreshed at once: refused and nothing more. Later it means that two
 * holders each got an answer, and one of them is not the seller.
 */
const voidGraceMs = 60_000;

/** Opens a session with its first refresh token, in the caller's transaction. `device`: see `deviceInWords`. */
export async function openSession(
  trx: Trx,
  accountId: string,
  now: Date,
  device: string | null = null,
): Promise<OpenedSession> {
  const sessionId = randomUUID();
  await insertSession(trx, { sessionId, accountId, device, now });
  const { refreshToken } = await issueToken(trx, sessionId, now);
  return { accountId, sessionId, refreshToken };
}

/**
 * Before a weighty write: the guard let the caller through, but the account may have been taken over since. Its row is held first, as a taking-over
 * does before it ends the sessions, so that one of the two waits for the other. Throws `session_ended`.
 */
export async function holdLiveSession(trx: Trx, seller: Seller): Promise<void> {
  await holdAccount(trx, seller.accountId);
  if (!(await isSessionLive(trx, seller.sessionId, seller.accountId))) throw new AppError('session_ended');
}

/**
 * Exchanges a refresh token for its successor. A token that was used before is a lost answer as long as its successor was not used: it
 * gets a new successor and the old one is void. Used again after that, it is a copy in strange hands: the whole family ends.
 */
export async function refreshSession(
  db: Db,
  refreshToken: string,
  now: Date,
  device: string | null = null,
): Promise<RefreshOutcome> {
  const hash = refreshTokenHash(refreshToken);
  return inTransaction(db, 'refresh session', async (trx): Promise<RefreshOutcome> => {
    const session = await lockSessionOfToken(trx, hash);
    const token = session && (await findRefreshToken(trx, { hash }));
    if (!session || !token) return { ok: false, reason: 'unknown' };
    if (session.revokedAt) return { ok: false, reason: 'revoked' };
    if (token.expiresAt <= now) return { ok: false, reason: 'expired' };
    const successor = token.successorId ? await findRefreshToken(trx, { id: token.successorId }) : null;
    if (isTheft(token, successor, now)) {
      await revokeSession(trx, session.sessionId, 'refresh_token_reused', now);
      return { ok: false, reason: 'theft', sessionId: session.sessionId };
    }
    if (token.voidAt) return { ok: false, reason: 'void' };
    if (successor) await markVoid(trx, successor.tokenId, now);
    const issued = await issueToken(trx, session.sessionId, now);
    await markUsed(trx, token.tokenId, issued.tokenId, now);
    await touchSession(trx, session.sessionId, device, now);
    return {
      ok: true,
      accountId: session.accountId,
      sessionId: session.sessionId,
      refreshToken: issued.refreshToken,
    };
  });
}

/** Ends a session at once: its tokens and its access to writes. Ending it twice changes nothing. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await revokeSession(db, sessionId, 'signed_out', now);
}

/** Daily clean-up: 30 days after its last refresh no token of a session runs any more. Answers how many sessions went. */
export async function purgeSessions(db: Db, now: Date): Promise<number> {
  return deleteOldSessions(db, new Date(now.getTime() - refreshTokenMs));
}

function isTheft(token: RefreshTokenRow, successor: RefreshTokenRow | null, now: Date): boolean {
  if (token.voidAt) return now.getTime() - token.voidAt.getTime() > voidGraceMs;
  return successor !== null && successor.usedAt !== null;
}

async function issueToken(trx: Trx, sessionId: string, now: Date): Promise<{ tokenId: string; refreshToken: string }> {
  const refreshToken = newRefreshToken();
  const tokenId = randomUUID();
  await insertRefreshToken(trx, {
    tokenId,
    sessionId,
    hash: refreshTokenHash(refreshToken),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenMs),
  });
  return { tokenId, refreshToken };
}
