import type { AuditAction, AuditEntry, AuditVerification } from '@app/contracts/admin/audit.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { actionWords } from '#web/features/admin/audit-action.messages.ts';
import { dayAndTime } from '#web/features/admin/format.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { codeWords } from './audit-codes.messages.ts';

export const actionChoices = (Object.entries(actionWords) as [AuditAction, string][]).sort(([, left], [, right]) =>
  left.localeCompare(right, 'en'),
);

export function whoWords({ adminId, adminName, action }: Pick<AuditEntry, 'adminId' | 'adminName' | 'action'>): string {
  if (adminName !== null) return adminName;
  if (adminId !== null) return 'An administrator who is gone';
  if (action === 'admin.sign_in_failed' || action === 'admin.unknown_sign_ins_failed') return 'Somebody unknown';
  return 'The command line';
}

export const isAboutSeller = (action: AuditAction) => action.startsWith('user.') || action.startsWith('payment.');

/** What changed, as lines `name: value`, shown as plain text. */
export function detailLines(details: AuditEntry['details']): { name: string; value: string }[] {
  return Object.entries(details).map(([key, value]) => ({ name: nameWords(key), value: valueWords(key, value) }));
}

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** `trialDays` and `trial_days` as `Trial days`. */
function nameWords(key: string): string {
  const words = key
    .replace(/Ugx$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueWords(key: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return key.endsWith('Ugx') ? formatPrice(value) : String(value);
  if (typeof value === 'string') return isInstant.test(value) ? dayAndTime(value) : codeWords(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(key, one)).join(', ');
  const { from, to, ...rest } = value as Record<string, unknown>;
  if (from !== undefined && to !== undefined && Object.keys(rest).length === 0)
    return `${valueWords(key, from)} → ${valueWords(key, to)}`;
  return JSON.stringify(value);
}

export function chainWords({ entries, brokenAt }: AuditVerification): string {
  if (brokenAt === null)
    return `All ${grouped(entries)} entries are as they were written: none was changed, removed or inserted.`;
  return `The log was tampered with: the chain breaks at entry ${grouped(brokenAt)}. Keep a backup and find out who had access to the database.`;
}

export const protectionWords: Record<AuditVerification['protection'], string> = {
  append_only_role:
    'The service’s own database role can only add and read entries. Even somebody who breaks in through the service cannot change or remove one.',
  tamper_evident:
    'Here the service owns its database. Somebody who takes over the service could switch this protection off. A change would still show, because each entry carries the fingerprint of the one before. To rule this out, run PostgreSQL with MIGRATION_DATABASE_URL.',
};
