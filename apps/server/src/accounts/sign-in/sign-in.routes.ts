import * as calls from '@app/contracts/accounts/accounts.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { callerOf } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { signIn } from './sign-in.ts';

export function signInRoute(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.signIn, async (request) =>
    answer('Welcome back!', await signIn(accounts, request.body, callerOf(request))),
  );
}
