import type { AuditAction } from '@app/contracts/admin/audit.schemas';
import type { NoteBody } from '@app/contracts/admin/support/support.schemas';
import type { FastifyRequest } from 'fastify';
import { requireLockedAccount } from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { checkReason, writeAudit } from '#server/admin/audit/audit-log.ts';
import { callerOf } from '#server/admin/guards.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { keepAnswer } from '#server/platform/http/idempotency/idempotency.ts';
import { answerWithSeller } from './user-detail.ts';

interface SellerChange {
  action: AuditAction;
  userId: string;
  /** What counts as the reason where none was typed; null where none is asked for. */
  reason?: string | null | undefined;
  /** What the answer says; a function is called once the change is made. */
  message: string | (() => string);
}

type RequestWithReason = FastifyRequest<{ Body: { reason?: string } | NoteBody }>;

/** Ids, amounts, dates and states for the audit log. */
type Details = Record<string, unknown>;

/**
 * Changes an account, writes it down and keeps the answer, all or nothing, with the account's row locked; answers the
 * seller. `work` returns null when nothing was left to do: the entry then says `user.looked_at`, because the answer shows
 * the details.
 * Throws `invalid_request` for the reason, `not_found`.
 */
export async function changeSeller(
  context: AdminContext,
  request: RequestWithReason,
  { message, ...entry }: SellerChange,
  work: (trx: Trx) => Promise<Details | null>,
) {
  const { action, userId } = entry;
  const write = auditWriter(context, request, entry);
  return inTransaction(context.db, `admin ${action}`, async (trx) => {
    await requireLockedAccount(trx, userId);
    const details = await work(trx);
    if (details !== null) await write(trx, details);
    else
      await writeAudit(trx, context.clock.now(), { ...callerOf(request), action: 'user.looked_at', subjectId: userId });
    const said = typeof message === 'string' ? message : message();
    return keepAnswer(trx, request, await answerWithSeller({ ...context, db: trx }, userId, said));
  });
}

/** Checks the reason and returns what writes the entry, as the last change of a transaction. */
export function auditWriter(
  context: AdminContext,
  request: RequestWithReason,
  { action, userId, reason: otherwise = '' }: Omit<SellerChange, 'message'>,
) {
  const typed = ('reason' in request.body ? request.body.reason : undefined) ?? otherwise;
  const reason = typed === null ? {} : { reason: checkReason(typed) };
  const entry = { ...callerOf(request), action, subjectId: userId, ...reason };
  return (trx: Trx, details: Details) => writeAudit(trx, context.clock.now(), { ...entry, details });
}
