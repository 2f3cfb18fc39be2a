import type { ChangeReportBody, Report, ReportQuery } from '@app/contracts/reports/reports.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import type { AdminCaller } from '#server/admin/guards.ts';
import { plainText } from '#server/admin/plain-text.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import {
  countOpenReports,
  findReport,
  insertNote,
  listNotes,
  listReports,
  lockReport,
  type NoteRow,
  type ReportKey,
  type ReportRow,
  updateReport,
} from './reports.queries.ts';

/**
 * A page of the queue; `openCount` are all that wait, whatever is asked for. Throws `invalid_request` for an `after`
 * that is not ours.
 */
export async function readReports(
  db: Db,
  query: ReportQuery,
): Promise<{ reports: Report[]; openCount: number; next: string | null }> {
  const { state = 'open', userId = null, limit = 20 } = query;
  const after = query.after === undefined ? null : readKey(query.after);
  const rows = await listReports(db, { state, userId, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isSettled = state === 'resolved' || state === 'dismissed';
  const lastAt = last && (isSettled ? last.changed_at : last.created_at);
  return {
    reports: await withNotes(db, page),
    openCount: await countOpenReports(db),
    next: rows.length > limit && last && lastAt ? writeKey({ at: lastAt, reportId: last.report_id }) : null,
  };
}

/**
 * Gives a report another state, a note, or both; two administrators at once come one after the other. What changes
 * nothing leaves no trace. Throws `invalid_request` when nothing is given, `not_found`.
 */
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
    if (isChanged) await updateReport(trx, report, { state, changed_at: at });
    if (note !== null)
      await insertNote(trx, { shop_id, report_id, admin_id: caller.adminId, text: note, created_at: at });
    const changed = await findReport(trx, reportId);
    if (!changed) throw new AppError('not_found');
    const answer = toReport(changed, await listNotes(trx, [changed]));
    const details = { from: report.state, to: state, noted: note !== null };
    if (isChanged) await writeAudit(trx, at, { ...caller, action: 'report.changed', subjectId: reportId, details });
    return answer;
  });
}

async function withNotes(db: Db, rows: ReportRow[]): Promise<Report[]> {
  const notes = Map.groupBy(await listNotes(db, rows), (note) => note.report_id);
  return rows.map((row) => toReport(row, notes.get(row.report_id) ?? []));
}

function toReport(row: ReportRow, notes: NoteRow[]): Report {
  return {
    reportId: row.report_id,
    userId: row.shop_id,
    handle: row.handle,
    videoId: row.video_id,
    productTitle: row.product_title,
    reason: row.reason as Report['reason'],
    details: row.details,
    state: row.state as Report['state'],
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    openOfShop: row.open_of_shop,
    reportCount: row.report_count,
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
  const [, ms, reportId] = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(decoded) ?? [];
  if (ms === undefined || reportId === undefined) throw fieldError('after', 'is not a key of this list');
  return { at: new Date(Number(ms)), reportId };
}
