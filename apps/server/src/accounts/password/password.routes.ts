import { ChangePasswordBody } from '@app/contracts/account-settings';
import { Nothing, Success } from '@app/contracts/envelope';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changePassword } from './change-password.ts';

export function passwordRoute(api: HttpServer, accounts: AccountsContext): void {
  api.put(
    '/auth/password',
    {
      onRequest: accounts.guards.requireSeller,
      schema: {
        tags: ['auth'],
        summary: 'Set a new password by the current one, or the first one by a code; all other sessions end',
        security: [{ seller: [] }],
        body: ChangePasswordBody,
        response: { 200: Success(Nothing), '4xx': Failure, '5xx': Failure },
      },
    },
    async (request) => {
      // The browser was known by the password before; its device cookie leaves with the answer.
      const deviceToken = await changePassword(accounts, sellerOf(request), request.body, request.ip);
      return answer('Password changed. You are signed out everywhere else.', { deviceToken });
    },
  );
}
