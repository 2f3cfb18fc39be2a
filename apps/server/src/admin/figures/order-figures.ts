import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { type CounterName, counterNames, type DayCount, readCounters } from './counters.queries.ts';

const sumOf = (counters: DayCount[], name: CounterName) =>
  counters.filter((counter) => counter.name === name).reduce((all, { count }) => all + count, 0);

/** Orders by the day on which they were asked, and how far they came. */
export function orderSums(counters: DayCount[]): AdminAnalytics['orders'] {
  return {
    asked: sumOf(counters, counterNames.ordersAsked),
    confirmed: sumOf(counters, counterNames.ordersConfirmed),
    received: sumOf(counters, counterNames.ordersReceived),
    proven: sumOf(counters, counterNames.ordersProven),
    receivedUgx: sumOf(counters, counterNames.ordersReceivedUgx),
  };
}

/**
 * Reviews by the day on which they were written, and what became of them, without those that authors or support took
 * away; reports by their own day.
 */
export function reviewSums(counters: DayCount[]): AdminAnalytics['reviews'] {
  return {
    written: sumOf(counters, counterNames.reviewsWritten),
    answered: sumOf(counters, counterNames.reviewsAnswered),
    hidden: sumOf(counters, counterNames.reviewsHidden),
    reported: sumOf(counters, counterNames.reviewsReported),
  };
}

const metricDays = 30;

type Context = Pick<AdminContext, 'db' | 'clock'>;

/** The last 30 days, for the metrics. */
export async function readOrderStages(context: Context) {
  const { receivedUgx: _, ...stages } = orderSums(await readLastDays(context));
  return Object.entries(stages).map(([stage, value]) => ({ labels: { stage }, value }));
}

/** The same of reviews. */
export async function readReviewStates(context: Context) {
  return Object.entries(reviewSums(await readLastDays(context))).map(([state, value]) => ({
    labels: { state },
    value,
  }));
}

function readLastDays({ db, clock }: Context): Promise<DayCount[]> {
  const today = dayInKampala(clock.now());
  return readCounters(db, addDays(today, 1 - metricDays), today);
}
