import { listReports } from '@app/contracts/reports/reports.endpoints';
import type { ReportQuery } from '@app/contracts/reports/reports.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import type { readReportQuery } from './report.messages.ts';

export type ReportPage = Awaited<ReturnType<typeof readPage>>;

const refreshMs = 60_000;

/** First part of the keys of everything about reports. */
export const reportsKey = [adminQueryKey, 'reports'];

type PageQuery = { [Key in keyof ReportQuery]: ReportQuery[Key] | null };

const readPage = async (query: PageQuery, signal: AbortSignal) =>
  (await callAdmin(listReports, { query, signal })).data;

/** A page of the queue, read anew every minute while somebody looks. */
export const reportsQuery = (query: ReturnType<typeof readReportQuery>) =>
  queryOptions({
    queryKey: [...reportsKey, 'page', query],
    queryFn: ({ signal }) => readPage({ ...query, limit: 20 }, signal),
    refetchInterval: refreshMs,
  });

/** How many reports wait, for the navigation. */
export const openReportCountQuery = () =>
  queryOptions({
    queryKey: [...reportsKey, 'open-count'],
    queryFn: async ({ signal }) => (await readPage({ limit: 1 }, signal)).openCount,
    refetchInterval: refreshMs,
  });
