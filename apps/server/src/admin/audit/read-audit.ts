import type { Readable } from 'node:stream';
import type { AuditEntry, AuditExportQuery, AuditQuery } from '@app/contracts/admin/audit.schemas';
import type { Static } from 'typebox';
import type { AdminContext } from '#server/admin/admin.context.ts';
import type { AdminCaller } from '#server/admin/guards.ts';
import { dayMs } from '#server/platform/clock.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { csvFile } from '#server/platform/http/csv-file.ts';
import { type AuditFilter, type AuditRow, type AuditSearch, listAudit } from './audit.queries.ts';
import { writeAudit } from './audit-log.ts';

type AuditFilters = Static<typeof AuditExportQuery>;

/**
 * A page of the log, newest first; `nextBefore` is where the next one begins. Throws `invalid_request` for a day that
 * there is not.
 */
export async function readAudit(
  db: Db,
  { before, limit = 50, ...asked }: AuditQuery,
): Promise<{ entries: AuditEntry[]; nextBefore: number | null }> {
  // One more than shown tells whether there are more.
  const rows = await listAudit(db, filterOf(asked), { before: before ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { entries: shown.map(toEntry), nextBefore: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null };
}

const columns = [
  'Sequence',
  'At',
  'Administrator ID',
  'Administrator',
  'Action',
  'Subject ID',
  'Address',
  'Reason',
  'Details',
  'Hash',
];
const pageSize = 1000;

/**
 * The log as CSV, newest first; that it was taken is on the log first. Throws `invalid_request` for a day that there is
 * not.
 */
export async function exportAudit(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  caller: AdminCaller,
  asked: AuditFilters,
  onError: (error: unknown) => void,
): Promise<Readable> {
  const filter = filterOf(asked);
  const { search, ...filters } = asked;
  // What was typed may be anybody's name; that something was searched for says enough.
  const details = { ...filters, ...(search ? { searched: true } : {}) };
  await writeAudit(db, clock.now(), { ...caller, action: 'audit.exported', details });
  return csvFile<AuditRow>({
    columns,
    pageSize,
    readPage: (after) => listAudit(db, filter, { before: after?.sequence ?? null, limit: pageSize }),
    lineOf: (row) => {
      const entry = toEntry(row);
      const { sequence, at, adminId, adminName, action, subjectId, address, reason, details: told, hash } = entry;
      const cells = [adminId, adminName, action, subjectId, address, reason].map((cell) => cell ?? '');
      return [sequence, at, ...cells, JSON.stringify(told), hash];
    },
    onError,
  });
}

function toEntry(row: AuditRow): AuditEntry {
  return {
    sequence: row.sequence,
    at: row.at.toISOString(),
    adminId: row.admin_id,
    adminName: row.admin_name,
    action: row.action as AuditEntry['action'],
    subjectId: row.subject_id,
    address: row.address,
    reason: row.reason,
    details: row.details as AuditEntry['details'],
    hash: row.hash,
  };
}

function filterOf({ action, adminId, subjectId, search, from, to }: AuditFilters): AuditFilter {
  return {
    action,
    adminId,
    subjectId,
    from: from === undefined ? undefined : startOfDay('from', from),
    before: to === undefined ? undefined : new Date(startOfDay('to', to).getTime() + dayMs),
    search: searchOf(search),
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function searchOf(search: string | undefined): AuditSearch | null {
  const text = withoutNul(search ?? '').trim();
  if (text === '') return null;
  if (uuid.test(text)) return { id: text };
  return { text, sequence: /^\d{1,15}$/.test(text) ? Number(text) : null };
}

/** When a day begins in Kampala, which has no summer time. */
function startOfDay(field: string, day: string): Date {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day || at.getUTCFullYear() < 1970)
    throw fieldError(field, 'Please enter a day such as 2026-11-21.');
  return new Date(at.getTime() - 3 * 3600_000);
}
