import * as calls from '@app/contracts/accounts/tiktok-sign-in.endpoints';
import type { TikTokStep } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import type { AccountsContext, TikTokApi } from '#server/accounts/accounts.context.ts';
import { callerOf } from '#server/accounts/caller.ts';
import { findSeller, sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { requireOwnSite } from '#server/platform/http/own-site.ts';
import { gateOf, noteSignIn } from './begin-sign-in.ts';
import { disconnect, readConnection } from './connection.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { resultOf, setStateCookie } from './login.routes.ts';

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
  handle(
    api,
    calls.finishTikTok,
    {
      onRequest: requireOwnSite(accounts.publicOrigin),
      answersOnlyTo: (request) => resultOf(request, accounts.publicOrigin()),
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
  handle(api, calls.linkTikTok, async (request, reply) => {
    const { accountId } = sellerOf(request);
    const gate = gateOf({ accountId });
    const begun = { intent: 'link', accountId, returnTo: request.body.returnPath, gate } as const;
    setStateCookie(reply, accounts.publicOrigin(), await noteSignIn(accounts, begun));
    return answer('Continue on TikTok.', {});
  });
  handle(api, calls.readTikTokConnection, async (request) =>
    answer('Your TikTok connection', await readConnection(accounts, sellerOf(request))),
  );
  handle(api, calls.disconnectTikTok, async (request) =>
    answer('TikTok is disconnected.', await disconnect(accounts, sellerOf(request))),
  );
}
