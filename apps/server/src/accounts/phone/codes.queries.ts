import type { Db, Trx } from '#server/platform/database/transaction.ts';

export type CodePurpose = 'sign_up' | 'sign_in' | 'recovery' | 'login_phone' | 'owner';

/** What a number has had. `sentSince` and `wrongSince` begin the day and the hour that are counted. */
export interface NumberCounts {
  lastSentAt: Date | null;
  sentSince: Date | null;
  sentCount: number;
  wrongSince: Date | null;
  wrongCount: number;
}

/** Makes the number's row, or holds the one that is there, so that the clean-up cannot take it away. */
export async function noteNumber(trx: Trx, numberHash: Buffer, now: Date): Promise<void> {
  await trx
    .insertInto('code_numbers')
    .values({ number_hash: numberHash, used_at: now })
    .onConflict((conflict) => conflict.column('number_hash').doUpdateSet({ used_at: now }))
    .execute();
}

/** Holds the number's row until the transaction ends; null when nothing was ever sent to it. */
export async function lockNumber(trx: Trx, numberHash: Buffer): Promise<NumberCounts | null> {
  const row = await trx
    .selectFrom('code_numbers')
    .select(['last_sent_at', 'sent_since', 'sent_count', 'wrong_since', 'wrong_count'])
    .where('number_hash', '=', numberHash)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    lastSentAt: row.last_sent_at,
    sentSince: row.sent_since,
    sentCount: row.sent_count,
    wrongSince: row.wrong_since,
    wrongCount: row.wrong_count,
  };
}

export async function updateNumber(
  trx: Trx,
  numberHash: Buffer,
  counts: Partial<NumberCounts> & { usedAt?: Date },
): Promise<void> {
  const { lastSentAt, sentSince, sentCount, wrongSince, wrongCount, usedAt } = counts;
  await trx
    .updateTable('code_numbers')
    .set({
      ...(lastSentAt === undefined ? {} : { last_sent_at: lastSentAt }),
      ...(sentSince === undefined ? {} : { sent_since: sentSince }),
      ...(sentCount === undefined ? {} : { sent_count: sentCount }),
      ...(wrongSince === undefined ? {} : { wrong_since: wrongSince }),
      ...(wrongCount === undefined ? {} : { wrong_count: wrongCount }),
      ...(usedAt === undefined ? {} : { used_at: usedAt }),
    })
    .where('number_hash', '=', numberHash)
    .execute();
}

/** Stores a code in the place of the one before it. */
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
): Promise<{ codeHash: Uint8Array; expiresAt: Date } | null> {
  const row = await trx
    .selectFrom('phone_codes')
    .select(['code_hash', 'expires_at'])
    .where('number_hash', '=', numberHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row ? { codeHash: row.code_hash, expiresAt: row.expires_at } : null;
}

export async function deleteCode(trx: Trx, numberHash: Buffer, purpose: CodePurpose): Promise<void> {
  await trx.deleteFrom('phone_codes').where('number_hash', '=', numberHash).where('purpose', '=', purpose).execute();
}

export async function deleteCodes(trx: Trx, numberHash: Buffer): Promise<void> {
  await trx.deleteFrom('phone_codes').where('number_hash', '=', numberHash).execute();
}

/** Deletes what no rule asks for any more: numbers that were quiet for longer than a day, and codes with them. */
export async function deleteQuietNumbers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('code_numbers').where('used_at', '<', before).execute();
}
