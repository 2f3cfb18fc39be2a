import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/transaction.ts';
import { type AuditInput, writeAudit } from './audit-log.ts';

/** An entry of the log; its sequence. */
export async function anEntry(db: Db, entry: Partial<AuditInput> & { at?: Date } = {}): Promise<number> {
  const { at = new Date('2026-11-20T10:00:00Z'), ...input } = entry;
  const subjectId = input.subjectId ?? randomUUID();
  await writeAudit(db, at, { adminId: null, action: 'user.looked_at', ...input, subjectId });
  const row = await db
    .selectFrom('audit_log')
    .select('sequence')
    .where('subject_id', '=', subjectId)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  return row.sequence;
}
