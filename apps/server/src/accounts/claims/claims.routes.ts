import {
  CompleteClaimBody,
  OwnershipClaimAnswer,
  OwnershipClaimBody,
  OwnershipClaimParams,
  SigninAnswer,
} from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { askerOf, callerOf, noteAsker } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { completeClaim } from './complete-claim.ts';
import { openClaim } from './open-claim.ts';

/** Taking a handle over, and a forgotten password: both by the TikTok bio, both open to everybody. */
export function claimsRoutes(api: HttpServer, accounts: AccountsContext): void {
  api.post(
    '/auth/ownership/claims',
    {
      onRequest: noteAsker(accounts.publicOrigin),
      config: { idempotent: true, answersOnlyTo: askerOf },
      schema: {
        tags: ['auth'],
        summary: 'A code for the TikTok bio of a handle that is mine',
        body: OwnershipClaimBody,
        response: { 201: OwnershipClaimAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const data = await openClaim(accounts, request.body.handle, callerOf(request));
      return reply.code(201).send(answer('Put this code into your TikTok bio.', data));
    },
  );

  api.post(
    '/auth/ownership/claims/:claimId/complete',
    {
      config: { idempotent: true, answersOnlyTo: askerOf },
      schema: {
        tags: ['auth'],
        summary: 'Look at the bio now; when the code stands there, set the password and sign in',
        params: OwnershipClaimParams,
        body: CompleteClaimBody,
        response: { 200: SigninAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const claimant = { ...callerOf(request), left: callerSignal(reply) };
      const data = await completeClaim(accounts, request.params.claimId, request.body.password, claimant);
      return answer('The handle is yours. You can now remove the code from your TikTok bio.', data);
    },
  );
}
