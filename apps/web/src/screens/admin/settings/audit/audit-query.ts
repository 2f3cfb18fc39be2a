import type { AuditAction, AuditQuery } from '@app/contracts/admin/audit.schemas';
import { maxAuditSearchLength } from '@app/contracts/bounds';
import { isUuid } from '@app/contracts/uuid';
import { actionWords } from '#web/features/admin/audit-action.messages.ts';
import { withParams } from '#web/lib/address/address.ts';
import { readTyped } from '#web/lib/formatting/text.ts';

export type AuditFilter = Omit<AuditQuery, 'before' | 'limit'>;

/** The address's names are short; the tab's name stands beside them. */
const names = {
  action: 'action',
  adminId: 'admin',
  subjectId: 'subject',
  search: 'search',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof AuditFilter, string>;

/** Unusable parameters are left out. */
export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const action = params.get(names.action) ?? '';
  const adminId = params.get(names.adminId) ?? '';
  const subjectId = params.get(names.subjectId) ?? '';
  const search = readTyped(params, names.search, maxAuditSearchLength);
  const from = readDay(params.get(names.from));
  const to = readDay(params.get(names.to));
  return {
    ...(Object.hasOwn(actionWords, action) && { action: action as AuditAction }),
    ...(isUuid(adminId) && { adminId }),
    ...(isUuid(subjectId) && { subjectId }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Null for the newest entries. */
export function readBefore(params: URLSearchParams): number | null {
  const before = Number(params.get('before'));
  return Number.isSafeInteger(before) && before > 0 ? before : null;
}

/** A day that exists, `2026-11-21`. */
function readDay(day: string | null): string | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** A changed filter begins with the newest entries. */
export function withAuditFilter(params: URLSearchParams, changed: Partial<Record<keyof AuditFilter, string | null>>) {
  const named = Object.entries(changed).map(([field, value]) => [names[field as keyof AuditFilter], value]);
  return withParams(params, { before: null, ...Object.fromEntries(named) });
}

export const withoutAuditFilter = (params: URLSearchParams) =>
  withAuditFilter(params, Object.fromEntries(Object.keys(names).map((field) => [field, null])));
