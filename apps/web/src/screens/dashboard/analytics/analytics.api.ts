import { readAnalytics } from '@app/contracts/analytics/analytics.endpoints';
import type { Days } from '#web/features/analytics/counters.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

export const analyticsQuery = (handle: string, days: Days) =>
  dataQuery([...queryKeys.shop, handle, 'analytics', days], readAnalytics, { params: { handle }, query: { days } });
