import type { Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { openCountOf, withKeys } from './difference-marks.ts';

/** The ledger itself stays. */
const keptMs = 90 * dayMs;

/** The last comparison of a day. */
export interface StoredReconciliation {
  provider: string;
  /** `2026-11-22`, in Kampala. */
  day: string;
  comparedAt: Date;
  /** Null when the provider did not list its payments. */
  differenceCount: number | null;
  differsSince: Date | null;
}

/** Replaces an earlier result of this day, but for the time since when it differs. What is done is not counted. */
export async function storeReconciliation(db: Db | Trx, result: Reconciliation, now: Date): Promise<void> {
  const at = now.toISOString();
  const { provider, day } = result;
  const openCount = openCountOf(result);
  await sql`insert into payment_reconciliations as kept (provider, day, compared_at, difference_count, differs_since, result)
    values (${provider}, ${day}::date, ${at}::timestamptz, ${openCount}::int,
      case when ${openCount}::int > 0 then ${at}::timestamptz end, ${JSON.stringify(result)}::jsonb)
    on conflict (provider, day) do update set compared_at = excluded.compared_at, difference_count = excluded.difference_count,
      differs_since = case when excluded.difference_count > 0 then coalesce(kept.differs_since, excluded.differs_since) end,
      result = excluded.result`.execute(db);
}

/** Stores what was marked in a result; when it was compared stays. */
export async function storeMarks(trx: Trx, result: Reconciliation, now: Date): Promise<void> {
  const openCount = openCountOf(result);
  await sql`update payment_reconciliations set difference_count = ${openCount}::int,
      differs_since = case when ${openCount}::int > 0 then coalesce(differs_since, ${now.toISOString()}::timestamptz) end,
      result = ${JSON.stringify(result)}::jsonb
    where provider = ${result.provider} and day = ${result.day}::date`.execute(trx);
}

/** Stores that the provider did not list a day; an earlier result stays. */
export async function storeNoList(db: Db, provider: string, day: string, now: Date): Promise<void> {
  await sql`insert into payment_reconciliations (provider, day, compared_at)
    values (${provider}, ${day}::date, ${now.toISOString()}::timestamptz)
    on conflict (provider, day) do nothing`.execute(db);
}

/**
 * Of these days those to compare again: they differed, could not be compared, or were compared less than three hours
 * after their end, before their last money came.
 */
export async function listUnsettledDays(db: Db, provider: string, days: string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select wanted.day::text from unnest(${days}::date[]) as wanted (day)
    where not exists (select from payment_reconciliations r
      where r.provider = ${provider} and r.day = wanted.day and r.difference_count = 0
        and r.compared_at >= ((r.day + 1)::timestamp at time zone 'Africa/Kampala') + interval '3 hours')
    order by 1 desc`.execute(db);
  return rows.map(({ day }) => day);
}

const columns = sql`provider, day::text as day, compared_at as "comparedAt", difference_count as "differenceCount",
  differs_since as "differsSince"`;

/** The newest compared day of each provider. */
export async function listLatest(db: Db): Promise<StoredReconciliation[]> {
  const { rows } = await sql<StoredReconciliation>`select distinct on (provider) ${columns}
    from payment_reconciliations order by provider, day desc`.execute(db);
  return rows;
}

/** Days that differ or could not be compared, newest first. */
export async function listOpen(db: Db): Promise<StoredReconciliation[]> {
  const { rows } = await sql<StoredReconciliation>`select ${columns}
    from payment_reconciliations where difference_count is distinct from 0 order by day desc, provider`.execute(db);
  return rows;
}

/** The result of a day; null when it was not compared. With `locks` another transaction waits for this one. */
export async function findReconciliation(
  db: Db | Trx,
  provider: string,
  day: string,
  { locks = false }: { locks?: boolean } = {},
): Promise<Reconciliation | null> {
  const { rows } = await sql<{ result: Reconciliation | null }>`select result from payment_reconciliations
    where provider = ${provider} and day = ${day}::date ${locks ? sql`for update` : sql``}`.execute(db);
  const result = rows[0]?.result;
  return result ? { ...result, differences: withKeys(result.differences) } : null;
}

/** How many payments differ, and when a day was compared last (seconds since 1970), by provider; for metrics. */
export async function countDifferences(db: Db) {
  const { rows } = await sql<{ provider: string; count: number; comparedAtSeconds: number | null }>`
    select provider, coalesce(sum(difference_count), 0)::int as count,
      extract(epoch from max(compared_at) filter (where difference_count is not null))::float8 as "comparedAtSeconds"
    from payment_reconciliations group by provider`.execute(db);
  return rows;
}

/** For a job. */
export async function purgeReconciliations(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString().slice(0, 10);
  await sql`delete from payment_reconciliations where day < ${before}::date`.execute(db);
}
