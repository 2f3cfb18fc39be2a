import * as calls from '@app/contracts/accounts/settings.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changePassword } from './change-password.ts';

export function passwordRoute(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.changePassword, async (request) => {
    // The browser was known by the password before; its device cookie leaves with the answer.
    const deviceToken = await changePassword(accounts, sellerOf(request), request.body, request.ip);
    return answer('Password changed. You are signed out everywhere else.', { deviceToken });
  });
}
