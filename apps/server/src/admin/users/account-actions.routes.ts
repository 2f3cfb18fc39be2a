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
      : 'This account has no login number. Give the seller the link.';
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
    const change = { action: 'user.number_corrected', userId, message: 'The number is corrected.' } as const;
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
