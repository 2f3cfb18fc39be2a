import type { Selectable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** A source that no process asks: since when and why. */
export type DisabledSource = Selectable<Tables['source_doors_out']>;

/** How often a source was asked with this outcome in the quarter of an hour that began then. */
export type SourceReads = Selectable<Tables['source_reads']>;

/** What a canary last showed of a source. */
export type Canary = Selectable<Tables['source_canaries']>;

export async function storeReads(trx: Trx, reads: SourceReads[]): Promise<void> {
  await trx
    .insertInto('source_reads')
    .values(reads)
    .onConflict((conflict) =>
      conflict
        .columns(['began_at', 'door', 'outcome'])
        .doUpdateSet((eb) => ({ count: eb('source_reads.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}

/** By door and outcome, of the quarters of an hour that began after `since`. */
export async function readReads(db: Db | Trx, since: Date): Promise<Omit<SourceReads, 'began_at'>[]> {
  const rows = await db
    .selectFrom('source_reads')
    .select(['door', 'outcome', (eb) => eb.fn.sum<string>('count').as('count')])
    .where('began_at', '>', since)
    .groupBy(['door', 'outcome'])
    .orderBy('door')
    .orderBy('outcome')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export function readDisabledSources(db: Db | Trx): Promise<DisabledSource[]> {
  return db.selectFrom('source_doors_out').selectAll().execute();
}

/** False where another process was first. */
export async function disableSource(db: Db, out: DisabledSource): Promise<boolean> {
  const row = await db
    .insertInto('source_doors_out')
    .values(out)
    .onConflict((conflict) => conflict.doNothing())
    .returning('door')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where another process was first. */
export async function enableSource(db: Db, door: string): Promise<boolean> {
  const row = await db.deleteFrom('source_doors_out').where('door', '=', door).returning('door').executeTakeFirst();
  return row !== undefined;
}

export function readCanaryRows(db: Db | Trx): Promise<Canary[]> {
  return db.selectFrom('source_canaries').selectAll().orderBy('door').orderBy('handle').execute();
}

export async function storeCanary(db: Db, canary: Canary): Promise<void> {
  const { door: _door, handle: _handle, ...result } = canary;
  await db
    .insertInto('source_canaries')
    .values(canary)
    .onConflict((conflict) => conflict.columns(['door', 'handle']).doUpdateSet(result))
    .execute();
}

/** Handles that are no canaries any more say nothing. */
export async function forgetOtherCanaries(db: Db, handles: readonly string[]): Promise<void> {
  const rows = db.deleteFrom('source_canaries');
  await (handles.length > 0 ? rows.where('handle', 'not in', handles) : rows).execute();
}
