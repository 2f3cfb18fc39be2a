import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteInSteps } from '#server/platform/database/delete-in-steps.ts';
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

/** The refresh token is returned once and stored as a hash. */
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
  /** A session that is not renewed for this long is over. */
  refreshTokenMs: number;
  /** It ends this long after the sign-in, however often it is renewed: a stolen one does not last for good. */
  sessionMs: number;
}

interface EndOptions {
  reason: string;
  now: Date;
}

/** Two tabs that refresh at once may send the same token within this time. Sent later, a used token counts as stolen. */
const voidGraceMs = 60_000;

/**
 * Sessions of one kind of account, with refresh tokens that change with each use. `device` is the browser in words. The
 * end of a session is announced, so that its open sockets close.
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
   * Exchanges a refresh token for its successor. Shown again while its successor is unused, the answer was lost: it gets
   * another successor and the first is void. Shown again later, it was stolen: the session ends. The caller must commit
   * its transaction also after a refusal.
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

  /** The session of a refresh token, used or not; null when it is unknown or the session is over. */
  async findByToken(trx: Trx, refreshToken: string): Promise<{ accountId: string; sessionId: string } | null> {
    const session = await this.#lockByToken(trx, hashOf(refreshToken));
    return session && !session.revoked_at ? { accountId: session.account_id, sessionId: session.session_id } : null;
  }

  /** Locks the token's session, so that two uses of one family come one after the other. */
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

  /** True when the session was live until now. */
  async end(trx: Trx, sessionId: string, { reason, now }: EndOptions): Promise<boolean> {
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

  /** False when the account has no such session; one that has ended already counts. */
  async endOwn(trx: Trx, accountId: string, sessionId: string, { reason, now }: EndOptions): Promise<boolean> {
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

  /** Ends the account's sessions apart from `except`; returns how many. */
  async endAll(
    trx: Trx,
    accountId: string,
    { reason, now, except }: EndOptions & { except?: string },
  ): Promise<number> {
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

  /** Looked up by its own key alone: with the account in the condition, PostgreSQL might scan all of its sessions. */
  async isLive(db: Db | Trx, sessionId: string, accountId: string): Promise<boolean> {
    const row = await db
      .selectFrom(this.#kind.tables.sessions)
      .select('account_id')
      .where('session_id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row?.account_id === accountId;
  }

  /** Deletes sessions and tokens that can never be used again; returns how many sessions. */
  async purge(db: Db, now: Date): Promise<number> {
    const { tables, refreshTokenMs } = this.#kind;
    const before = new Date(now.getTime() - refreshTokenMs).toISOString();
    await deleteInSteps(db, tables.refreshTokens, sql`expires_at < ${before}::timestamptz`);
    // One that was ended was not used since.
    return deleteInSteps(db, tables.sessions, sql`last_used_at < ${before}::timestamptz`);
  }
}

function isTheft(token: RefreshTokenRow, successor: RefreshTokenRow | null, now: Date): boolean {
  if (token.void_at) return now.getTime() - token.void_at.getTime() > voidGraceMs;
  return successor !== null && successor.used_at !== null;
}
