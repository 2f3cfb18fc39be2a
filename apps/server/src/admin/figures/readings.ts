import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { type DayCount, readCounters, readingPrefix } from './counters.queries.ts';

type Readings = AdminAnalytics['readings'];

/** What shop owners said about each field that is read from captions. */
export function readingsOf(counters: DayCount[]): Readings {
  const counts = new Map<string, number>();
  for (const { name, count } of counters) counts.set(name, (counts.get(name) ?? 0) + count);
  const verdictsOn = (field: keyof Readings) => {
    const countOf = (verdict: string) => counts.get(`${readingPrefix}${verdict}:${field}`) ?? 0;
    return { asked: countOf('asked'), confirmed: countOf('confirmed'), corrected: countOf('corrected') };
  };
  return {
    title: verdictsOn('title'),
    price: verdictsOn('price'),
    old_price: verdictsOn('old_price'),
    tags: verdictsOn('tags'),
    sizes: verdictsOn('sizes'),
    availability: verdictsOn('availability'),
  };
}

const metricDays = 30;

/** The last 30 days, for the metrics. */
export async function readReadings({ db, clock }: Pick<AdminContext, 'db' | 'clock'>) {
  const today = dayInKampala(clock.now());
  const readings = readingsOf(await readCounters(db, addDays(today, 1 - metricDays), today));
  return Object.entries(readings).flatMap(([field, verdicts]) =>
    Object.entries(verdicts).map(([verdict, value]) => ({ labels: { field, verdict }, value })),
  );
}
