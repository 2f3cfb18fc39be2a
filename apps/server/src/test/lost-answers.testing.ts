import { sql } from 'kysely';
import type { TestService } from './service.testing.ts';

/**
 * As if each process had died after its work and before its answer, minutes ago: only answers that one transaction wrote
 * together with a row of `table` are still there.
 */
export async function loseAnswers({ db, clock }: TestService, table: string): Promise<void> {
  const since = new Date(clock.now().getTime() - 3 * 60_000).toISOString();
  await sql`update idempotency_keys k set answer = null, status = null, created_at = ${since}::timestamptz
    where not exists (select 1 from ${sql.table(table)} t where t.xmin = k.xmin)`.execute(db);
}
