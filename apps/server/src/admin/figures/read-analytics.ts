import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { addDays, dayInKampala, daysFrom } from '#server/platform/kampala-days.ts';
import {
  counterNames,
  type DayCount,
  importFailedPrefix,
  readCounters,
  readCurrentCounts,
} from './counters.queries.ts';
import { orderSums, reviewSums } from './order-figures.ts';
import { readingsOf } from './readings.ts';

type Totals = AdminAnalytics['totals'];

const none: Totals = {
  signups: 0,
  revenueUgx: 0,
  productsImported: 0,
  views: 0,
  chats: 0,
  importRuns: 0,
  importFailures: 0,
};

const fields = ['signups', 'revenueUgx', 'productsImported', 'views', 'chats', 'importRuns'] as const;

const fieldOf = (name: string): keyof Totals | undefined =>
  name.startsWith(importFailedPrefix) ? 'importFailures' : fields.find((field) => counterNames[field] === name);

/** What happened in all shops in the last `days` days in Kampala, today included, and in as many days before. */
export async function readAdminAnalytics(
  { db, clock, readConversion }: AdminContext,
  days: number,
): Promise<AdminAnalytics> {
  const to = dayInKampala(clock.now());
  const from = addDays(to, 1 - days);
  const [counters, current, conversion] = await Promise.all([
    readCounters(db, addDays(from, -days), to),
    readCurrentCounts(db),
    readConversion(from),
  ]);
  const ofPeriod = counters.filter(({ day }) => day >= from);
  const ofPrevious = counters.filter(({ day }) => day < from);
  const byDay = Map.groupBy(ofPeriod, ({ day }) => day);
  return {
    from,
    to,
    totals: sumUp(ofPeriod),
    previous: sumUp(ofPrevious),
    orders: orderSums(ofPeriod),
    previousOrders: orderSums(ofPrevious),
    reviews: reviewSums(ofPeriod),
    previousReviews: reviewSums(ofPrevious),
    byDay: daysFrom(from, days).map((day) => ({ day, ...sumUp(byDay.get(day) ?? []) })),
    activeTrials: current(counterNames.sellersTrial),
    shopsWithProducts: current(counterNames.shopsWithProducts),
    conversion,
    failuresByReason: failuresByReason(ofPeriod),
    readings: readingsOf(ofPeriod),
  };
}

function sumUp(counters: DayCount[]): Totals {
  const totals = { ...none };
  for (const { name, count } of counters) {
    const field = fieldOf(name);
    if (field) totals[field] += count;
  }
  return totals;
}

/** Most frequent first. */
function failuresByReason(counters: DayCount[]): AdminAnalytics['failuresByReason'] {
  const counts = new Map<string, number>();
  for (const { name, count } of counters) {
    if (!name.startsWith(importFailedPrefix)) continue;
    const reason = name.slice(importFailedPrefix.length);
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
}
