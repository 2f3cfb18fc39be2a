import * as calls from '@app/contracts/admin/actions.endpoints';
import { addNote } from '@app/contracts/admin/support/support.endpoints';
import {
  correctContact,
  correctSignUpNumber,
  endAllSessions,
  isSignUp,
  resendSignUpCode,
  restoreAccount,
  startRecovery,
  suspendAccount,
} from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { callerOf } from '#server/admin/guards.ts';
import { requireLine } from '#server/admin/plain-text.ts';
import { insertNote, requireNote } from '#server/admin/timeline/add-note.ts';
import { endComplimentaryPlan, grantComplimentaryPlan } from '#server/billing/billing.service.ts';
import { resumeImport, startImport } from '#server/ingestion/ingestion.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { auditWriter, changeSeller } from './change-seller.ts';
import { answerWithSeller } from './user-detail.ts';

/** What support does about a seller's sign-in and numbers, those of sign-ups that wait for their code included. */
export function accountActionsRoutes(admin: HttpServer, context: AdminContext): void {
  const { accounts } = context;
  handle(admin, calls.startRecovery, async (request) => {
    const { userId } = request.params;
    const write = auditWriter(context, request, { action: 'user.recovery_started', userId });
    const data = await startRecovery(accounts, userId, request.ip, (trx, bySms) => write(trx, { bySms }));
    const message = data.sentTo
      ? `A code was sent to ${data.sentTo}.`
      : 'This account has no phone for signing in. Give the seller the link.';
    return answer(message, data);
  });
  handle(admin, calls.endUserSessions, async (request) => {
    const { userId } = request.params;
    const change = { action: 'user.sessions_ended', userId, message: 'The seller is signed out everywhere.' } as const;
    return changeSeller(context, request, change, async (trx) => ({
      ended: await endAllSessions(accounts, trx, userId),
    }));
  });
  handle(admin, calls.correctNumber, async (request) => {
    const { userId } = request.params;
    const { phoneNumber } = request.body;
    const change = { action: 'user.number_corrected', userId, message: 'The number is changed.' } as const;
    if (!(await isSignUp(accounts, userId)))
      return changeSeller(context, request, change, async (trx) =>
        (await correctContact(accounts, trx, userId, phoneNumber)) ? { of: 'contact' } : null,
      );
    const write = auditWriter(context, request, change);
    const sentTo = await correctSignUpNumber(accounts, userId, phoneNumber, request.ip, (trx) =>
      write(trx, { of: 'sign_up' }),
    );
    return answerWithSeller(context, userId, `A code was sent to ${sentTo}.`);
  });
  handle(admin, calls.resendSignUpCode, async (request) => {
    const { userId } = request.params;
    const write = auditWriter(context, request, { action: 'user.code_resent', userId });
    const sentTo = await resendSignUpCode(accounts, userId, request.ip, (trx) => write(trx, {}));
    return answerWithSeller(context, userId, `A code was sent to ${sentTo}.`);
  });
}

/** What support writes down about a seller. */
export function notesRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, addNote, async (request) => {
    const { userId } = request.params;
    const text = requireNote('text', request.body.text);
    const caller = callerOf(request);
    const change = { action: 'user.noted', userId, reason: null, message: 'Note added' } as const;
    return changeSeller(context, request, change, async (trx) => ({
      noteId: await insertNote(trx, { userId, caller, text, now: context.clock.now() }),
    }));
  });
}

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

/** Suspensions that outlive their accounts: seen, found by handle, and lifted. */
export function deletedSuspensionsRoutes(admin: HttpServer, context: AdminContext): void {
  const { db, accounts } = context;
  handle(admin, calls.listDeletedSuspensions, async (request) => {
    const handle = request.query.handle?.trim().replace(/^@+/, '').toLowerCase();
    const rows = await accounts.deletedAccounts.list(db, handle || null);
    const suspensions = rows.map(({ accountId: userId, since, message, deletedAt }) => ({
      userId,
      since: since.toISOString(),
      message,
      deletedAt: deletedAt.toISOString(),
    }));
    return answer('Suspensions of deleted accounts', { suspensions });
  });
  handle(admin, calls.liftSuspension, async (request) => {
    const { userId } = request.params;
    const write = auditWriter(context, request, { action: 'user.restored', userId });
    await inTransaction(db, 'admin lift suspension', async (trx) => {
      const since = await accounts.deletedAccounts.lift(trx, userId);
      if (!since) throw new AppError('not_found');
      await write(trx, { suspendedSince: since.toISOString(), afterDeletion: true });
    });
    return answer('The suspension is lifted.', {});
  });
}
