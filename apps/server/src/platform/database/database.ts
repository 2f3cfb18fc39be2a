import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Db as BossDatabase, fromPglite } from 'pg-boss';
import { keepPrivate } from '#server/platform/private-folder.ts';
import { waitForDataDir } from './data-dir/data-dir-lock.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { type Listener, listenOnPostgres } from './listen.ts';
import { createMutex, type Lock } from './mutex.ts';
import { answerByCallback } from './postgres-client.ts';
import type { Tables } from './tables.ts';
import type { Db } from './transaction.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

interface DatabaseConfig {
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  databaseUrl: string | null;
  /** Null with no `databaseUrl`: in memory, for tests. */
  dataDir: string | null;
  poolSize?: number;
}

/** The open database: queries through `db`, the queue through `boss`, events through `listen`. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** The folder of the embedded one; null on PostgreSQL and in memory. */
  readonly dataDir: string | null;
  readonly db: Db;
  readonly boss: BossDatabase;
  /** Calls `onPayload` for every NOTIFY on `channel`; `onReconnect` when messages may have been missed. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** A gzipped tar of the whole embedded database; null on PostgreSQL, which has its own tools. */
  dump(): Promise<Blob | null>;
  close(): Promise<void>;
}

const int8 = 20;

/**
 * Pages of its files that the embedded database keeps by itself. Its own 128 MB are in memory as soon as they were used, and the
 * kernel keeps the same files a second time.
 */
const embeddedBuffersMb = 16;

interface OpenOptions {
  /** What the embedded database is filled with. */
  loadDump?: Blob;
  /** How long a process that is going may still hold the embedded database; without it, it may not. */
  waitMs?: number;
}

/** Opens the database by configuration. The embedded one is locked: a second opener stops with one sentence. */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<Database> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, config.poolSize ?? 10)
    : openPglite(config.dataDir, options);
}

function openPostgres(databaseUrl: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    application_name: 'dukalink',
    // Who waits longer for a connection is better told to come back.
    connectionTimeoutMillis: 5000,
    // Shillings and counters stay far below 2^53; strings would make sums wrong silently.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  // A connection that the server closes is replaced by the pool, and its query fails by itself; without listeners, of
  // the pool for an idle one and of the connection for one in use, a restart of the database would end this process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    answerByCallback(client);
  });
  return {
    engine: 'postgres',
    dataDir: null,
    db: new Kysely<Tables>({ dialect: guardedDialect(new PostgresDialect({ pool }), { lock: null }) }),
    boss: guardedBoss({ executeSql: (text, values) => pool.query(text, values) }),
    listen: (channel, listener) => listenOnPostgres(databaseUrl, channel, listener),
    dump: async () => null,
    close: () => pool.end(),
  };
}

async function openPglite(dataDir: string | null, { loadDump, waitMs = 0 }: OpenOptions): Promise<Database> {
  const unlock = dataDir === null ? () => {} : await waitForDataDir(dataDir, waitMs);
  try {
    if (dataDir !== null) keepPrivate(dataDir);
    // Here, because a process on PostgreSQL has no need of it.
    const [{ PGlite, types: pgliteTypes }, { pg_trgm }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
    const pglite = await PGlite.create({
      ...(dataDir === null ? {} : { dataDir: join(dataDir, 'postgres') }),
      ...(loadDump ? { loadDataDir: loadDump } : {}),
      parsers: { [pgliteTypes.INT8]: Number },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedBuffersMb}MB`],
      // Searches of administrators need it; PostgreSQL has it on board.
      extensions: { pg_trgm },
    });
    // Some files it has just written with every right set by hand. What it writes so later lies in folders that are
    // private.
    if (dataDir !== null) keepPrivate(dataDir);
    const lock = createMutex();
    const locked = <T>(work: () => Promise<T>): Promise<T> => runLocked(lock, work);
    const boss = fromPglite(pglite);
    return {
      engine: 'pglite',
      dataDir,
      db: new Kysely<Tables>({ dialect: guardedDialect(new PGliteDialect({ pglite }), { lock }) }),
      // A block of the queue's statements that fails is rolled back by a statement of its own: nobody may come in
      // between.
      boss: guardedBoss({ executeSql: (text, values) => locked(() => boss.executeSql(text, values)) }),
      async listen(channel, listener) {
        const unlisten = await locked(() => pglite.listen(channel, listener.onPayload));
        return () => locked(unlisten);
      },
      // Between two transactions and with everything written to the files, so that the copy needs no recovery.
      dump: () =>
        locked(async () => {
          await pglite.exec('checkpoint');
          return pglite.dumpDataDir('gzip');
        }),
      async close() {
        if (!pglite.closed) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function runLocked<T>(lock: Lock, work: () => Promise<T>): Promise<T> {
  refuseInsideTransaction();
  const unlock = await lock();
  try {
    return await work();
  } finally {
    unlock();
  }
}

function guardedBoss(boss: BossDatabase): BossDatabase {
  return {
    ...boss,
    async executeSql(text, values) {
      refuseInsideTransaction();
      return boss.executeSql(text, values);
    },
  };
}
