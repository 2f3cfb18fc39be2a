import type { User } from '@app/contracts/accounts';
import type { CodeDelivery } from '@app/contracts/phone-codes';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import type { Caller } from '#server/accounts/caller.ts';
import type { SignedIn } from '#server/accounts/sign-in/sign-in.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { deleteQuietNumbers } from './codes.queries.ts';
import { changeLoginPhone, requestLoginPhoneCode, requestOwnerCode } from './login-phone.ts';
import { completeRecovery, requestSigninCode, signInByPhone } from './phone-signin.ts';
import { completePhoneSignup, requestPhoneSignup } from './phone-signup.ts';
import { deleteOldPhoneSignups } from './phone-signups.queries.ts';

/** Everything that is done by a code to a phone. */
export interface PhoneAccounts {
  requestSignup(body: { handle: string; phoneNumber: string }, caller: Caller): Promise<CodeDelivery>;
  completeSignup(body: { handle: string; phoneNumber: string; code: string }, caller: Caller): Promise<SignedIn>;
  /** `answered` is fulfilled when the answer is out: what costs time only for a number with an account happens then. */
  requestSigninCode(phoneNumber: string, caller: Caller, answered: Promise<void>): Promise<CodeDelivery>;
  signIn(body: { phoneNumber: string; code: string }, caller: Caller): Promise<SignedIn>;
  requestRecoveryCode(phoneNumber: string, caller: Caller, answered: Promise<void>): Promise<CodeDelivery>;
  completeRecovery(body: { phoneNumber: string; code: string; password: string }, caller: Caller): Promise<SignedIn>;
  requestLoginPhoneCode(
    seller: Seller,
    body: { phoneNumber: string; password: string },
    ip: string,
  ): Promise<CodeDelivery>;
  changeLoginPhone(seller: Seller, body: { phoneNumber: string; code: string }, ip: string): Promise<User>;
  requestOwnerCode(seller: Seller, ip: string): Promise<CodeDelivery>;
  /** Waits for the messages that are still going out; for the end of the process. */
  delivered(): Promise<void>;
}

export function createPhoneAccounts(context: AccountsContext): PhoneAccounts {
  return {
    requestSignup: (body, caller) => requestPhoneSignup(context, body, caller),
    completeSignup: (body, caller) => completePhoneSignup(context, body, caller),
    requestSigninCode: (phoneNumber, caller, answered) =>
      requestSigninCode(context, 'sign_in', phoneNumber, caller, answered),
    signIn: (body, caller) => signInByPhone(context, body, caller),
    requestRecoveryCode: (phoneNumber, caller, answered) =>
      requestSigninCode(context, 'recovery', phoneNumber, caller, answered),
    completeRecovery: (body, caller) => completeRecovery(context, body, caller),
    requestLoginPhoneCode: (seller, body, ip) => requestLoginPhoneCode(context, seller, body, ip),
    changeLoginPhone: (seller, body, ip) => changeLoginPhone(context, seller, body, ip),
    requestOwnerCode: (seller, ip) => requestOwnerCode(context, seller, ip),
    async delivered() {
      await Promise.all(context.deliveries);
    },
  };
}

/** Sign-ups whose code did not come back lapse after a day, and so does what numbers have had: the longest rule counts a day. */
export async function purgePhoneCodes(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  await deleteOldPhoneSignups(db, yesterday);
  await deleteQuietNumbers(db, yesterday);
}
