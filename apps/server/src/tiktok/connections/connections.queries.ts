import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { SealedTexts } from '#server/platform/sealed-text.ts';
import type { TikTokTokens } from './tiktok-api.ts';

/** How long coming by way of TikTok counts as the owner's word in that session. */
const proofMs = 10 * 60_000;

/** A connected TikTok account, its tokens still sealed. */
export type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

export async function findConnection(db: Db | Trx, accountId: string) {
  const row = await db
    .selectFrom('tiktok_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the account's owner lets us list the posts: for queries of others. */
export const isConnected = (accountId: string) => sql<boolean>`exists (select from tiktok_connections as c
  where c.account_id = ${sql.ref(accountId)} and c.lost_at is null and c.scopes like '%video.list%')`;

/** The account that this user of TikTok is bound to. */
export async function findAccountByOpenId(db: Db | Trx, openId: string): Promise<string | null> {
  const row = await db
    .selectFrom('tiktok_connections')
    .select('account_id')
    .where('open_id', '=', openId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** The columns of tokens, sealed for the account. */
function tokenColumns(sealed: SealedTexts, accountId: string, tokens: TikTokTokens, now: Date) {
  const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
  return {
    access_token: sealed.seal(tokens.accessToken, accountId),
    access_expires_at: after(tokens.accessSeconds),
    refresh_token: sealed.seal(tokens.refreshToken, accountId),
    refresh_expires_at: after(tokens.refreshSeconds),
    scopes: tokens.scopes.join(','),
    renewing_until: null,
    lost_at: null,
    lost_reason: null,
  };
}

/**
 * Binds the TikTok user to the account, whose proven id the caller has compared. What was bound to the account before
 * is replaced. Throws a unique violation when the user is bound to another account.
 */
export async function bindConnection(
  trx: Trx,
  sealed: SealedTexts,
  { accountId, tokens, sessionId, now }: { accountId: string; tokens: TikTokTokens; sessionId: string; now: Date },
): Promise<void> {
  const columns = {
    open_id: tokens.openId,
    connected_at: now,
    proof_session_id: sessionId,
    proof_until: new Date(now.getTime() + proofMs),
    ...tokenColumns(sealed, accountId, tokens, now),
  };
  await trx
    .insertInto('tiktok_connections')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

/** The connection while its tokens are these: the consent may have been taken back or given again since. */
const sameConnection = (db: Db, { account_id, refresh_token }: Connection) =>
  db.updateTable('tiktok_connections').where('account_id', '=', account_id).where('refresh_token', '=', refresh_token);

/** Reserves the renewal of the tokens for as long as a call to TikTok may last; false when another process has it. */
export async function beginRenewal(
  db: Db,
  connection: Connection,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const row = await sameConnection(db, connection)
    .set({ renewing_until: until })
    .where((eb) => eb.or([eb('renewing_until', 'is', null), eb('renewing_until', '<=', now)]))
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeRenewed(
  db: Db,
  sealed: SealedTexts,
  connection: Connection,
  { tokens, now }: { tokens: TikTokTokens; now: Date },
): Promise<void> {
  await sameConnection(db, connection)
    .set(tokenColumns(sealed, connection.account_id, tokens, now))
    .execute();
}

/** TikTok did not answer: the next caller may try. */
export async function giveUpRenewal(db: Db, connection: Connection): Promise<void> {
  await sameConnection(db, connection).set({ renewing_until: null }).execute();
}

const nothingKept = {
  access_token: null,
  access_expires_at: null,
  refresh_token: null,
  refresh_expires_at: null,
  renewing_until: null,
};

/** The consent behind this refresh token is over; its tokens go. Nothing when there is a newer one. */
export async function loseConnection(
  db: Db,
  connection: Connection,
  lost: { reason: 'invalid_grant' | 'key_lost'; now: Date },
): Promise<void> {
  const columns = { ...nothingKept, lost_at: lost.now, lost_reason: lost.reason };
  await sameConnection(db, connection).set(columns).execute();
}

/** TikTok says that its user has taken back what was given before `removedAt`. True when that changed something. */
export async function loseByOpenId(db: Db, openId: string, lost: { removedAt: Date; now: Date }): Promise<boolean> {
  const row = await db
    .updateTable('tiktok_connections')
    .set({ ...nothingKept, lost_at: lost.now, lost_reason: 'removed' })
    .where('open_id', '=', openId)
    .where('lost_at', 'is', null)
    .where('connected_at', '<', lost.removedAt)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteConnection(db: Db | Trx, accountId: string): Promise<void> {
  await db.deleteFrom('tiktok_connections').where('account_id', '=', accountId).execute();
}

/** Uses up that this session came by way of TikTok; false when it did not, or too long ago. For accounts without other proof. */
export async function useTikTokProof(
  trx: Trx,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('tiktok_connections')
    .set({ proof_until: null })
    .where('account_id', '=', accountId)
    .where('proof_session_id', '=', sessionId)
    .where('proof_until', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
