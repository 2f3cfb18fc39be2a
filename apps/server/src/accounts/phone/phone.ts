import type { User } from '@app/contracts/accounts';
import type { CodeDelivery } from '@app/contracts/phone-codes';
import type { AccountsContext } from '#server/accounts/deps.ts';
import type { SignedIn } from '#server/accounts/sign-in.ts';
import type { Seller } from '#server/accounts/tokens.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { deleteQuietNumbers } from './codes.queries.ts';
import { changeLoginPhone, requestLoginPhoneCode, requestOwnerCode } from './login-phone.ts';
import { completeRecovery, requestSigninCode, signInByPhone } from './phone-signin.ts';
import { completePhoneSignup, requestPhoneSignup } from './phone-signup.ts';
import { deleteOldPhoneSignups } from './phone-signups.queries.ts';

interface Caller {
  ip: string;
  /** See `deviceInWords`. */
  device: string;
}

/** Everything that is done by a code to a phone. */
export interface PhoneAccounts {
  requestSignup(body: { handle: string; phoneNumber: string }, ip: string): Promise<CodeDelivery>;
  completeSignup(body: { handle: string; phoneNumber: string; code: string }, caller: Caller): Promise<SignedIn>;
  requestSigninCode(phoneNumber: string, ip: string): Promise<CodeDelivery>;
  signIn(body: { phoneNumber: string; code: string }, caller: Caller): Promise<SignedIn>;
  requestRecoveryCode(phoneNumber: string, ip: string): Promise<CodeDelivery>;
  completeRecovery(body: { phoneNumber: string; code: string; password: string }, caller: Caller): Promise<SignedIn>;
  requestLoginPhoneCode(
    seller: Seller,
    body: { phoneNumber: string; password: string },
    ip: string,
  ): Promise<CodeDelivery>;
  changeLoginPhone(seller: Seller, body: { phoneNumber: string; code: string }, ip: string): Promise<User>;
  requestOwnerCode(seller: Seller, ip: string): Promise<CodeDelivery>;
}

export function createPhoneAccounts(context: AccountsContext): PhoneAccounts {
  return {
    requestSignup: (body, ip) => requestPhoneSignup(context, body, ip),
    completeSignup: (body, caller) => completePhoneSignup(context, body, caller),
    requestSigninCode: (phoneNumber, ip) => requestSigninCode(context, 'sign_in', phoneNumber, ip),
    signIn: (body, caller) => signInByPhone(context, body, caller),
    requestRecoveryCode: (phoneNumber, ip) => requestSigninCode(context, 'recovery', phoneNumber, ip),
    completeRecovery: (body, caller) => completeRecovery(context, body, caller),
    requestLoginPhoneCode: (seller, body, ip) => requestLoginPhoneCode(context, seller, body, ip),
    changeLoginPhone: (seller, body, ip) => changeLoginPhone(context, seller, body, ip),
    requestOwnerCode: (seller, ip) => requestOwnerCode(context, seller, ip),
  };
}

/** Sign-ups whose code did not come back lapse after a day, and so does what numbers have had: the longest rule counts a day. */
export async function purgePhoneCodes(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3600_000);
  await deleteOldPhoneSignups(db, yesterday);
  await deleteQuietNumbers(db, yesterday);
}
