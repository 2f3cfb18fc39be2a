import { readAnalytics } from '@app/contracts/analytics/analytics.endpoints';
import { queryOptions } from '@tanstack/react-query';
import type { Days } from '#web/features/analytics/counters.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

export const analyticsQuery = (handle: string, days: Days) =>
  queryOptions({
    queryKey: [...queryKeys.shop, handle, 'analytics', days],
    queryFn: async ({ signal }) => (await call(readAnalytics, { params: { handle }, query: { days }, signal })).data,
  });
