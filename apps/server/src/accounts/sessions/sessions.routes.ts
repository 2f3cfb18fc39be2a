import { PasswordSigninBody, RefreshAnswer, RefreshBody, SigninAnswer } from '@app/contracts/accounts';
import { Nothing, Success } from '@app/contracts/envelope';
import { Failure } from '@app/contracts/errors';
import type { Accounts } from '#server/accounts/accounts.service.ts';
import { callerOf } from '#server/accounts/caller.ts';
import { deviceOf } from '#server/identity/device.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** Beginning, renewing and ending a session. */
export function sessionRoutes(api: HttpServer, accounts: Accounts): void {
  beginAndRenew(api, accounts);
  signOutRoute(api, accounts);
}

function beginAndRenew(api: HttpServer, accounts: Accounts): void {
  api.post(
    '/auth/password/signin',
    {
      schema: {
        tags: ['auth'],
        summary: 'Sign in with handle and password; a cookie gives this browser limits of its own the next time',
        body: PasswordSigninBody,
        response: { 200: SigninAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      const data = await accounts.signIn(request.body, callerOf(request));
      return { success: true as const, message: 'Welcome back!', data };
    },
  );

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
    async (request) => {
      const data = await accounts.refresh(request.body.refreshToken, deviceOf(request));
      return { success: true as const, message: 'Session renewed', data };
    },
  );
}

function signOutRoute(api: HttpServer, accounts: Accounts): void {
  api.post(
    '/auth/signout',
    {
      schema: {
        tags: ['auth'],
        summary: 'End the session at once',
        security: [{ seller: [] }],
        response: { 200: Success(Nothing), '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      // No guard: whoever signs out twice is signed out.
      await accounts.signOut(request.headers.authorization);
      return { success: true as const, message: 'Signed out successfully', data: {} };
    },
  );
}
