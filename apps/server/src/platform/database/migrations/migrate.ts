import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { processLocks, whileAlone } from '#server/platform/database/process-lock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { OperatorError } from '#server/platform/operator-error.ts';

export const migrationsDirectory = join(import.meta.dirname, '..', '..', '..', '..', 'migrations');

const baseline = '0001_baseline.sql';

/**
 * What a transaction of a migration tells PostgreSQL. Otherwise the locks of a process that was killed in a long
 * statement last as long as the statement, and those of one that stands still last until it goes on; and all calls wait
 * behind a migration that waits for a table.
 */
const limits = {
  client_connection_check_interval: '1s',
  idle_in_transaction_session_timeout: '20s',
  lock_timeout: '2s',
};
/** After `lock_timeout` it lets the calls behind it through, and tries again. */
const betweenTriesMs = 1000;
const giveUpAfterMs = 300_000;

/**
 * Applies the numbered SQL files that this database has not seen, each in one transaction, under a lock, because several
 * processes may start at once; returns their names. Where nothing is missing it does not wait for the lock. Throws for a
 * file that was changed after it was applied and for a database from before the first release. `afterwards` runs under
 * the same lock.
 */
export async function migrate(
  database: Target,
  directory: string = migrationsDirectory,
  afterwards: ((connection: Db) => Promise<void>) | null = null,
): Promise<string[]> {
  const files = await readFiles(directory);
  return applyMissing(database, files, afterwards).catch((error: unknown) => {
    throw hasCode(error, insufficientPrivilege) ? new OperatorError(mayNotMigrate(error)) : error;
  });
}

type Target = Pick<Database, 'direct' | 'dataDir' | 'engine'>;

async function applyMissing(
  { direct, dataDir, engine }: Target,
  files: MigrationFile[],
  afterwards: ((connection: Db) => Promise<void>) | null,
): Promise<string[]> {
  // A web process that is started again must not wait for a migration of the next release, which may stand still.
  if (afterwards === null && (await isUpToDate(direct, files))) return [];
  return whileAlone(direct, processLocks.migrations, async (connection) => {
    const checksums = await findApplied(connection);
    if (isBeforeFirstRelease([...checksums.keys()]))
      throw new BeforeFirstReleaseError(dataDir === null ? await databaseName(connection) : `in ${dataDir}`);
    const applied: string[] = [];
    for (const file of files) {
      if (file.checksum === checksums.get(file.name)) continue;
      if (checksums.has(file.name))
        throw new Error(`The migration ${file.name} was changed after it had been applied: write a new one.`);
      await applyPatiently(connection, file, engine === 'postgres' ? limits : {});
      applied.push(file.name);
    }
    await afterwards?.(connection);
    return applied;
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

// Of PostgreSQL.
const insufficientPrivilege = '42501';
const lockNotAvailable = '55P03';

const hasCode = (error: unknown, code: string): error is Error =>
  error instanceof Error && 'code' in error && error.code === code;

async function databaseName(connection: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection);
  return String(rows[0]?.name);
}

interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

async function readFiles(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout may change line endings.
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function isUpToDate(connection: Db, files: MigrationFile[]): Promise<boolean> {
  if (!(await isTableThere(connection))) return false;
  const checksums = await readChecksums(connection);
  return files.every(({ name, checksum }) => checksums.get(name) === checksum);
}

/** Checksums of the applied migrations, by name. */
async function findApplied(connection: Db): Promise<Map<string, string>> {
  // "create table if not exists" would need the right to create tables.
  if (!(await isTableThere(connection)))
    await sql`create table migrations
      (name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
      connection,
    );
  return readChecksums(connection);
}

async function isTableThere(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`select to_regclass('migrations') is not null as is_there`.execute(
    connection,
  );
  return rows[0]?.is_there === true;
}

async function readChecksums(connection: Db): Promise<Map<string, string>> {
  const done = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(connection);
  return new Map(done.rows.map((row) => [row.name, row.checksum]));
}

async function applyPatiently(connection: Db, file: MigrationFile, settings: Record<string, string>): Promise<void> {
  const giveUpAtMs = performance.now() + giveUpAfterMs;
  for (;;)
    try {
      return await apply(connection, file, settings);
    } catch (error) {
      if (!hasCode(error, lockNotAvailable)) throw error;
      if (performance.now() > giveUpAtMs)
        throw new OperatorError(
          `${file.name} is not applied: for five minutes something else held a table that it changes. pg_stat_activity shows what; end it, and migrate again.`,
        );
      await pause(betweenTriesMs);
    }
}

async function apply(
  connection: Db,
  { name, text, checksum }: MigrationFile,
  settings: Record<string, string>,
): Promise<void> {
  await connection.transaction().execute(async (trx) => {
    for (const [setting, value] of Object.entries(settings))
      await sql`select set_config(${setting}, ${value}, true)`.execute(trx);
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx);
    await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(trx);
  });
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
