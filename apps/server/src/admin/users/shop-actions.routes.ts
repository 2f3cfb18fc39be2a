import { ActionAnswer, GrantBody, SuspendBody } from '@app/contracts/admin-actions';
import { ReasonBody } from '@app/contracts/admin-audit';
import { AdminUserParams } from '@app/contracts/admin-users';
import { restoreAccount, suspendAccount } from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { withAudit } from '#server/admin/audit/with-audit.ts';
import { adminSchema, requireRole } from '#server/admin/guards.ts';
import { requireLine } from '#server/admin/plain-text.ts';
import { endComplimentaryPlan, grantComplimentaryPlan } from '#server/billing/billing.service.ts';
import { resumeImport, startImport } from '#server/ingestion/ingestion.service.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { answerWithSeller } from './user-detail.ts';

const schema = { ...adminSchema, params: AdminUserParams, response: { 200: ActionAnswer } };

/** What support does to a shop: suspend and restore it, give it a complimentary plan, look at its TikTok now. */
export function shopActionsRoutes(admin: HttpServer, context: AdminContext): void {
  const { accounts, billing, ingestion, clock } = context;
  const common = { config: { idempotent: true }, onRequest: requireRole(context, 'support') };

  admin.post(
    '/users/:userId/suspension',
    {
      ...common,
      schema: { ...schema, summary: 'Suspend a shop; its owner reads the message', body: SuspendBody },
    },
    async (request) => {
      const { userId } = request.params;
      const message = requireLine('message', request.body.message);
      await withAudit(context, request, { action: 'user.suspended', userId }, async (trx) => {
        const since = await suspendAccount(accounts, trx, userId, message);
        return { since: since.toISOString() };
      });
      return answerWithSeller(context, userId, 'The shop is suspended.');
    },
  );
  admin.post(
    '/users/:userId/restoration',
    { ...common, schema: { ...schema, summary: 'Open a suspended shop again', body: ReasonBody } },
    async (request) => {
      const { userId } = request.params;
      await withAudit(context, request, { action: 'user.restored', userId }, async (trx) => {
        const since = await restoreAccount(accounts, trx, userId);
        await resumeImport(trx, userId, clock.now());
        return { suspendedSince: since.toISOString() };
      });
      return answerWithSeller(context, userId, 'The shop is open again.');
    },
  );
  admin.post(
    '/users/:userId/complimentary',
    { ...common, schema: { ...schema, summary: 'Give days after everything that runs', body: GrantBody } },
    async (request) => {
      const { userId } = request.params;
      const { days } = request.body;
      await withAudit(context, request, { action: 'user.plan_granted', userId }, async (trx) => {
        const { startsAt, endsAt } = await grantComplimentaryPlan(billing, trx, userId, days);
        return { days, from: startsAt.toISOString(), to: endsAt.toISOString() };
      });
      return answerWithSeller(context, userId, days === 1 ? '1 day was added.' : `${days} days were added.`);
    },
  );
  admin.post(
    '/users/:userId/complimentary/end',
    { ...common, schema: { ...schema, summary: 'End the complimentary plan now', body: ReasonBody } },
    async (request) => {
      const { userId } = request.params;
      await withAudit(context, request, { action: 'user.plan_ended', userId }, async (trx) => {
        const left = await endComplimentaryPlan(billing, trx, userId);
        return { from: left.endsAt.toISOString(), to: left.startsAt.toISOString() };
      });
      return answerWithSeller(context, userId, 'The free plan has ended.');
    },
  );
  admin.post(
    '/users/:userId/import',
    { ...common, schema: { ...schema, summary: "Look at the seller's TikTok now", body: ReasonBody } },
    async (request) => {
      const { userId } = request.params;
      let queued = false;
      await withAudit(context, request, { action: 'user.import_started', userId }, async (trx) => {
        queued = await startImport(ingestion, trx, userId);
        return { queued };
      });
      return answerWithSeller(
        context,
        userId,
        queued ? 'The import starts.' : 'The import is already running or about to start.',
      );
    },
  );
}
