import * as calls from '@app/contracts/accounts.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { correctHandle } from '#server/accounts/sign-up/correct-handle.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeContact } from './contact.ts';

/** The signed-in seller. An expired subscription closes neither read nor write. */
export function profileRoutes(api: HttpServer, accounts: AccountsContext): void {
  for (const read of [calls.readMe, calls.readProfile])
    handle(api, read, async (request) => answer('Your account', await readUser(accounts, sellerOf(request).accountId)));
  handle(api, calls.updateContact, async (request) => {
    const data = await changeContact(accounts, sellerOf(request), request.body);
    return answer(data.phoneNumber ? 'WhatsApp number added successfully!' : 'WhatsApp number removed', data);
  });

  handle(api, calls.correctHandle, async (request) => {
    const data = await correctHandle(accounts, sellerOf(request), request.body.handle, request.ip);
    const message =
      data.handleCheck === null
        ? `TikTok knows @${data.handle}. Your shop is open.`
        : `Your handle is @${data.handle} now.`;
    return answer(message, data);
  });
}
