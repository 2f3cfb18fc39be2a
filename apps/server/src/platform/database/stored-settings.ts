import type { Db, Trx } from './transaction.ts';

/** The values of the settings with these keys, as stored. A key that nobody ever set is missing. */
export async function readStoredSettings(db: Db | Trx, keys: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Stores a value that JSON can write, in place of what was there. */
export async function storeSetting(trx: Trx, key: string, value: unknown, at: Date): Promise<void> {
  const row = { key, value: JSON.stringify(value), updated_at: at };
  await trx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Who changes settings does it one after the other, so that what was there before is known. */
export async function lockSettings(trx: Trx): Promise<void> {
  await trx.selectFrom('settings').select('key').orderBy('key').forUpdate().execute();
}
