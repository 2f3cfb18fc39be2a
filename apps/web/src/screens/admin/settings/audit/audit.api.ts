import { readAudit } from '@app/contracts/admin/audit.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import type { AuditFilter } from './audit-query.ts';

const pageSize = 50;
/** The whole log is read, which may take minutes, and a retry would start again. */
export const wholeLog = { timeoutMs: 10 * 60_000, retries: 0 };

/** Never refetched by itself: nothing moves while it is read. */
export const auditQuery = (filter: AuditFilter, before: number | null) =>
  queryOptions({
    queryKey: [adminQueryKey, 'audit', filter, before],
    queryFn: async ({ signal }) =>
      (await callAdmin(readAudit, { query: { ...filter, before, limit: pageSize }, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
