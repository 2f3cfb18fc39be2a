import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { CodePurpose, NumberCounts } from './codes.ts';

const counts = [
  'last_sent_at as lastSentAt',
  'sent_since as sentSince',
  'sent_count as sentCount',
  'wrong_since as wrongSince',
  'wrong_count as wrongCount',
] as const;

/**
 * Makes the row, or takes the one that is there, and locks it until the transaction ends; the clean-up cannot take it
 * away.
 */
export async function lockOrAddNumber(trx: Trx, numberHash: Buffer, now: Date): Promise<NumberCounts> {
  return trx
    .insertInto('code_numbers')
    .values({ number_hash: numberHash, used_at: now })
    .onConflict((conflict) => conflict.column('number_hash').doUpdateSet({ used_at: now }))
    .returning(counts)
    .executeTakeFirstOrThrow();
}

/** Locks the row until the transaction ends; null when nothing was ever sent. */
export async function lockNumber(trx: Trx, numberHash: Buffer): Promise<NumberCounts | null> {
  const row = await trx
    .selectFrom('code_numbers')
    .select(counts)
    .where('number_hash', '=', numberHash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
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

/** The code wherever it stands. Read from end to end: the table holds a day's messages at most. */
export async function deleteCode(trx: Trx, codeHash: Buffer): Promise<void> {
  await trx.deleteFrom('phone_codes').where('code_hash', '=', codeHash).execute();
}

export async function deleteCodes(trx: Trx, numberHash: Buffer): Promise<void> {
  await trx.deleteFrom('phone_codes').where('number_hash', '=', numberHash).execute();
}

/**
 * Sign-ups whose code did not come back lapse after a day, and so does what numbers have had: the longest rule counts a
 * day.
 */
export async function purgePhoneCodes(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  await db.deleteFrom('phone_signups').where('requested_at', '<', yesterday).execute();
  await db.deleteFrom('code_numbers').where('used_at', '<', yesterday).execute();
}
