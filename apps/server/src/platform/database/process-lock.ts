import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** Advisory locks, which nothing else in this database may take. */
export const processLocks = { migrations: 6_850_110, queue: 6_850_111 };

/**
 * Runs `work` while no other process does the same. The lock belongs to the connection, so a dead process frees it. On the
 * embedded database it is the only connection: `work` must use no other. `direct` reaches the database past a pooler.
 */
export async function whileAlone<T>(direct: Db, lock: number, work: (connection: Db) => Promise<T>): Promise<T> {
  return direct.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lock)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(connection);
    }
  });
}
