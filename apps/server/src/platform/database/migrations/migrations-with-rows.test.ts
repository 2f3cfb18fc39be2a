import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openEmptyDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { filledByMigrations } from './filled-by-migrations.testing.ts';
import { migrate } from './migrate.ts';
import { notShown, readAllTables, rowsMissing, type TableRows } from './table-rows.testing.ts';

// One database goes through all migrations. After each, the rows that a service of that state would have written are
// added: what the next one finds.
const migrations = join(import.meta.dirname, '..', '..', '..', '..', 'migrations');
const rowsOfStates = join(import.meta.dirname, 'migrations-with-rows');
const sqlFilesOf = (directory: string): string[] => readdirSync(directory).filter((file) => file.endsWith('.sql'));
const files = sqlFilesOf(migrations).sort();

const applied = mkdtempSync(join(tmpdir(), 'dukalink-migrations-'));
let opened: TestDatabase;
let db: Db;
beforeAll(async () => {
  opened = await openEmptyDatabase(testDatabaseUrl());
  db = opened.database.db;
});
afterAll(async () => {
  await opened.drop();
  rmSync(applied, { recursive: true, force: true });
});

/** By the service's own runner, which knows what is new in its directory. */
async function applyFile(directory: string, file: string, name: string): Promise<void> {
  copyFileSync(join(directory, file), join(applied, name));
  expect(await migrate(opened.database, applied)).toEqual([name]);
}

let stepsDone = 0;
for (const [step, file] of files.entries()) {
  const { fills, promise, asserted } = filledByMigrations[file] ?? { fills: [], promise: '', asserted: [] };
  test(`${file} keeps every row${promise === '' ? '' : ` and ${promise}`}`, async () => {
    if (stepsDone !== step) throw new Error(`The walk ended at ${files[stepsDone]}: see there.`);
    const before = await readAllTables(db);
    await applyFile(migrations, file, file);
    expectKept(before, await readAllTables(db), fills);
    for (const { query, rows } of asserted) expect(await ask(query), query).toEqual(rows);

    if (existsSync(join(rowsOfStates, file))) await applyFile(rowsOfStates, file, file.replace('.sql', '.rows.sql'));
    const tables = await readAllTables(db);
    expect(
      notShown(tables),
      `Give each new table and column rows in migrations-with-rows/${file}, with a value and, where it may be, with null.`,
    ).toEqual([]);
    await expectAppendOnly(tables);
    stepsDone += 1;
  });
}

const meantToBe = 'If it is meant to be: name it in filled-by-migrations.testing.ts, with what is expected of it.';

function expectKept(before: Map<string, TableRows>, after: Map<string, TableRows>, fills: string[]): void {
  const namesOf = (tables: Map<string, TableRows>): string[] =>
    [...tables].flatMap(([table, { columns }]) => [table, ...columns.map(({ name }) => `${table}.${name}`)]);
  const namesAfter = new Set(namesOf(after));
  const gone = namesOf(before).filter((name) => !namesAfter.has(name) && !fills.includes(name));
  expect(gone, `Taken away. ${meantToBe}`).toEqual([]);

  const filled: string[] = [];
  for (const [table, { columns, rows }] of after) {
    const old = before.get(table) ?? { columns: [], rows: [] };
    const oldNames = old.columns.map(({ name }) => name);
    const kept = oldNames.filter((name) => namesAfter.has(`${table}.${name}`) && !fills.includes(`${table}.${name}`));
    const added = rowsMissing(rows, old.rows, kept);
    const lost = rowsMissing(old.rows, rows, kept);
    // Both sides of a row that was changed.
    const changed = { lost, insteadOfThem: lost.length > 0 ? added : [] };
    expect(changed, `Rows of ${table} were changed. ${meantToBe}`).toEqual({ lost: [], insteadOfThem: [] });
    if (added.length > 0) filled.push(table);
    if (before.has(table))
      for (const { name } of columns)
        if (!oldNames.includes(name) && rows.some((row) => row[name] !== 'null')) filled.push(`${table}.${name}`);
  }
  const unexpected = filled.filter((name) => !fills.includes(name));
  expect(unexpected, `Filled. ${meantToBe}`).toEqual([]);
}

/** Through the indexes for searches where they can answer, so that what these hold is seen, too. */
const ask = (query: string): Promise<unknown[][]> =>
  db.transaction().execute(async (trx) => {
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
      await sql.raw(`set local enable_${way} = off`).execute(trx);
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(trx);
    return rows.map((row) => Object.values(row));
  });

/** The ledger and the log of this state refuse every change, and the log's chain is whole. */
async function expectAppendOnly(tables: Map<string, TableRows>): Promise<void> {
  for (const table of ['payment_ledger', 'audit_log'].filter((name) => tables.has(name)))
    for (const change of [`update ${table} set reason = ''`, `delete from ${table}`, `truncate ${table}`])
      await expect(sql.raw(change).execute(db), change).rejects.toThrow(`${table} is append-only`);
  if (!tables.has('audit_log')) return;
  const broken = await ask(`select sequence from (
      select sequence, hash = audit_entry_hash(a) and sequence = row_number() over w
        and previous_hash = lag(hash, 1, ''::bytea) over w as is_sound
      from audit_log a window w as (order by sequence)
    ) links where is_sound is not true`);
  expect(broken, 'The chain of the audit log is broken at').toEqual([]);
}

test('every file of rows belongs to a migration', () => {
  expect(sqlFilesOf(rowsOfStates).filter((file) => !files.includes(file))).toEqual([]);
  expect(Object.keys(filledByMigrations).filter((file) => !files.includes(file))).toEqual([]);
});
