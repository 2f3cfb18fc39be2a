import { ShopParams } from '@app/contracts/catalog';
import { Nothing, Success } from '@app/contracts/envelope';
import {
  ChangeReportBody,
  ReportAnswer,
  ReportBody,
  ReportListAnswer,
  ReportParams,
  ReportQuery,
} from '@app/contracts/reports';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { fileReport, thanks } from './file-report.ts';
import { changeReport, readReports } from './review-reports.ts';

/** The queue of what buyers reported. */
export function reportsRoutes(admin: HttpServer, context: AdminContext): void {
  admin.get(
    '/reports',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'Reports of buyers, page by page',
        querystring: ReportQuery,
        response: { 200: ReportListAnswer },
      },
    },
    async (request) => answer('Reports', await readReports(context.db, request.query)),
  );
  admin.patch(
    '/reports/:reportId',
    {
      onRequest: requireRole(context, 'support'),
      schema: {
        ...adminSchema,
        summary: 'Give a report another state, a note, or both',
        params: ReportParams,
        body: ChangeReportBody,
        response: { 200: ReportAnswer },
      },
    },
    async (request) =>
      answer('Report changed', await changeReport(context, callerOf(request), request.params.reportId, request.body)),
  );
}

/** `POST /shop/{handle}/reports`: what a buyer tells us of a shop or a product. */
export function buyersReportsRoutes(api: HttpServer, context: AdminContext): void {
  api.post(
    '/shop/:handle/reports',
    {
      schema: {
        tags: ['shop'],
        summary: 'Report a shop or a product',
        params: ShopParams,
        body: ReportBody,
        response: { 200: Success(Nothing) },
      },
    },
    async (request) => {
      const reporter = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      await fileReport(context, request.params.handle, request.body, reporter);
      return answer(thanks, {});
    },
  );
}
