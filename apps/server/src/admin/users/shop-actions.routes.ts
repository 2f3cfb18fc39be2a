import * as calls from '@app/contracts/admin/actions.endpoints';
import { restoreAccount, suspendAccount } from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { withAudit } from '#server/admin/audit/with-audit.ts';
import { requireLine } from '#server/admin/plain-text.ts';
import { endComplimentaryPlan, grantComplimentaryPlan } from '#server/billing/billing.service.ts';
import { resumeImport, startImport } from '#server/ingestion/ingestion.service.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { answerWithSeller } from './user-detail.ts';

/** What support does to a shop: suspend and restore it, give it a complimentary plan, look at its TikTok now. */
export function shopActionsRoutes(admin: HttpServer, context: AdminContext): void {
  const { accounts, billing, ingestion, clock } = context;
  handle(admin, calls.suspendUser, async (request) => {
    const { userId } = request.params;
    const message = requireLine('message', request.body.message);
    await withAudit(context, request, { action: 'user.suspended', userId }, async (trx) => {
      const since = await suspendAccount(accounts, trx, userId, message);
      return { since: since.toISOString() };
    });
    return answerWithSeller(context, userId, 'The shop is suspended.');
  });
  handle(admin, calls.restoreUser, async (request) => {
    const { userId } = request.params;
    await withAudit(context, request, { action: 'user.restored', userId }, async (trx) => {
      const since = await restoreAccount(accounts, trx, userId);
      await resumeImport(trx, userId, clock.now());
      return { suspendedSince: since.toISOString() };
    });
    return answerWithSeller(context, userId, 'The shop is open again.');
  });
  handle(admin, calls.grantDays, async (request) => {
    const { userId } = request.params;
    const { days } = request.body;
    await withAudit(context, request, { action: 'user.plan_granted', userId }, async (trx) => {
      const { startsAt, endsAt } = await grantComplimentaryPlan(billing, trx, userId, days);
      return { days, from: startsAt.toISOString(), to: endsAt.toISOString() };
    });
    return answerWithSeller(context, userId, days === 1 ? '1 day was added.' : `${days} days were added.`);
  });
  handle(admin, calls.endPlan, async (request) => {
    const { userId } = request.params;
    await withAudit(context, request, { action: 'user.plan_ended', userId }, async (trx) => {
      const left = await endComplimentaryPlan(billing, trx, userId);
      return { from: left.endsAt.toISOString(), to: left.startsAt.toISOString() };
    });
    return answerWithSeller(context, userId, 'The free plan has ended.');
  });
  handle(admin, calls.startImport, async (request) => {
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
  });
}
