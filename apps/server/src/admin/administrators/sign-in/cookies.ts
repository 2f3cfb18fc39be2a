import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminRefreshSeconds } from '#server/admin/administrators/admin-sessions.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { addDeviceToken, deviceCookieSeconds } from '#server/platform/sessions/known-devices.ts';

const name = 'dukalink_admin';
const deviceCookie = 'dukalink_admin_device';

/** Scripts cannot read it, other sites cannot send it, and nothing but administration gets it. */
const attributes = { httpOnly: true, sameSite: 'strict', path: '/api/v1/admin' } as const;

/** For the scope whose routes use what is below. */
export async function readCookies(scope: HttpServer): Promise<void> {
  await scope.register(cookie);
}

/** The refresh token that came with the request; null when none did. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return request.cookies[name] || null;
}

/** Gives the browser its refresh token; null takes it away. `publicOrigin` says whether the way is encrypted. */
export function setRefreshCookie(reply: FastifyReply, refreshToken: string | null, publicOrigin: string): void {
  const secure = publicOrigin.startsWith('https:');
  if (refreshToken === null) reply.clearCookie(name, { ...attributes, secure });
  else reply.setCookie(name, refreshToken, { ...attributes, secure, maxAge: adminRefreshSeconds });
}

/** What `KnownDevices` finds the browser by; null when it never signed in. */
export function deviceCookieOf(request: FastifyRequest): string | null {
  return request.cookies[deviceCookie] || null;
}

/** Makes the browser a known one, for longer than its session: signing out does not make it a stranger. */
export function setDeviceCookie(reply: FastifyReply, deviceToken: string, publicOrigin: string): void {
  const value = addDeviceToken(deviceCookieOf(reply.request), deviceToken);
  const secure = publicOrigin.startsWith('https:');
  reply.setCookie(deviceCookie, value, { ...attributes, secure, maxAge: deviceCookieSeconds });
}
