import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '#server/config.ts';
import { dayMs } from '#server/platform/clock.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLogger } from '#server/platform/logger.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { runOnce } from './two-roles.testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * What the databases of tests are copies of: a dump of the embedded one, and a database on PostgreSQL where
     * DATABASE_URL names one.
     */
    databaseTemplate: { dumpFile: string; postgresName: string | null };
  }
}

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');
const cache = join(root, 'node_modules', '.cache', 'database-template');

const madeOf = [
  'package-lock.json',
  'apps/server/migrations/*.sql',
  'apps/server/src/platform/database/**/*.ts',
  'apps/server/src/platform/jobs/*.ts',
];

/** Of everything that a migrated database is made of; engine and queue are in the lock file. */
function templateKey(): string {
  const hash = createHash('sha256');
  for (const file of globSync(madeOf, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function prepare(database: Database): Promise<void> {
  await migrate(database);
  const queue = createJobQueue({ database, logger: createLogger('silent') });
  await queue.start({ work: false });
  await queue.stop(1000);
}

/** Two empty databases that every copy would unpack: a third of the dump. */
async function dropUnused({ db }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false where datname <> current_database()`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.ref(name)}`.execute(db);
}

/** Kept between runs: making it takes three seconds, and most changes bring no migration. */
export async function embeddedTemplate(): Promise<string> {
  const name = `${templateKey()}.tar`;
  const file = join(cache, name);
  if (existsSync(file)) return file;
  const database = await openDatabase({ databaseUrl: null, dataDir: null });
  const dump = await prepare(database)
    .then(() => dropUnused(database))
    .then(() => database.dump())
    .finally(() => database.close());
  if (!dump) throw new Error('the embedded database gave no dump');
  mkdirSync(cache, { recursive: true });
  // Another run may be using a young one.
  for (const old of readdirSync(cache).map((one) => join(cache, one)))
    if (Date.now() - statSync(old).mtimeMs > dayMs) rmSync(old, { force: true });
  // Uncompressed: every test file unpacks it.
  const tar = await new Response(dump.stream().pipeThrough(new DecompressionStream('gzip'))).bytes();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, tar);
  renameSync(unfinished, file);
  return file;
}

async function postgresTemplate(databaseUrl: string): Promise<string> {
  const name = `dukalink_template_${randomBytes(6).toString('hex')}`;
  await runOnce(databaseUrl, `create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 2 });
  try {
    await prepare(database).finally(() => database.close());
  } catch (error) {
    await runOnce(databaseUrl, `drop database ${name} with (force)`);
    throw error;
  }
  return name;
}

/** Vitest's global setup: one migrated database for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = testDatabaseUrl();
  const dumpFile = await embeddedTemplate();
  const postgresName = databaseUrl === null ? null : await postgresTemplate(databaseUrl);
  project.provide('databaseTemplate', { dumpFile, postgresName });
  return async () => {
    if (databaseUrl !== null) await runOnce(databaseUrl, `drop database if exists ${postgresName} with (force)`);
  };
}
