import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { processLocks, whileAlone } from '#server/platform/database/process-lock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { OperatorError } from '#server/platform/operator-error.ts';

export const migrationsDirectory = join(import.meta.dirname, '..', '..', '..', '..', 'migrations');

const baseline = '0001_baseline.sql';

/**
 * Applies the numbered SQL files that this database has not seen, each in one transaction, under a lock, because several
 * processes may start at once; returns their names. Throws for a file that was changed after it was applied and for a
 * database from before the first release. `afterwards` runs under the same lock.
 */
export async function migrate(
  { direct, dataDir }: Pick<Database, 'direct' | 'dataDir'>,
  directory: string = migrationsDirectory,
  afterwards: (connection: Db) => Promise<void> = async () => {},
): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return whileAlone(direct, processLocks.migrations, async (connection) => {
    const checksums = await findApplied(connection);
    if (isBeforeFirstRelease([...checksums.keys()]))
      throw new BeforeFirstReleaseError(dataDir === null ? await databaseName(connection) : `in ${dataDir}`);
    const applied: string[] = [];
    for (const name of files) {
      // A checkout may change line endings.
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      if (await applyOnce(connection, name, text, checksums.get(name))) applied.push(name);
    }
    await afterwards(connection);
    return applied;
  }).catch((error: unknown) => {
    throw isRefused(error) ? new OperatorError(mayNotMigrate(error)) : error;
  });
}

export const isBeforeFirstRelease = (applied: string[]): boolean => applied.length > 0 && !applied.includes(baseline);

/** `which`: the name of the database, or "in" and the folder where it is. */
export class BeforeFirstReleaseError extends OperatorError {
  constructor(which: string) {
    super(`The database ${which} was made before the first release; start with an empty one.`);
    this.name = 'BeforeFirstReleaseError';
  }
}

const mayNotMigrate = (error: Error): string =>
  `The database is not up to date, and its role may not change that (${error.message}). Run \`npm run migrate\` with a MIGRATION_DATABASE_URL whose role owns the tables: docs/operations/install.md.`;

/** PostgreSQL's insufficient_privilege. */
function isRefused(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '42501';
}

async function databaseName(connection: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection);
  return String(rows[0]?.name);
}

/** Checksums of the applied migrations, by name. */
async function findApplied(connection: Db): Promise<Map<string, string>> {
  // "create table if not exists" would need the right to create tables.
  const { rows } = await sql<{ is_there: boolean }>`select to_regclass('migrations') is not null as is_there`.execute(
    connection,
  );
  if (!rows[0]?.is_there)
    await sql`create table migrations
      (name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
      connection,
    );
  const done = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(connection);
  return new Map(done.rows.map((row) => [row.name, row.checksum]));
}

async function applyOnce(
  connection: Db,
  name: string,
  text: string,
  knownChecksum: string | undefined,
): Promise<boolean> {
  const checksum = createHash('sha256').update(text).digest('hex');
  if (knownChecksum === checksum) return false;
  if (knownChecksum !== undefined)
    throw new Error(`The migration ${name} was changed after it had been applied: write a new one.`);
  await connection.transaction().execute(async (trx) => {
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx);
    await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(trx);
  });
  return true;
}

/** PGlite takes one statement at a time. A statement ends with a line that ends with `;`, outside of `$$` bodies. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let current: string[] = [];
  let insideBody = false;
  for (const line of text.split('\n')) {
    if (current.length === 0 && (line.trim() === '' || line.startsWith('--'))) continue;
    current.push(line);
    if ((line.split('$$').length - 1) % 2 === 1) insideBody = !insideBody;
    if (!insideBody && line.trimEnd().endsWith(';') && !line.trimStart().startsWith('--')) {
      statements.push(current.join('\n'));
      current = [];
    }
  }
  if (current.some((line) => line.trim() !== ''))
    throw new Error('The last statement of a migration must end with ";".');
  return statements;
}
