import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { startNode } from '#server/platform/child-process.testing.ts';
import { writeBackup } from '#server/platform/database/data-dir/backup.ts';
import { restoreBackup } from '#server/platform/database/data-dir/restore.ts';
import { openEmptyDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { readSchemaText } from '#server/platform/database/migrations/schema-text.ts';
import type { Db } from '#server/platform/database/transaction.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-earlier-'));
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup');
const postgresUrl = testDatabaseUrl();

const madeBefore = (which: string): string =>
  `The database ${which} was made before the first release; start with an empty one.`;

/** The first of the migrations that the service had before its first release, as far as the later ones need it. */
async function makeEarlier(db: Db): Promise<void> {
  await sql`create table migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(db);
  await sql`create table accounts (account_id uuid primary key, bio_code text not null)`.execute(db);
  await sql`insert into accounts values ('00000000-0000-4000-8000-0000000000a1', 'DKA1B2C3')`.execute(db);
  await sql`insert into migrations (name, checksum) values ('0001_accounts.sql', '0f')`.execute(db);
}

async function stateOf(db: Db): Promise<unknown> {
  const { rows: accounts } = await sql`select * from accounts`.execute(db);
  const { rows: migrations } = await sql`select name, checksum from migrations`.execute(db);
  const { rows: extensions } = await sql`select extname from pg_extension order by extname`.execute(db);
  return { schema: await readSchemaText(db), accounts, migrations, extensions };
}

async function inFolder<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** As processes: a service, and the command that migrates. */
async function expectRefused(variables: Record<string, string>, sentence: string): Promise<void> {
  for (const script of ['../main.ts', '../cli/migrate.ts']) {
    const path = fileURLToPath(new URL(script, import.meta.url));
    const secret = { TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g' };
    const { code, output } = await startNode([path], { APP_MODE: 'test', PORT: '0', ...secret, ...variables }).ended;
    expect(output).toBe(`${sentence}\n`);
    expect(code).toBe(1);
  }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a data directory of before the first release', () => {
  beforeAll(() =>
    inFolder(async (database) => {
      await makeEarlier(database.db);
      await writeBackup({ database, dataDir }, backup);
    }),
  );

  test('stops the service and its migration with one sentence and stays as it was', async () => {
    const before = await inFolder(({ db }) => stateOf(db));
    await expectRefused({ DATA_DIR: dataDir }, madeBefore(`in ${dataDir}`));
    expect(await inFolder(({ db }) => stateOf(db))).toEqual(before);
  });

  test('is not restored from a backup, and what is there stays', async () => {
    const target = join(folder, 'target');
    mkdirSync(join(target, 'postgres'), { recursive: true });
    writeFileSync(join(target, 'postgres', 'mine'), 'kept');
    const restored = restoreBackup({ directory: backup, dataDir: target, force: true });
    await expect(restored).rejects.toThrow(madeBefore(`in ${backup}`));
    expect(readFileSync(join(target, 'postgres', 'mine'), 'utf8')).toBe('kept');
    expect(readdirSync(target)).toEqual(['postgres']);
    expect(existsSync(`${target}.lock`)).toBe(false);
  });
});

describe.runIf(postgresUrl)('a PostgreSQL of before the first release', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openEmptyDatabase(postgresUrl);
    await makeEarlier(opened.database.db);
  });
  afterAll(() => opened.drop());

  test('stops the service and its migration with one sentence and stays as it was', async () => {
    const before = await stateOf(opened.database.db);
    const url = opened.url ?? '';
    const sentence = madeBefore(new URL(url).pathname.slice(1));
    await expectRefused({ DATA_DIR: dataDir, DATABASE_URL: url }, sentence);
    await expectRefused({ DATA_DIR: dataDir, DATABASE_URL: url, MIGRATION_DATABASE_URL: url }, sentence);
    expect(await stateOf(opened.database.db)).toEqual(before);
  });
});
