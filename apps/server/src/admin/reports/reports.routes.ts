import { ChangeReportBody, ReportAnswer, ReportListAnswer, ReportParams, ReportQuery } from '@app/contracts/reports';
import type { AdminDeps } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeReport, readReports } from './read-and-change-reports.ts';

const common = { tags: ['admin'], security: [{ admin: [] }] };

/** The queue of what buyers reported. */
export function reportsRoutes(admin: HttpServer, deps: AdminDeps): void {
  const { db, guards } = deps;
  admin.get(
    '/reports',
    {
      onRequest: guards.requireRole('viewer'),
      schema: {
        ...common,
        summary: 'Reports of buyers, page by page',
        querystring: ReportQuery,
        response: { 200: ReportListAnswer },
      },
    },
    async (request) => ({
      success: true as const,
      message: 'Reports',
      data: await readReports(db, request.query),
    }),
  );
  admin.patch(
    '/reports/:reportId',
    {
      onRequest: guards.requireRole('support'),
      schema: {
        ...common,
        summary: 'Give a report another state, a note, or both',
        params: ReportParams,
        body: ChangeReportBody,
        response: { 200: ReportAnswer },
      },
    },
    async (request) => ({
      success: true as const,
      message: 'Report changed',
      data: await changeReport(deps, callerOf(request), request.params.reportId, request.body),
    }),
  );
}
