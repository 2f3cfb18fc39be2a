import type { LimitRule } from '#server/platform/http/database-limits.ts';

/** Wrong passwords of one account: ten, then one per half a minute, at last one per quarter of an hour. */
export const signinByAccount: LimitRule = {
  name: 'signin_account',
  free: 10,
  windowSeconds: 24 * 3600,
  delaySeconds: 30,
  maxDelaySeconds: 15 * 60,
};

/**
 * Wrong passwords of whoever is signed in already, by the account's id: what strangers try at the sign-in, where the public handle is all they
 * need, must not keep an owner from the own settings.
 */
export const ownPasswordByAccount: LimitRule = { ...signinByAccount, name: 'own_password_account' };

/** Wrong passwords from one address, whatever the account: thousands of phones of a mobile network share one. */
export const signinByAddress: LimitRule = {
  name: 'signin_address',
  free: 100,
  windowSeconds: 3600,
  delaySeconds: 1,
  maxDelaySeconds: 15,
};

/** Handle checks from one address; each asks TikTok, which lets our own address ask only every few seconds. */
export const handleCheckByAddress: LimitRule = {
  name: 'handle_check_address',
  free: 60,
  windowSeconds: 600,
  delaySeconds: 5,
  maxDelaySeconds: 60,
};

/** Accounts made from one address. */
export const signupByAddress: LimitRule = {
  name: 'signup_address',
  free: 40,
  windowSeconds: 3600,
  delaySeconds: 10,
  maxDelaySeconds: 300,
};

/** Looks at one's own bio; each asks TikTok. */
export const ownershipCheckByAccount: LimitRule = {
  name: 'ownership_check_account',
  free: 10,
  windowSeconds: 600,
  delaySeconds: 20,
  maxDelaySeconds: 120,
};

/** Claims opened from one address, whatever the handle. */
export const claimByAddress: LimitRule = {
  name: 'claim_address',
  free: 30,
  windowSeconds: 3600,
  delaySeconds: 10,
  maxDelaySeconds: 300,
};

/** Claims of one handle from one address: whoever asks for many must not keep the true owner out. */
export const claimByHandleAndAddress: LimitRule = {
  name: 'claim_handle_address',
  free: 20,
  windowSeconds: 24 * 3600,
  delaySeconds: 10,
  maxDelaySeconds: 15 * 60,
};

/** Claims of one handle from all addresses: far more than one of them can ask for in a day. */
export const claimByHandle: LimitRule = {
  name: 'claim_handle',
  free: 500,
  windowSeconds: 24 * 3600,
  delaySeconds: 10,
  maxDelaySeconds: 120,
};

/** Looks at the bio for one claim; each asks TikTok. */
export const claimCheckByClaim: LimitRule = {
  name: 'claim_check',
  free: 10,
  windowSeconds: 600,
  delaySeconds: 20,
  maxDelaySeconds: 120,
};

/** Tries to complete a claim from one address, forged ones included. */
export const claimCheckByAddress: LimitRule = {
  name: 'claim_check_address',
  free: 60,
  windowSeconds: 600,
  delaySeconds: 5,
  maxDelaySeconds: 60,
};

/** All that is stored about an account, all its products or all its figures, read and sent. */
export const exportByAccount: LimitRule = {
  name: 'export_account',
  free: 10,
  windowSeconds: 3600,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};

/** Codes asked for from one address and not brought back; each is a message to pay for. Thousands of phones share an address. */
export const codesByAddress: LimitRule = {
  name: 'codes_address',
  free: 50,
  windowSeconds: 24 * 3600,
  delaySeconds: 30,
  maxDelaySeconds: 15 * 60,
};

/** Codes to numbers that differ in their last four digits only: people do not sign up in such rows, fraud with paid messages does. */
export const codesByPrefix: LimitRule = {
  name: 'codes_prefix',
  free: 20,
  windowSeconds: 3600,
  delaySeconds: 60,
  maxDelaySeconds: 15 * 60,
};
