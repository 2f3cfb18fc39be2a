import { setImmediate } from 'node:timers/promises';
import type { Mutex } from 'async-mutex';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { orAway } from './database-away.ts';
import { abortScope, currentScope, EndedTransactionError, refuseInsideTransaction } from './transaction-scope.ts';

/**
 * One use of a connection. It refuses work whose transaction has ended: a late query sent behind a ROLLBACK would write on
 * its own.
 */
class Lease implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #acquiredIn = currentScope();
  readonly #breathe: () => Promise<void>;
  released = false;

  constructor(inner: DatabaseConnection, breathe: () => Promise<void>) {
    this.inner = inner;
    this.#breathe = breathe;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#breathe();
    this.#refuseWhenEnded();
    return orAway(this.inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#refuseWhenEnded();
    return this.inner.streamQuery<R>(query, chunkSize);
  }

  #refuseWhenEnded(): void {
    const scope = currentScope();
    if (scope === undefined || scope === this.#acquiredIn) {
      if (this.released) throw new EndedTransactionError('unnamed');
      return;
    }
    if (this.released || scope.state !== 'open') throw new EndedTransactionError(scope.name);
    if (performance.now() > scope.endsByMs) throw abortScope(scope);
  }
}

/**
 * In memory PGlite answers in this thread and never returns to the event loop between queries: without a pause no timer and
 * no request would run.
 */
const breatheEveryMs = 20;

function createBreathing(): () => Promise<void> {
  let lastMs = performance.now();
  return async () => {
    if (performance.now() - lastMs < breatheEveryMs) return;
    await setImmediate();
    lastMs = performance.now();
  };
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;
  readonly #mutex: Mutex | null;
  readonly #breathe: () => Promise<void>;
  readonly #unlock = new WeakMap<DatabaseConnection, () => void>();

  constructor(inner: Driver, mutex: Mutex | null) {
    this.#inner = inner;
    this.#mutex = mutex;
    this.#breathe = mutex ? createBreathing() : async () => {};
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const unlock = await this.#mutex?.acquire();
    try {
      const lease = new Lease(await orAway(this.#inner.acquireConnection()), this.#breathe);
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
    return orAway(this.#inner.beginTransaction((connection as Lease).inner, settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return orAway(this.#inner.commitTransaction((connection as Lease).inner));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return orAway(this.#inner.rollbackTransaction((connection as Lease).inner));
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

/**
 * A Kysely dialect that refuses queries beside an open transaction. With `mutex`, one caller at a time has its only
 * connection: Kysely's PGlite driver would run other callers' queries inside the open transaction.
 */
export function guardedDialect(inner: Dialect, mutex: Mutex | null): Dialect {
  return {
    createDriver: () => new GuardedDriver(inner.createDriver(), mutex),
    // Kysely's own lock for single connections would stay locked when the driver refuses.
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
}
