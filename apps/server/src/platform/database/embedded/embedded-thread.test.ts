import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareDataDir } from '#server/platform/database/database.testing.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { EmbeddedThread } from './embedded-thread.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dukalink-thread-'));
  prepareDataDir(folder);
  database = await openDatabase({ databaseUrl: null, dataDir: folder });
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a long statement of the embedded database leaves the thread that answers requests free', async () => {
  const [before, beforeHere] = [process.cpuUsage(), process.threadCpuUsage()];
  await sql`select sum(sqrt(n)) from generate_series(1, 1000000) n`.execute(database.db);
  const [all, here] = [process.cpuUsage(before), process.threadCpuUsage(beforeHere)];
  expect((here.user + here.system) / (all.user + all.system)).toBeLessThan(0.25);
});

test('values come from the thread as they come from PostgreSQL', async () => {
  const found = await sql`select 5::int8 as count, '{"a": [1]}'::jsonb as json, timestamptz '2026-11-24T10:00Z' as at,
    array['a', 'b'] as list, null as nothing`.execute(database.db);
  const at = new Date('2026-11-24T10:00Z');
  expect(found.rows).toEqual([{ count: 5, json: { a: [1] }, at, list: ['a', 'b'], nothing: null }]);
});

test('an error comes with its code and constraint, and without the values of the statement', async () => {
  await sql`create temp table once (name text constraint only_once unique)`.execute(database.db);
  const refused = sql`insert into once values (${'a secret'}), (${'a secret'})`.execute(database.db);
  const error = await refused.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: '23505', constraint: 'only_once' });
  expect(error).not.toHaveProperty('params');
});

test('a transaction that fails leaves nothing, and the next one works', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await sql`create table half_done (id int)`.execute(trx);
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  const whole = database.db.transaction().execute((trx) => sql`create table half_done (id int)`.execute(trx));
  await expect(whole).resolves.toBeDefined();
});

test('a transaction that went on after a failed statement is not taken for committed', async () => {
  const swallowed = inTransaction(database.db, 'test.swallowed', async (trx) => {
    await sql`create table never_made (id int)`.execute(trx);
    await sql`select 1 / 0`.execute(trx).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('rolled back instead of committed');
});

test('a notification reaches who listens once its transaction is committed', async () => {
  const heard = Promise.withResolvers<string>();
  const stop = await database.listen('thread_test', { onPayload: heard.resolve });
  await sql`select pg_notify('thread_test', 'changed')`.execute(database.db);
  expect(await heard.promise).toBe('changed');
  await stop();
});

test('closing waits for the transaction that is under way', async () => {
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const written = inTransaction(database.db, 'test.closing', async (trx) => {
    await sql`create table late (id int)`.execute(trx);
    begun.resolve();
    await goOn.promise;
    await sql`insert into late values (1)`.execute(trx);
    return 'committed';
  });
  await begun.promise;
  const closed = database.close();
  goOn.resolve();
  await expect(written).resolves.toBe('committed');
  await closed;
});

test('a thread that is lost fails all that waits for it, and ends the process', async () => {
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  const thread = await EmbeddedThread.open({ folder: null });
  const lost = once(process, 'uncaughtException');
  const waiting = thread.query('select sum(sqrt(n)) from generate_series(1, 100000000) n');
  const worker = sent.mock.contexts.at(-1) as Worker;
  sent.mockRestore();
  await Promise.all([expect(waiting).rejects.toThrow('has ended'), worker.terminate()]);
  expect((await lost)[0]).toMatchObject({ message: expect.stringContaining('has ended') });
  // Kysely begins with the first query of a transaction, and waits for ever where that is not reached.
  await expect(thread.transaction(({ query }) => query('select 1'))).rejects.toThrow('has ended');
  await thread.close();
});
