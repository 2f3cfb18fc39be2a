import { CorrectHandleBody, UpdateMeBody, UserAnswer } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { correctHandle } from '#server/accounts/sign-up/correct-handle.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeContact } from './contact.ts';

/**
 * The signed-in seller. Both addresses of the read answer the same; an expired subscription closes neither read nor
 * write.
 */
export function profileRoutes(api: HttpServer, accounts: AccountsContext): void {
  for (const path of ['/auth/me', '/auth/profile']) {
    api.get(
      path,
      {
        onRequest: accounts.guards.requireSeller,
        schema: {
          tags: ['auth'],
          summary: 'The signed-in seller',
          security: [{ seller: [] }],
          response: { 200: UserAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => answer('Your account', await readUser(accounts, sellerOf(request).accountId)),
    );
  }

  api.put(
    '/auth/me',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        tags: ['auth'],
        summary:
          'Set, change or take away the WhatsApp number; touching one that is there needs the password or a code',
        security: [{ seller: [] }],
        body: UpdateMeBody,
        response: { 200: UserAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      const data = await changeContact(accounts, sellerOf(request), request.body);
      return answer(data.phoneNumber ? 'WhatsApp number added successfully!' : 'WhatsApp number removed', data);
    },
  );

  api.put(
    '/auth/handle',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        tags: ['auth'],
        summary: 'Correct a handle that TikTok did not know after the sign-up, or have it checked again',
        security: [{ seller: [] }],
        body: CorrectHandleBody,
        response: { 200: UserAnswer, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      const data = await correctHandle(accounts, sellerOf(request), request.body.handle, request.ip);
      const message =
        data.handleCheck === null
          ? `TikTok knows @${data.handle}. Your shop is open.`
          : `Your handle is @${data.handle} now.`;
      return answer(message, data);
    },
  );
}
