import * as calls from '@app/contracts/admin/session.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { deviceOf } from '#server/identity/device.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { refuseOtherSites, requireOwnSite } from '#server/platform/http/own-site.ts';
import type { OpenedSession } from '#server/platform/sessions/sessions.ts';
import { deviceCookieOf, refreshTokenOf, setDeviceCookie, setRefreshCookie } from './cookies.ts';
import { describeSession, renewSession, signOut } from './renew-and-end.ts';
import type { SignInClient } from './sign-in.ts';
import { bothNeeded, signIn } from './sign-in.ts';

/** Login, refresh, logout. The refresh token is in a cookie only, the access token in the answer only. */
export function adminSessionRoutes(admin: HttpServer, context: AdminContext): void {
  handle(
    admin,
    calls.logIn,
    { onRequest: refuseOtherSites(context.publicOrigin), attachValidation: true },
    async (request, reply) => {
      if (request.validationError) throw inputError(request);
      const session = await signIn(context, request.body, clientOf(request));
      // The new cookie replaces the former one, whose session would run on unused.
      await signOut(context, { refreshToken: refreshTokenOf(request), authorization: undefined, ip: request.ip });
      return answerWithCookies(context, reply, session, 'Successfully logged in');
    },
  );
  handle(
    admin,
    calls.refreshAdminSession,
    { onRequest: requireOwnSite(context.publicOrigin) },
    async (request, reply) => {
      const refreshToken = refreshTokenOf(request);
      if (refreshToken === null) throw new AppError('refresh_token_invalid');
      const renewal = await renewSession(context, refreshToken, clientOf(request));
      if (renewal.ok) return answerWithCookies(context, reply, renewal.session, 'Session renewed');
      if (!renewal.keepsCookie) setRefreshCookie(reply, null, context.publicOrigin());
      throw new AppError('refresh_token_invalid');
    },
  );
  handle(admin, calls.logOut, async (request, reply) => {
    const { authorization } = request.headers;
    await signOut(context, { refreshToken: refreshTokenOf(request), authorization, ip: request.ip });
    setRefreshCookie(reply, null, context.publicOrigin());
    return answer('Successfully logged out', {});
  });
}

/** The answer of everything that signs in: the refresh token in a cookie only. */
export async function answerWithCookies(
  context: AdminContext,
  reply: FastifyReply,
  session: OpenedSession,
  message: string,
) {
  const { deviceToken, ...signedIn } = await describeSession(context, session);
  setDeviceCookie(reply, deviceToken, context.publicOrigin());
  setRefreshCookie(reply, session.refreshToken, context.publicOrigin());
  return { success: true as const, message, ...signedIn };
}

export function clientOf(request: FastifyRequest): SignInClient {
  return { ip: request.ip, device: deviceOf(request), deviceCookie: deviceCookieOf(request) };
}

/** The specified words where a name or a password is missing; else what is wrong. */
function inputError(request: FastifyRequest): Error {
  const { username, password } = (request.body ?? {}) as { username?: unknown; password?: unknown };
  for (const [field, typed] of Object.entries({ username, password }))
    if (typed === undefined || typed === '') return fieldError(field, bothNeeded);
  return request.validationError ?? new AppError('invalid_request');
}
