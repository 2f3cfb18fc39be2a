import type { AdminStats } from '@app/contracts/admin/figures.schemas';
import { sql } from 'kysely';
import { counterNames, readSellerCounts } from '#server/admin/figures/counters.queries.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { refreshStatuses } from './users.queries.ts';

/** In days before now. */
const spans = [7, 14, 30, 60] as const;

/** The six cards, exact at `now`: from the counters, and from the directory for days that a period cuts. */
export async function readUserCounts(db: Db, now: Date): Promise<AdminStats> {
  await refreshStatuses(db, now);
  const [counts, signups] = await Promise.all([readSellerCounts(db), readSignups(db, now)]);
  return {
    totalUsers: counts.all,
    activeTrials: counts.trial,
    paidCount: counts.paid,
    activeCount: counts.active,
    expiredCount: counts.expired,
    pendingCount: counts.pending,
    signupsLast7Days: signups(7),
    signupsLast30Days: signups(30),
    signupsPrevious7Days: signups(14) - signups(7),
    signupsPrevious30Days: signups(60) - signups(30),
  };
}

/** Sellers who signed up since each moment: those of the rest of its day, and of the whole days after it. */
export const signupsSql = (now: Date) => sql<{ span: number; count: number }>`
  with moments as materialized (
    select span, ${now.toISOString()}::timestamptz - span * interval '24 hours' as at from unnest(${sql.lit(`{${spans.join(',')}}`)}::int[]) span
  ), days as materialized (
    select day, sum(count) as count from (
      select day, count from tallies where name = ${counterNames.sellersCreated} and day > (select min(kampala_day(at)) from moments)
      union all
      select day, change from tally_changes where name = ${counterNames.sellersCreated}
    ) t group by day
  )
  select m.span, (coalesce((select sum(d.count) from days d where d.day > kampala_day(m.at)), 0) + (
    select count(*) from seller_directory s
    where s.created_at > m.at and s.created_at < (kampala_day(m.at) + 1)::timestamp at time zone 'Africa/Kampala'
  ))::int as count from moments m`;

async function readSignups(db: Db, now: Date): Promise<(span: (typeof spans)[number]) => number> {
  const { rows } = await signupsSql(now).execute(db);
  const counts = new Map(rows.map(({ span, count }) => [span, count]));
  return (span) => counts.get(span) ?? 0;
}
