import type { AuditAction } from '@app/contracts/admin/audit.schemas';
import { onOneLine } from '#server/admin/plain-text.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';

/** What goes on the audit log: ids, amounts, dates and states, never a handle, a number or a name. */
export interface AuditInput {
  /** Null: the operator at the shell, or a stranger. */
  adminId: string | null;
  action: AuditAction;
  /** A seller's, a report's or another administrator's id. */
  subjectId?: string;
  address?: string | null;
  reason?: string;
  details?: Record<string, unknown>;
}

/**
 * Writes one entry; a trigger sets sequence and hash. Entries wait for each other until the transaction ends, so it is
 * the last statement of a transaction.
 */
export async function writeAudit(db: Db | Trx, at: Date, entry: AuditInput): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at,
      admin_id: entry.adminId,
      action: entry.action,
      subject_id: entry.subjectId ?? null,
      address: entry.address ?? null,
      reason: entry.reason ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}

const isoDate = /\b(?:19|20)\d\d-\d\d-\d\d\b/g;
/** `@name`, and with it every e-mail address. */
const mention = /@[\p{L}\p{N}_]/u;
const longNumber = /(?:\p{Nd}[\s().\u2010-\u2015-]*){7}/u;

/**
 * A reason as it is kept for good, on one line. What looks like a handle, an e-mail address or a phone number is refused,
 * because it could never be removed. Throws `invalid_request` naming `reason`.
 */
export function checkReason(reason: string): string {
  const text = onOneLine(reason, 'NFKC');
  if (text.length < 3) throw fieldError('reason', 'Please say why.');
  if (mention.test(text))
    throw fieldError('reason', 'Please leave handles and e-mail addresses out: this is kept for good.');
  if (longNumber.test(text.replace(isoDate, ' date ')))
    throw fieldError('reason', 'Please leave phone numbers and other long numbers out: this is kept for good.');
  return text;
}
