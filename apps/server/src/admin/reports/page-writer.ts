import type { FormOutcome, PageWriter } from '@app/contracts/addresses/pages';
import { ReportBody } from '@app/contracts/reports/reports.schemas';
import { Value } from 'typebox/value';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { AppError } from '#server/platform/errors.ts';
import { fileReport, type Reporter } from './file-report.ts';

/** What the pages' forms may write, made for the visitor who sent one. */
export function createPageWriter(context: AdminContext, reporter: Reporter): PageWriter {
  return {
    async fileReport(handle, { reason, details = '', videoId, reviewId }) {
      // Browsers send CRLF and count it as one character.
      const about = { ...(videoId !== undefined && { videoId }), ...(reviewId !== undefined && { reviewId }) };
      const report = { reason, details: details.replaceAll('\r\n', '\n'), ...about };
      if (!Value.Check(ReportBody, report)) return wrongField(report);
      try {
        await fileReport(context, handle, report, reporter);
        return { ok: true };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { ok: false, status: error.status, message: error.message, field: null };
      }
    },
  };
}

function wrongField({ details, videoId }: { details: string; videoId?: string }): FormOutcome {
  if (!Value.Check(ReportBody.properties.details, details))
    return { ok: false, status: 400, message: 'Please write at most 500 characters.', field: 'details' };
  if (videoId !== undefined && !Value.Check(ReportBody.properties.videoId, videoId))
    return { ok: false, status: 404, message: 'There is no such product in this shop.', field: null };
  return { ok: false, status: 400, message: 'Please choose what is wrong.', field: 'reason' };
}
