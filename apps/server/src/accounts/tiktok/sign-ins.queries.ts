import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** What a browser wants of TikTok: to get in, to open a shop, or to connect the one it is signed in to. */
export type Intent = 'signin' | 'signup' | 'link';

export interface ReturnedSignIn {
  stateHash: Uint8Array;
  intent: Intent;
  accountId: string | null;
  returnPath: string | null;
  sealed: string | null;
}

/** State and result are 256 bits of chance: a plain hash keeps them well. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export async function insertSignIn(
  db: Db,
  signIn: { state: string; intent: Intent; accountId: string | null; returnPath: string | null; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('tiktok_sign_ins')
    .values({
      state_hash: secretHash(signIn.state),
      intent: signIn.intent,
      account_id: signIn.accountId,
      return_path: signIn.returnPath,
      expires_at: signIn.expiresAt,
    })
    .execute();
}

/** A state that TikTok has not answered yet. */
export async function findUnanswered(db: Db, state: string, now: Date): Promise<{ intent: Intent } | null> {
  const row = await db
    .selectFrom('tiktok_sign_ins')
    .select(sql<Intent>`intent`.as('intent'))
    .where('state_hash', '=', secretHash(state))
    .where('result_hash', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses the state up; null when it was used, is over, or was never given out. */
export async function useState(
  db: Db,
  state: string,
  used: { result: string; sealed: string | null; now: Date; expiresAt: Date },
): Promise<{ intent: Intent; returnPath: string | null } | null> {
  const row = await db
    .updateTable('tiktok_sign_ins')
    .set({
      result_hash: secretHash(used.result),
      sealed: used.sealed,
      expires_at: used.expiresAt,
      ended_at: used.sealed === null ? used.now : null,
    })
    .where('state_hash', '=', secretHash(state))
    .where('result_hash', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', used.now)
    .returning([sql<Intent>`intent`.as('intent'), 'return_path as returnPath'])
    .executeTakeFirst();
  return row ?? null;
}

/** A sign-in that TikTok has answered, by its result. */
export async function findReturned(db: Db, result: string, now: Date): Promise<ReturnedSignIn | null> {
  const row = await db
    .selectFrom('tiktok_sign_ins')
    .select(['state_hash as stateHash', 'account_id as accountId', 'return_path as returnPath', 'sealed'])
    .select(sql<Intent>`intent`.as('intent'))
    .where('result_hash', '=', secretHash(result))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces what TikTok gave, if it is still that; of two at once one gets false. Null: being exchanged. */
export async function replaceSealed(
  db: Db,
  { stateHash }: Pick<ReturnedSignIn, 'stateHash'>,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('tiktok_sign_ins')
    .set({ sealed: to })
    .where('state_hash', '=', stateHash)
    .where('ended_at', 'is', null)
    .where('sealed', 'is not distinct from', from)
    .returning('intent')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends it, and what TikTok gave goes; false when it had ended. */
export async function endSignIn(db: Db | Trx, stateHash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('tiktok_sign_ins')
    .set({ ended_at: now, sealed: null })
    .where('state_hash', '=', stateHash)
    .where('ended_at', 'is', null)
    .returning('intent')
    .executeTakeFirst();
  return row !== undefined;
}
