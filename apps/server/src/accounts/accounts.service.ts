import type { ChangePasswordBody } from '@app/contracts/account-settings';
import type { Ownership, Tokens as TokensOnTheWire, UpdateMeBody, User } from '@app/contracts/accounts';
import { createGuards, type Guards, readSeller } from '#server/identity/guards.ts';
import { createPasswords, type Passwords } from '#server/identity/passwords.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { createTokens, type Seller } from '#server/identity/tokens.ts';
import { AppError } from '#server/platform/errors.ts';
import { createKnownDevices } from '#server/platform/sessions/known-devices.ts';
import type { AccountsContext, AccountsDeps } from './accounts.context.ts';
import { type AccountAdministration, createAccountAdministration } from './by-administrator/administration.ts';
import type { Caller } from './caller.ts';
import { type Claims, createClaims } from './claims/claims.ts';
import { checkOwnership, readOwnership } from './claims/ownership.ts';
import { createDeletion, type Deletion } from './deletion/deletion.ts';
import { createExport, type ExportOwnData } from './export/export.ts';
import { changePassword } from './password/change-password.ts';
import { createPhoneAccounts, type PhoneAccounts } from './phone/phone.ts';
import { createOwnSessions, type OwnSessions } from './sessions/own-sessions.ts';
import { changeContact } from './settings/contact.ts';
import { createSettings, type Settings } from './settings/shop-settings.ts';
import { deviceTokenOf, readUser, refresh, type SignedIn, signIn } from './sign-in/sign-in.ts';
import { correctHandle } from './sign-up/correct-handle.ts';
import { rememberHandleChecks } from './sign-up/handle-check.ts';
import { mayAskTikTok, signUp, type ValidatedHandle, validateHandle } from './sign-up/sign-up.ts';

export { deviceOf, unknownDevice } from '#server/identity/device.ts';
export { requireGoodPassword } from '#server/identity/password-rules.ts';
export { createPasswords, type PasswordCost, type Passwords } from '#server/identity/passwords.ts';
// The only door for other slices.
export { wasTakenOverSince } from './account-events.ts';
export type { AccountsDeps, BioReader } from './accounts.context.ts';
export { findUser, type UserRow } from './accounts.queries.ts';
export { createBioLooks } from './claims/bio-looks.ts';
export { purgeClaims } from './claims/claims.ts';
export { askForNewProof, confirmWhenBioShowsCode } from './claims/ownership.ts';
export { handleAccountJobs } from './deletion/accounts.jobs.ts';
export { purgePhoneCodes } from './phone/phone.ts';
export type { HandleCheck, HandleChecker } from './sign-up/handle-check.ts';

/** Everything that can be done with accounts. `ip` is the caller's address, for the limits; `device` the browser in words, for the session. */
export interface Accounts {
  guards: Guards;
  phone: PhoneAccounts;
  /** `signal`: the caller may leave before the answer. */
  validateHandle(handle: string, ip: string, signal?: AbortSignal): Promise<ValidatedHandle>;
  /** For an account whose handle TikTok has not shown. */
  correctHandle(seller: Seller, handle: string, ip: string): Promise<User>;
  signUp(body: { handle: string; password: string }, ip: string, device?: string): Promise<SignedIn>;
  signIn(body: { handle: string; password: string }, caller: Caller): Promise<SignedIn>;
  refresh(refreshToken: string, device?: string): Promise<TokensOnTheWire>;
  /** Ends the session that the access token names. One that has ended already is no error: the answer may have been lost. */
  signOut(authorization: string | undefined): Promise<void>;
  readUser(accountId: string): Promise<User>;
  changeContact(seller: Seller, body: UpdateMeBody): Promise<User>;
  readOwnership(accountId: string): Promise<Ownership>;
  checkOwnership(seller: Seller): Promise<Ownership>;
  claims: Claims;
  sessions: OwnSessions;
  settings: Settings;
  deletion: Deletion;
  exportOwnData: ExportOwnData;
  /** Answers what `KnownDevices` knows the caller's browser by from now on. */
  changePassword(seller: Seller, body: ChangePasswordBody, ip: string): Promise<string>;
  administration: AccountAdministration;
  /** For metrics. */
  passwordCounts: Passwords['counts'];
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const context: AccountsContext = {
    ...deps,
    checkHandle: rememberHandleChecks(deps.checkHandle, (ip) => mayAskTikTok(deps, ip)),
    passwords: createPasswords({ cost: deps.passwordCost }),
    tokens: createTokens({ secret: deps.tokenSecret, clock: deps.clock }),
    knownDevices: createKnownDevices({ secret: deps.tokenSecret, purpose: 'known-device' }),
    deliveries: new Set(),
  };
  return {
    guards: createGuards(context),
    phone: createPhoneAccounts(context),
    validateHandle: (handle, ip, signal) => validateHandle(context, handle, { ip, ...(signal ? { signal } : {}) }),
    correctHandle: (seller, handle, ip) => correctHandle(context, seller, handle, ip),
    signUp: (body, ip, device) => signUp(context, body, ip, device),
    signIn: (body, caller) => signIn(context, body, caller),
    refresh: (refreshToken, device) => refresh(context, refreshToken, device),
    async signOut(authorization) {
      const seller = await readSeller(context, authorization);
      if (!seller) throw new AppError('unauthenticated');
      await sellerSessions.end(deps.db, seller.sessionId, { reason: 'signed_out', now: deps.clock.now() });
    },
    readUser: (accountId) => readUser(context, accountId),
    changeContact: (seller, body) => changeContact(context, seller, body),
    readOwnership: (accountId) => readOwnership(context, accountId),
    checkOwnership: (seller) => checkOwnership(context, seller),
    claims: createClaims(context),
    sessions: createOwnSessions(context),
    settings: createSettings(context),
    deletion: createDeletion(context),
    exportOwnData: createExport(context),
    async changePassword(seller, body, ip) {
      await changePassword(context, seller, body, ip);
      return deviceTokenOf(context, seller);
    },
    administration: createAccountAdministration(context),
    passwordCounts: context.passwords.counts,
  };
}
