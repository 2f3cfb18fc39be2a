import { sql } from 'kysely';
import Type from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { findQueuePosition } from '#server/platform/jobs/waiting-jobs.ts';
import { createLogger } from '#server/platform/logger.ts';
import { announce, type CommittedEvent, listenForEvents } from '#server/platform/realtime/events.ts';
import { openTestDatabase } from './database.testing.ts';
import { type Database, openDatabase } from './database.ts';
import { type Db, inTransaction, type Trx } from './transaction.ts';
import { BypassedTransactionError, EndedTransactionError, TransactionTooLongError } from './transaction-scope.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
let jobs: JobQueue;
const job = defineJob({ name: 'test.note', payload: Type.Object({ id: Type.String() }) });

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
  db = opened.database.db;
  jobs = createJobQueue({ database: opened.database, logger: createLogger('silent') });
  jobs.handle(job, async () => {});
  await jobs.start({ work: false });
});

afterAll(async () => {
  await jobs.stop();
  await opened.drop();
});

beforeEach(() => db.deleteFrom('settings').where('key', 'like', 'test%').execute());

const note = (on: Db | Trx, key: string) => on.insertInto('settings').values({ key, value: '1' }).execute();
const noted = async () =>
  (await db.selectFrom('settings').select('key').where('key', 'like', 'test%').orderBy('key').execute()).map(
    (row) => row.key,
  );

describe('inside a transaction only the transaction', () => {
  test('a query through the plain database throws at once and names the transaction', async () => {
    const bypass = inTransaction(db, 'test.bypass', async (trx) => {
      await note(trx, 'test-1');
      await note(db, 'test-2');
    });
    await expect(bypass).rejects.toThrow(BypassedTransactionError);
    await expect(bypass).rejects.toThrow('"test.bypass"');
    expect(await noted()).toEqual([]);
  });

  test("a query through the queue's own connection throws at once", async () => {
    const bypass = inTransaction(db, 'test.bypass', () => opened.database.boss.executeSql('select 1'));
    await expect(bypass).rejects.toThrow(BypassedTransactionError);
  });

  test('a second transaction inside the first throws at once', async () => {
    const nested = inTransaction(db, 'test.outer', () => inTransaction(db, 'test.inner', async () => {}));
    await expect(nested).rejects.toThrow('Inside the transaction "test.outer"');
  });

  test('afterwards the plain database serves the same caller again', async () => {
    await inTransaction(db, 'test.first', (trx) => note(trx, 'test-1'));
    await note(db, 'test-2');
    expect(await noted()).toEqual(['test-1', 'test-2']);
  });

  test('work that was started inside may use the plain database once the transaction is over', async () => {
    const over = Promise.withResolvers<void>();
    const later = await inTransaction(db, 'test.first', async () => ({
      written: over.promise.then(() => note(db, 'test-1')),
    }));
    over.resolve();
    await later.written;
    expect(await noted()).toEqual(['test-1']);
  });
});

describe("no query runs inside another caller's transaction", () => {
  test('a row that others write at the same time stays when the transaction is rolled back', async () => {
    const inside = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const failing = inTransaction(db, 'test.failing', async (trx) => {
      await note(trx, 'test-inside');
      inside.resolve();
      await finish.promise;
      throw new Error('broken midway');
    });
    failing.catch(() => {});
    await inside.promise;
    const strangers = [
      note(db, 'test-stranger'),
      opened.database.boss.executeSql("insert into settings (key, value) values ('test-queue', '1')"),
      inTransaction(db, 'test.stranger', (trx) => note(trx, 'test-other-transaction')),
    ];
    finish.resolve();
    await expect(failing).rejects.toThrow('broken midway');
    await Promise.all(strangers);
    expect(await noted()).toEqual(['test-other-transaction', 'test-queue', 'test-stranger']);
  });

  test('a failing block of the queue leaves no half transaction to the next caller', async () => {
    const failing = opened.database.boss.executeSql(
      'begin; insert into settings (key, value) values (null, null); commit;',
    );
    const next = inTransaction(db, 'test.next', (trx) => note(trx, 'test-next'));
    await expect(failing).rejects.toThrow();
    await next;
    expect(await noted()).toEqual(['test-next']);
  });
});

describe('a transaction that takes too long', () => {
  test('is aborted, named and rolled back', async () => {
    const hanging = inTransaction(
      db,
      'test.hanging',
      async (trx) => {
        await note(trx, 'test-1');
        await new Promise(() => {});
      },
      50,
    );
    await expect(hanging).rejects.toThrow(TransactionTooLongError);
    await expect(hanging).rejects.toThrow('"test.hanging" was aborted after 50 ms');
    expect(await noted()).toEqual([]);
  });

  test('can write nothing more, neither through itself nor beside itself, not even while it is rolled back', async () => {
    const late: Promise<unknown>[] = [];
    const aborted = Promise.withResolvers<void>();
    const hanging = inTransaction(
      db,
      'test.late',
      async (trx) => {
        await note(trx, 'test-1');
        // Asked without a pause over the abort: on PGlite not even a timer gets through.
        for (let tries = 0; tries < 20_000; tries++) {
          try {
            await note(trx, `test-late-${tries}`);
          } catch (error) {
            expect([TransactionTooLongError.name, EndedTransactionError.name]).toContain((error as Error).name);
            late.push(note(trx, 'test-later'), note(db, 'test-beside'));
            for (const one of late) one.catch(() => {});
            break;
          }
        }
        aborted.resolve();
      },
      30,
    );
    await expect(hanging).rejects.toThrow(TransactionTooLongError);
    await aborted.promise;
    expect(late).toHaveLength(2);
    for (const one of late) await expect(one).rejects.toThrow(/has ended|already rolled back/);
    expect(await noted()).toEqual([]);
  });

  test('does not stand in the way of the next one', async () => {
    const hanging = inTransaction(db, 'test.hanging', () => new Promise(() => {}), 30);
    const next = inTransaction(db, 'test.next', (trx) => note(trx, 'test-next'));
    await expect(hanging).rejects.toThrow(TransactionTooLongError);
    await next;
    expect(await noted()).toEqual(['test-next']);
  });
});

