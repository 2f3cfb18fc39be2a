import type { ChangePasswordBody } from '@app/contracts/account-settings';
import type { Ownership, Tokens as TokensOnTheWire, UpdateMeBody, User } from '@app/contracts/accounts';
import { type AccountAdministration, createAccountAdministration } from './administration/administration.ts';
import { changePassword } from './change-password.ts';
import { type Claims, createClaims } from './claims/claims.ts';
import { changeContact } from './contact.ts';
import { createDeletion, type Deletion } from './deletion/deletion.ts';
import type { AccountsContext, AccountsDeps } from './deps.ts';
import { createExport, type ExportOwnData } from './export/export.ts';
import { createGuards, type Guards } from './guards.ts';
import { rememberHandleChecks } from './handle-check.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { checkOwnership, readOwnership } from './ownership.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPhoneAccounts, type PhoneAccounts } from './phone/phone.ts';
import { sellerSessions } from './sessions.service.ts';
import { createSettings, type Settings } from './settings/shop-settings.ts';
import { readUser, refresh, type SignedIn, signIn } from './sign-in.ts';
import { signUp, type ValidatedHandle, validateHandle } from './sign-up.ts';
import { createTokens, type Seller } from './tokens.ts';

// The only door for other slices.
export { handleAccountJobs } from './accounts.jobs.ts';
export { findUser } from './accounts.queries.ts';
export { purgeClaims } from './claims/claims.ts';
export type { AccountsDeps, BioReader } from './deps.ts';
export { deviceOf, unknownDevice } from './device.ts';
export { findSeller, type Guards, sellerOf } from './guards.ts';
export type { HandleCheck, HandleChecker } from './handle-check.ts';
export { exportByAccount } from './limits.ts';
export { askForNewProof, confirmWhenBioShowsCode } from './ownership.ts';
export { requireGoodPassword } from './password-rules.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { purgePhoneCodes } from './phone/phone.ts';
export { purgeSessions, sellerSessions } from './sessions.service.ts';
export type { Seller } from './tokens.ts';

/** Everything that can be done with accounts. `ip` is the caller's address, for the limits; `device` the browser in words, for the session. */
export interface Accounts {
  guards: Guards;
  phone: PhoneAccounts;
  validateHandle(handle: string, ip: string): Promise<ValidatedHandle>;
  signUp(body: { handle: string; password: string }, ip: string, device?: string): Promise<SignedIn>;
  signIn(body: { handle: string; password: string }, ip: string, device?: string): Promise<SignedIn>;
  refresh(refreshToken: string, device?: string): Promise<TokensOnTheWire>;
  signOut(seller: Seller): Promise<void>;
  readUser(accountId: string): Promise<User>;
  changeContact(seller: Seller, body: UpdateMeBody): Promise<User>;
  readOwnership(accountId: string): Promise<Ownership>;
  checkOwnership(seller: Seller): Promise<Ownership>;
  claims: Claims;
  sessions: OwnSessions;
  settings: Settings;
  deletion: Deletion;
  exportOwnData: ExportOwnData;
  changePassword(seller: Seller, body: ChangePasswordBody, ip: string): Promise<void>;
  administration: AccountAdministration;
  /** For metrics. */
  passwordCounts: Passwords['counts'];
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const context: AccountsContext = {
    ...deps,
    checkHandle: rememberHandleChecks(deps.checkHandle),
    passwords: createPasswords(),
    tokens: createTokens({ secret: deps.tokenSecret, clock: deps.clock }),
  };
  return {
    guards: createGuards(context),
    phone: createPhoneAccounts(context),
    validateHandle: (handle, ip) => validateHandle(context, handle, ip),
    signUp: (body, ip, device) => signUp(context, body, ip, device),
    signIn: (body, ip, device) => signIn(context, body, ip, device),
    refresh: (refreshToken, device) => refresh(context, refreshToken, device),
    async signOut(seller) {
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
    changePassword: (seller, body, ip) => changePassword(context, seller, body, ip),
    administration: createAccountAdministration(context),
    passwordCounts: context.passwords.counts,
  };
}
