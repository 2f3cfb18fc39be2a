import { PasswordSignupBody, SignupAnswer, ValidateHandleAnswer, ValidateHandleBody } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { askerOf, callerOf, noteAsker } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { signUp, type ValidatedHandle, validateHandle } from './sign-up.ts';

/** The first two steps of the sign-up wizard. Both are open to everybody. */
export function signUpRoutes(api: HttpServer, accounts: AccountsContext): void {
  api.post(
    '/auth/validate-handle',
    {
      onRequest: noteAsker(accounts.publicOrigin),
      schema: {
        tags: ['auth'],
        summary: 'Ask TikTok whether a handle exists, and us whether it has a shop',
        body: ValidateHandleBody,
        response: { 200: ValidateHandleAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const { handle, ...data } = await validateHandle(accounts, request.body.handle, {
        ip: request.ip,
        signal: callerSignal(reply),
      });
      return answer(handleMessage({ handle, ...data }), data);
    },
  );

  api.post(
    '/auth/password/signup',
    {
      config: { idempotent: true, answersOnlyTo: askerOf },
      schema: {
        tags: ['auth'],
        summary: 'Open an account with its shop and its trial; answers as a sign-in does',
        body: PasswordSignupBody,
        response: { 201: SignupAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const signedIn = await signUp(accounts, request.body, callerOf(request));
      const message =
        signedIn.user.handleCheck === null
          ? 'Account created successfully! Your shop is ready.'
          : 'Account created. Your shop opens as soon as TikTok shows your handle.';
      return reply.code(201).send(answer(message, { ...signedIn, shopLink: signedIn.user.shopLink ?? '' }));
    },
  );
}

function handleMessage({ handle, exists, registered }: ValidatedHandle): string {
  if (registered) return 'This handle already has a shop. Sign in, or prove that it is yours.';
  return exists ? `Found @${handle}` : 'Handle not found on TikTok';
}
