import { listReports } from '@app/contracts/reports/reports.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import type { readReportQuery } from './report.messages.ts';

const refetchInterval = 60_000;

export const reportsKey = [adminQueryKey, 'reports'];

/** Refetched every minute while the screen is open. */
export const reportsQuery = (query: ReturnType<typeof readReportQuery>) => ({
  ...adminQuery(['reports', 'page', query], listReports, { query: { ...query, limit: 20 } }),
  refetchInterval,
});
