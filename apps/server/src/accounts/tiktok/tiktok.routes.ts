import { Nothing, Success } from '@app/contracts/envelope';
import { Failure } from '@app/contracts/errors';
import {
  BeginTikTokLinkBody,
  FinishTikTokBody,
  TikTokConnectionAnswer,
  TikTokSignInAnswer,
  type TikTokStep,
} from '@app/contracts/tiktok-sign-in';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { callerOf } from '#server/accounts/caller.ts';
import { findSeller, sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { requireOwnSite } from '#server/platform/http/own-site.ts';
import type { TikTokApi } from '#server/tiktok/tiktok.service.ts';
import { gateOf, noteSignIn } from './begin-sign-in.ts';
import { disconnect, readConnection } from './connection.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { resultOf, setStateCookie } from './login.routes.ts';

const common = { tags: ['auth'], security: [{ seller: [] }] };
const failures = { '4xx': Failure, '5xx': Failure };

/** The calls of "Continue with TikTok"; there are none where the installation is not registered with TikTok. */
export function tiktokRoutes(api: HttpServer, accounts: AccountsContext): void {
  if (accounts.tiktok.api === null) return;
  finishRoute(api, accounts, accounts.tiktok.api);
  connectionRoutes(api, accounts);
}

const words: Record<TikTokStep, string> = {
  signed_in: 'Welcome!',
  linked: 'TikTok is connected.',
  open_shop: 'This TikTok account has no shop yet.',
  take_over: 'This handle has a shop that was never confirmed.',
  move_shop: 'Your TikTok account has another handle than your shop.',
  link: 'Connect this TikTok account with your shop?',
};

function finishRoute(api: HttpServer, accounts: AccountsContext, tiktok: TikTokApi): void {
  api.post(
    '/auth/tiktok/session',
    {
      // The cookie opens it; whoever connects an account is signed in besides.
      onRequest: [requireOwnSite(accounts.publicOrigin), accounts.guards.noteSeller],
      // The body proves nothing: a stranger's choice is the same.
      config: { idempotent: true, answersOnlyTo: (request) => resultOf(request, accounts.publicOrigin()) },
      schema: {
        tags: ['auth'],
        summary: 'What came of a sign-in with TikTok: a session once, or a question that `choice` answers',
        body: FinishTikTokBody,
        response: { 200: TikTokSignInAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const data = await finishSignIn(accounts, tiktok, request.body.choice, {
        result: resultOf(request, accounts.publicOrigin()),
        seller: findSeller(request),
        caller: callerOf(request),
        left: callerSignal(reply),
      });
      return answer(words[data.step], data);
    },
  );
}

function connectionRoutes(api: HttpServer, accounts: AccountsContext): void {
  const onRequest = accounts.guards.requireSeller;
  api.post(
    '/auth/tiktok/link',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Begin to connect the own account; the browser then opens /auth/tiktok?intent=link',
        body: BeginTikTokLinkBody,
        response: { 200: Success(Nothing), ...failures },
      },
    },
    async (request, reply) => {
      const { accountId } = sellerOf(request);
      const gate = gateOf({ accountId });
      const begun = { intent: 'link', accountId, returnTo: request.body.returnPath, gate } as const;
      setStateCookie(reply, accounts.publicOrigin(), await noteSignIn(accounts, begun));
      return answer('Continue on TikTok.', {});
    },
  );
  api.get(
    '/auth/tiktok/connection',
    {
      onRequest,
      schema: { ...common, summary: 'Is TikTok connected', response: { 200: TikTokConnectionAnswer, ...failures } },
    },
    async (request) => answer('Your TikTok connection', await readConnection(accounts, sellerOf(request))),
  );
  api.delete(
    '/auth/tiktok/connection',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Disconnect TikTok, there and here',
        response: { 200: TikTokConnectionAnswer, ...failures },
      },
    },
    async (request) => answer('TikTok is disconnected.', await disconnect(accounts, sellerOf(request))),
  );
}
