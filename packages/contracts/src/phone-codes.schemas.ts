import Type, { type Static } from 'typebox';
import {
  CodeInput,
  PasswordInput,
  PhoneInput,
  SigninAnswer,
  SignupAnswer,
  TypedPassword,
  UserAnswer,
} from './accounts.schemas.ts';
import { Success } from './envelope.schemas.ts';
import { HandleInput } from './handle.schemas.ts';

const strict = { additionalProperties: false };

/** Opens an account by phone: a code goes out, nothing is reserved until it comes back. */
export const PhoneSignupBody = Type.Object({ handle: HandleInput, phoneNumber: PhoneInput }, strict);
export const VerifySignupBody = Type.Object({ handle: HandleInput, phoneNumber: PhoneInput, code: CodeInput }, strict);

/** Signs in by the proven number. Known and unknown numbers get the same answer. */
export const PhoneSigninBody = Type.Object({ phoneNumber: PhoneInput }, strict);
export const VerifySigninBody = Type.Object({ phoneNumber: PhoneInput, code: CodeInput }, strict);

/** Forgotten password, by a code to the proven number; the second call answers as a sign-in does. */
export const RecoveryCodeBody = PhoneSigninBody;
export const CompleteRecoveryBody = Type.Object(
  { phoneNumber: PhoneInput, code: CodeInput, password: TypedPassword },
  strict,
);

/** Gives a signed-in account its proven number: the password first, then the code that reached the phone. */
export const LoginPhoneCodeBody = Type.Object({ phoneNumber: PhoneInput, password: PasswordInput }, strict);
export const LoginPhoneBody = Type.Object({ phoneNumber: PhoneInput, code: CodeInput }, strict);

/**
 * `destination` is masked (`+256*****456`). A new code can be asked for after `resendAfterSeconds`; this one ends after
 * `expiresInSeconds`.
 */
export const CodeDelivery = Type.Object({
  codeDelivery: Type.Object({
    destination: Type.String(),
    resendAfterSeconds: Type.Integer(),
    expiresInSeconds: Type.Integer(),
  }),
});
export type CodeDelivery = Static<typeof CodeDelivery>;
export const CodeDeliveryAnswer = Success(CodeDelivery);

const tags = ['auth'];

/** What each call takes and answers, with the words of its description. */
export const calls = {
  sendSignUpCode: {
    tags,
    summary: 'Send the code that opens an account with a phone number; reserves nothing',
    body: PhoneSignupBody,
    answer: CodeDeliveryAnswer,
  },
  verifySignUp: {
    tags,
    summary: 'Open an account with its shop and its trial by the code; answers as a sign-in does',
    body: VerifySignupBody,
    status: 201,
    answer: SignupAnswer,
  },
  sendSignInCode: {
    tags,
    summary: 'Send a code to a proven number; the answer does not tell whether it is one',
    body: PhoneSigninBody,
    answer: CodeDeliveryAnswer,
  },
  verifySignIn: { tags, summary: 'Sign in with the code', body: VerifySigninBody, answer: SigninAnswer },
  sendRecoveryCode: {
    tags,
    summary: 'Send a code for a forgotten password to a proven number; the answer does not tell whether it is one',
    body: RecoveryCodeBody,
    answer: CodeDeliveryAnswer,
  },
  completeRecovery: {
    tags,
    summary: 'Set a new password by the code; all sessions end, and the answer is that of a sign-in',
    body: CompleteRecoveryBody,
    answer: SigninAnswer,
  },
  sendLoginPhoneCode: {
    tags,
    summary: 'Send a code to the number that shall sign in; needs the password',
    body: LoginPhoneCodeBody,
    answer: CodeDeliveryAnswer,
  },
  changeLoginPhone: {
    tags,
    summary: 'Make the number that the code reached the one that signs in',
    body: LoginPhoneBody,
    answer: UserAnswer,
  },
  sendOwnerCode: {
    tags,
    summary:
      'Send a code to the proven number, in place of the password (changing the contact, ending sessions, deleting the account)',
    answer: CodeDeliveryAnswer,
  },
};
