import { randomUUID } from 'node:crypto';
import { jpegUrl } from '@app/contracts/catalog/picture-files';
import type { ChangeReportBody, Report, ReportQuery } from '@app/contracts/reports/reports.schemas';
import { isUuid } from '@app/contracts/uuid';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import type { AdminCaller } from '#server/admin/guards.ts';
import { plainText } from '#server/admin/plain-text.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import {
  countOpenReports,
  listNotes,
  listReports,
  lockReport,
  type NoteRow,
  type ReportKey,
  type ReportRow,
  requireReport,
} from './reports.queries.ts';

/** A page of the queue; `openCount` counts all open ones. Throws `invalid_request` for an `after` that is not ours. */
export async function readReports(
  db: Db,
  query: ReportQuery,
): Promise<{ reports: Report[]; openCount: number; next: string | null }> {
  const { state = 'open', userId = null, limit = 20 } = query;
  const after = query.after === undefined ? null : readKey(query.after);
  const rows = await listReports(db, { state, userId, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const notes = Map.groupBy(await listNotes(db, page), (note) => note.report_id);
  const isSettled = state === 'resolved' || state === 'dismissed';
  const lastAt = last && (isSettled ? last.changedAt : last.createdAt);
  return {
    reports: page.map((row) => toReport(row, notes.get(row.reportId) ?? [])),
    openCount: await countOpenReports(db),
    next: rows.length > limit && last && lastAt ? writeKey({ at: lastAt, reportId: last.reportId }) : null,
  };
}

/** Sets a report's state, adds a note, or both. Throws `invalid_request` when nothing is given, `not_found`. */
export async function changeReport(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  caller: AdminCaller,
  reportId: string,
  body: ChangeReportBody,
): Promise<Report> {
  const note = body.note === undefined ? null : plainText(body.note);
  if (body.note !== undefined && note === null) throw fieldError('note', 'Please write a note.');
  if (body.state === undefined && note === null) throw fieldError('body', 'Name a state or write a note.');
  return inTransaction(db, 'admin.change-report', async (trx) => {
    const report = await lockReport(trx, reportId);
    if (!report) throw new AppError('not_found');
    const { state = report.state } = body;
    const { shop_id, report_id } = report;
    const isChanged = state !== report.state || note !== null;
    const at = clock.now();
    if (isChanged)
      await trx
        .updateTable('reports')
        .set({ state, changed_at: at })
        .where('shop_id', '=', shop_id)
        .where('report_id', '=', report_id)
        .execute();
    if (note !== null) {
      const row = { note_id: randomUUID(), shop_id, report_id, admin_id: caller.adminId, text: note, created_at: at };
      await trx.insertInto('report_notes').values(row).execute();
    }
    const changed = await requireReport(trx, reportId);
    const answer = toReport(changed, await listNotes(trx, [changed]));
    const details = { from: report.state, to: state, noted: note !== null };
    if (isChanged) await writeAudit(trx, at, { ...caller, action: 'report.changed', subjectId: reportId, details });
    return answer;
  });
}

export function toReport({ createdAt, changedAt, picture, ...row }: ReportRow, notes: NoteRow[]): Report {
  return {
    ...row,
    pictureUrl: picture && jpegUrl(picture, 320),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    notes: notes.map((note) => ({
      noteId: note.note_id,
      adminName: note.username,
      text: note.text,
      at: note.created_at.toISOString(),
    })),
  };
}

const writeKey = ({ at, reportId }: ReportKey): string =>
  Buffer.from(`${at.getTime()}.${reportId}`).toString('base64url');

function readKey(text: string): ReportKey {
  const decoded = Buffer.from(text, 'base64url').toString('latin1');
  const [, ms, reportId] = /^(\d{1,14})\.(.+)$/.exec(decoded) ?? [];
  if (ms === undefined || !isUuid(reportId)) throw fieldError('after', 'is not a key of this list');
  return { at: new Date(Number(ms)), reportId };
}
