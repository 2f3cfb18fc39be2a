import * as calls from '@app/contracts/admin/payments/reconciliation.endpoints';
import { maxStatementLength } from '@app/contracts/admin/payments/reconciliation.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { callerOf, perAdmin } from '#server/admin/guards.ts';
import { findReconciliation, readReconciliationOverview, reconcileDay } from '#server/billing/billing.service.ts';
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
}
