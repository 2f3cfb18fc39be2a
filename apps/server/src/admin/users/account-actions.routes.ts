import { ActionAnswer, CorrectNumberBody, RecoveryAnswer } from '@app/contracts/admin-actions';
import { ReasonBody } from '@app/contracts/admin-audit';
import { AdminUserParams } from '@app/contracts/admin-users';
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
import { adminSchema, requireRole } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { answerWithSeller } from './user-detail.ts';

const schema = { ...adminSchema, params: AdminUserParams };

/** What support does about a seller's sign-in. */
export function accountActionsRoutes(admin: HttpServer, context: AdminContext): void {
  const common = { config: { idempotent: true }, onRequest: requireRole(context, 'support') };

  admin.post(
    '/users/:userId/recovery',
    {
      ...common,
      schema: {
        ...schema,
        summary: 'Start a password recovery: a code to the proven number, else the link alone',
        body: ReasonBody,
        response: { 200: RecoveryAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const write = auditWriter(context, request, { action: 'user.recovery_started', userId });
      const data = await startRecovery(context.accounts, userId, request.ip, (trx, bySms) => write(trx, { bySms }));
      const message = data.sentTo
        ? `A code was sent to ${data.sentTo}.`
        : 'This account has no login number. Give the seller the link.';
      return answer(message, data);
    },
  );
  admin.post(
    '/users/:userId/sessions/end',
    {
      ...common,
      schema: {
        ...schema,
        summary: 'Sign the seller out everywhere',
        body: ReasonBody,
        response: { 200: ActionAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      await withAudit(context, request, { action: 'user.sessions_ended', userId }, async (trx) => ({
        ended: await endAllSessions(context.accounts, trx, userId),
      }));
      return answerWithSeller(context, userId, 'The seller is signed out everywhere.');
    },
  );
}

/** Numbers: a seller's contact, and those of sign-ups that wait for their code. */
export function numberActionsRoutes(admin: HttpServer, context: AdminContext): void {
  const requireSupport = requireRole(context, 'support');

  admin.put(
    '/users/:userId/number',
    {
      onRequest: requireSupport,
      schema: {
        ...schema,
        response: { 200: ActionAnswer },
        summary: "Correct a seller's contact, or the number of a sign-up that waits for its code",
        body: CorrectNumberBody,
      },
    },
    async (request) => {
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
    },
  );
  admin.post(
    '/users/:userId/sign-up-code',
    {
      config: { idempotent: true },
      onRequest: requireSupport,
      schema: {
        ...schema,
        response: { 200: ActionAnswer },
        summary: 'Send the code of a sign-up that waits for it once more',
        body: ReasonBody,
      },
    },
    async (request) => {
      const { userId } = request.params;
      const write = auditWriter(context, request, { action: 'user.code_resent', userId });
      const sentTo = await resendSignUpCode(context.accounts, userId, request.ip, (trx) => write(trx, {}));
      return answerWithSeller(context, userId, `A code was sent to ${sentTo}.`);
    },
  );
}
