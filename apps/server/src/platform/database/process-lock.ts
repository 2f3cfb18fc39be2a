import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** Numbers do as names, as long as nothing else in this database takes the same advisory locks. */
export const processLocks = { migrations: 6_850_110, queue: 6_850_111 };

/**
 * Runs `work` while no other process does the same. The lock belongs to the connection that `work` is given, so it goes
 * with a process that dies. On the embedded database that is the only connection: there `work` must not ask through
 * another.
 */
export async function whileAlone<T>(db: Db, lock: number, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lock)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(connection);
    }
  });
}
