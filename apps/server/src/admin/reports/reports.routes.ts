import { hideProduct, hideReview, resolveReports } from '@app/contracts/admin/support/support.endpoints';
import * as calls from '@app/contracts/reports/reports.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { hideReportedProduct, hideReportedReview, resolveReportsOf } from './act-on-reports.ts';
import { fileReport, thanks } from './file-report.ts';
import { changeReport, readReports } from './review-reports.ts';

/** The queue of what buyers reported. */
export function reportsRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.listReports, async (request) => answer('Reports', await readReports(context.db, request.query)));
  handle(admin, calls.changeReport, async (request) =>
    answer('Report changed', await changeReport(context, callerOf(request), request.params.reportId, request.body)),
  );
  handle(admin, hideProduct, async (request) => {
    const { params, body } = request;
    const report = await hideReportedProduct(context, callerOf(request), params.reportId, body);
    return answer(productMessages[body.hidden ? 'by_support' : (report.productHidden ?? 'gone')], report);
  });
  handle(admin, hideReview, async (request) => {
    const { params, body } = request;
    const report = await hideReportedReview(context, callerOf(request), params.reportId, body);
    return answer(body.hidden ? 'The review is hidden.' : 'The review shows again.', report);
  });
  handle(admin, resolveReports, async (request) => {
    const resolved = await resolveReportsOf(context, callerOf(request), request.params.userId, request.body);
    return answer(resolved === 1 ? '1 report resolved' : `${resolved} reports resolved`, { resolved });
  });
}

const productMessages = {
  by_support: 'The product is hidden.',
  gone: 'We no longer hide it. It is not on the shop now.',
  by_seller: 'We no longer hide it. Its seller has hidden it.',
  no: 'The product shows again.',
};

/** `POST /shop/{handle}/reports`: what a buyer tells us of a shop or a product. */
export function buyersReportsRoutes(api: HttpServer, context: AdminContext): void {
  handle(api, calls.fileReport, async (request) => {
    const reporter = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    await fileReport(context, request.params.handle, request.body, reporter);
    return answer(thanks, {});
  });
}
