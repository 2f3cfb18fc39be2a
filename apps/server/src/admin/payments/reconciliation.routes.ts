import { longestStatement, ReconcileBody, ReconciliationAnswer } from '@app/contracts/admin-reconciliation';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { adminOf, adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { reconcileDay } from '#server/billing/billing.service.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { LimitRule } from '#server/platform/http/database-limits.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** Each asks a provider for three days' payments. */
const reconcileByAdmin: LimitRule = {
  name: 'reconcile_admin',
  free: 60,
  windowSeconds: 3600,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};

/** Statements are JSON strings: their line breaks and quotes take two bytes each. */
const bodyLimit = 2 * longestStatement;

/** Our payments of a day beside the provider's. Nothing is changed by it, and what was found is on the audit log as a number. */
export function reconciliationRoutes(admin: HttpServer, context: AdminContext): void {
  admin.post(
    '/payments/reconciliation',
    {
      bodyLimit,
      onRequest: requireRole(context, 'support'),
      schema: {
        ...adminSchema,
        summary: 'Compare a day of a provider with its own list, or with its statement as CSV',
        body: ReconcileBody,
        response: { 200: ReconciliationAnswer },
      },
    },
    async (request) => {
      await context.limits.take(reconcileByAdmin, adminOf(request).adminId);
      const found = await reconcileDay(context.billing, request.body);
      const { provider, day, source, differenceCount: differences } = found;
      await writeAudit(context.db, context.clock.now(), {
        ...callerOf(request),
        action: 'payments.reconciled',
        details: { provider, day, source, differences },
      });
      return answer('Compared', found);
    },
  );
}
