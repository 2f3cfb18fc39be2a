import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg, { type ClientBase } from 'pg';
import { type Db as BossDatabase, fromPglite } from 'pg-boss';
import { keepPrivate } from '#server/platform/private-folder.ts';
import { waitForDataDir } from './data-dir/data-dir-lock.ts';
import { orFullDisk } from './embedded/full-disk.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { type Listener, listenOnPostgres } from './listen.ts';
import { maxStandbyMs, Standby } from './standby/standby.ts';
import type { Tables } from './tables.ts';
import type { Db } from './transaction.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

interface DatabaseConfig {
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  databaseUrl: string | null;
  /** The same database past a pooler of transactions, for what belongs to a connection; absent: `databaseUrl`. */
  directUrl?: string | null;
  /** Standbys of it, which public pages may be read from. */
  readUrl?: string | null;
  /** Null with no `databaseUrl`: in memory, for tests. */
  dataDir: string | null;
  poolSize?: number;
}

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** The folder of the embedded one; null on PostgreSQL and in memory. */
  readonly dataDir: string | null;
  readonly db: Db;
  /** What keeps a lock of its connection goes through this: a pooler would hand the connection on. */
  readonly direct: Db;
  /** Null where public pages are read from the primary alone. */
  readonly standby: Standby | null;
  readonly boss: BossDatabase;
  /** Calls `onPayload` for every NOTIFY on `channel`; `onReconnect` when messages may have been missed. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** A gzipped tar of the whole embedded database; null on PostgreSQL, which has its own tools. */
  dump(): Promise<Blob | null>;
  close(): Promise<void>;
}

const int8 = 20;

interface OpenOptions {
  /** A dump that fills the embedded database. */
  loadDump?: Blob;
  /** How long to wait for a stopping process that still holds the embedded database; 0 by default. */
  waitMs?: number;
}

/** Opens the database by configuration. The embedded one is locked: a second opener stops with one sentence. */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return openPostgres(config, databaseUrl);
  return openPglite(dataDir, options).catch((error: unknown) => {
    throw dataDir === null ? error : orFullDisk(dataDir, error);
  });
}

function openPostgres({ poolSize = 10, ...config }: DatabaseConfig, databaseUrl: string): Database {
  const directUrl = config.directUrl ?? databaseUrl;
  const readUrl = config.readUrl ?? null;
  const pool = openPool(databaseUrl, poolSize);
  // It closes its connection by itself: only the start needs one.
  const directPool = directUrl === databaseUrl ? pool : openPool(directUrl, 1);
  const db = new Kysely<Tables>({ dialect: guardedDialect(new PostgresDialect({ pool }), null) });
  const standby = readUrl === null ? null : new Standby(() => openPool(readUrl, poolSize, maxStandbyMs));
  return {
    engine: 'postgres',
    dataDir: null,
    db,
    direct:
      directPool === pool
        ? db
        : new Kysely<Tables>({ dialect: guardedDialect(new PostgresDialect({ pool: directPool }), null) }),
    standby,
    boss: {
      async executeSql(text, values) {
        refuseInsideTransaction();
        return pool.query(text, values);
      },
    },
    listen: (channel, listener) => listenOnPostgres(directUrl, channel, listener),
    dump: async () => null,
    async close() {
      await standby?.close();
      await pool.end();
      if (directPool !== pool) await directPool.end();
    },
  };
}

function openPool(connectionString: string, max: number, connectionTimeoutMillis = 5000): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'dukalink',
    // A request that waits longer for a connection is better answered with an error.
    connectionTimeoutMillis,
    // Shillings and counters stay far below 2^53; strings would make sums wrong silently.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  // The pool replaces a connection that the server closes, and its query fails. Without these listeners, for idle and for
  // used connections, a restart of the database would end this process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    answerByCallback(client);
  });
  return pool;
}

async function openPglite(dataDir: string | null, { loadDump, waitMs = 0 }: OpenOptions): Promise<Database> {
  const unlock = dataDir === null ? () => {} : await waitForDataDir(dataDir, waitMs);
  try {
    if (dataDir !== null) keepPrivate(dataDir);
    // Imported here, because a process on PostgreSQL needs neither.
    const pglite =
      dataDir === null
        ? await (await import('./embedded/embedded.ts')).openEmbedded({
            folder: null,
            ...(loadDump ? { loadDump } : {}),
          })
        : await (await import('./embedded/embedded-thread.ts')).EmbeddedThread.open({
            folder: join(dataDir, 'postgres'),
            ...(loadDump ? { loadDump } : {}),
          });
    // PGlite sets open file modes itself; what it writes later lies in private folders.
    if (dataDir !== null) keepPrivate(dataDir);
    const mutex = new Mutex();
    const locked = async <T>(work: () => Promise<T>): Promise<T> => {
      refuseInsideTransaction();
      return mutex.runExclusive(work);
    };
    const boss = fromPglite(pglite);
    const db = new Kysely<Tables>({ dialect: guardedDialect(new PGliteDialect({ pglite }), mutex) });
    return {
      engine: 'pglite',
      dataDir,
      db,
      direct: db,
      standby: null,
      // A failed block of the queue's statements is rolled back by another statement; none may come in between.
      boss: { executeSql: (text, values) => locked(() => boss.executeSql(text, values)) },
      async listen(channel, listener) {
        const unlisten = await locked(() => pglite.listen(channel, listener.onPayload));
        return () => locked(unlisten);
      },
      // Between two transactions and after a checkpoint, so that the copy needs no recovery.
      dump: () =>
        locked(async () => {
          await pglite.exec('checkpoint');
          return pglite.dumpDataDir('gzip');
        }),
      async close() {
        // After the transaction that is under way: the thread's PGlite knows of no transactions, and would cut it off.
        await mutex.runExclusive(async () => pglite.closed || pglite.close());
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

type Answer = (error: Error | null, result: unknown) => void;
type Query = (text: unknown, values?: unknown, answer?: Answer) => unknown;

/**
 * Makes promises of this connection's answers from callbacks. pg's own promises hold a function that V8 allocates as an
 * old object, so all rows of the answer stay until a collection of the whole heap (ADR 21).
 */
function answerByCallback(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  const promise: Query = (text, values, answer) => {
    // Cursors, and callers with a callback.
    if (typeof text !== 'string' || typeof values === 'function' || answer) return query(text, values, answer);
    return new Promise((resolve, reject) => {
      query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  client.query = promise as typeof client.query;
}
