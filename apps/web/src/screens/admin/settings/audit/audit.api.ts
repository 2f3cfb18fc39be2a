import type { AuditEntry, AuditVerification } from '@app/contracts/admin-audit.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin, callAdminAs } from '#web/features/admin/session/call-admin.ts';
import { readFile } from '#web/lib/requests/read-answer.ts';
import { type AuditFilter, auditPath } from './audit-query.ts';

interface AuditPage {
  entries: AuditEntry[];
  nextBefore: number | null;
}

const pageSize = 50;
/** The whole log is read: over years that takes a while, and another try would begin anew. */
const wholeLog = { timeoutMs: 10 * 60_000, retries: 0 };

/** One page of the log, newest first. Never read anew by itself: nothing moves while somebody looks for something. */
export const auditQuery = (filter: AuditFilter, before: number | null) =>
  queryOptions({
    queryKey: [adminQueryKey, 'audit', filter, before],
    queryFn: async ({ signal }) =>
      (await callAdmin<AuditPage>(auditPath('/admin/audit', filter, { before, limit: pageSize }), { signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Everything that the filter finds, as CSV. */
export const readAuditFile = (filter: AuditFilter) =>
  callAdminAs(auditPath('/admin/audit/export', filter), wholeLog, readFile);

/** Looks at every entry's fingerprint now. */
export const verifyAudit = async () => (await callAdmin<AuditVerification>('/admin/audit/verification', wholeLog)).data;
