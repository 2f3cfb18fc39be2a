import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminRefreshSeconds } from '#server/admin/administrators/admin-sessions.ts';
import { addDeviceToken, deviceCookieSeconds } from '#server/platform/sessions/known-devices.ts';

const name = 'dukalink_admin';
const deviceCookie = 'dukalink_admin_device';

/** Scripts cannot read it, other sites cannot send it, and only administration gets it. */
const attributes = { httpOnly: true, sameSite: 'strict', path: '/api/v1/admin' } as const;

/** The refresh token that came with the request; null when none did. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return request.cookies[name] || null;
}

/** Gives the browser its refresh token; null takes it away. */
export function setRefreshCookie(reply: FastifyReply, refreshToken: string | null, publicOrigin: string): void {
  const secure = publicOrigin.startsWith('https:');
  if (refreshToken === null) reply.clearCookie(name, { ...attributes, secure });
  else reply.setCookie(name, refreshToken, { ...attributes, secure, maxAge: adminRefreshSeconds });
}

/** Null when the browser never signed in. */
export function deviceCookieOf(request: FastifyRequest): string | null {
  return request.cookies[deviceCookie] || null;
}

/** Makes the browser a known one, for longer than its session. */
export function setDeviceCookie(reply: FastifyReply, deviceToken: string, publicOrigin: string): void {
  const value = addDeviceToken(deviceCookieOf(reply.request), deviceToken);
  const secure = publicOrigin.startsWith('https:');
  reply.setCookie(deviceCookie, value, { ...attributes, secure, maxAge: deviceCookieSeconds });
}
