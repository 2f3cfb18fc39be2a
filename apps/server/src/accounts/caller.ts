import { createHash, randomBytes } from 'node:crypto';
import { goToTikTok } from '@app/contracts/accounts/tiktok-addresses.endpoints';
import { idempotencyKeyHeader } from '@app/contracts/idempotency-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '#server/identity/device.ts';
import { addDeviceToken, deviceCookieSeconds } from '#server/platform/sessions/known-devices.ts';

const deviceCookie = 'dukalink_device';
const askerCookie = 'dukalink_code';
const askerSeconds = 24 * 3600;

/** What a browser that continues with TikTok opens first: no call, and so outside the other cookies' path. */
const tiktokPath = goToTikTok.path;

/** Scripts cannot read them, other sites cannot send them, and nothing but the accounts' calls gets them. */
const attributes = { httpOnly: true, sameSite: 'strict', path: '/api/v1/auth' } as const;

/** The sender of a request, before it is known who that is. */
export interface Caller {
  ip: string;
  /** The browser in words, see `deviceInWords`. */
  device: string | null;
  /** What `KnownDevices` finds the browser by; null when it never signed in here. */
  deviceCookie: string | null;
  /** Knows a browser again that asked for a code; null from programs, which keep no cookies. */
  asker: string | null;
}

export const deviceCookieOf = (request: FastifyRequest): string | null => request.cookies[deviceCookie] || null;

export function callerOf(request: FastifyRequest): Caller {
  const asker = newAskers.get(request) ?? request.cookies[askerCookie] ?? '';
  return {
    ip: request.ip,
    device: deviceOf(request),
    deviceCookie: deviceCookieOf(request),
    asker: /^[\w-]{22}$/.test(asker) ? asker : null,
  };
}

/** For `answersOnlyTo`: no answer changes this cookie, so a repeated call after a lost answer gets the same answer. */
export const askerOf = (request: FastifyRequest): string | null => callerOf(request).asker;

const newAskers = new WeakMap<FastifyRequest, string>();

/** An `onRequest` hook. Made of the Idempotency-Key, the cookie is the same for a repeated call. */
export function rememberBrowser(publicOrigin: () => string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Guards are asked again when the body is there.
    if (newAskers.has(request)) return;
    const key = request.headers[idempotencyKeyHeader];
    const chance = typeof key === 'string' ? createHash('sha256').update(`asker ${key}`).digest() : randomBytes(16);
    const asker = callerOf(request).asker ?? chance.toString('base64url').slice(0, 22);
    newAskers.set(request, asker);
    setCookie(reply, publicOrigin(), { name: askerCookie, value: asker, maxAge: askerSeconds });
  };
}

/** A `preSerialization` hook: an answer with tokens makes its browser a known one. The token leaves in cookies only. */
export function rememberDevice(publicOrigin: () => string, { withTikTok }: { withTikTok: boolean }) {
  return async (request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> => {
    const token = (answer as { data?: { deviceToken?: unknown } } | null)?.data?.deviceToken;
    if (typeof token === 'string') {
      const value = addDeviceToken(deviceCookieOf(request), token);
      const known = { name: deviceCookie, value, maxAge: deviceCookieSeconds };
      setCookie(reply, publicOrigin(), known);
      if (withTikTok) setCookie(reply, publicOrigin(), { ...known, path: tiktokPath });
    }
    return answer;
  };
}

function setCookie(
  reply: FastifyReply,
  publicOrigin: string,
  { name, value, ...more }: { name: string; value: string; maxAge: number; path?: string },
): void {
  reply.setCookie(name, value, { ...attributes, secure: publicOrigin.startsWith('https:'), ...more });
}
