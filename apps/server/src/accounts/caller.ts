import { createHash, randomBytes } from 'node:crypto';
import { idempotencyKeyHeader } from '@app/contracts/idempotency-key';
import { goToTikTok } from '@app/contracts/tiktok-addresses.endpoints';
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

/** Whoever asks, before it is known who it is. */
export interface Caller {
  ip: string;
  /** The browser in words, see `deviceInWords`. */
  device: string | null;
  /** What `KnownDevices` finds the browser by; null from programs and from browsers that never signed in. */
  deviceCookie: string | null;
  /**
   * What a browser that began to sign in or up is known by when it goes on, such as with a code; null from programs, which
   * keep no cookies.
   */
  asker: string | null;
}

/** What `KnownDevices` finds the browser by. */
export const deviceCookieOf = (request: FastifyRequest): string | null => request.cookies[deviceCookie] || null;

/** Who made the request. */
export function callerOf(request: FastifyRequest): Caller {
  const asker = newAskers.get(request) ?? request.cookies[askerCookie] ?? '';
  return {
    ip: request.ip,
    device: deviceOf(request),
    deviceCookie: deviceCookieOf(request),
    asker: /^[\w-]{22}$/.test(asker) ? asker : null,
  };
}

/**
 * For `answersOnlyTo` of calls that answer with tokens: the browser's cookie of before it signed in, which no answer
 * changes, so that a repetition after a lost answer brings the same one.
 */
export const askerOf = (request: FastifyRequest): string | null => callerOf(request).asker;

const newAskers = new WeakMap<FastifyRequest, string>();

/**
 * An `onRequest` hook of the calls that begin a sign-in or sign-up: a browser without a cookie gets its own, which only
 * it knows. Made of the call's Idempotency-Key where it has one: the repetition of a call whose answer was lost is the
 * same asker, and gets the cookie with the answer that was kept.
 */
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

/**
 * A `preSerialization` hook: every answer with the tokens of a session makes its browser a known one. The token is no
 * field of any answer, so it leaves in the cookie only: one for the calls and, where sellers can continue with TikTok,
 * one for the address that begins it.
 */
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
