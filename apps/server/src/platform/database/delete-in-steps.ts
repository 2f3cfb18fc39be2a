import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';
import type { Db } from './transaction.ts';

/** One statement stays short, also on the embedded database. */
const rowsPerStep = 2000;

/**
 * Deletes the rows of a table that the condition names, a step at a time: after a long pause there may be millions. An
 * index should find them. Answers how many there were.
 */
export async function deleteInSteps(db: Db, table: keyof Tables, condition: RawBuilder<unknown>): Promise<number> {
  return inSteps(db, sql`delete from ${sql.table(table)}`, table, condition);
}

/** The same for a change after which the condition no longer holds. It is asked again when a row was locked. */
export async function inSteps(
  db: Db,
  change: RawBuilder<unknown>,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const step = sql`array(select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(rowsPerStep)})`;
  for (let changed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`${change} where ctid = any(${step}) and ${condition}`.execute(db);
    changed += Number(numAffectedRows);
    if (numAffectedRows < rowsPerStep) return changed;
  }
}
