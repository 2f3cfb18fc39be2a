import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { startScript } from '#server/platform/child-process.testing.ts';
import { processLocks, whileAlone } from '#server/platform/database/process-lock.ts';
import { useMigrationFolder } from './migration-folder.testing.ts';

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  const { folder, write, apply, numbers, db, url } = useMigrationFolder();

  /** Another process that applies what is in the folder. */
  function startMigration() {
    const [database, runner] = ['../database.ts', './migrate.ts'].map((path) =>
      JSON.stringify(new URL(path, import.meta.url).href),
    );
    return startScript(`
      import { openDatabase } from ${database};
      import { migrate } from ${runner};
      const database = await openDatabase({ databaseUrl: ${JSON.stringify(url())}, dataDir: null });
      await migrate(database, ${JSON.stringify(folder)});`);
  }

  test('one that is killed in the middle of a long statement gives its locks back, and the next one makes it whole', async () => {
    write('9001_first.sql', 'create table numbers (n text);\n');
    write('9002_long.sql', "insert into numbers values ('half');\nlock table numbers;\nselect pg_sleep(600);\n");
    const killed = startMigration();
    const sleeping = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep(600)%'`;
    await expect.poll(async () => (await sleeping.execute(db())).rows.length, { timeout: 20_000 }).toBe(1);
    killed.kill('SIGKILL');
    await killed.ended;
    write('9002_long.sql', "insert into numbers values ('whole');\n");
    expect(await apply()).toEqual(['9002_long.sql']);
    expect(await numbers()).toEqual(['whole']);
  });

  test('the transaction of each tells the database to take it back after 20 s of standing still', async () => {
    write(
      '9001_limits.sql',
      "create table numbers (n text);\ninsert into numbers values (current_setting('idle_in_transaction_session_timeout'));\n",
    );
    await apply();
    expect(await numbers()).toEqual(['20s']);
  });

  test('one that waits for a table lets others through to it, and is applied when the table is free', async () => {
    write('9001_first.sql', 'create table numbers (n text);\n');
    await apply();
    const isHeld = Promise.withResolvers<void>();
    const isFree = Promise.withResolvers<void>();
    const held = db()
      .transaction()
      .execute(async (trx) => {
        await sql`lock table numbers in access share mode`.execute(trx);
        isHeld.resolve();
        await isFree.promise;
      });
    await isHeld.promise;
    write('9002_column.sql', 'alter table numbers add column m integer;\n');
    const migrated = apply();
    const waiting = sql`select 1 from pg_locks where relation = 'numbers'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(db())).rows.length).toBe(1);
    // Read past the one that waits, while the table is still held.
    expect(await numbers()).toEqual([]);
    isFree.resolve();
    await held;
    expect(await migrated).toEqual(['9002_column.sql']);
  });

  test('a process that has nothing to apply starts while another one applies, or stands still at it', async () => {
    write('9001_first.sql', 'create table numbers (n text);\n');
    await apply();
    const applied = await whileAlone(db(), processLocks.migrations, apply);
    expect(applied).toEqual([]);
  });
});
