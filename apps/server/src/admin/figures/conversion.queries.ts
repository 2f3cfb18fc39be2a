import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';

type Conversion = AdminAnalytics['conversion'];

/** Of the sellers whose trial ended between the beginning of day `from` in Kampala and now, how many have paid. */
export type ConversionReader = (from: string) => Promise<Conversion>;

const rememberedMs = 60_000;

/** Counts every trial of the period, which may be many, so what was counted is good for a minute. */
export function createConversionReader({ db, clock }: { db: Db; clock: Clock }): ConversionReader {
  const known = new Map<string, { atMs: number; conversion: Promise<Conversion> }>();
  return (from) => {
    const atMs = clock.now().getTime();
    for (const [key, entry] of known) if (atMs - entry.atMs >= rememberedMs) known.delete(key);
    const remembered = known.get(from);
    if (remembered) return remembered.conversion;
    const conversion = countConversion(db, from, clock.now());
    known.set(from, { atMs, conversion });
    // A count that failed is not worth a minute.
    conversion.catch(() => known.delete(from));
    return conversion;
  };
}

async function countConversion(db: Db, from: string, now: Date): Promise<Conversion> {
  const { rows } = await sql<Conversion>`
    select count(*)::int as "trialsEnded", count(subscription_ends_at)::int as paid from subscriptions
    where trial_ends_at >= ${from}::date::timestamp at time zone 'Africa/Kampala' and trial_ends_at <= ${now.toISOString()}::timestamptz`.execute(
    db,
  );
  return rows[0] ?? { trialsEnded: 0, paid: 0 };
}
