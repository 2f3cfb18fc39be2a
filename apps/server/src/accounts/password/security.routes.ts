import {
  ChangePasswordBody,
  EndedSessionsAnswer,
  OwnerProof,
  SessionListAnswer,
  SessionParams,
} from '@app/contracts/account-settings';
import { Nothing, Success } from '@app/contracts/envelope';
import { Failure } from '@app/contracts/errors';
import type { Accounts } from '#server/accounts/accounts.service.ts';
import { sellerOf } from '#server/identity/guards.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** Where the account is signed in, and with which password. */
export function securityRoutes(api: HttpServer, accounts: Accounts): void {
  sessionListRoutes(api, accounts);
  passwordRoute(api, accounts);
}

function sessionListRoutes(api: HttpServer, accounts: Accounts): void {
  const common = { tags: ['auth'], security: [{ seller: [] }] };
  const onRequest = accounts.guards.requireSeller;
  api.get(
    '/auth/sessions',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Where the account is signed in',
        response: { 200: SessionListAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => ({
      success: true as const,
      message: 'Your sessions',
      data: { sessions: await accounts.sessions.list(sellerOf(request)) },
    }),
  );
  const byProof = { onRequest, config: { idempotent: true } };
  api.post(
    '/auth/sessions/:sessionId/end',
    {
      ...byProof,
      schema: {
        ...common,
        summary: 'End one session at once, by the password or a code',
        params: SessionParams,
        body: OwnerProof,
        response: { 200: Success(Nothing), '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      await accounts.sessions.end(sellerOf(request), request.params.sessionId, request.body, request.ip);
      return { success: true as const, message: 'Signed out there', data: {} };
    },
  );
  api.post(
    '/auth/sessions/end-others',
    {
      ...byProof,
      schema: {
        ...common,
        summary: 'End all sessions but this one, by the password or a code',
        body: OwnerProof,
        response: { 200: EndedSessionsAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      const ended = await accounts.sessions.endOthers(sellerOf(request), request.body, request.ip);
      return { success: true as const, message: 'Signed out everywhere else', data: { ended } };
    },
  );
}

function passwordRoute(api: HttpServer, accounts: Accounts): void {
  api.put(
    '/auth/password',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        tags: ['auth'],
        summary: 'Set a new password by the current one, or the first one by a code; all other sessions end',
        security: [{ seller: [] }],
        body: ChangePasswordBody,
        response: { 200: Success(Nothing), '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      // The browser was known by the password before; its device cookie leaves with the answer.
      const data = { deviceToken: await accounts.changePassword(sellerOf(request), request.body, request.ip) };
      return { success: true as const, message: 'Password changed. You are signed out everywhere else.', data };
    },
  );
}
