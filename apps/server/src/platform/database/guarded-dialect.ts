import { setImmediate } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Lock } from './mutex.ts';
import { abortScope, currentScope, EndedTransactionError, refuseInsideTransaction } from './transaction-scope.ts';

/**
 * One use of a connection. It answers nothing to work whose transaction has ended, even before the connection is given
 * back: while a ROLLBACK is on its way, a late query would be sent behind it and write on its own.
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
    return this.inner.executeQuery<R>(query);
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
 * PGlite answers without ever coming back to the event loop: a row of queries would let no timer and no request
 * through.
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
  readonly #lock: Lock | null;
  readonly #breathe: () => Promise<void>;
  readonly #unlock = new WeakMap<DatabaseConnection, () => void>();

  constructor(inner: Driver, lock: Lock | null) {
    this.#inner = inner;
    this.#lock = lock;
    this.#breathe = lock ? createBreathing() : async () => {};
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const unlock = await this.#lock?.();
    try {
      const lease = new Lease(await this.#inner.acquireConnection(), this.#breathe);
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
}

/**
 * A Kysely dialect that refuses queries beside an open transaction and, with `lock`, hands its only connection to one
 * caller at a time. Kysely's own PGlite driver gives the one connection to everybody: a stranger's query would run
 * inside, and be rolled back with, the open transaction.
 */
export function guardedDialect(inner: Dialect, options: { lock: Lock | null }): Dialect {
  return {
    createDriver: () => new GuardedDriver(inner.createDriver(), options.lock),
    // Kysely's own lock for single connections is taken before the driver is asked and stays taken when the driver
    // refuses.
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
}
