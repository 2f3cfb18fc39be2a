import { sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';

/** A row as the JSON text of each of its values, which loses nothing: no digit of a number, no microsecond. */
export type Row = Record<string, string>;

export interface TableRows {
  columns: { name: string; isNullable: boolean }[];
  rows: Row[];
}

/** Every table but the marks of the migrations, with all its rows. */
export async function readAllTables(db: Db): Promise<Map<string, TableRows>> {
  const { rows: columns } = await sql<{ table: string; name: string; isNullable: boolean }>`
    select c.relname as table, a.attname as name, not a.attnotnull and a.attgenerated = '' as "isNullable"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
    order by c.relname collate "C", a.attnum`.execute(db);
  const tables = new Map<string, TableRows>();
  for (const { table, ...column } of columns) {
    if (!tables.has(table)) tables.set(table, { columns: [], rows: [] });
    tables.get(table)?.columns.push(column);
  }
  const selects = [...tables.keys()].map(
    (
      table,
    ) => sql`select ${table} as table, (select jsonb_object_agg(key, value::text) from jsonb_each(to_jsonb(t))) as row
      from ${sql.table(table)} t`,
  );
  if (selects.length === 0) return tables;
  const { rows } = await sql<{ table: string; row: Row }>`${sql.join(selects, sql` union all `)}`.execute(db);
  for (const { table, row } of rows) tables.get(table)?.rows.push(row);
  return tables;
}

/**
 * The rows of `from` that `others` has not, looking at `columns` only; a row that is there twice must be there twice.
 */
export function rowsMissing(from: Row[], others: Row[], columns: string[]): Row[] {
  const keyOf = (row: Row): string => JSON.stringify(columns.map((column) => row[column]));
  const left = new Map<string, number>();
  for (const row of others) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  return from.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), count - 1);
    return count <= 0;
  });
}

/** What no row shows: a table without rows, a column without a value, a column that may be null and never is. */
export function notShown(tables: Map<string, TableRows>): string[] {
  return [...tables].flatMap(([table, { columns, rows }]) => {
    if (rows.length === 0) return [`${table}: no row`];
    return columns.flatMap(({ name, isNullable }) => [
      ...(rows.every((row) => row[name] === 'null') ? [`${table}.${name}: no value`] : []),
      ...(isNullable && rows.every((row) => row[name] !== 'null') ? [`${table}.${name}: no null`] : []),
    ]);
  });
}
