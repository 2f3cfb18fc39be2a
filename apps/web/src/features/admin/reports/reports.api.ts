import { listReports } from '@app/contracts/reports/reports.endpoints';
import type { ReportQuery } from '@app/contracts/reports/reports.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import type { readReportQuery } from './report.messages.ts';

export type ReportPage = Awaited<ReturnType<typeof readPage>>;

const refreshMs = 60_000;

export const reportsKey = [adminQueryKey, 'reports'];

type PageQuery = { [Key in keyof ReportQuery]: ReportQuery[Key] | null };

const readPage = async (query: PageQuery, signal: AbortSignal) =>
  (await callAdmin(listReports, { query, signal })).data;

/** Refetched every minute while the screen is open. */
export const reportsQuery = (query: ReturnType<typeof readReportQuery>) =>
  queryOptions({
    queryKey: [...reportsKey, 'page', query],
    queryFn: ({ signal }) => readPage({ ...query, limit: 20 }, signal),
    refetchInterval: refreshMs,
  });

export const openReportCountQuery = () =>
  queryOptions({
    queryKey: [...reportsKey, 'open-count'],
    queryFn: async ({ signal }) => (await readPage({ limit: 1 }, signal)).openCount,
    refetchInterval: refreshMs,
  });
