import { type Ownership, OwnershipAnswer } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { callerSignal } from '#server/platform/http/caller-signal.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { checkOwnership, readOwnership } from './ownership.ts';

/** Proving that the TikTok handle is one's own: the code must stand in its bio. */
export function ownershipRoutes(api: HttpServer, accounts: AccountsContext): void {
  api.get(
    '/auth/ownership',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        tags: ['auth'],
        summary: 'Is the handle proven, and if not, the code for its bio',
        security: [{ seller: [] }],
        response: { 200: OwnershipAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => ownershipAnswer(await readOwnership(accounts, sellerOf(request).accountId)),
  );

  api.post(
    '/auth/ownership/check',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        tags: ['auth'],
        summary: 'Look at the TikTok bio now',
        security: [{ seller: [] }],
        response: { 200: OwnershipAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      const caller = { ip: request.ip, left: callerSignal(reply) };
      return ownershipAnswer(await checkOwnership(accounts, sellerOf(request), caller));
    },
  );
}

function ownershipAnswer(data: Ownership) {
  const message =
    data.state === 'confirmed'
      ? 'Your shop is confirmed. You can now remove the code from your TikTok bio.'
      : 'The code is not in your TikTok bio yet.';
  return answer(message, data);
}
