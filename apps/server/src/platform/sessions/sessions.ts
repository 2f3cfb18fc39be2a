import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import {
  deleteOldSessions,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  isSessionLive,
  listSessions,
  lockSessionOfToken,
  markUsed,
  markVoid,
  type RefreshTokenRow,
  revokeOwnSession,
  revokeSession,
  revokeSessions,
  type SessionRow,
  type SessionTables,
  touchSession,
} from './sessions.queries.ts';

export type { SessionRow, SessionTables } from './sessions.queries.ts';

/** A session and the refresh token that was just made for it; the token is told once and stored as a hash. */
export interface OpenedSession {
  accountId: string;
  sessionId: string;
  refreshToken: string;
}

export type RefreshOutcome =
  | ({ ok: true } & OpenedSession)
  | { ok: false; reason: 'unknown' | 'expired' | 'revoked' | 'void' }
  /** The family was revoked just now. */
  | { ok: false; reason: 'theft'; accountId: string; sessionId: string };

interface SessionKind {
  tables: SessionTables;
  /** A session that nobody renews for this long is over. */
  refreshTokenMs: number;
  /** However often it is renewed, it is over this long after the sign-in: a stolen one does not stay for good. */
  sessionMs: number;
}

interface Ending {
  reason: string;
  now: Date;
}

/** Sessions of one kind of account, with refresh tokens that change with each use. `device` is the browser in words. */
export interface Sessions {
  /** Opens a session with its first refresh token, in the caller's transaction. */
  open(trx: Trx, accountId: string, now: Date, device?: string | null): Promise<OpenedSession>;
  /**
   * Exchanges a refresh token for its successor. A token that was used before is a lost answer as long as its successor
   * was not used: it gets a new successor and the old one is void. Used again after that, it is a copy in strange
   * hands: the whole family ends. So the caller's transaction must be committed also when the answer is a refusal.
   */
  refresh(trx: Trx, refreshToken: string, now: Date, device?: string | null): Promise<RefreshOutcome>;
  /** Whose session a refresh token belongs to, used or not; null when it is nobody's or the session is over. */
  findByToken(trx: Trx, refreshToken: string): Promise<{ accountId: string; sessionId: string } | null>;
  /** Ends a session at once. Ending it twice changes nothing; true when it ran until now. */
  end(db: Db | Trx, sessionId: string, ending: Ending): Promise<boolean>;
  /**
   * Ends one session of the account; false when the account has no such session. One that has ended already counts as
   * there.
   */
  endOwn(db: Db | Trx, accountId: string, sessionId: string, ending: Ending): Promise<boolean>;
  /** Ends the account's sessions, but for `except`. Answers how many ended. */
  endAll(trx: Trx, accountId: string, ending: Ending & { except?: string }): Promise<number>;
  /** The account's sessions that can still be used, last used first. */
  list(db: Db, accountId: string, now: Date): Promise<SessionRow[]>;
  /** True while the session is there, belongs to the account and was not revoked. */
  isLive(db: Db | Trx, sessionId: string, accountId: string): Promise<boolean>;
  /** Clean-up: what lies this far back can never be used again. Answers how many sessions went. */
  purge(db: Db, now: Date): Promise<number>;
}

/**
 * A void token shown this soon after it was voided is two tabs that refreshed at once: refused and nothing more. Later
 * it means that two holders each got an answer, and one of them is not the owner.
 */
const voidGraceMs = 60_000;

export function createSessions(kind: SessionKind): Sessions {
  const { tables, refreshTokenMs, sessionMs } = kind;
  return {
    async open(trx, accountId, now, device = null) {
      const sessionId = randomUUID();
      await insertSession(trx, tables, { sessionId, accountId, device, now });
      const { refreshToken } = await issueToken(trx, kind, sessionId, now);
      return { accountId, sessionId, refreshToken };
    },
    refresh: (trx, refreshToken, now, device = null) => exchange(trx, kind, refreshToken, now, device),
    async findByToken(trx, refreshToken) {
      const session = await lockSessionOfToken(trx, tables, hashOf(refreshToken));
      return session && !session.revokedAt ? { accountId: session.accountId, sessionId: session.sessionId } : null;
    },
    end: (db, sessionId, ending) => revokeSession(db, tables, { sessionId, ...ending }),
    endOwn: (db, accountId, sessionId, ending) => revokeOwnSession(db, tables, accountId, { sessionId, ...ending }),
    endAll: (trx, accountId, ending) => revokeSessions(trx, tables, accountId, ending),
    list: (db, accountId, now) =>
      listSessions(db, tables, accountId, {
        createdAfter: new Date(now.getTime() - sessionMs),
        usedAfter: new Date(now.getTime() - refreshTokenMs),
      }),
    isLive: (db, sessionId, accountId) => isSessionLive(db, tables, sessionId, accountId),
    purge: (db, now) => deleteOldSessions(db, tables, new Date(now.getTime() - refreshTokenMs)),
  };
}

async function exchange(
  trx: Trx,
  kind: SessionKind,
  refreshToken: string,
  now: Date,
  device: string | null,
): Promise<RefreshOutcome> {
  const { tables } = kind;
  const hash = hashOf(refreshToken);
  const session = await lockSessionOfToken(trx, tables, hash);
  const token = session && (await findRefreshToken(trx, tables, { hash }));
  if (!session || !token) return { ok: false, reason: 'unknown' };
  if (session.revokedAt) return { ok: false, reason: 'revoked' };
  const isOver = now.getTime() - session.createdAt.getTime() >= kind.sessionMs;
  if (isOver || token.expiresAt <= now) return { ok: false, reason: 'expired' };
  const { accountId, sessionId } = session;
  const successor = token.successorId ? await findRefreshToken(trx, tables, { id: token.successorId }) : null;
  if (isTheft(token, successor, now)) {
    await revokeSession(trx, tables, { sessionId, reason: 'refresh_token_reused', now });
    return { ok: false, reason: 'theft', accountId, sessionId };
  }
  if (token.voidAt) return { ok: false, reason: 'void' };
  if (successor) await markVoid(trx, tables, successor.tokenId, now);
  const issued = await issueToken(trx, kind, sessionId, now);
  await markUsed(trx, tables, { tokenId: token.tokenId, successorId: issued.tokenId, now });
  await touchSession(trx, tables, { sessionId, device, now });
  return { ok: true, accountId, sessionId, refreshToken: issued.refreshToken };
}

function isTheft(token: RefreshTokenRow, successor: RefreshTokenRow | null, now: Date): boolean {
  if (token.voidAt) return now.getTime() - token.voidAt.getTime() > voidGraceMs;
  return successor !== null && successor.usedAt !== null;
}

/** A refresh token is 32 random bytes, base64url. Only its hash is stored. */
async function issueToken(
  trx: Trx,
  { tables, refreshTokenMs }: SessionKind,
  sessionId: string,
  now: Date,
): Promise<{ tokenId: string; refreshToken: string }> {
  const refreshToken = randomBytes(32).toString('base64url');
  const tokenId = randomUUID();
  await insertRefreshToken(trx, tables, {
    tokenId,
    sessionId,
    hash: hashOf(refreshToken),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenMs),
  });
  return { tokenId, refreshToken };
}

/** Plain SHA-256 is enough: the token has 256 bits of chance, there is nothing to guess. */
function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}
