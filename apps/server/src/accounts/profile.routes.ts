import { UpdateMeBody, UserAnswer } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Accounts } from './accounts.service.ts';
import { sellerOf } from './guards.ts';

/** The signed-in seller. Both addresses of the read answer the same; an expired subscription closes neither read nor write. */
export function profileRoutes(api: HttpServer, accounts: Accounts): void {
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
      async (request) => ({
        success: true as const,
        message: 'Your account',
        data: await accounts.readUser(sellerOf(request).accountId),
      }),
    );
  }

  api.put(
    '/auth/me',
    {
      onRequest: accounts.guards.requireLiveSession,
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
      const data = await accounts.changeContact(sellerOf(request), request.body);
      const message = data.phoneNumber ? 'WhatsApp number added successfully!' : 'WhatsApp number removed';
      return { success: true as const, message, data };
    },
  );
}
