import { AuditAnswer, AuditExportQuery, AuditQuery, AuditVerificationAnswer } from '@app/contracts/admin-audit';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { csvAnswer, csvType } from '#server/platform/http/csv-file.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { exportAudit, readAudit } from './read-audit.ts';
import { verifyAudit } from './verify-audit.ts';

/** Who did what, when, from where: for owners. */
export function auditRoutes(admin: HttpServer, context: AdminContext): void {
  const onRequest = requireRole(context, 'owner');
  admin.get(
    '/audit',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'The audit log, newest first; search finds part of a reason, or a whole id',
        querystring: AuditQuery,
        response: { 200: AuditAnswer },
      },
    },
    async (request) => answer('Audit log', await readAudit(context.db, request.query)),
  );
  admin.get(
    '/audit/export',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'The audit log as CSV; the export itself is on the log',
        querystring: AuditExportQuery,
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const file = await exportAudit(context, callerOf(request), request.query, (error) =>
        request.log.error({ requestId: request.id, err: error }, 'the export of the audit log broke off'),
      );
      const name = `audit-log-${dayInKampala(context.clock.now())}.csv`;
      reply.type(csvType).header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(file);
    },
  );
  admin.get(
    '/audit/verification',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'Is the chain of the audit log whole, and could the service change it',
        response: { 200: AuditVerificationAnswer },
      },
    },
    async () => answer('Audit log checked', await verifyAudit(context)),
  );
}
