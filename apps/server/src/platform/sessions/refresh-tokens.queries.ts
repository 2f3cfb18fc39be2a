import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Trx } from '#server/platform/database/transaction.ts';

/** Of one kind of account. All kinds' tables have the same columns, so Kysely sees them as the sellers' ones. */
export interface SessionTables {
  sessions: 'sessions';
  refreshTokens: 'refresh_tokens';
}

/** `used_at`: it was exchanged. `void_at`: it was a lost answer and another one took its place. */
export interface RefreshTokenRow {
  token_id: string;
  expires_at: Date;
  used_at: Date | null;
  successor_id: string | null;
  void_at: Date | null;
}

/** Plain SHA-256 is enough for a token of 256 random bits. */
export function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

/** A refresh token is 32 random bytes, base64url. Only its hash is stored. */
export async function insertRefreshToken(
  trx: Trx,
  tables: SessionTables,
  { sessionId, now, refreshTokenMs }: { sessionId: string; now: Date; refreshTokenMs: number },
): Promise<{ tokenId: string; refreshToken: string }> {
  const refreshToken = randomBytes(32).toString('base64url');
  const tokenId = randomUUID();
  await trx
    .insertInto(tables.refreshTokens)
    .values({
      token_id: tokenId,
      session_id: sessionId,
      token_hash: hashOf(refreshToken),
      issued_at: now,
      expires_at: new Date(now.getTime() + refreshTokenMs),
    })
    .execute();
  return { tokenId, refreshToken };
}

/** Must be read after the session was locked: before it, the other use may still be under way. */
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
  return row ?? null;
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
