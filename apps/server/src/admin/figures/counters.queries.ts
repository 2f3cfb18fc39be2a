import type { AdminSubscriptionStatus } from '@app/contracts/admin/users.schemas';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';

/** The counters over all shops that triggers keep (`tally_…`, `seller_directory_…`), each written by one of them. */
export const counterNames = {
  signups: 'signups',
  revenueUgx: 'revenue_ugx',
  productsImported: 'products_imported',
  importRuns: 'import_runs',
  views: 'views',
  chats: 'chats',
  ordersAsked: 'orders_asked',
  ordersConfirmed: 'orders_confirmed',
  ordersReceived: 'orders_received',
  ordersProven: 'orders_proven',
  ordersReceivedUgx: 'orders_received_ugx',
  reviewsWritten: 'reviews_written',
  reviewsAnswered: 'reviews_answered',
  reviewsHidden: 'reviews_hidden',
  reviewsReported: 'reviews_reported',
  shopsWithProducts: 'shops_with_products',
  sellersTrial: 'sellers_trial',
  sellersPaid: 'sellers_paid',
  sellersActive: 'sellers_active',
  sellersExpired: 'sellers_expired',
  sellersPending: 'sellers_pending',
  /** Of the sellers that are there, by the day of their sign-up. */
  sellersCreated: 'sellers_created',
} as const;
export type CounterName = (typeof counterNames)[keyof typeof counterNames];

/** Failed import runs have a name for each reason: this and the reason. */
export const importFailedPrefix = 'import_failed:';

/** What owners say about what was read has a name for each word and field: `reading_corrected:price` (`judge_reading`). */
export const readingPrefix = 'reading_';

/** The day under which current counts are stored. */
export const noDay = '1970-01-01';

/** `day` is `YYYY-MM-DD`. */
export interface DayCount {
  name: string;
  day: string;
  count: number;
}

const foldBatchSize = 20_000;

/**
 * Moves changes into the counters, each batch in one statement, so a reader counts every change once. Two at once take
 * different changes and write the counters in one order. Returns how many changes were moved.
 */
export async function foldCounterChanges(db: Db): Promise<number> {
  let folded = 0;
  for (;;) {
    const moved = await foldSome(db);
    folded += moved;
    if (moved < foldBatchSize) return folded;
  }
}

async function foldSome(db: Db): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with moved as (
      delete from tally_changes where ctid = any(array(select ctid from tally_changes limit ${foldBatchSize} for update skip locked))
      returning name, day, change
    ), folded as (
      insert into tallies (name, day, count) select name, day, sum(change) from moved group by name, day order by day, name
      on conflict (day, name) do update set count = tallies.count + excluded.count
    )
    select count(*)::int as moved from moved`.execute(db);
  return rows[0]?.moved ?? 0;
}

/** All counters of the days from `from` to `to`, in no order: one range of the index, and what is not folded yet. */
export async function readCounters(db: Db, from: string, to: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select name, day::text as day, sum(count)::bigint as count from (
      select name, day, count from tallies where day between ${from}::date and ${to}::date
      union all
      select name, day, change from tally_changes where day between ${from}::date and ${to}::date
    ) t group by name, t.day`.execute(db);
  return rows;
}

/** How many there are of something right now; 0 where nothing was counted yet. */
export async function readCurrentCounts(db: Db): Promise<(name: CounterName) => number> {
  const rows = await readCounters(db, noDay, noDay);
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return (name) => counts.get(name) ?? 0;
}

/** The sellers right now, by status; `pending` are sign-ups that wait for their code. */
export async function readSellerCounts(db: Db): Promise<Record<AdminSubscriptionStatus | 'all', number>> {
  const count = await readCurrentCounts(db);
  const counts = {
    trial: count(counterNames.sellersTrial),
    paid: count(counterNames.sellersPaid),
    active: count(counterNames.sellersActive),
    expired: count(counterNames.sellersExpired),
    pending: count(counterNames.sellersPending),
  };
  return { ...counts, all: Object.values(counts).reduce((sum, one) => sum + one, 0) };
}
