import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';
import {
  findRefreshToken,
  hashOf,
  insertRefreshToken,
  markUsed,
  markVoid,
  type RefreshTokenRow,
  type SessionTables,
} from './refresh-tokens.queries.ts';

export type { SessionTables } from './refresh-tokens.queries.ts';

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

/**
 * A void token shown this soon after it was voided is two tabs that refreshed at once: refused and nothing more. Later
 * it means that two holders each got an answer, and one of them is not the owner.
 */
const voidGraceMs = 60_000;

/**
 * Sessions of one kind of account, with refresh tokens that change with each use. `device` is the browser in words. What
 * ends is announced, so that open sockets end with it.
 */
export class Sessions {
  readonly #kind: SessionKind;

  constructor(kind: SessionKind) {
    this.#kind = kind;
  }

  /** Opens a session with its first refresh token, in the caller's transaction. */
  async open(trx: Trx, accountId: string, now: Date, device: string | null = null): Promise<OpenedSession> {
    const { tables, refreshTokenMs } = this.#kind;
    const sessionId = randomUUID();
    await trx
      .insertInto(tables.sessions)
      .values({ session_id: sessionId, account_id: accountId, device, created_at: now, last_used_at: now })
      .execute();
    const { refreshToken } = await insertRefreshToken(trx, tables, { sessionId, now, refreshTokenMs });
    return { accountId, sessionId, refreshToken };
  }

  /**
   * Exchanges a refresh token for its successor. A token that was used before is a lost answer as long as its successor
   * was not used: it gets a new successor and the old one is void. Used again after that, it is a copy in strange
   * hands: the whole family ends. So the caller's transaction must be committed also when the answer is a refusal.
   */
  async refresh(trx: Trx, refreshToken: string, now: Date, device: string | null = null): Promise<RefreshOutcome> {
    const { tables, refreshTokenMs, sessionMs } = this.#kind;
    const hash = hashOf(refreshToken);
    const session = await this.#lockByToken(trx, hash);
    const token = session && (await findRefreshToken(trx, tables, { hash }));
    if (!session || !token) return { ok: false, reason: 'unknown' };
    if (session.revoked_at) return { ok: false, reason: 'revoked' };
    const isOver = now.getTime() - session.created_at.getTime() >= sessionMs;
    if (isOver || token.expires_at <= now) return { ok: false, reason: 'expired' };
    const { account_id: accountId, session_id: sessionId } = session;
    const successor = token.successor_id ? await findRefreshToken(trx, tables, { id: token.successor_id }) : null;
    if (isTheft(token, successor, now)) {
      await this.end(trx, sessionId, { reason: 'refresh_token_reused', now });
      return { ok: false, reason: 'theft', accountId, sessionId };
    }
    if (token.void_at) return { ok: false, reason: 'void' };
    if (successor) await markVoid(trx, tables, successor.token_id, now);
    const issued = await insertRefreshToken(trx, tables, { sessionId, now, refreshTokenMs });
    await markUsed(trx, tables, { tokenId: token.token_id, successorId: issued.tokenId, now });
    // The device stays as it was when this one is not known.
    await trx
      .updateTable(tables.sessions)
      .set({ last_used_at: now, ...(device === null ? {} : { device }) })
      .where('session_id', '=', sessionId)
      .execute();
    return { ok: true, accountId, sessionId, refreshToken: issued.refreshToken };
  }

  /** Whose session a refresh token belongs to, used or not; null when it is nobody's or the session is over. */
  async findByToken(trx: Trx, refreshToken: string): Promise<{ accountId: string; sessionId: string } | null> {
    const session = await this.#lockByToken(trx, hashOf(refreshToken));
    return session && !session.revoked_at ? { accountId: session.account_id, sessionId: session.session_id } : null;
  }

