import { PasswordSigninBody, SigninAnswer } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { callerOf } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { signIn } from './sign-in.ts';

export function signInRoute(api: HttpServer, accounts: AccountsContext): void {
  api.post(
    '/auth/password/signin',
    {
      schema: {
        tags: ['auth'],
        summary: 'Sign in with handle and password; a cookie gives this browser limits of its own the next time',
        body: PasswordSigninBody,
        response: { 200: SigninAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => answer('Welcome back!', await signIn(accounts, request.body, callerOf(request))),
  );
}
