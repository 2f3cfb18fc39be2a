import { DeletionAnswer, OwnerProof } from '@app/contracts/account-settings';
import { Failure } from '@app/contracts/errors';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { askForDeletion, takeDeletionBack } from './deletion.ts';

/** Asking for the account's deletion, and taking it back within 7 days. */
export function deletionRoutes(api: HttpServer, accounts: AccountsContext): void {
  const common = { tags: ['auth'], security: [{ seller: [] }] };
  const response = { 200: DeletionAnswer, '4xx': Failure, '5xx': Failure };
  const onRequest = accounts.guards.requireSeller;
  api.post(
    '/auth/me/deletion',
    {
      onRequest,
      config: { idempotent: true },
      schema: { ...common, summary: 'Delete my account in 7 days; my shop closes now', body: OwnerProof, response },
    },
    async (request) => {
      const data = await askForDeletion(accounts, sellerOf(request), { ...request.body, ip: request.ip });
      return answer('Your shop is closed. Your account will be deleted in 7 days unless you change your mind.', data);
    },
  );
  api.delete(
    '/auth/me/deletion',
    { onRequest, schema: { ...common, summary: 'I keep my account', response } },
    async (request) =>
      answer('Your account stays. Your shop is open again.', await takeDeletionBack(accounts, sellerOf(request))),
  );
}
