import {
  ComparedDayParams,
  longestStatement,
  ReconcileBody,
  ReconciliationAnswer,
  ReconciliationOverviewAnswer,
} from '@app/contracts/admin-reconciliation';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { adminOf, adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { findResult, readReconciliationOverview, reconcileDay } from '#server/billing/billing.service.ts';
import { AppError } from '#server/platform/errors.ts';
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

/** Our payments of a day beside the provider's. No payment is changed by it, and what was found is on the audit log as a number. */
export function reconciliationRoutes(admin: HttpServer, context: AdminContext): void {
  const onRequest = requireRole(context, 'support');
  admin.get(
    '/payments/reconciliation',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'What was compared last with each provider, and every day that differs',
        response: { 200: ReconciliationOverviewAnswer },
      },
    },
    async () => answer('The books', await readReconciliationOverview(context.billing)),
  );
  admin.get(
    '/payments/reconciliation/:provider/:day',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'What the last comparison of a day found',
        params: ComparedDayParams,
        response: { 200: ReconciliationAnswer },
      },
    },
    async ({ params: { provider, day } }) => {
      const found = await findResult(context.db, provider, day);
      if (!found) throw new AppError('not_found');
      return answer('What was found', found);
    },
  );
  admin.post(
    '/payments/reconciliation',
    {
      bodyLimit,
      onRequest,
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
