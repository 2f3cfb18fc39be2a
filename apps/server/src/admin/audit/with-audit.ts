import type { AuditAction } from '@app/contracts/admin/audit.schemas';
import type { FastifyRequest } from 'fastify';
import { requireLockedAccount } from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { checkReason, writeAudit } from './audit-log.ts';

/** What is done to whom. */
interface AuditedAction {
  action: AuditAction;
  userId: string;
  /** What counts as the reason where none was typed. */
  reason?: string | undefined;
}

type RequestWithReason = FastifyRequest<{ Body: { reason?: string } }>;

/** Ids, amounts, dates and states for the audit log; null when nothing was left to do. */
type Details = Record<string, unknown> | null;

/**
 * Does something to an account and writes it down: both, or neither. Where nothing was left to do, the entry says that
 * the details were looked at, because the answer shows them. The account's row is locked meanwhile. Throws
 * `invalid_request` for the reason, `not_found`.
 */
export async function withAudit(
  context: AdminContext,
  request: RequestWithReason,
  { action, userId, reason }: AuditedAction,
  work: (trx: Trx) => Promise<Details>,
): Promise<void> {
  const write = auditWriter(context, request, { action, userId, reason });
  await inTransaction(context.db, `admin ${action}`, async (trx) => {
    await requireLockedAccount(trx, userId);
    const details = await work(trx);
    if (details !== null) await write(trx, details);
    else
      await writeAudit(trx, context.clock.now(), { ...callerOf(request), action: 'user.looked_at', subjectId: userId });
  });
}

/** Checks the reason and gives back what writes the entry, as the last thing of a transaction. */
export function auditWriter(context: AdminContext, request: RequestWithReason, audited: AuditedAction) {
  const { action, userId } = audited;
  const reason = checkReason(request.body.reason ?? audited.reason ?? '');
  const { adminId, address } = callerOf(request);
  return (trx: Trx, details: Record<string, unknown>): Promise<void> =>
    writeAudit(trx, context.clock.now(), { adminId, action, subjectId: userId, address, reason, details });
}
