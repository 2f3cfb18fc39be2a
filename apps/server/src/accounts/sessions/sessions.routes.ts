import { EndedSessionsAnswer, OwnerProof, SessionListAnswer, SessionParams } from '@app/contracts/account-settings';
import { RefreshAnswer, RefreshBody } from '@app/contracts/accounts';
import { Nothing, Success } from '@app/contracts/envelope';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { deviceOf } from '#server/identity/device.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { endOtherSessions, endSession, listSessions, refresh, signOut } from './sessions.ts';

const common = { tags: ['auth'], security: [{ seller: [] }] };

/** Renewing and ending a session, and where the account is signed in. */
export function sessionsRoutes(api: HttpServer, accounts: AccountsContext): void {
  ownSessionRoutes(api, accounts);
  sessionListRoutes(api, accounts);
}

function ownSessionRoutes(api: HttpServer, accounts: AccountsContext): void {
  api.post(
    '/auth/refresh',
    {
      schema: {
        tags: ['auth'],
        summary: 'Exchange a refresh token for new tokens; the old one is used up',
        body: RefreshBody,
        response: { 200: RefreshAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => answer('Session renewed', await refresh(accounts, request.body.refreshToken, deviceOf(request))),
  );
  api.post(
    '/auth/signout',
    {
      schema: {
        ...common,
        summary: 'End the session at once',
        response: { 200: Success(Nothing), '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      // No guard: whoever signs out twice is signed out.
      await signOut(accounts, request.headers.authorization);
      return answer('Signed out successfully', {});
    },
  );
}

function sessionListRoutes(api: HttpServer, accounts: AccountsContext): void {
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
    async (request) => answer('Your sessions', { sessions: await listSessions(accounts, sellerOf(request)) }),
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
      const { body, ip, params } = request;
      await endSession(accounts, sellerOf(request), params.sessionId, { ...body, ip });
      return answer('Signed out there', {});
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
      const ended = await endOtherSessions(accounts, sellerOf(request), { ...request.body, ip: request.ip });
      return answer('Signed out everywhere else', { ended });
    },
  );
}
