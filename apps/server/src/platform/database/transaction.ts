import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';
import { abortScope, insideTransaction, openScope } from './transaction-scope.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** A transaction older than this holds up everybody on the embedded database; it is aborted and named. */
export const transactionLimitMs = 5000;

/**
 * Runs `work` in one transaction and commits when it resolves. Inside, only `trx` may be used: anything else throws at
 * once. No network, pictures or waiting inside: after `limitMs` everything is rolled back and the error says which
 * transaction it was.
 */
export async function inTransaction<T>(
  db: Db,
  name: string,
  work: (trx: Trx) => Promise<T>,
  limitMs: number = transactionLimitMs,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const scope = openScope(name, limitMs);
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const watchdog = setTimeout(() => reject(abortScope(scope)), limitMs);
    try {
      // The server's own limit ends a statement that waits for a lock, which a race in this process cannot.
      await sql`select set_config('statement_timeout', ${String(limitMs)}, true)`.execute(trx);
      const result = await Promise.race([insideTransaction(scope, () => work(trx)), tooLong]);
      // Work that swallowed the refusal of its query did only a part of it.
      if (scope.state === 'aborted') throw abortScope(scope);
      return result;
    } finally {
      clearTimeout(watchdog);
      if (scope.state === 'open') scope.state = 'over';
    }
  });
}
