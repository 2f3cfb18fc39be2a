import Type, { type Static } from 'typebox';
import { CodeInput, PasswordInput, PhoneInput, TypedPassword } from './accounts.schemas.ts';
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