  /** Locks the session that a token belongs to, so that two uses of one family come one after the other. */
  async #lockByToken(trx: Trx, hash: Buffer) {
    const { sessions, refreshTokens } = this.#kind.tables;
    return trx
      .selectFrom(sessions)
      .select(['session_id', 'account_id', 'created_at', 'revoked_at'])
      .where('session_id', '=', (eb) =>
        eb.selectFrom(refreshTokens).select('session_id').where('token_hash', '=', hash),
      )
      .forUpdate()
      .executeTakeFirst();
  }

  /** Ends a session at once, whosever it is. Ending it twice changes nothing; true when it ran until now. */
  async end(trx: Trx, sessionId: string, { reason, now }: Ending): Promise<boolean> {
    const row = await trx
      .updateTable(this.#kind.tables.sessions)
      .set({ revoked_at: now, revoked_reason: reason })
      .where('session_id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst();
    if (row) await announce(trx, { type: 'owner_leaves', accountId: row.account_id, sessionId });
    return row !== undefined;
  }

  /**
   * Ends one session of the account; false when the account has no such session. One that has ended already counts as
   * there.
   */
  async endOwn(trx: Trx, accountId: string, sessionId: string, { reason, now }: Ending): Promise<boolean> {
    const row = await trx
      .updateTable(this.#kind.tables.sessions)
      .set((eb) => ({
        revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)),
        revoked_reason: eb.fn.coalesce('revoked_reason', eb.val(reason)),
      }))
      .where('session_id', '=', sessionId)
      .where('account_id', '=', accountId)
      .returning('session_id')
      .executeTakeFirst();
    if (row) await announce(trx, { type: 'owner_leaves', accountId, sessionId });
    return row !== undefined;
  }

  /** Ends the account's sessions, but for `except`. Answers how many ended. */
  async endAll(trx: Trx, accountId: string, { reason, now, except }: Ending & { except?: string }): Promise<number> {
    const ended = await trx
      .updateTable(this.#kind.tables.sessions)
      .set({ revoked_at: now, revoked_reason: reason })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .$if(except !== undefined, (query) => query.where('session_id', '!=', except ?? ''))
      .executeTakeFirst();
    const count = Number(ended.numUpdatedRows);
    if (count > 0)
      await announce(trx, { type: 'owner_leaves', accountId, ...(except === undefined ? {} : { except }) });
    return count;
  }

  /** The account's sessions that can still be used, last used first. */
  async list(db: Db, accountId: string, now: Date) {
    const { tables, refreshTokenMs, sessionMs } = this.#kind;
    return db
      .selectFrom(tables.sessions)
      .select(['session_id', 'device', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - sessionMs))
      .where('last_used_at', '>', new Date(now.getTime() - refreshTokenMs))
      .orderBy('last_used_at', 'desc')
      .orderBy('session_id')
      .limit(200)
      .execute();
  }

  /**
   * True while the session is there, belongs to the account and was not revoked. Found by its own key alone: named
   * together with the account, it might be looked for among all that the account ever had.
   */
  async isLive(db: Db | Trx, sessionId: string, accountId: string): Promise<boolean> {
    const row = await db
      .selectFrom(this.#kind.tables.sessions)
      .select('account_id')
      .where('session_id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row?.account_id === accountId;
  }

  /**
   * Deletes what can never be used again: sessions whose last use or end lies this far back, and tokens that ran out.
   * Answers how many sessions went.
   */
  async purge(db: Db, now: Date): Promise<number> {
    const { tables, refreshTokenMs } = this.#kind;
    const before = new Date(now.getTime() - refreshTokenMs);
    await db.deleteFrom(tables.refreshTokens).where('expires_at', '<', before).execute();
    const sessions = await db
      .deleteFrom(tables.sessions)
      .where((eb) => eb.or([eb('revoked_at', '<', before), eb('last_used_at', '<', before)]))
      .executeTakeFirst();
    return Number(sessions.numDeletedRows);
  }
}

function isTheft(token: RefreshTokenRow, successor: RefreshTokenRow | null, now: Date): boolean {
  if (token.void_at) return now.getTime() - token.void_at.getTime() > voidGraceMs;
  return successor !== null && successor.used_at !== null;
}
