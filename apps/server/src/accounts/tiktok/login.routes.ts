import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { perAddressLimit } from '#server/platform/http/api.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { leadToTikTok, signInMs, takeAnswer } from './begin-sign-in.ts';

const stateCookie = 'dukalink_tiktok';
export const resultCookie = 'dukalink_tiktok_result';

/** Phones of one mobile network share addresses. */
const perAddressPerMinute = 120;

const Begin = Type.Object({
  intent: Type.Optional(Type.Union([Type.Literal('signin'), Type.Literal('signup'), Type.Literal('link')])),
  return: Type.Optional(Type.String({ maxLength: 500 })),
});
const Callback = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 200 })),
  code: Type.Optional(Type.String({ maxLength: 4000 })),
  error: Type.Optional(Type.String({ maxLength: 200 })),
});

const maxAge = signInMs / 1000;

/**
 * Lax, because TikTok sends the browser back from another site; scripts never see it, and nothing but the callback gets
 * it.
 */
export function setStateCookie(reply: FastifyReply, publicOrigin: string, state: string | null): void {
  const secure = publicOrigin.startsWith('https:');
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/auth/tiktok', secure } as const;
  if (state === null) reply.clearCookie(stateCookie, attributes);
  else reply.setCookie(stateCookie, state, { ...attributes, maxAge });
}

/** For the page's call alone: no other site's request carries it. */
function setResultCookie(reply: FastifyReply, publicOrigin: string, result: string): void {
  const secure = publicOrigin.startsWith('https:');
  reply.setCookie(resultCookie, result, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/v1/auth/tiktok',
    secure,
    maxAge,
  });
}

/**
 * `GET /auth/tiktok` leads to TikTok, `/auth/tiktok/callback` back from it to the page that ends the sign-in. Neither is
 * there where the installation is not registered with TikTok.
 */
export async function tiktokLoginRoutes(server: HttpServer, accounts: AccountsContext): Promise<void> {
  const { tiktok, publicOrigin } = accounts;
  if (tiktok === null) return;
  await server.register(async (scope: HttpServer) => {
    await scope.register(rateLimit, perAddressLimit(perAddressPerMinute));
    await scope.register(cookie);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      // The callback's address holds TikTok's code.
      reply.header('referrer-policy', 'no-referrer');
    });
    const lead = (reply: FastifyReply, to: { location: string; state?: string | null; result?: string }) => {
      if (to.state !== undefined) setStateCookie(reply, publicOrigin(), to.state);
      if (to.result !== undefined) setResultCookie(reply, publicOrigin(), to.result);
      return reply.redirect(to.location, 303);
    };
    // Asking for the head of an answer must use nothing up.
    const asked = { exposeHeadRoute: false } as const;
    scope.get('/auth/tiktok', { ...asked, schema: { hide: true, querystring: Begin } }, async (request, reply) => {
      const { intent = 'signin', return: returnTo } = request.query;
      const begun = { intent, returnTo, cookie: request.cookies[stateCookie], ip: request.ip };
      return lead(reply, await leadToTikTok(accounts, tiktok, begun));
    });
    scope.get(
      '/auth/tiktok/callback',
      { ...asked, schema: { hide: true, querystring: Callback } },
      async (request, reply) => lead(reply, await takeAnswer(accounts, request.query, request.cookies[stateCookie])),
    );
  });
}
