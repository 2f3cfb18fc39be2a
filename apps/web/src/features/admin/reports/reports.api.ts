import type { ChangeReportBody, Report } from '@app/contracts/reports.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { withQuery } from '#web/paths.ts';
import type { readReportQuery } from './report.messages.ts';

export interface ReportPage {
  reports: Report[];
  openCount: number;
  /** Where the next page begins; null at the end. */
  next: string | null;
}

const refreshMs = 60_000;

/** First part of the keys of everything about reports. */
export const reportsKey = [adminQueryKey, 'reports'];

const readPage = async (query: Record<string, string | null>, signal: AbortSignal) =>
  (await callAdmin<ReportPage>(withQuery('/admin/reports', query), { signal })).data;

/** A page of the queue, read anew every minute while somebody looks. */
export const reportsQuery = (query: ReturnType<typeof readReportQuery>) =>
  queryOptions({
    queryKey: [...reportsKey, 'page', query],
    queryFn: ({ signal }) => readPage({ ...query, limit: '20' }, signal),
    refetchInterval: refreshMs,
  });

/** How many reports wait, for the navigation. */
export const openReportCountQuery = () =>
  queryOptions({
    queryKey: [...reportsKey, 'open-count'],
    queryFn: async ({ signal }) => (await readPage({ limit: '1' }, signal)).openCount,
    refetchInterval: refreshMs,
  });

export const changeReport = async (reportId: string, body: ChangeReportBody) =>
  (await callAdmin<Report>(`/admin/reports/${encodeURIComponent(reportId)}`, { method: 'PATCH', body })).data;
