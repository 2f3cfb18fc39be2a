import * as calls from '@app/contracts/accounts/accounts.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { askerOf, callerOf, rememberBrowser } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { completeClaim } from './complete-claim.ts';
import { openClaim } from './open-claim.ts';

/** Taking a handle over, and a forgotten password: both by the TikTok bio, without a session. */
export function claimsRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(
    api,
    calls.openClaim,
    { onRequest: rememberBrowser(accounts.publicOrigin), answersOnlyTo: askerOf },
    async (request) => {
      const data = await openClaim(accounts, request.body.handle, callerOf(request));
      return answer('Put this code into your TikTok bio.', data);
    },
  );

  handle(api, calls.completeClaim, { answersOnlyTo: askerOf }, async (request, reply) => {
    const claimant = { ...callerOf(request), left: callerSignal(reply) };
    const data = await completeClaim(accounts, request.params.claimId, request.body.password, claimant);
    return answer('The handle is yours. You can now remove the code from your TikTok bio.', data);
  });
}
