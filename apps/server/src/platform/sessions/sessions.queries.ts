import type { Db, Trx } from '#server/platform/database/transaction.ts';

/**
 * The two tables of one kind of account. All kinds' tables have the same columns, so to Kysely they are the sellers'
 * ones.
 */
export interface SessionTables {
  sessions: 'sessions';
  refreshTokens: 'refresh_tokens';
}

/** A refresh token's row. `usedAt`: it was exchanged. `voidAt`: it was a lost answer and another one took its place. */
export interface RefreshTokenRow {
  tokenId: string;
  expiresAt: Date;
  usedAt: Date | null;
  successorId: string | null;
  voidAt: Date | null;
}

export async function insertSession(
  trx: Trx,
  tables: SessionTables,
  session: { sessionId: string; accountId: string; device: string | null; now: Date },
): Promise<void> {
  await trx
    .insertInto(tables.sessions)
    .values({
      session_id: session.sessionId,
      account_id: session.accountId,
      device: session.device,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

export async function insertRefreshToken(
  trx: Trx,
  tables: SessionTables,
  token: { tokenId: string; sessionId: string; hash: Buffer; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto(tables.refreshTokens)
    .values({
      token_id: token.tokenId,
      session_id: token.sessionId,
      token_hash: token.hash,
      issued_at: token.issuedAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Locks the session that a token belongs to, so that two uses of one family come one after the other. */
export async function lockSessionOfToken(
  trx: Trx,
  tables: SessionTables,
  hash: Buffer,
): Promise<{ sessionId: string; accountId: string; createdAt: Date; revokedAt: Date | null } | null> {
  const row = await trx
    .selectFrom(tables.sessions)
    .select(['session_id', 'account_id', 'created_at', 'revoked_at'])
    .where('session_id', '=', (eb) =>
      eb.selectFrom(tables.refreshTokens).select('session_id').where('token_hash', '=', hash),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    sessionId: row.session_id,
    accountId: row.account_id,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}

/** Must be read after the lock: before it, the other use may still be under way. */
export async function findRefreshToken(
  trx: Trx,
  tables: SessionTables,
  by: { hash: Buffer } | { id: string },
): Promise<RefreshTokenRow | null> {
  const row = await trx
    .selectFrom(tables.refreshTokens)
    .select(['token_id', 'expires_at', 'used_at', 'successor_id', 'void_at'])
    .where((eb) => ('hash' in by ? eb('token_hash', '=', by.hash) : eb('token_id', '=', by.id)))
    .executeTakeFirst();
  if (!row) return null;
  return {
    tokenId: row.token_id,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    successorId: row.successor_id,
    voidAt: row.void_at,
  };
}

export async function markUsed(
  trx: Trx,
  tables: SessionTables,
  used: { tokenId: string; successorId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable(tables.refreshTokens)
    .set({ used_at: used.now, successor_id: used.successorId })
    .where('token_id', '=', used.tokenId)
    .execute();
}

export async function markVoid(trx: Trx, tables: SessionTables, tokenId: string, now: Date): Promise<void> {
  await trx.updateTable(tables.refreshTokens).set({ void_at: now }).where('token_id', '=', tokenId).execute();
}

/** Notes a use; the device stays as it was when this one is not known. */
export async function touchSession(
  trx: Trx,
  tables: SessionTables,
  used: { sessionId: string; device: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable(tables.sessions)
    .set({ last_used_at: used.now, ...(used.device === null ? {} : { device: used.device }) })
    .where('session_id', '=', used.sessionId)
    .execute();
}

/** Ends one session, whosever it is. Ending it twice changes nothing; true when it ran until now. */
export async function revokeSession(
  db: Db | Trx,
  tables: SessionTables,
  ending: { sessionId: string; reason: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable(tables.sessions)
    .set({ revoked_at: ending.now, revoked_reason: ending.reason })
    .where('session_id', '=', ending.sessionId)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the account's sessions, but for `except`. Answers how many ended. */
export async function revokeSessions(
  trx: Trx,
  tables: SessionTables,
  accountId: string,
  ending: { reason: string; now: Date; except?: string },
): Promise<number> {
  const ended = await trx
    .updateTable(tables.sessions)
    .set({ revoked_at: ending.now, revoked_reason: ending.reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(ending.except !== undefined, (query) => query.where('session_id', '!=', ending.except ?? ''))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/**
 * Ends one session of the account; false when the account has no such session. One that has ended already counts as
 * there.
 */
export async function revokeOwnSession(
  db: Db | Trx,
  tables: SessionTables,
  accountId: string,
  ending: { sessionId: string; reason: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable(tables.sessions)
    .set((eb) => ({
      revoked_at: eb.fn.coalesce('revoked_at', eb.val(ending.now)),
      revoked_reason: eb.fn.coalesce('revoked_reason', eb.val(ending.reason)),
    }))
    .where('session_id', '=', ending.sessionId)
    .where('account_id', '=', accountId)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface SessionRow {
  session_id: string;
  device: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** The account's sessions that can still be used, last used first. */
export async function listSessions(
  db: Db,
  tables: SessionTables,
  accountId: string,
  since: { createdAfter: Date; usedAfter: Date },
): Promise<SessionRow[]> {
  return db
    .selectFrom(tables.sessions)
    .select(['session_id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', since.createdAfter)
    .where('last_used_at', '>', since.usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .limit(200)
    .execute();
}

/**
 * True while the session is there, belongs to the account and was not revoked. Found by its own key alone: named
 * together with the account, it might be looked for among all that the account ever had.
 */
export async function isSessionLive(
  db: Db | Trx,
  tables: SessionTables,
  sessionId: string,
  accountId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(tables.sessions)
    .select('account_id')
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.account_id === accountId;
}

/**
 * Deletes what can never be used again: sessions whose last use or end lies before `before`, tokens that ran out before
 * it.
 */
export async function deleteOldSessions(db: Db, tables: SessionTables, before: Date): Promise<number> {
  await db.deleteFrom(tables.refreshTokens).where('expires_at', '<', before).execute();
  const sessions = await db
    .deleteFrom(tables.sessions)
    .where((eb) => eb.or([eb('revoked_at', '<', before), eb('last_used_at', '<', before)]))
    .executeTakeFirst();
  return Number(sessions.numDeletedRows);
}
