import * as calls from '@app/contracts/accounts/settings.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { askForDeletion, takeDeletionBack } from './deletion.ts';

export function deletionRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.askForDeletion, async (request) => {
    const data = await askForDeletion(accounts, sellerOf(request), { ...request.body, ip: request.ip });
    return answer('Your shop is closed. Your account will be deleted in 7 days unless you change your mind.', data);
  });
  handle(api, calls.takeDeletionBack, async (request) =>
    answer('Your account stays. Your shop is open again.', await takeDeletionBack(accounts, sellerOf(request))),
  );
}
