import type { Ownership, Tokens as TokensOnTheWire, UpdateMeBody, User } from '@app/contracts/accounts';
import { changeContact } from './contact.ts';
import type { AccountsContext, AccountsDeps } from './deps.ts';
import { createGuards, type Guards } from './guards.ts';
import { rememberHandleChecks } from './handle-check.ts';
import { checkOwnership, readOwnership } from './ownership.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { endSession } from './sessions.service.ts';
import { readUser, refresh, type SignedIn, signIn } from './sign-in.ts';
import { signUp, type ValidatedHandle, validateHandle } from './sign-up.ts';
import { createTokens, type Seller } from './tokens.ts';

// The only door for other slices.
export type { AccountsDeps, BioReader } from './deps.ts';
export { findSeller, type Guards, sellerOf } from './guards.ts';
export type { HandleCheck, HandleChecker } from './handle-check.ts';
export { confirmWhenBioShowsCode } from './ownership.ts';
export { purgeSessions } from './sessions.service.ts';
export type { Seller } from './tokens.ts';

/** Everything that can be done with accounts. `ip` is the caller's address, for the limits. */
export interface Accounts {
  guards: Guards;
  validateHandle(handle: string, ip: string): Promise<ValidatedHandle>;
  signUp(body: { handle: string; password: string }, ip: string): Promise<SignedIn>;
  signIn(body: { handle: string; password: string }, ip: string): Promise<SignedIn>;
  refresh(refreshToken: string): Promise<TokensOnTheWire>;
  signOut(seller: Seller): Promise<void>;
  readUser(accountId: string): Promise<User>;
  changeContact(seller: Seller, body: UpdateMeBody): Promise<User>;
  readOwnership(accountId: string): Promise<Ownership>;
  checkOwnership(seller: Seller): Promise<Ownership>;
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
    validateHandle: (handle, ip) => validateHandle(context, handle, ip),
    signUp: (body, ip) => signUp(context, body, ip),
    signIn: (body, ip) => signIn(context, body, ip),
    refresh: (refreshToken) => refresh(context, refreshToken),
    signOut: (seller) => endSession(deps.db, seller.sessionId, deps.clock.now()),
    readUser: (accountId) => readUser(context, accountId),
    changeContact: (seller, body) => changeContact(context, seller, body),
    readOwnership: (accountId) => readOwnership(context, accountId),
    checkOwnership: (seller) => checkOwnership(context, seller),
    passwordCounts: context.passwords.counts,
  };
}
