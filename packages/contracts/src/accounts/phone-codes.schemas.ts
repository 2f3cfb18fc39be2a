import { HandleInput } from '@app/contracts/addresses/handle.schemas';
import { StrictObject, Success } from '@app/contracts/envelope.schemas';
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

/** Opens an account by phone: a code goes out, nothing is reserved until it comes back. */
export const PhoneSignupBody = StrictObject({ handle: HandleInput, phoneNumber: PhoneInput });

/** Signs in by the proven number. Known and unknown numbers get the same answer. */
export const PhoneSigninBody = StrictObject({ phoneNumber: PhoneInput });

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

export const calls = {
  sendSignUpCode: {
    summary: 'Send the code that opens an account with a phone number; reserves nothing',
    body: PhoneSignupBody,
    answer: CodeDeliveryAnswer,
  },
  verifySignUp: {
    summary: 'Open an account with its shop and its trial by the code; answers as a sign-in does',
    body: StrictObject({ handle: HandleInput, phoneNumber: PhoneInput, code: CodeInput }),
    status: 201,
    answer: SignupAnswer,
  },
  sendSignInCode: {
    summary: 'Send a code to a proven number; the answer does not tell whether it is one',
    body: PhoneSigninBody,
    answer: CodeDeliveryAnswer,
  },
  verifySignIn: {
    summary: 'Sign in with the code',
    body: StrictObject({ phoneNumber: PhoneInput, code: CodeInput }),
    answer: SigninAnswer,
  },
  sendRecoveryCode: {
    summary: 'Send a code for a forgotten password to a proven number; the answer does not tell whether it is one',
    body: PhoneSigninBody,
    answer: CodeDeliveryAnswer,
  },
  completeRecovery: {
    summary: 'Set a new password by the code; all sessions end, and the answer is that of a sign-in',
    body: StrictObject({ phoneNumber: PhoneInput, code: CodeInput, password: TypedPassword }),
    answer: SigninAnswer,
  },
  sendLoginPhoneCode: {
    summary: 'Send a code to the number that shall sign in; needs the password',
    body: StrictObject({ phoneNumber: PhoneInput, password: PasswordInput }),
    answer: CodeDeliveryAnswer,
  },
  changeLoginPhone: {
    summary: 'Make the number that the code reached the one that signs in',
    body: StrictObject({ phoneNumber: PhoneInput, code: CodeInput }),
    answer: UserAnswer,
  },
  sendOwnerCode: {
    summary:
      'Send a code to the proven number, in place of the password (changing the contact, ending sessions, deleting the account)',
    answer: CodeDeliveryAnswer,
  },
};
