import { randomUUID } from 'node:crypto';
import type { HideReportedBody, ResolveReportsBody } from '@app/contracts/admin/support/support.schemas';
import type { Report } from '@app/contracts/reports/reports.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { checkReason, writeAudit } from '#server/admin/audit/audit-log.ts';
import type { AdminCaller } from '#server/admin/guards.ts';
import { requireNote } from '#server/admin/timeline/add-note.ts';
import { hideBySupport } from '#server/catalog/catalog.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { hideReview } from '#server/reviews/reviews.service.ts';
import { listNotes, lockOpenReports, requireReport } from './reports.queries.ts';
import { toReport } from './review-reports.ts';

/**
 * Hides the product that a report names, or shows it again. Throws `conflict` for a report of a whole shop and for a
 * product that no longer exists, `not_found`, and `invalid_request` for the reason.
 */
export async function hideReportedProduct(
  { db, clock, catalog }: Pick<AdminContext, 'db' | 'clock' | 'catalog'>,
  caller: AdminCaller,
  reportId: string,
  { hidden, reason: typed }: HideReportedBody,
): Promise<Report> {
  const reason = checkReason(typed);
  return inTransaction(db, 'admin.hide-product', async (trx) => {
    const { userId, videoId } = await requireReport(trx, reportId);
    if (videoId === null) throw new AppError('conflict', { message: 'This report is about the whole shop.' });
    const changed = await hideBySupport(catalog, trx, { shopId: userId, videoId, hidden });
    if (changed === null) throw new AppError('conflict', { message: 'This product is gone already.' });
    const report = await requireReport(trx, reportId);
    const answer = toReport(report, await listNotes(trx, [report]));
    const action = hidden ? 'user.product_hidden' : 'user.product_shown';
    const details = { reportId, videoId };
    if (changed) await writeAudit(trx, clock.now(), { ...caller, action, subjectId: userId, reason, details });
    return answer;
  });
}

/**
 * Hides the review that a report names, or shows it again. Throws `conflict` for a report of something else and for a
 * review that its author has deleted, `not_found`, and `invalid_request` for the reason.
 */
export async function hideReportedReview(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  caller: AdminCaller,
  reportId: string,
  { hidden, reason: typed }: HideReportedBody,
): Promise<Report> {
  const reason = checkReason(typed);
  return inTransaction(db, 'admin.hide-review', async (trx) => {
    const { userId, review } = await requireReport(trx, reportId);
    if (review === null) throw new AppError('conflict', { message: 'This review is gone already.' });
    const now = clock.now();
    const { reviewId } = review;
    const changed = await hideReview(trx, { shopId: userId, reviewId, hidden, now });
    const report = await requireReport(trx, reportId);
    const answer = toReport(report, await listNotes(trx, [report]));
    const action = hidden ? 'user.review_hidden' : 'user.review_shown';
    const details = { reportId, reviewId, stars: review.stars };
    if (changed) await writeAudit(trx, now, { ...caller, action, subjectId: userId, reason, details });
    return answer;
  });
}

/**
 * Resolves these reports of a shop with one note; answers how many of them were open. Throws `conflict` when none was.
 */
export async function resolveReportsOf(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  caller: AdminCaller,
  userId: string,
  { reportIds: shownIds, note: typed }: ResolveReportsBody,
): Promise<number> {
  const text = requireNote('note', typed);
  return inTransaction(db, 'admin.resolve-reports', async (trx) => {
    const reportIds = await lockOpenReports(trx, userId, shownIds);
    const count = reportIds.length;
    if (count === 0) throw new AppError('conflict', { message: 'A colleague has closed these reports already.' });
    const at = clock.now();
    await trx
      .updateTable('reports')
      .set({ state: 'resolved', changed_at: at })
      .where('shop_id', '=', userId)
      .where('report_id', 'in', reportIds)
      .execute();
    const note = { shop_id: userId, admin_id: caller.adminId, text, created_at: at };
    const notes = reportIds.map((reportId) => ({ ...note, report_id: reportId, note_id: randomUUID() }));
    await trx.insertInto('report_notes').values(notes).execute();
    const details = { count };
    await writeAudit(trx, at, { ...caller, action: 'user.reports_resolved', subjectId: userId, details });
    return count;
  });
}
