import * as calls from '@app/contracts/accounts/accounts.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { askerOf, callerOf, rememberBrowser } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { signUp, type ValidatedHandle, validateHandle } from './sign-up.ts';

export function signUpRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.validateHandle, { onRequest: rememberBrowser(accounts.publicOrigin) }, async (request, reply) => {
    const { handle, ...data } = await validateHandle(accounts, request.body.handle, {
      ip: request.ip,
      signal: callerSignal(reply),
    });
    return answer(handleMessage({ handle, ...data }), data);
  });

  handle(api, calls.signUp, { answersOnlyTo: askerOf }, async (request) => {
    const signedIn = await signUp(accounts, request.body, callerOf(request));
    const message =
      signedIn.user.handleCheck === null
        ? 'Account created successfully! Your shop is ready.'
        : 'Account created. Your shop opens as soon as TikTok shows your handle.';
    return answer(message, { ...signedIn, shopLink: signedIn.user.shopLink ?? '' });
  });
}

function handleMessage({ handle, exists, registered }: ValidatedHandle): string {
  if (registered) return 'This handle already has a shop. Sign in, or prove that it is yours.';
  return exists ? `Found @${handle}` : 'Handle not found on TikTok';
}
