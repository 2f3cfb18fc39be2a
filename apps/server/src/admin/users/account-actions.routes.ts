import * as calls from '@app/contracts/admin/actions.endpoints';
import {
  correctContact,
  correctSignUpNumber,
  endAllSessions,
  isSignUp,
  resendSignUpCode,
  startRecovery,
} from '#server/accounts/accounts.service.ts';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { auditWriter, withAudit } from '#server/admin/audit/with-audit.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { answerWithSeller } from './user-detail.ts';

/** What support does about a seller's sign-in. */
export function accountActionsRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.startRecovery, async (request) => {
    const { userId } = request.params;
    const write = auditWriter(context, request, { action: 'user.recovery_started', userId });
    const data = await startRecovery(context.accounts, userId, request.ip, (trx, bySms) => write(trx, { bySms }));
    const message = data.sentTo
      ? `A code was sent to ${data.sentTo}.`
      : 'This account has no login number. Give the seller the link.';
    return answer(message, data);
  });
  handle(admin, calls.endUserSessions, async (request) => {
    const { userId } = request.params;
    await withAudit(context, request, { action: 'user.sessions_ended', userId }, async (trx) => ({
      ended: await endAllSessions(context.accounts, trx, userId),
    }));
    return answerWithSeller(context, userId, 'The seller is signed out everywhere.');
  });
}

/** Numbers: a seller's contact, and those of sign-ups that wait for their code. */
export function numberActionsRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.correctNumber, async (request) => {
    const { userId } = request.params;
    const { phoneNumber } = request.body;
    const entry = { action: 'user.number_corrected', userId } as const;
    if (await isSignUp(context.accounts, userId)) {
      const write = auditWriter(context, request, entry);
      const sentTo = await correctSignUpNumber(context.accounts, userId, phoneNumber, request.ip, (trx) =>
        write(trx, { of: 'sign_up' }),
      );
      return answerWithSeller(context, userId, `A code was sent to ${sentTo}.`);
    }
    await withAudit(context, request, entry, async (trx) =>
      (await correctContact(context.accounts, trx, userId, phoneNumber)) ? { of: 'contact' } : null,
    );
    return answerWithSeller(context, userId, 'The number is corrected.');
  });
  handle(admin, calls.resendSignUpCode, async (request) => {
    const { userId } = request.params;
    const write = auditWriter(context, request, { action: 'user.code_resent', userId });
    const sentTo = await resendSignUpCode(context.accounts, userId, request.ip, (trx) => write(trx, {}));
    return answerWithSeller(context, userId, `A code was sent to ${sentTo}.`);
  });
}
