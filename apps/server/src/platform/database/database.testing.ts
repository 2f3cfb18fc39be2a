import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import type { Db } from './transaction.ts';
import { runOnce } from './two-roles.testing.ts';

export interface TestDatabase {
  database: Database;
  /** Lets a second process open the same one; null in memory. */
  url: string | null;
  /** Closes it and takes it away. */
  drop(): Promise<void>;
}

/**
 * A migrated database of its own for one test file, a copy of the run's template: in memory, or on the PostgreSQL that
 * `databaseUrl` names.
 */
export async function openTestDatabase(databaseUrl: string | null): Promise<TestDatabase> {
  const { dumpFile, postgresName } = inject('databaseTemplate');
  if (databaseUrl === null) return openInMemory(await readDump(dumpFile));
  if (postgresName === null) throw new Error('this run was started without DATABASE_URL');
  return openOnPostgres(databaseUrl, postgresName);
}

let dump: Blob | null = null;

/** Read once by a worker, which opens many: the database copies what it takes. */
async function readDump(file: string): Promise<Blob> {
  if (dump) return dump;
  const read = await openAsBlob(file);
  const bytes = await read.arrayBuffer();
  dump = Object.assign(read, { arrayBuffer: async () => bytes });
  return dump;
}

/** A data directory with the embedded database in it, migrated and empty. Opening it there would cost a second. */
export function prepareDataDir(dataDir: string): void {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true });
  const { dumpFile } = inject('databaseTemplate');
  execFileSync('tar', ['--extract', '--file', dumpFile, '--directory', folder, '--no-same-owner'], { stdio: 'pipe' });
}

/** One without any table, for tests of how a database is made. */
export function openEmptyDatabase(databaseUrl: string | null): Promise<TestDatabase> {
  return databaseUrl === null ? openInMemory() : openOnPostgres(databaseUrl, 'template1');
}

async function openInMemory(loadDump?: Blob): Promise<TestDatabase> {
  const database = await openDatabase({ databaseUrl: null, dataDir: null }, loadDump ? { loadDump } : {});
  return { database, url: null, drop: () => database.close() };
}

async function openOnPostgres(databaseUrl: string, template: string): Promise<TestDatabase> {
  const name = `dukalink_test_${randomBytes(6).toString('hex')}`;
  await runOnce(databaseUrl, `create database ${name} template ${template}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 5 });
  return {
    database,
    url: url.href,
    async drop() {
      await database.close();
      await runOnce(databaseUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Does a transaction wait for a lock in this database? PostgreSQL only: the embedded one has one connection. */
export async function waitsForALock(db: Db): Promise<boolean> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
