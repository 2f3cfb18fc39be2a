import type { Db, Trx } from '#server/platform/database/transaction.ts';

export interface Claim {
  handle: string;
  code: string;
}

export async function insertClaim(
  db: Db,
  claim: Claim & { hash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('ownership_claims')
    .values({
      claim_hash: claim.hash,
      handle: claim.handle,
      code: claim.code,
      created_at: claim.createdAt,
      expires_at: claim.expiresAt,
    })
    .execute();
}

/** A claim that can still be completed, or null. */
export async function findOpenClaim(db: Db, hash: Buffer, now: Date): Promise<Claim | null> {
  const row = await db
    .selectFrom('ownership_claims')
    .select(['handle', 'code'])
    .where('claim_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses the claim up; of two at once the second waits for the first and gets false. */
export async function useClaim(trx: Trx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('ownership_claims')
    .set({ used_at: now })
    .where('claim_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('handle')
    .executeTakeFirst();
  return row !== undefined;
}

/** An hour after its end nobody asks for a claim any more. */
export async function deleteOldClaims(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('ownership_claims').where('expires_at', '<', before).execute();
}

/** What is known of the account that a handle has, its row held until the transaction ends; null when there is none. */
export async function lockAccountOfHandle(
  trx: Trx,
  handle: string,
): Promise<{
  accountId: string;
  wasConfirmed: boolean;
  hadContact: boolean;
  hadLoginPhone: boolean;
  deletionDueAt: Date | null;
} | null> {
  const row = await trx
    .selectFrom('accounts')
    .select(['account_id', 'confirmed_at', 'whatsapp_number', 'login_phone', 'deletion_due_at'])
    .where('account_id', '=', (eb) => eb.selectFrom('shops').select('shop_id').where('handle', '=', handle))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.account_id,
    wasConfirmed: row.confirmed_at !== null,
    hadContact: row.whatsapp_number !== null,
    hadLoginPhone: row.login_phone !== null,
    deletionDueAt: row.deletion_due_at,
  };
}

/** The account belongs to somebody else from now on: nothing of what the former holder could sign in or be paid by is left. */
export async function handOver(
  trx: Trx,
  accountId: string,
  given: { passwordHash: string; bioCode: string; contactNewUntil: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      password_hash: given.passwordHash,
      bio_code: given.bioCode,
      confirmed_at: given.now,
      contact_new_until: given.contactNewUntil,
      whatsapp_number: null,
      whatsapp_changed_at: given.now,
      login_phone: null,
      deletion_due_at: null,
      last_login_at: given.now,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Confirms an account that was opened by the proof itself. */
export async function confirmNew(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx.updateTable('accounts').set({ confirmed_at: now }).where('account_id', '=', accountId).execute();
}
