import type { Readable } from 'node:stream';
import type { AuditEntry, AuditExportQuery, AuditQuery } from '@app/contracts/admin/audit.schemas';
import { isUuid } from '@app/contracts/uuid';
import type { Static } from 'typebox';
import type { AdminContext } from '#server/admin/admin.context.ts';
import type { AdminCaller } from '#server/admin/guards.ts';
import { dayMs } from '#server/platform/clock.ts';
import { csvFile } from '#server/platform/csv/csv-file.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { type AuditFilter, type AuditRow, type AuditSearch, listAudit } from './audit.queries.ts';
import { writeAudit } from './audit-log.ts';

type AuditFilters = Static<typeof AuditExportQuery>;

/** A page of the log, newest first. Throws `invalid_request` for a day that does not exist. */
export async function readAudit(db: Db, { before, limit = 50, ...filters }: AuditQuery) {
  const rows = await listAudit(db, filterOf(filters), { before: before ?? null, limit: limit + 1 });
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

/** The log as CSV, newest first, once the export is an entry itself. Throws `invalid_request` like `readAudit`. */
export async function exportAudit(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  caller: AdminCaller,
  filters: AuditFilters,
  onError: (error: unknown) => void,
): Promise<Readable> {
  const filter = filterOf(filters);
  const { search, ...logged } = filters;
  // The search may be a person's name.
  const details = { ...logged, ...(search ? { searched: true } : {}) };
  await writeAudit(db, clock.now(), { ...caller, action: 'audit.exported', details });
  return csvFile<AuditRow>({
    columns,
    pageSize,
    readPage: (after) => listAudit(db, filter, { before: after?.sequence ?? null, limit: pageSize }),
    lineOf: (row) => {
      const { sequence, at, adminId, adminName, action, subjectId, address, reason, details, hash } = toEntry(row);
      const cells = [adminId, adminName, action, subjectId, address, reason].map((cell) => cell ?? '');
      return [sequence, at, ...cells, JSON.stringify(details), hash];
    },
    onError,
  });
}

const toEntry = ({ at, ...row }: AuditRow): AuditEntry => ({ ...row, at: at.toISOString() });

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

function searchOf(search: string | undefined): AuditSearch | null {
  const text = withoutNul(search ?? '').trim();
  if (text === '') return null;
  if (isUuid(text)) return { id: text };
  return { text, sequence: /^\d{1,15}$/.test(text) ? Number(text) : null };
}

/** When a day begins in Kampala. */
function startOfDay(field: string, day: string): Date {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day || at.getUTCFullYear() < 1970)
    throw fieldError(field, 'Please enter a day such as 2026-11-21.');
  return new Date(at.getTime() - 3 * 3600_000);
}
