import { UserAnswer } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import { CodeDeliveryAnswer, LoginPhoneBody, LoginPhoneCodeBody } from '@app/contracts/phone-codes';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { codeSent } from '#server/accounts/phone/phone.routes.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { changeLoginPhone, requestLoginPhoneCode, requestOwnerCode } from './login-phone.ts';

const tags = ['auth'];
const security = [{ seller: [] }];
const failures = { '4xx': Failure, '5xx': Failure };

/** Codes for a signed-in seller: giving the account its proven number, and proving oneself by it. */
export function phoneAccountRoutes(api: HttpServer, accounts: AccountsContext): void {
  const onRequest = accounts.guards.requireSeller;
  const config = { idempotent: true };

  api.post(
    '/auth/me/login-phone-codes',
    {
      onRequest,
      config,
      schema: {
        tags,
        summary: 'Send a code to the number that shall sign in; needs the password',
        security,
        body: LoginPhoneCodeBody,
        response: { 200: CodeDeliveryAnswer, ...failures },
      },
    },
    async (request) => codeSent(await requestLoginPhoneCode(accounts, sellerOf(request), request.body, request.ip)),
  );

  api.put(
    '/auth/me/login-phone',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Make the number that the code reached the one that signs in',
        security,
        body: LoginPhoneBody,
        response: { 200: UserAnswer, ...failures },
      },
    },
    async (request) => {
      const data = await changeLoginPhone(accounts, sellerOf(request), request.body, request.ip);
      return answer('This is your login number now.', data);
    },
  );

  const summary =
    'Send a code to the proven number, in place of the password (changing the contact, ending sessions, deleting the account)';
  api.post(
    '/auth/me/contact-codes',
    { onRequest, config, schema: { tags, summary, security, response: { 200: CodeDeliveryAnswer, ...failures } } },
    async (request) => codeSent(await requestOwnerCode(accounts, sellerOf(request), request.ip)),
  );
}
