import type { AdminAnalytics } from '@app/contracts/admin-figures';
import { sql } from 'kysely';
import { addDays, dayInKampala, daysFrom } from '#server/analytics/analytics.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { importFailedPrefix, tallyNames } from './counter-names.ts';
import { type DayTally, readStanding, readTallies } from './counters.queries.ts';

type Figures = AdminAnalytics['totals'];
type Conversion = AdminAnalytics['conversion'];

const none: Figures = {
  signups: 0,
  revenueUgx: 0,
  productsImported: 0,
  views: 0,
  chats: 0,
  importRuns: 0,
  importFailures: 0,
};

const fieldOfName = new Map<string, keyof Figures>([
  [tallyNames.signups, 'signups'],
  [tallyNames.revenueUgx, 'revenueUgx'],
  [tallyNames.productsImported, 'productsImported'],
  [tallyNames.views, 'views'],
  [tallyNames.chats, 'chats'],
  [tallyNames.importRuns, 'importRuns'],
]);

const fieldOf = (name: string): keyof Figures | undefined =>
  name.startsWith(importFailedPrefix) ? 'importFailures' : fieldOfName.get(name);

/**
 * Figures of all shops in the last `days` days in Kampala, today included, beside the same number of days before. Every day is there; what did not
 * happen is 0.
 */
export async function readAdminAnalytics(
  db: Db,
  days: number,
  now: Date,
  readConversion: ReadConversion,
): Promise<AdminAnalytics> {
  const to = dayInKampala(now);
  const from = addDays(to, 1 - days);
  const [tallies, standing, conversion] = await Promise.all([
    readTallies(db, addDays(from, -days), to),
    readStanding(db),
    readConversion(from),
  ]);
  const ofPeriod = tallies.filter(({ day }) => day >= from);
  const byDay = Map.groupBy(ofPeriod, ({ day }) => day);
  return {
    from,
    to,
    totals: sumUp(ofPeriod),
    previous: sumUp(tallies.filter(({ day }) => day < from)),
    byDay: daysFrom(from, days).map((day) => ({ day, ...sumUp(byDay.get(day) ?? []) })),
    activeTrials: standing(tallyNames.sellersTrial),
    shopsWithProducts: standing(tallyNames.shopsWithProducts),
    conversion,
    failuresByReason: failuresByReason(ofPeriod),
  };
}

function sumUp(tallies: DayTally[]): Figures {
  const figures = { ...none };
  for (const { name, count } of tallies) {
    const field = fieldOf(name);
    if (field) figures[field] += count;
  }
  return figures;
}

/** Most frequent first. */
function failuresByReason(tallies: DayTally[]): AdminAnalytics['failuresByReason'] {
  const counts = new Map<string, number>();
  for (const { name, count } of tallies) {
    if (!name.startsWith(importFailedPrefix)) continue;
    const reason = name.slice(importFailedPrefix.length);
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
}

/** Of the sellers whose trial ended between the beginning of day `from` in Kampala and now, how many have paid. */
export type ReadConversion = (from: string) => Promise<Conversion>;

const rememberedMs = 60_000;

/** Counts every trial of the period, which may be many, so what was counted is good for a minute. */
export function createConversionReader(db: Db, clock: Clock): ReadConversion {
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
