import * as accountsCalls from '@app/contracts/accounts/accounts.endpoints';
import * as codeCalls from '@app/contracts/accounts/phone-codes.endpoints';
import * as settingsCalls from '@app/contracts/accounts/settings.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { codeSent } from '#server/accounts/phone/phone.routes.ts';
import { correctHandle } from '#server/accounts/sign-up/correct-handle.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeContact } from './contact.ts';
import { changeLoginPhone, requestLoginPhoneCode, requestOwnerCode } from './login-phone.ts';
import { readShopSettings, updateShopSettings } from './shop-settings.ts';

/** The signed-in seller and their settings. An expired subscription closes neither read nor write. */
export function settingsRoutes(api: HttpServer, accounts: AccountsContext): void {
  for (const read of [accountsCalls.readMe, accountsCalls.readProfile])
    handle(api, read, async (request) => answer('Your account', await readUser(accounts, sellerOf(request).accountId)));
  handle(api, accountsCalls.updateContact, async (request) => {
    const data = await changeContact(accounts, sellerOf(request), request.body);
    return answer(data.phoneNumber ? 'WhatsApp number added successfully!' : 'WhatsApp number removed', data);
  });
  handle(api, accountsCalls.correctHandle, async (request) => {
    const data = await correctHandle(accounts, sellerOf(request), request.body.handle, request.ip);
    const isOpen = data.handleCheck === null;
    const message = isOpen ? `TikTok knows @${data.handle}. Your shop is open.` : `Your handle is @${data.handle} now.`;
    return answer(message, data);
  });
  handle(api, codeCalls.sendLoginPhoneCode, async (request) =>
    codeSent(await requestLoginPhoneCode(accounts, sellerOf(request), request.body, request.ip)),
  );
  handle(api, codeCalls.changeLoginPhone, async (request) => {
    const data = await changeLoginPhone(accounts, sellerOf(request), request.body, request.ip);
    return answer('This is your login number now.', data);
  });
  handle(api, codeCalls.sendOwnerCode, async (request) =>
    codeSent(await requestOwnerCode(accounts, sellerOf(request), request.ip)),
  );
  handle(api, settingsCalls.readShopSettings, async (request) =>
    answer('Your settings', await readShopSettings(accounts, sellerOf(request), request.params.handle)),
  );
  handle(api, settingsCalls.updateShopSettings, async (request) =>
    answer('Saved', await updateShopSettings(accounts, sellerOf(request), request.params.handle, request.body)),
  );
}
