import type { LimitRule } from '#server/platform/http/database-limits.ts';

/** Wrong passwords of one account: ten, then one per half a minute, at last one per quarter of an hour. */
export const signinByAccount: LimitRule = {
  name: 'signin_account',
  free: 10,
  windowSeconds: 24 * 3600,
  delaySeconds: 30,
  maxDelaySeconds: 15 * 60,
};

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
