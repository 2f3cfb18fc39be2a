import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';
import { abortScope, insideTransaction, openScope } from './transaction-scope.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** An older transaction is aborted, because every query on the embedded database waits for it. */
export const maxTransactionMs = 5000;
/** Beyond its limit: then PostgreSQL ends a transaction by itself whose process, or the answers to it, are lost. */
const silentMs = 2000;

/**
 * A plain name: the commit is acknowledged once the synchronous standby, where there is one, has it as well. `local`: it
 * does not wait for a standby, and may be lost with the primary. That is for counters, jobs and imports, which are done
 * again, never for what a person is told of. Standbys get commits in order, so a later one never survives without it.
 */
export type TransactionName = string | { readonly local: string };

/** Returned by a statement of a local transaction: its commit waits for the standby all the same. */
export const waitsForStandby = sql`case current_setting('synchronous_commit')
  when 'local' then set_config('synchronous_commit', 'on', true) end`.as('waits');

/**
 * Runs `work` in one transaction and commits when it resolves. Inside, queries through anything but `trx` throw, and no
 * network, pictures or waiting: after `limitMs` it is rolled back, and the error names it.
 */
export async function inTransaction<T>(
  db: Db,
  name: TransactionName,
  work: (trx: Trx) => Promise<T>,
  limitMs: number = maxTransactionMs,
): Promise<T> {
  const isLocal = typeof name !== 'string';
  return db.transaction().execute(async (trx) => {
    const scope = openScope(isLocal ? name.local : name, limitMs);
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const watchdog = setTimeout(() => reject(abortScope(scope)), limitMs);
    try {
      // Only the server's own limit ends a statement that waits for a lock. Both end with the transaction.
      const commit = isLocal ? sql`, set_config('synchronous_commit', 'local', true)` : sql``;
      await sql`select set_config('statement_timeout', ${String(limitMs)}, true),
        set_config('idle_in_transaction_session_timeout', ${String(limitMs + silentMs)}, true)${commit}`.execute(trx);
      const result = await Promise.race([insideTransaction(scope, () => work(trx)), tooLong]);
      // Work that swallowed the refusal of a query is incomplete.
      if (scope.state === 'aborted') throw abortScope(scope);
      return result;
    } finally {
      clearTimeout(watchdog);
      if (scope.state === 'open') scope.state = 'over';
    }
  });
}
