import type { Coach } from '@app/contracts/analytics/coach.schemas';
import type { AnalyticsContext } from '#server/analytics/analytics.context.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { readShopFigures } from './coach.queries.ts';
import { hintsOf } from './hints.ts';

/** Whole weeks, so that each weekday counts alike. */
const periodDays = 28;

/** The shop's week and hints. Counts that are not flushed yet are missing. */
export async function readCoach({ db, clock }: Pick<AnalyticsContext, 'db' | 'clock'>, shopId: string): Promise<Coach> {
  const to = dayInKampala(clock.now());
  const { figures, week, weekBefore } = await readShopFigures(db, shopId, {
    from: addDays(to, 1 - periodDays),
    weekBeforeFrom: addDays(to, -13),
    weekFrom: addDays(to, -6),
    to,
  });
  return { week, weekBefore, hints: hintsOf(figures) };
}
