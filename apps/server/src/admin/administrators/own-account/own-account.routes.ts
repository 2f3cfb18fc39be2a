import { EndedSessionsAnswer } from '@app/contracts/account-settings';
import {
  AdminMeAnswer,
  AdminPasswordBody,
  AdminProofBody,
  AdminSessionListAnswer,
  AdminSessionParams,
  SecondFactorConfirmBody,
  SecondFactorRemovalBody,
  SecondFactorSetupAnswer,
} from '@app/contracts/admin-session';
import { Nothing, Success } from '@app/contracts/envelope';
import { Failure } from '@app/contracts/errors';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { setDeviceCookie } from '#server/admin/administrators/sign-in/cookies.ts';
import { adminOf, adminSchema, requireOwnAccount } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, readOwnAccount } from './own-account.ts';
import { changeOwnPassword } from './own-password.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './own-second-factor.ts';

const failures = { '4xx': Failure, '5xx': Failure };

/** The own account of whoever calls: any role, and also before a required second factor is set up. */
export function ownAccountRoutes(admin: HttpServer, context: AdminContext): void {
  profileRoutes(admin, context);
  secondFactorRoutes(admin, context);
  ownSessionRoutes(admin, context);
}

function profileRoutes(admin: HttpServer, context: AdminContext): void {
  const onRequest = requireOwnAccount(context);
  admin.get(
    '/me',
    {
      onRequest,
      schema: { ...adminSchema, summary: 'The administrator who calls', response: { 200: AdminMeAnswer, ...failures } },
    },
    async (request) => answer('Your account', await readOwnAccount(context, adminOf(request))),
  );
  admin.post(
    '/me/password',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'Set a new password by the current one; all other sessions end',
        body: AdminPasswordBody,
        response: { 200: Success(Nothing), ...failures },
      },
    },
    async (request, reply) => {
      // The browser was known by the password before.
      const token = await changeOwnPassword(context, adminOf(request), request.body, request.ip);
      setDeviceCookie(reply, token, context.publicOrigin());
      return answer('Password changed. You are signed out everywhere else.', {});
    },
  );
}

function secondFactorRoutes(admin: HttpServer, context: AdminContext): void {
  const onRequest = requireOwnAccount(context);
  const done = Success(Nothing);
  admin.post(
    '/me/second-factor',
    {
      onRequest,
      config: { idempotent: true },
      schema: {
        ...adminSchema,
        summary: 'Begin the set-up of a second factor; it counts from its first code on',
        body: AdminProofBody,
        response: { 200: SecondFactorSetupAnswer, ...failures },
      },
    },
    async (request) => {
      const data = await beginSecondFactor(context, adminOf(request), request.body.password, request.ip);
      return answer('Scan the code with your authenticator app', data);
    },
  );
  admin.post(
    '/me/second-factor/confirm',
    {
      onRequest,
      config: { idempotent: true },
      schema: {
        ...adminSchema,
        summary: 'Enable the second factor by its first code; all other sessions end',
        body: SecondFactorConfirmBody,
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      await confirmSecondFactor(context, adminOf(request), request.body.code, request.ip);
      return answer('Second factor set up. You are signed out everywhere else.', {});
    },
  );
  admin.post(
    '/me/second-factor/removal',
    {
      onRequest,
      config: { idempotent: true },
      schema: {
        ...adminSchema,
        summary: 'Remove the own second factor by password and code',
        body: SecondFactorRemovalBody,
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      await removeSecondFactor(context, adminOf(request), request.body, request.ip);
      return answer('Second factor removed', {});
    },
  );
}

function ownSessionRoutes(admin: HttpServer, context: AdminContext): void {
  const onRequest = requireOwnAccount(context);
  admin.get(
    '/me/sessions',
    {
      onRequest,
      schema: {
        ...adminSchema,
        summary: 'Where the administrator is signed in',
        response: { 200: AdminSessionListAnswer, ...failures },
      },
    },
    async (request) => {
      const sessions = await listOwnSessions(context, adminOf(request));
      return answer('Your sessions', { sessions });
    },
  );
  const byPassword = { onRequest, config: { idempotent: true } };
  admin.post(
    '/me/sessions/:sessionId/end',
    {
      ...byPassword,
      schema: {
        ...adminSchema,
        summary: 'End one own session at once, by the password',
        params: AdminSessionParams,
        body: AdminProofBody,
        response: { 200: Success(Nothing), ...failures },
      },
    },
    async (request) => {
      const { params, body, ip } = request;
      await endOwnSession(context, adminOf(request), params.sessionId, { ...body, ip });
      return answer('Signed out there', {});
    },
  );
  admin.post(
    '/me/sessions/end-others',
    {
      ...byPassword,
      schema: {
        ...adminSchema,
        summary: 'End all own sessions but this one, by the password',
        body: AdminProofBody,
        response: { 200: EndedSessionsAnswer, ...failures },
      },
    },
    async (request) => {
      const ended = await endOtherSessions(context, adminOf(request), { ...request.body, ip: request.ip });
      return answer('Signed out everywhere else', { ended });
    },
  );
}
