import * as calls from '@app/contracts/admin/actions.endpoints';
import { restoreAccount, suspendAccount } from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { requireLine } from '#server/admin/plain-text.ts';
import { endComplimentaryPlan, grantComplimentaryPlan } from '#server/billing/billing.service.ts';
import { resumeImport, startImport } from '#server/ingestion/ingestion.service.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeSeller } from './change-seller.ts';

/** What support does to a shop: suspend and restore it, give it a complimentary plan, import it now. */
export function shopActionsRoutes(admin: HttpServer, context: AdminContext): void {
  const { accounts, billing, ingestion, clock } = context;
  handle(admin, calls.suspendUser, async (request) => {
    const { userId } = request.params;
    const text = requireLine('message', request.body.message);
    const change = { action: 'user.suspended', userId, message: 'The shop is suspended.' } as const;
    return changeSeller(context, request, change, async (trx) => {
      const since = await suspendAccount(accounts, trx, userId, text);
      return { since: since.toISOString() };
    });
  });
  handle(admin, calls.restoreUser, async (request) => {
    const { userId } = request.params;
    const change = { action: 'user.restored', userId, message: 'The shop is open again.' } as const;
    return changeSeller(context, request, change, async (trx) => {
      const since = await restoreAccount(accounts, trx, userId);
      await resumeImport(trx, userId, clock.now());
      return { suspendedSince: since.toISOString() };
    });
  });
  handle(admin, calls.grantDays, async (request) => {
    const { userId } = request.params;
    const { days } = request.body;
    const message = days === 1 ? '1 day was added.' : `${days} days were added.`;
    return changeSeller(context, request, { action: 'user.plan_granted', userId, message }, async (trx) => {
      const { startsAt, endsAt } = await grantComplimentaryPlan(billing, trx, userId, days);
      return { days, from: startsAt.toISOString(), to: endsAt.toISOString() };
    });
  });
  handle(admin, calls.endPlan, async (request) => {
    const { userId } = request.params;
    const change = { action: 'user.plan_ended', userId, message: 'The free plan has ended.' } as const;
    return changeSeller(context, request, change, async (trx) => {
      const left = await endComplimentaryPlan(billing, trx, userId);
      return { from: left.endsAt.toISOString(), to: left.startsAt.toISOString() };
    });
  });
  handle(admin, calls.startImport, async (request) => {
    const { userId } = request.params;
    let queued = false;
    const message = () => (queued ? 'The import starts.' : 'The import is already running or about to start.');
    return changeSeller(context, request, { action: 'user.import_started', userId, message }, async (trx) => {
      queued = await startImport(ingestion, trx, userId);
      return { queued };
    });
  });
}
