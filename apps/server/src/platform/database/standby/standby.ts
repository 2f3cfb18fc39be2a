import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { guardedDialect } from '#server/platform/database/guarded-dialect.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db } from '#server/platform/database/transaction.ts';

interface Connection {
  db: Db;
  /** Up to where its standby had replayed the primary's log when it was asked, in bytes. It only ever grows. */
  lsn: number;
  askedAtMs: number;
}

const askedEveryMs = 1000;
/** A standby that was cut off without a word is given up after this time. */
export const maxStandbyMs = 2000;

/** Before everything: no standby (a primary by now), or one that has replayed nothing yet. */
const nowhere = -1;
const replayedSql = `select coalesce(case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end, ${nowhere})::float8 as lsn`;

/**
 * Connections to the standbys behind one address. Each connection is asked by itself how far its standby is: two of them
 * may lead to two standbys.
 */
export class Standby {
  /** False until one has answered, and from a lost connection until one answers again. */
  isOpen = false;
  readonly #openPool: () => pg.Pool;
  readonly #clients = new Map<pg.PoolClient, Connection>();
  #pool: pg.Pool;

  constructor(openPool: () => pg.Pool) {
    this.#openPool = openPool;
    this.#pool = this.#open();
  }

  /** Runs `work` on one connection, with what its standby has replayed at least. */
  read<T>(work: (db: Db, lsn: number) => Promise<T>): Promise<T> {
    return this.#use(
      async (client, connection) => {
        if (performance.now() - connection.askedAtMs > askedEveryMs) await ask(client, connection);
        return work(connection.db, connection.lsn);
      },
      // It may be the question that takes so long, so the others are left alone until the standby is looked at again.
      (client) => end([client]),
    );
  }

  /** Asks any connection how far its standby is; opens a closed standby when it answers. */
  async probe(): Promise<number> {
    try {
      const lsn = await this.#use(ask, () => this.#cut());
      this.isOpen = lsn !== nowhere;
      return lsn;
    } catch (error) {
      this.isOpen = false;
      throw error;
    }
  }

  close(): Promise<void> {
    this.isOpen = false;
    return this.#pool.end();
  }

  #open(): pg.Pool {
    const pool = this.#openPool();
    pool.on('connect', (client) => {
      client.on('error', () => {
        this.isOpen = false;
      });
    });
    pool.on('remove', (client) => this.#clients.delete(client));
    return pool;
  }

  #connectionOf(client: pg.PoolClient): Connection {
    let connection = this.#clients.get(client);
    if (!connection) {
      const alone = { query: client.query.bind(client), release() {} } as pg.PoolClient;
      const pool = { connect: async () => alone, end: async () => {}, options: {} };
      const dialect = guardedDialect(new PostgresDialect({ pool }), null);
      connection = { db: new Kysely<Tables>({ dialect }), lsn: nowhere, askedAtMs: Number.NEGATIVE_INFINITY };
      this.#clients.set(client, connection);
    }
    return connection;
  }

  async #use<T>(
    work: (client: pg.PoolClient, connection: Connection) => Promise<T>,
    onLate: (client: pg.PoolClient) => void,
  ): Promise<T> {
    const client = await this.#pool.connect();
    const late = Promise.withResolvers<never>();
    // An answer that came while this process was busy elsewhere is taken before.
    const timer = setTimeout(() => setImmediate(() => late.reject(new LateError())), maxStandbyMs);
    const working = work(client, this.#connectionOf(client)).finally(() => client.release());
    try {
      return await Promise.race([working, late.promise]);
    } catch (error) {
      if (error instanceof LateError) {
        this.isOpen = false;
        onLate(client);
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends all connections, those in use as well: over a line that is silent they would never end by themselves. */
  #cut(): void {
    const [pool, clients] = [this.#pool, [...this.#clients.keys()]];
    this.#pool = this.#open();
    end(clients);
    pool.end().catch(() => {});
  }
}

class LateError extends Error {
  constructor() {
    super('The standby did not answer in time.');
  }
}

async function ask(client: pg.PoolClient, connection: Connection): Promise<number> {
  const askedAtMs = performance.now();
  const { rows } = await client.query<{ lsn: number }>(replayedSql);
  connection.lsn = rows[0]?.lsn ?? nowhere;
  connection.askedAtMs = askedAtMs;
  return connection.lsn;
}

/** One that is asked something is not waited for. */
function end(clients: pg.PoolClient[]): void {
  for (const client of clients as unknown as pg.Client[]) client.end().catch(() => {});
}
