import type { Analytics } from '@app/contracts/analytics.schemas';
import { queryOptions } from '@tanstack/react-query';
import type { Days } from '#web/features/analytics/counters.ts';
import { shopPath } from '#web/features/catalog/owner/own-products.api.ts';
import { callApi, callApiForFile } from '#web/lib/requests/api-client.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** Views, chats, visits and sales of the last 7, 30 or 90 days, by day and by product. */
export const analyticsQuery = (handle: string, days: Days) =>
  queryOptions({
    queryKey: [...queryKeys.shop, handle, 'analytics', days],
    queryFn: async ({ signal }) =>
      (await callApi<Analytics>(`${shopPath(handle)}/analytics?days=${days}`, { signal })).data,
  });

/** Everything since the first day as CSV; for sellers whose subscription has ended, too. */
export const readAnalyticsFile = (handle: string) => callApiForFile(`${shopPath(handle)}/analytics/export`);
