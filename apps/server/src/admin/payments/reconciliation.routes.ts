import * as calls from '@app/contracts/admin/payments/reconciliation.endpoints';
import { maxStatementLength, type Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { adminOf, callerOf, perAdmin } from '#server/admin/guards.ts';
import { requireLine } from '#server/admin/plain-text.ts';
import {
  findReconciliation,
  markDifference,
  readReconciliationOverview,
  reconcileDay,
} from '#server/billing/billing.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** Each asks a provider for three days' payments. */
const limits = [perAdmin(limitRule('reconcile_admin', { free: 60, windowSeconds: 3600, delaySeconds: [60, 600] }))];

/** Our payments of a day beside the provider's. No payment is changed by it, and what was found is on the audit log as a number. */
export function reconciliationRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.readReconciliationOverview, async () =>
    answer('The books', await readReconciliationOverview(context.billing)),
  );
  handle(admin, calls.readReconciliation, async ({ params: { provider, day } }) => {
    const found = await findReconciliation(context.db, provider, day);
    if (!found) throw new AppError('not_found');
    return answer('What was found', found);
  });
  handle(admin, calls.reconcile, { bodyLimit: 2 * maxStatementLength, limits }, async (request) => {
    const found = await reconcileDay(context.billing, request.body);
    const { provider, day, source, differenceCount: differences } = found;
    await writeAudit(context.db, context.clock.now(), {
      ...callerOf(request),
      action: 'payments.reconciled',
      details: { provider, day, source, differences },
    });
    return answer('Compared', found);
  });
  handle(admin, calls.markDifference, async (request) => {
    const { params, body } = request;
    const now = context.clock.now();
    const note = requireLine('note', body.note);
    const { username } = adminOf(request);
    const done = body.isDone ? { adminName: username, note, at: now.toISOString() } : null;
    // The note may name a transaction: it stays with the difference, and the log is kept longer.
    const found = await inTransaction(context.db, 'admin.mark-difference', async (trx) => {
      const marked = await markDifference(trx, params, done, now);
      await writeAudit(trx, now, {
        ...callerOf(request),
        action: done ? 'payments.difference_done' : 'payments.difference_reopened',
        details: { provider: params.provider, day: params.day, ...aboutDifference(marked, params.key) },
      });
      return marked;
    });
    return answer(done ? 'Marked as done.' : 'Open again.', found);
  });
}

/** Our reference where there is one. */
function aboutDifference({ differences }: Reconciliation, key: string): Record<string, string> {
  const found = differences.find((difference) => difference.key === key);
  return found ? { kind: found.kind, ...(found.ours && { reference: found.ours.reference }) } : {};
}
