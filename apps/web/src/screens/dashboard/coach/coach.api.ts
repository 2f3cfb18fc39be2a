import { readCoach } from '@app/contracts/analytics/coach.endpoints';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { cacheTimes, queryKeys } from '#web/lib/requests/query-client.ts';

/** Not below the shop's key: a changed product is no reason to count weeks again. */
export const coachQuery = (handle: string) => ({
  ...dataQuery([...queryKeys.coach, handle], readCoach, { params: { handle } }),
  ...cacheTimes.products,
});
