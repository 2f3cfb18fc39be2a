import type { Db, Trx } from './transaction.ts';

/** The stored values of these settings. A key that was never set is missing. */
export async function readStoredSettings(db: Db | Trx, keys: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

export async function storeSetting(trx: Trx, key: string, value: unknown, at: Date): Promise<void> {
  const row = { key, value: JSON.stringify(value), updated_at: at };
  await trx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Makes changes of settings wait for each other, so that the previous values are known. */
export async function lockSettings(trx: Trx): Promise<void> {
  await trx.selectFrom('settings').select('key').orderBy('key').forUpdate().execute();
}
