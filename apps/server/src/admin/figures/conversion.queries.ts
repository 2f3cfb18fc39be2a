import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';

type Conversion = AdminAnalytics['conversion'];

const keptMs = 60_000;

/**
 * Of the sellers whose trial ended between the beginning of day `from` in Kampala and now, how many have paid. Kept for
 * a minute, because it counts every trial of the period.
 */
export function createConversionReader({ db, clock }: { db: Db; clock: Clock }) {
  const conversions = new LRUCache<string, Conversion>({
    max: 100,
    ttl: keptMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (from) => countConversion(db, from, clock.now()),
  });
  return async (from: string): Promise<Conversion> => (await conversions.fetch(from)) ?? noTrials;
}

const noTrials: Conversion = { trialsEnded: 0, paid: 0 };

async function countConversion(db: Db, from: string, now: Date): Promise<Conversion> {
  const { rows } = await sql<Conversion>`
    select count(*)::int as "trialsEnded", count(subscription_ends_at)::int as paid from subscriptions
    where trial_ends_at >= ${from}::date::timestamp at time zone 'Africa/Kampala' and trial_ends_at <= ${now.toISOString()}::timestamptz`.execute(
    db,
  );
  return rows[0] ?? noTrials;
}
