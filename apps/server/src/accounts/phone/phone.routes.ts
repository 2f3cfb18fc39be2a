import { SigninAnswer, SignupAnswer } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import {
  type CodeDelivery,
  CodeDeliveryAnswer,
  CompleteRecoveryBody,
  PhoneSigninBody,
  PhoneSignupBody,
  RecoveryCodeBody,
  VerifySigninBody,
  VerifySignupBody,
} from '@app/contracts/phone-codes';
import type { FastifyReply } from 'fastify';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { askerOf, callerOf, noteAsker } from '#server/accounts/caller.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { completeRecovery, requestSignInCode, signInByPhone } from './phone-sign-in.ts';
import { completePhoneSignUp, requestPhoneSignUp } from './phone-sign-up.ts';

const tags = ['auth'];
const failures = { '4xx': Failure, '5xx': Failure };
/** A repetition after a lost answer neither sends a second message nor finds its code used up. */
const config = { idempotent: true };
const configWithTokens = { ...config, answersOnlyTo: askerOf };

/** What a phone and a code do for whoever is not signed in. Open to everybody. */
export function phoneRoutes(api: HttpServer, accounts: AccountsContext): void {
  signUpRoutes(api, accounts);
  signInRoutes(api, accounts);
  recoveryRoutes(api, accounts);
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

function signUpRoutes(api: HttpServer, accounts: AccountsContext): void {
  const summary = 'Send the code that opens an account with a phone number; reserves nothing';
  api.post(
    '/auth/signup',
    {
      config,
      onRequest: noteAsker(accounts.publicOrigin),
      schema: { tags, summary, body: PhoneSignupBody, response: { 200: CodeDeliveryAnswer, ...failures } },
    },
    async (request) => codeSent(await requestPhoneSignUp(accounts, request.body, callerOf(request))),
  );

  api.post(
    '/auth/verify-signup',
    {
      config: configWithTokens,
      schema: {
        tags,
        summary: 'Open an account with its shop and its trial by the code; answers as a sign-in does',
        body: VerifySignupBody,
        response: { 201: SignupAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const data = await completePhoneSignUp(accounts, request.body, callerOf(request));
      return reply.code(201).send(answer('Successfully signed up!', { ...data, shopLink: data.user.shopLink ?? '' }));
    },
  );
}

function signInRoutes(api: HttpServer, accounts: AccountsContext): void {
  const summary = 'Send a code to a proven number; the answer does not tell whether it is one';
  api.post(
    '/auth/signin',
    {
      config,
      onRequest: noteAsker(accounts.publicOrigin),
      schema: { tags, summary, body: PhoneSigninBody, response: { 200: CodeDeliveryAnswer, ...failures } },
    },
    async (request, reply) =>
      codeSent(
        await requestSignInCode(accounts, 'sign_in', request.body.phoneNumber, callerOf(request), answered(reply)),
      ),
  );

  api.post(
    '/auth/verify-signin',
    {
      config: configWithTokens,
      schema: {
        tags,
        summary: 'Sign in with the code',
        body: VerifySigninBody,
        response: { 200: SigninAnswer, ...failures },
      },
    },
    async (request) =>
      answer('Successfully signed in!', await signInByPhone(accounts, request.body, callerOf(request))),
  );
}

function recoveryRoutes(api: HttpServer, accounts: AccountsContext): void {
  const summary = 'Send a code for a forgotten password to a proven number; the answer does not tell whether it is one';
  api.post(
    '/auth/recovery/codes',
    {
      config,
      onRequest: noteAsker(accounts.publicOrigin),
      schema: { tags, summary, body: RecoveryCodeBody, response: { 200: CodeDeliveryAnswer, ...failures } },
    },
    async (request, reply) =>
      codeSent(
        await requestSignInCode(accounts, 'recovery', request.body.phoneNumber, callerOf(request), answered(reply)),
      ),
  );

  api.post(
    '/auth/recovery/complete',
    {
      config: configWithTokens,
      schema: {
        tags,
        summary: 'Set a new password by the code; all sessions end, and the answer is that of a sign-in',
        body: CompleteRecoveryBody,
        response: { 200: SigninAnswer, ...failures },
      },
    },
    async (request) =>
      answer('Successfully signed in!', await completeRecovery(accounts, request.body, callerOf(request))),
  );
}
