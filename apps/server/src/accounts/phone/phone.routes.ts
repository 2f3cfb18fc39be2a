import * as calls from '@app/contracts/accounts/phone-codes.endpoints';
import type { CodeDelivery } from '@app/contracts/accounts/phone-codes.schemas';
import type { FastifyReply } from 'fastify';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { askerOf, callerOf, rememberBrowser } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { completeRecovery, requestSignInCode, signInByPhone } from './phone-sign-in.ts';
import { completePhoneSignUp, requestPhoneSignUp } from './phone-sign-up.ts';

export function phoneRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, calls.sendSignUpCode, { onRequest: rememberBrowser(accounts.publicOrigin) }, async (request) =>
    codeSent(await requestPhoneSignUp(accounts, request.body, callerOf(request))),
  );
  handle(api, calls.verifySignUp, { answersOnlyTo: askerOf }, async (request) => {
    const data = await completePhoneSignUp(accounts, request.body, callerOf(request));
    return answer('Successfully signed up!', { ...data, shopLink: data.user.shopLink ?? '' });
  });
  handle(api, calls.sendSignInCode, { onRequest: rememberBrowser(accounts.publicOrigin) }, async (request, reply) =>
    codeSent(
      await requestSignInCode(accounts, 'sign_in', request.body.phoneNumber, callerOf(request), answered(reply)),
    ),
  );
  handle(api, calls.verifySignIn, { answersOnlyTo: askerOf }, async (request) =>
    answer('Successfully signed in!', await signInByPhone(accounts, request.body, callerOf(request))),
  );
  handle(api, calls.sendRecoveryCode, { onRequest: rememberBrowser(accounts.publicOrigin) }, async (request, reply) =>
    codeSent(
      await requestSignInCode(accounts, 'recovery', request.body.phoneNumber, callerOf(request), answered(reply)),
    ),
  );
  handle(api, calls.completeRecovery, { answersOnlyTo: askerOf }, async (request) =>
    answer('Successfully signed in!', await completeRecovery(accounts, request.body, callerOf(request))),
  );
}

/** The specified words, with the masked number. */
export function codeSent(data: CodeDelivery) {
  return answer(`OTP sent to ${data.codeDelivery.destination}`, data);
}

/** Fulfilled when the answer is out, or its reader is gone. */
function answered(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (reply.raw.destroyed) resolve();
    else reply.raw.once('close', () => resolve());
  });
}
