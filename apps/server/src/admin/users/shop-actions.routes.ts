import { ActionAnswer, GrantBody, SuspendBody } from '@app/contracts/admin-actions';
import { ReasonBody } from '@app/contracts/admin-audit';
import { AdminUserParams } from '@app/contracts/admin-users';
import type { AdminDeps } from '#server/admin/admin.context.ts';
import { act, afterwards } from '#server/admin/audit/with-audit.ts';
import { typedText } from '#server/admin/typed-text.ts';
import { endComplimentaryPlan, grantComplimentaryPlan } from '#server/billing/billing.service.ts';
import { resumeImport, startImport } from '#server/ingestion/ingestion.service.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

const schema = { tags: ['admin'], security: [{ admin: [] }], params: AdminUserParams, response: { 200: ActionAnswer } };

/** What support does to a shop: suspend and restore it, give it a complimentary plan, look at its TikTok now. */
export function shopActionsRoutes(admin: HttpServer, deps: AdminDeps): void {
  const { accounts, billing, ingestion, clock } = deps;
  const common = { config: { idempotent: true }, onRequest: deps.guards.requireRole('support') };

  admin.post(
    '/users/:userId/suspension',
    {
      ...common,
      schema: { ...schema, summary: 'Suspend a shop; its owner reads the message', body: SuspendBody },
    },
    async (request) => {
      const { userId } = request.params;
      const { reason } = request.body;
      const message = typedText('message', request.body.message);
      await act(deps, request, { action: 'user.suspended', userId, reason }, async (trx) => {
        const since = await accounts.administration.suspend(trx, userId, message);
        return { since: since.toISOString() };
      });
      return afterwards(deps, userId, 'The shop is suspended.');
    },
  );
  admin.post(
    '/users/:userId/restoration',
    { ...common, schema: { ...schema, summary: 'Open a suspended shop again', body: ReasonBody } },
    async (request) => {
      const { userId } = request.params;
      const { reason } = request.body;
      await act(deps, request, { action: 'user.restored', userId, reason }, async (trx) => {
        const since = await accounts.administration.restore(trx, userId);
        await resumeImport(trx, userId, clock.now());
        return { suspendedSince: since.toISOString() };
      });
      return afterwards(deps, userId, 'The shop is open again.');
    },
  );
  admin.post(
    '/users/:userId/complimentary',
    { ...common, schema: { ...schema, summary: 'Give days after everything that runs', body: GrantBody } },
    async (request) => {
      const { userId } = request.params;
      const { reason, days } = request.body;
      await act(deps, request, { action: 'user.plan_granted', userId, reason }, async (trx) => {
        const { startsAt, endsAt } = await grantComplimentaryPlan(billing, trx, userId, days);
        return { days, from: startsAt.toISOString(), to: endsAt.toISOString() };
      });
      return afterwards(deps, userId, days === 1 ? '1 day was added.' : `${days} days were added.`);
    },
  );
  admin.post(
    '/users/:userId/complimentary/end',
    { ...common, schema: { ...schema, summary: 'End the complimentary plan now', body: ReasonBody } },
    async (request) => {
      const { userId } = request.params;
      const { reason } = request.body;
      await act(deps, request, { action: 'user.plan_ended', userId, reason }, async (trx) => {
        const left = await endComplimentaryPlan(billing, trx, userId);
        return { from: left.endsAt.toISOString(), to: left.startsAt.toISOString() };
      });
      return afterwards(deps, userId, 'The complimentary plan has ended.');
    },
  );
  admin.post(
    '/users/:userId/import',
    { ...common, schema: { ...schema, summary: "Look at the seller's TikTok now", body: ReasonBody } },
    async (request) => {
      const { userId } = request.params;
      const { reason } = request.body;
      let queued = false;
      await act(deps, request, { action: 'user.import_started', userId, reason }, async (trx) => {
        queued = await startImport(ingestion, trx, userId);
        return { queued };
      });
      return afterwards(deps, userId, queued ? 'The import starts.' : 'The import runs or starts already.');
    },
  );
}
