import { PasswordSignupBody, SignupAnswer, ValidateHandleAnswer, ValidateHandleBody } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { Accounts } from '#server/accounts/accounts.service.ts';
import { deviceOf } from '#server/identity/device.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { ValidatedHandle } from './sign-up.ts';

/** The first two steps of the sign-up wizard. Both are open to everybody. */
export function signupRoutes(api: HttpServer, accounts: Accounts): void {
  api.post(
    '/auth/validate-handle',
    {
      schema: {
        tags: ['auth'],
        summary: 'Ask TikTok whether a handle exists, and us whether it has a shop',
        body: ValidateHandleBody,
        response: { 200: ValidateHandleAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const { handle, ...data } = await accounts.validateHandle(request.body.handle, request.ip, callerSignal(reply));
      return { success: true as const, message: handleMessage({ handle, ...data }), data };
    },
  );

  api.post(
    '/auth/password/signup',
    {
      config: { idempotent: true },
      schema: {
        tags: ['auth'],
        summary: 'Open an account with its shop and its trial; answers as a sign-in does',
        body: PasswordSignupBody,
        response: { 201: SignupAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const signedIn = await accounts.signUp(request.body, request.ip, deviceOf(request));
      return reply.code(201).send({
        success: true as const,
        message:
          signedIn.user.handleCheck === null
            ? 'Account created successfully! Your shop is ready.'
            : 'Account created. Your shop opens as soon as TikTok has shown your handle.',
        data: { ...signedIn, shopLink: signedIn.user.shopLink ?? '' },
      });
    },
  );
}

function handleMessage({ handle, exists, registered }: ValidatedHandle): string {
  if (registered) return 'This handle already has a shop. Sign in, or prove that it is yours.';
  return exists ? `Found @${handle}` : 'Handle not found on TikTok';
}
