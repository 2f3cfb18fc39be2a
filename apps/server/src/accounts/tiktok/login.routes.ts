import * as calls from '@app/contracts/accounts/tiktok-addresses.endpoints';
import { GoToTikTokQuery } from '@app/contracts/accounts/tiktok-addresses.schemas';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findKnownDevice } from '#server/accounts/accounts.queries.ts';
import { deviceCookieOf } from '#server/accounts/caller.ts';
import { AppError } from '#server/platform/errors.ts';
import { perAddressLimit } from '#server/platform/http/api.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { answerError } from '#server/platform/http/error-handler.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { busyPath, gateOf, isOurState, leadToTikTok, type NextAddress, signInMs, takeAnswer } from './begin-sign-in.ts';

const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** `__Host-` binds them to this very host on https, and needs the path `/`. */
const cookieName = (name: 'dukalink_tiktok' | 'dukalink_tiktok_result', publicOrigin: string): string =>
  isSecure(publicOrigin) ? `__Host-${name}` : name;

const stateOf = (request: FastifyRequest, publicOrigin: string): string | undefined =>
  request.cookies[cookieName('dukalink_tiktok', publicOrigin)];

/** What the page's call finds TikTok's answer by; null when the browser came back from nowhere. */
export const resultOf = (request: FastifyRequest, publicOrigin: string): string | null =>
  request.cookies[cookieName('dukalink_tiktok_result', publicOrigin)] ?? null;

/** Of strangers at one address; of each browser and each sign-in that we know as many. Phones share addresses. */
const perMinute = 120;

const maxAge = signInMs / 1000;

/** Lax, because TikTok sends the browser back from another site; scripts never see it. Null takes it away. */
export function setStateCookie(reply: FastifyReply, publicOrigin: string, state: string | null): void {
  const name = cookieName('dukalink_tiktok', publicOrigin);
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(publicOrigin) } as const;
  if (state === null) reply.clearCookie(name, attributes);
  else reply.setCookie(name, state, { ...attributes, maxAge });
}

/** For the page's call: no other site's request carries it. */
function setResultCookie(reply: FastifyReply, publicOrigin: string, result: string): void {
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure(publicOrigin), maxAge } as const;
  reply.setCookie(cookieName('dukalink_tiktok_result', publicOrigin), result, attributes);
}

/** A person who opened a page reads words: what is refused for now leads to the page that says so. */
function refuseInWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof AppError && error.code === 'rate_limited')
    reply.redirect(busyPath(Value.Check(GoToTikTokQuery, request.query) ? request.query : {}), 303);
  else answerError(error, request, reply);
}

/** `/auth/tiktok` leads to TikTok, `/auth/tiktok/callback` back; only where the installation is registered with it. */
export async function tiktokLoginRoutes(server: HttpServer, accounts: AccountsContext): Promise<void> {
  const { publicOrigin } = accounts;
  const { api: tiktok } = accounts.tiktok;
  if (tiktok === null) return;
  await server.register(async (scope: HttpServer) => {
    await scope.register(cookie);
    await scope.register(rateLimit, perAddressLimit(perMinute));
    scope.setErrorHandler(refuseInWords);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      // The callback's address holds TikTok's code.
      reply.header('referrer-policy', 'no-referrer');
    });
    const lead = (reply: FastifyReply, to: NextAddress) => {
      if (to.state !== undefined) setStateCookie(reply, publicOrigin(), to.state);
      if (to.result !== undefined) setResultCookie(reply, publicOrigin(), to.result);
      return reply.redirect(to.location, 303);
    };
    // A sign-in that is under way, and a browser that signed in before, are not counted with strangers (ADR 15).
    const devices = new WeakMap<FastifyRequest, string>();
    const signInOrAddress = (request: FastifyRequest): string => {
      const state = stateOf(request, publicOrigin());
      return state !== undefined && isOurState(accounts, state) ? `state ${state}` : addressKey(request.ip);
    };
    const deviceOrAddress = async (request: FastifyRequest): Promise<string> => {
      if ((request.query as { intent?: unknown }).intent === 'link') return signInOrAddress(request);
      const device = await findKnownDevice(accounts, deviceCookieOf(request));
      if (device === null) return addressKey(request.ip);
      devices.set(request, device);
      return `device ${device}`;
    };
    // Asking for the head of an answer must use nothing up.
    const asked = { exposeHeadRoute: false } as const;
    handle(
      scope,
      calls.goToTikTok,
      { ...asked, rateLimit: { keyGenerator: deviceOrAddress } },
      async (request, reply) => {
        const { intent = 'signin', return: returnTo } = request.query;
        const device = devices.get(request);
        const gate = gateOf(device === undefined ? { ip: request.ip } : { device });
        const begun = { intent, returnTo, cookie: stateOf(request, publicOrigin()), gate };
        return lead(reply, await leadToTikTok(accounts, tiktok, begun));
      },
    );
    handle(
      scope,
      calls.comeBackFromTikTok,
      { ...asked, rateLimit: { keyGenerator: signInOrAddress } },
      async (request, reply) =>
        lead(reply, await takeAnswer(accounts, request.query, stateOf(request, publicOrigin()))),
    );
  });
}
