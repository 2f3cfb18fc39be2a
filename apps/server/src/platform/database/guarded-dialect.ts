import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

/** Thrown where a query bypasses the open transaction: PGlite would hang for good, PostgreSQL would hide it. */
export class BypassedTransactionError extends Error {
  constructor(transactionName: string) {
    super(`Inside the transaction "${transactionName}" a query went to the plain database: use the transaction.`);
    this.name = 'BypassedTransactionError';
  }
}

const openTransaction = new AsyncLocalStorage<string>();

/** Runs `work` as the inside of the named transaction. */
export function insideTransaction<T>(name: string, work: () => Promise<T>): Promise<T> {
  return openTransaction.run(name, work);
}

/** Stops a query that was started inside a transaction but does not use it. */
export function refuseInsideTransaction(): void {
  const name = openTransaction.getStore();
  if (name !== undefined) throw new BypassedTransactionError(name);
}

/**
 * One use of a connection. After its release it answers nothing more: a transaction that was aborted by the
 * watchdog must not go on writing through a connection that belongs to somebody else by then.
 */
class Lease implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  released = false;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.refuseWhenReleased();
    return this.inner.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.refuseWhenReleased();
    return this.inner.streamQuery<R>(query, chunkSize);
  }

  private refuseWhenReleased(): void {
    if (this.released) throw new Error('This transaction has ended; nothing more can be asked through it.');
  }
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;
  readonly #serial: boolean;
  #last: Promise<void> = Promise.resolve();
  readonly #unlock = new WeakMap<DatabaseConnection, () => void>();

  constructor(inner: Driver, serial: boolean) {
    this.#inner = inner;
    this.#serial = serial;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const unlock = this.#serial ? await this.#lock() : undefined;
    try {
      const lease = new Lease(await this.#inner.acquireConnection());
      if (unlock) this.#unlock.set(lease, unlock);
      return lease;
    } catch (error) {
      unlock?.();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const lease = connection as Lease;
    lease.released = true;
    try {
      await this.#inner.releaseConnection(lease.inner);
    } finally {
      this.#unlock.get(lease)?.();
    }
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#inner.beginTransaction((connection as Lease).inner, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inner.commitTransaction((connection as Lease).inner);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inner.rollbackTransaction((connection as Lease).inner);
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }

  /** First come, first served. */
  async #lock(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

/**
 * A Kysely dialect that refuses queries beside an open transaction and, when `serial`, hands its only connection to one caller at a time.
 * Kysely's own PGlite driver gives the one connection to everybody: a stranger's query would run inside, and be rolled back with, the open transaction.
 */
export function guardedDialect(inner: Dialect, options: { serial: boolean }): Dialect {
  return {
    createDriver: () => new GuardedDriver(inner.createDriver(), options.serial),
    // Kysely's own lock for single connections is taken before the driver is asked and stays taken when the driver refuses.
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
}
