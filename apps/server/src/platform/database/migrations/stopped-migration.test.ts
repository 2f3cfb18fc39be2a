import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { startScript } from '#server/platform/child-process.testing.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { processLocks, whileAlone } from '#server/platform/database/process-lock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { migrate } from './migrate.ts';

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let db: Db;
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-migrations-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const numbers = async () =>
    (await sql<{ n: string }>`select n from numbers order by n`.execute(db)).rows.map((row) => row.n);

  beforeAll(async () => {
    opened = await openTestDatabase(testDatabaseUrl());
    db = opened.database.db;
  });
  beforeEach(async () => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    await sql`drop table if exists numbers`.execute(db);
    await sql`delete from migrations where name like '9%'`.execute(db);
  });
  afterAll(async () => {
    await opened.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Another process that applies what is in the folder. */
  function startMigration() {
    const [database, runner] = ['../database.ts', './migrate.ts'].map((path) =>
      JSON.stringify(new URL(path, import.meta.url).href),
    );
    return startScript(`
      import { openDatabase } from ${database};
      import { migrate } from ${runner};
      const database = await openDatabase({ databaseUrl: ${JSON.stringify(opened.url)}, dataDir: null });
      await migrate(database, ${JSON.stringify(folder)});`);
  }

  test('one that is killed in the middle of a long statement gives its locks back, and the next one makes it whole', async () => {
    write('9001_first.sql', 'create table numbers (n text);\n');
    write('9002_long.sql', "insert into numbers values ('half');\nlock table numbers;\nselect pg_sleep(600);\n");
    const killed = startMigration();
    const sleeping = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep(600)%'`;
    await expect.poll(async () => (await sleeping.execute(db)).rows.length, { timeout: 20_000 }).toBe(1);
    killed.kill('SIGKILL');
    await killed.ended;
    write('9002_long.sql', "insert into numbers values ('whole');\n");
    expect(await migrate(opened.database, folder)).toEqual(['9002_long.sql']);
    expect(await numbers()).toEqual(['whole']);
  });

  test('the transaction of each tells the database to take it back after 20 s of standing still', async () => {
    write(
      '9001_limits.sql',
      "create table numbers (n text);\ninsert into numbers values (current_setting('idle_in_transaction_session_timeout'));\n",
    );
    await migrate(opened.database, folder);
    expect(await numbers()).toEqual(['20s']);
  });

  test('one that waits for a table lets others through to it, and is applied when the table is free', async () => {
    write('9001_first.sql', 'create table numbers (n text);\n');
    await migrate(opened.database, folder);
    const isHeld = Promise.withResolvers<void>();
    const isFree = Promise.withResolvers<void>();
    const held = db.transaction().execute(async (trx) => {
      await sql`lock table numbers in access share mode`.execute(trx);
      isHeld.resolve();
      await isFree.promise;
    });
    await isHeld.promise;
    write('9002_column.sql', 'alter table numbers add column m integer;\n');
    const migrated = migrate(opened.database, folder);
    const waiting = sql`select 1 from pg_locks where relation = 'numbers'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    // Read past the one that waits, while the table is still held.
    expect(await numbers()).toEqual([]);
    isFree.resolve();
    await held;
    expect(await migrated).toEqual(['9002_column.sql']);
  });

  test('a process that has nothing to apply starts while another one applies, or stands still at it', async () => {
    write('9001_first.sql', 'create table numbers (n text);\n');
    await migrate(opened.database, folder);
    const applied = await whileAlone(db, processLocks.migrations, () => migrate(opened.database, folder));
    expect(applied).toEqual([]);
  });
});
