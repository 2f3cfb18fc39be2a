import * as calls from '@app/contracts/phone-codes.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { codeSent } from '#server/accounts/phone/phone.routes.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeLoginPhone, requestLoginPhoneCode, requestOwnerCode } from './login-phone.ts';

export function phoneAccountRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.sendLoginPhoneCode, async (request) =>
    codeSent(await requestLoginPhoneCode(accounts, sellerOf(request), request.body, request.ip)),
  );

  handle(api, calls.changeLoginPhone, async (request) => {
    const data = await changeLoginPhone(accounts, sellerOf(request), request.body, request.ip);
    return answer('This is your login number now.', data);
  });

  handle(api, calls.sendOwnerCode, async (request) =>
    codeSent(await requestOwnerCode(accounts, sellerOf(request), request.ip)),
  );
}
