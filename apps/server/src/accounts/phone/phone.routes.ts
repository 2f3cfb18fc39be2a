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
import { callerOf, noteAsker } from '#server/accounts/caller.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { PhoneAccounts } from './phone.ts';

const tags = ['auth'];
const failures = { '4xx': Failure, '5xx': Failure };
/** A repetition after a lost answer neither sends a second message nor finds its code used up. */
const config = { idempotent: true };

/** What a phone and a code do for whoever is not signed in. Open to everybody. */
export function phoneRoutes(api: HttpServer, parts: Parts): void {
  signupRoutes(api, parts);
  signinRoutes(api, parts);
  recoveryRoutes(api, parts);
}

interface Parts {
  phone: PhoneAccounts;
  publicOrigin: () => string;
}

/** The specified words, with the masked number. */
export function codeSent(data: CodeDelivery) {
  return { success: true as const, message: `OTP sent to ${data.codeDelivery.destination}`, data };
}

/** Fulfilled when the answer is out, or its reader is gone. */
function answered(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (reply.raw.destroyed) resolve();
    else reply.raw.once('close', () => resolve());
  });
}

function signupRoutes(api: HttpServer, { phone, publicOrigin }: Parts): void {
  const summary = 'Send the code that opens an account with a phone number; reserves nothing';
  api.post(
    '/auth/signup',
    {
      config,
      onRequest: noteAsker(publicOrigin),
      schema: { tags, summary, body: PhoneSignupBody, response: { 200: CodeDeliveryAnswer, ...failures } },
    },
    async (request) => codeSent(await phone.requestSignup(request.body, callerOf(request))),
  );

  api.post(
    '/auth/verify-signup',
    {
      config,
      schema: {
        tags,
        summary: 'Open an account with its shop and its trial by the code; answers as a sign-in does',
        body: VerifySignupBody,
        response: { 201: SignupAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const data = await phone.completeSignup(request.body, callerOf(request));
      const message = 'Successfully signed up!';
      return reply
        .code(201)
        .send({ success: true as const, message, data: { ...data, shopLink: data.user.shopLink ?? '' } });
    },
  );
}

function signinRoutes(api: HttpServer, { phone, publicOrigin }: Parts): void {
  const summary = 'Send a code to a proven number; the answer does not tell whether it is one';
  api.post(
    '/auth/signin',
    {
      config,
      onRequest: noteAsker(publicOrigin),
      schema: { tags, summary, body: PhoneSigninBody, response: { 200: CodeDeliveryAnswer, ...failures } },
    },
    async (request, reply) =>
      codeSent(await phone.requestSigninCode(request.body.phoneNumber, callerOf(request), answered(reply))),
  );

  api.post(
    '/auth/verify-signin',
    {
      config,
      schema: {
        tags,
        summary: 'Sign in with the code',
        body: VerifySigninBody,
        response: { 200: SigninAnswer, ...failures },
      },
    },
    async (request) => {
      const data = await phone.signIn(request.body, callerOf(request));
      return { success: true as const, message: 'Successfully signed in!', data };
    },
  );
}

function recoveryRoutes(api: HttpServer, { phone, publicOrigin }: Parts): void {
  const summary = 'Send a code for a forgotten password to a proven number; the answer does not tell whether it is one';
  api.post(
    '/auth/recovery/codes',
    {
      config,
      onRequest: noteAsker(publicOrigin),
      schema: { tags, summary, body: RecoveryCodeBody, response: { 200: CodeDeliveryAnswer, ...failures } },
    },
    async (request, reply) =>
      codeSent(await phone.requestRecoveryCode(request.body.phoneNumber, callerOf(request), answered(reply))),
  );

  api.post(
    '/auth/recovery/complete',
    {
      config,
      schema: {
        tags,
        summary: 'Set a new password by the code; all sessions end, and the answer is that of a sign-in',
        body: CompleteRecoveryBody,
        response: { 200: SigninAnswer, ...failures },
      },
    },
    async (request) => {
      const data = await phone.completeRecovery(request.body, callerOf(request));
      return { success: true as const, message: 'Successfully signed in!', data };
    },
  );
}
