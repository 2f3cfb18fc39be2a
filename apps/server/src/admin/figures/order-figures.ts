import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { counterNames, type DayCount, readCounters } from './counters.queries.ts';

/** Orders by the day on which they were asked, and how far they came. */
export function orderSums(counters: DayCount[]): AdminAnalytics['orders'] {
  const sum = (name: string) =>
    counters.filter((counter) => counter.name === name).reduce((all, { count }) => all + count, 0);
  return {
    asked: sum(counterNames.ordersAsked),
    confirmed: sum(counterNames.ordersConfirmed),
    received: sum(counterNames.ordersReceived),
    proven: sum(counterNames.ordersProven),
    receivedUgx: sum(counterNames.ordersReceivedUgx),
  };
}

const metricDays = 30;

/** The last 30 days, for the metrics. */
export async function readOrderStages({ db, clock }: Pick<AdminContext, 'db' | 'clock'>) {
  const today = dayInKampala(clock.now());
  const { receivedUgx: _, ...stages } = orderSums(await readCounters(db, addDays(today, 1 - metricDays), today));
  return Object.entries(stages).map(([stage, value]) => ({ labels: { stage }, value }));
}
