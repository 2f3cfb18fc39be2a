import { readAudit } from '@app/contracts/admin/audit.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';
import type { AuditFilter } from './audit-query.ts';

const pageSize = 50;
/** The whole log is read, which may take minutes, and a retry would start again. */
export const wholeLog = { timeoutMs: 10 * 60_000, retries: 0 };

/** Never refetched by itself: nothing moves while it is read. */
export const auditQuery = (filter: AuditFilter, before: number | null) => ({
  ...adminQuery(['audit', filter, before], readAudit, { query: { ...filter, before, limit: pageSize } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
