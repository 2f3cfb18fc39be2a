import type { Analytics } from '@app/contracts/analytics';
import { queryOptions } from '@tanstack/react-query';
import type { Days } from '#web/features/analytics/figures.ts';
import { callApi, callApiForFile } from '#web/lib/requests/api-client.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

const shopPath = (handle: string) => `/shop/${encodeURIComponent(handle)}`;

/** Views, chats, visits and sales of the last 7, 30 or 90 days, by day and by product. */
export const figuresQuery = (handle: string, days: Days) =>
  queryOptions({
    queryKey: [...queryKeys.shop, handle, 'figures', days],
    queryFn: async ({ signal }) =>
      (await callApi<Analytics>(`${shopPath(handle)}/analytics?days=${days}`, { signal })).data,
  });

/** All figures since the first day as CSV; for sellers whose subscription has ended, too. */
export const readFiguresFile = (handle: string) => callApiForFile(`${shopPath(handle)}/analytics/export`);
