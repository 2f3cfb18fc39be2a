import { type Kysely, sql, type Transaction } from 'kysely';
import { insideTransaction } from './guarded-dialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** A transaction older than this holds up everybody on the embedded database; it is aborted and named. */
export const transactionLimitMs = 5000;

export class TransactionTooLongError extends Error {
  constructor(name: string, limitMs: number) {
    super(`The transaction "${name}" was aborted after ${limitMs} ms.`);
    this.name = 'TransactionTooLongError';
  }
}

/**
 * Runs `work` in one transaction and commits when it resolves. Inside, only `trx` may be used: anything else throws at once.
 * No network, pictures or waiting inside: after `limitMs` everything is rolled back and the error says which transaction it was.
 */
export async function inTransaction<T>(
  db: Db,
  name: string,
  work: (trx: Trx) => Promise<T>,
  limitMs: number = transactionLimitMs,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const watchdog = setTimeout(() => reject(new TransactionTooLongError(name, limitMs)), limitMs);
    try {
      // The server's own limits end a statement that waits for a lock, which a race in this process cannot.
      await sql`select set_config('statement_timeout', ${String(limitMs)}, true)`.execute(trx);
      return await Promise.race([insideTransaction(name, () => work(trx)), tooLong]);
    } finally {
      clearTimeout(watchdog);
    }
  });
}