describe('what belongs to a transaction comes and goes with it', () => {
  test('a job is there after the commit and not after a failure', async () => {
    await inTransaction(db, 'test.commit', (trx) => jobs.enqueue(trx, job, { id: 'a' }, { key: 'kept' }));
    const failing = inTransaction(db, 'test.fail', async (trx) => {
      await jobs.enqueue(trx, job, { id: 'b' }, { key: 'lost' });
      throw new Error('broken midway');
    });
    await expect(failing).rejects.toThrow('broken midway');
    expect(await findQueuePosition(db, job, 'kept')).toMatchObject({ state: 'waiting' });
    expect(await findQueuePosition(db, job, 'lost')).toBeNull();
  });

  test('news is told after the commit, in order, and never of what was rolled back', async () => {
    const heard: CommittedEvent[] = [];
    const last = Promise.withResolvers<void>();
    const stop = await listenForEvents(
      opened.database,
      (event) => {
        heard.push(event);
        if (event.type === 'shop_changed' && event.shopId === 'last') last.resolve();
      },
      () => {},
    );
    const heardInside = await inTransaction(db, 'test.tell', async (trx) => {
      await announce(trx, { type: 'shop_changed', shopId: 'first' });
      await sql`select 1`.execute(trx);
      return heard.length;
    });
    const failing = inTransaction(db, 'test.fail', async (trx) => {
      await announce(trx, { type: 'shop_changed', shopId: 'never' });
      throw new Error('broken midway');
    });
    await expect(failing).rejects.toThrow('broken midway');
    await inTransaction(db, 'test.tell', (trx) => announce(trx, { type: 'shop_changed', shopId: 'last' }));
    await last.promise;
    await stop();
    expect(heardInside).toBe(0);
    expect(heard).toEqual(['first', 'last'].map((shopId) => ({ type: 'shop_changed', shopId })));
  });
});

describe('whether a commit waits for a standby', () => {
  /** One connection, as a pooler hands one on from transaction to transaction. */
  let single: Database;
  beforeAll(async () => {
    const { database, url } = opened;
    single = url === null ? database : await openDatabase({ databaseUrl: url, dataDir: null, poolSize: 1 });
  });
  afterAll(() => single !== opened.database && single.close());
  const mode = async (on: Db | Trx) =>
    (await sql<{ mode: string }>`select current_setting('synchronous_commit') as mode`.execute(on)).rows[0]?.mode;

  test('is said by the name of its transaction, and is over with it', async () => {
    const usual = await mode(single.db);
    expect(usual).not.toBe('local');
    expect(await inTransaction(single.db, 'test.told', mode)).toBe(usual);
    expect(await inTransaction(single.db, { local: 'test.counted' }, mode)).toBe('local');
    expect(await mode(single.db)).toBe(usual);
    expect(await inTransaction(single.db, 'test.told', mode)).toBe(usual);
  });

  test('is over also with one that failed', async () => {
    const failing = inTransaction(single.db, { local: 'test.failing' }, async (trx) => {
      expect(await mode(trx)).toBe('local');
      throw new Error('broken midway');
    });
    await expect(failing).rejects.toThrow('broken midway');
    expect(await mode(single.db)).not.toBe('local');
  });

  test('costs no statement more, and the name still stands in errors', async () => {
    const statements: string[] = [];
    const counted = single.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await inTransaction(counted, 'test.told', async () => {});
    const usual = statements.length;
    await inTransaction(counted, { local: 'test.counted' }, async () => {});
    expect(statements).toHaveLength(2 * usual);
    const hanging = inTransaction(single.db, { local: 'test.hanging' }, () => new Promise(() => {}), 30);
    await expect(hanging).rejects.toThrow('"test.hanging" was aborted');
  });
});

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  test('a connection that is lost in the middle fails its transaction and nothing else', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', note);
    const backend = Promise.withResolvers<number>();
    const lost = Promise.withResolvers<void>();
    const failing = inTransaction(db, 'test.lost', async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      backend.resolve(rows[0]?.pid ?? 0);
      await lost.promise;
      await sql`select 1`.execute(trx);
    });
    failing.catch(() => {});
    await sql`select pg_terminate_backend(${await backend.promise})`.execute(db);
    // The news of the end has arrived when the server no longer knows the connection and the event loop has turned.
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where pid = ${await backend.promise}`.execute(db);
      expect(rows).toHaveLength(0);
    });
    lost.resolve();
    await expect(failing).rejects.toThrow();
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
    await inTransaction(db, 'test.after', async (trx) => void (await sql`select 1`.execute(trx)));
  });
});
