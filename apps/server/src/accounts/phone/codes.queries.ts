import type { Updateable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import type { CodePurpose, NumberCounts } from './codes.ts';

/** Makes the row or takes the existing one, and locks it until the transaction ends; the clean-up cannot remove it. */
export async function lockOrAddNumber(trx: Trx, numberHash: Buffer, now: Date): Promise<NumberCounts> {
  return trx
    .insertInto('code_numbers')
    .values({ number_hash: numberHash, used_at: now })
    .onConflict((conflict) => conflict.column('number_hash').doUpdateSet({ used_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the row until the transaction ends; undefined when nothing was ever sent. */
export function lockNumber(trx: Trx, numberHash: Buffer): Promise<NumberCounts | undefined> {
  return trx
    .selectFrom('code_numbers')
    .selectAll()
    .where('number_hash', '=', numberHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNumber(
  trx: Trx,
  numberHash: Buffer,
  change: Updateable<Tables['code_numbers']>,
): Promise<void> {
  await trx.updateTable('code_numbers').set(change).where('number_hash', '=', numberHash).execute();
}

export async function putCode(
  trx: Trx,
  code: { numberHash: Buffer; purpose: CodePurpose; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const values = { code_hash: code.codeHash, expires_at: code.expiresAt };
  await trx
    .insertInto('phone_codes')
    .values({ number_hash: code.numberHash, purpose: code.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['number_hash', 'purpose']).doUpdateSet(values))
    .execute();
}

export async function findCode(
  trx: Trx,
  numberHash: Buffer,
  purpose: CodePurpose,
  now: Date,
): Promise<Uint8Array | null> {
  const row = await trx
    .selectFrom('phone_codes')
    .select('code_hash')
    .where('number_hash', '=', numberHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** Deletes the code of all its rows. Reads the table from end to end: it holds a day's messages at most. */
export async function deleteCode(trx: Trx, codeHash: Buffer): Promise<void> {
  await trx.deleteFrom('phone_codes').where('code_hash', '=', codeHash).execute();
}

export async function deleteCodes(trx: Trx, numberHash: Buffer): Promise<void> {
  await trx.deleteFrom('phone_codes').where('number_hash', '=', numberHash).execute();
}
