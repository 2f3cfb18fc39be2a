import { sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';

const rowsAtOnce = 1000;

/**
 * Gives every seller whose status has ended by itself the one of `now`, and takes away sign-ups that have lapsed. Whoever reads the list does this first,
 * so no late job shows a wrong status; the job does it each minute, so that readers find nothing to do. Two at once share the work and wait for nobody.
 */
export async function bringUpToDate(db: Db, now: Date): Promise<number> {
  let changed = 0;
  for (;;) {
    const rows = await bringSomeUpToDate(db, now.toISOString());
    changed += rows;
    if (rows < rowsAtOnce) return changed;
  }
}

async function bringSomeUpToDate(db: Db, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as materialized (
      select user_id, status = 'pending' as lapsed from seller_directory where status_until <= ${now}::timestamptz
      order by status_until limit ${rowsAtOnce} for update skip locked
    ), lapsed as (
      delete from seller_directory d using due where d.user_id = due.user_id and due.lapsed
    ), changed as (
      update seller_directory d set
        status = seller_status(d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, ${now}::timestamptz),
        status_until = seller_status_until(d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, ${now}::timestamptz)
      from due where d.user_id = due.user_id and not due.lapsed
    )
    select count(*)::int as count from due`.execute(db);
  return rows[0]?.count ?? 0;
}
