import type { AuditAction } from '@app/contracts/admin-audit';
import type { FastifyRequest } from 'fastify';
import type { AdminDeps } from '#server/admin/admin.context.ts';
import { adminOf, callerOf } from '#server/admin/guards.ts';
import { readUserDetail } from '#server/admin/users/user-detail.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { checkReason, writeAudit } from './audit-log.ts';

/** What is done to whom, and why. */
export interface Act {
  action: AuditAction;
  userId: string;
  reason: string;
}

/** Ids, amounts, dates and states for the audit log; null when nothing was left to do. */
export type Details = Record<string, unknown> | null;

/**
 * Does something to an account and writes it down: both, or neither. Where nothing was left to do, the details are looked at, because the answer shows
 * them. The account's row is held meanwhile. Throws `invalid_request` for the reason, `not_found`.
 */
export async function act(
  deps: AdminDeps,
  request: FastifyRequest,
  { action, userId, reason }: Act,
  work: (trx: Trx) => Promise<Details>,
): Promise<void> {
  const write = auditor(deps, request, { action, userId, reason });
  await inTransaction(deps.db, `admin ${action}`, async (trx) => {
    await deps.accounts.administration.hold(trx, userId);
    const details = await work(trx);
    if (details !== null) await write(trx, details);
    else await writeAudit(trx, deps.clock.now(), { ...callerOf(request), action: 'user.looked_at', subjectId: userId });
  });
}

/** Checks the reason and gives back what writes the entry, as the last thing of a transaction. */
export function auditor(deps: AdminDeps, request: FastifyRequest, { action, userId, reason }: Act) {
  const said = checkReason(reason);
  const { adminId, address } = callerOf(request);
  return (trx: Trx, details: Record<string, unknown>): Promise<void> =>
    writeAudit(trx, deps.clock.now(), { adminId, action, subjectId: userId, address, reason: said, details });
}

/** Who decided, for the payments' ledger. */
export const actorOf = (request: FastifyRequest): string => adminOf(request).adminId;

/** The answer of every action: what happened, and the seller after it. */
export async function afterwards(deps: AdminDeps, userId: string, message: string) {
  const data = await readUserDetail(deps.db, userId, deps.clock.now(), deps.publicOrigin());
  return { success: true as const, message, data };
}
