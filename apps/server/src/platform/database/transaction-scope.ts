import { AsyncLocalStorage } from 'node:async_hooks';

/** A query bypassed the open transaction: PGlite would hang for good, PostgreSQL would hide it. */
export class BypassedTransactionError extends Error {
  constructor(transactionName: string) {
    super(`Inside the transaction "${transactionName}" a query went to the plain database: use the transaction.`);
    this.name = 'BypassedTransactionError';
  }
}

/** Work continued after its transaction, whose connection may belong to another caller by now. */
export class EndedTransactionError extends Error {
  constructor(transactionName: string) {
    super(`The transaction "${transactionName}" has ended; nothing more can be asked through it.`);
    this.name = 'EndedTransactionError';
  }
}

/** A transaction was rolled back because it took too long. */
export class TransactionTooLongError extends Error {
  constructor(name: string, limitMs: number) {
    super(`The transaction "${name}" was aborted after ${limitMs} ms.`);
    this.name = 'TransactionTooLongError';
  }
}

/** Work inside a transaction carries this, also when it continues after the transaction's end. */
export interface TransactionScope {
  readonly name: string;
  readonly limitMs: number;
  /** On the clock of `performance.now()`. */
  readonly endsByMs: number;
  /** `over`: the plain database may be used again. `aborted`: the work still runs, but every query is refused. */
  state: 'open' | 'over' | 'aborted';
}

const scopes = new AsyncLocalStorage<TransactionScope>();

export function openScope(name: string, limitMs: number): TransactionScope {
  return { name, limitMs, endsByMs: performance.now() + limitMs, state: 'open' };
}

/** Refuses the transaction's work every further query; returns the error for it. */
export function abortScope(scope: TransactionScope): TransactionTooLongError {
  scope.state = 'aborted';
  return new TransactionTooLongError(scope.name, scope.limitMs);
}

export function currentScope(): TransactionScope | undefined {
  return scopes.getStore();
}

export function insideTransaction<T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work);
}

/** Throws for a query that was started inside a transaction but does not use it. */
export function refuseInsideTransaction(): void {
  const scope = scopes.getStore();
  if (scope?.state === 'open') throw new BypassedTransactionError(scope.name);
  if (scope?.state === 'aborted') throw new EndedTransactionError(scope.name);
}
