import { AsyncLocalStorage } from 'node:async_hooks';

/** Thrown where a query bypasses the open transaction: PGlite would hang for good, PostgreSQL would hide it. */
export class BypassedTransactionError extends Error {
  constructor(transactionName: string) {
    super(`Inside the transaction "${transactionName}" a query went to the plain database: use the transaction.`);
    this.name = 'BypassedTransactionError';
  }
}

/** Thrown where work goes on with a transaction that has ended: its connection belongs to somebody else by now. */
export class EndedTransactionError extends Error {
  constructor(transactionName: string) {
    super(`The transaction "${transactionName}" has ended; nothing more can be asked through it.`);
    this.name = 'EndedTransactionError';
  }
}

/** A transaction was rolled back because it held everybody up. */
export class TransactionTooLongError extends Error {
  constructor(name: string, limitMs: number) {
    super(`The transaction "${name}" was aborted after ${limitMs} ms.`);
    this.name = 'TransactionTooLongError';
  }
}

/** What runs inside one transaction carries this with it, also when it runs on after the transaction's end. */
export interface TransactionScope {
  readonly name: string;
  readonly limitMs: number;
  /** On the clock of `performance.now()`. */
  readonly endsByMs: number;
  /**
   * `over`: committed or rolled back, the plain database may be used again. `aborted`: taken away from work that still
   * runs, which may ask nothing more.
   */
  state: 'open' | 'over' | 'aborted';
}

const scopes = new AsyncLocalStorage<TransactionScope>();

export function openScope(name: string, limitMs: number): TransactionScope {
  return { name, limitMs, endsByMs: performance.now() + limitMs, state: 'open' };
}

/** Takes the transaction away from its work; gives back the error that says so. */
export function abortScope(scope: TransactionScope): TransactionTooLongError {
  scope.state = 'aborted';
  return new TransactionTooLongError(scope.name, scope.limitMs);
}

export function currentScope(): TransactionScope | undefined {
  return scopes.getStore();
}

/** Runs `work` as the inside of a transaction. */
export function insideTransaction<T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work);
}

/** Stops a query that was started inside a transaction but does not use it. */
export function refuseInsideTransaction(): void {
  const scope = scopes.getStore();
  if (scope?.state === 'open') throw new BypassedTransactionError(scope.name);
  if (scope?.state === 'aborted') throw new EndedTransactionError(scope.name);
}
