import * as calls from '@app/contracts/admin/audit.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import { csvType } from '#server/platform/csv/csv-file.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { exportAudit, readAudit } from './read-audit.ts';
import { verifyAudit } from './verify-audit.ts';

/** Who did what, when, from where: for owners. */
export function auditRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.readAudit, async (request) => answer('Audit log', await readAudit(context.db, request.query)));
  handle(admin, calls.exportAudit, async (request, reply) => {
    const file = await exportAudit(context, callerOf(request), request.query, (error) =>
      request.log.error({ requestId: request.id, err: error }, 'the export of the audit log broke off'),
    );
    const name = `audit-log-${dayInKampala(context.clock.now())}.csv`;
    reply.type(csvType).header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(file);
  });
  handle(admin, calls.verifyAudit, async () => answer('Audit log checked', await verifyAudit(context)));
}
