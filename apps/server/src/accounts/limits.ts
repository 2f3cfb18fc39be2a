// Of tries per account, address and network. One number's codes and wrong tries are counted in `phone/codes.ts`.
import { type LimitRule, limitRule } from '#server/platform/http/database-limits.ts';

/**
 * Wrong passwords from a browser that signed in to the account before: ten, then one per half a minute, at last one per
 * quarter of an hour.
 */
export const signinByDevice = limitRule('signin_device', {
  free: 10,
  windowSeconds: 24 * 3600,
  delaySeconds: [30, 15 * 60],
});

/** Strangers' wrong passwords for one handle from one network: about 110 a day. */
export const signinByHandleAndNetwork: LimitRule = { ...signinByDevice, name: 'signin_handle_network' };

/**
 * Strangers' wrong passwords for one account from everywhere: what four networks can try in a day, so that guessing has
 * an end.
 */
export const signinByAccount: LimitRule = { ...signinByDevice, name: 'signin_account', free: 500 };

/**
 * Wrong passwords of whoever is signed in already, by the account's id: what strangers try at the sign-in, where the
 * public handle is all they need, must not keep an owner from the own settings.
 */
export const ownPasswordByAccount: LimitRule = { ...signinByDevice, name: 'own_password_account' };

/** Wrong passwords from one address, whatever the account: thousands of phones of a mobile network share one. */
export const signinByAddress = limitRule('signin_address', { free: 100, windowSeconds: 3600, delaySeconds: [1, 15] });

/**
 * Handle checks from one address that ask TikTok, which lets our own address ask only every few seconds: a part of what
 * all visitors have in that time. Those that become an account do not count. Beyond it the sign-up goes on without the
 * check.
 */
export const handleCheckByAddress = limitRule('handle_check_address', {
  free: 20,
  windowSeconds: 600,
  delaySeconds: [10, 60],
});

/** Corrections of a handle that TikTok has not shown; each asks TikTok, and takes a handle. */
export const handleCorrectionByAccount = limitRule('handle_correction_account', {
  free: 5,
  windowSeconds: 3600,
  delaySeconds: [60, 600],
});

/** The same from one IPv6 network (/48), whose addresses one customer can change at will. */
export const handleCheckByNetwork: LimitRule = { ...handleCheckByAddress, name: 'handle_check_network', free: 60 };

/** Accounts made from one address that prove nothing; those of a proven number or TikTok account are counted apart. */
export const signupByAddress = limitRule('signup_address', { free: 40, windowSeconds: 3600, delaySeconds: [10, 300] });

/** Accounts made from one address by a consent on TikTok: strangers who have none cannot use them up. */
export const tiktokSignupByAddress: LimitRule = { ...signupByAddress, name: 'signup_tiktok_address' };

/** Looks at one's own bio; each asks TikTok. */
export const ownershipCheckByAccount = limitRule('ownership_check_account', {
  free: 10,
  windowSeconds: 600,
  delaySeconds: [20, 120],
});

/** Claims opened from one address, whatever the handle. */
export const claimByAddress = limitRule('claim_address', { free: 30, windowSeconds: 3600, delaySeconds: [10, 300] });

/**
 * Claims of one handle from one network. All networks together have no limit, because it would keep the true owner out:
 * opening a claim proves nothing and asks nobody, and its row is gone after hours.
 */
export const claimByHandleAndNetwork = limitRule('claim_handle_network', {
  free: 20,
  windowSeconds: 24 * 3600,
  delaySeconds: [10, 15 * 60],
});

/** Looks at the bio for one claim; each asks TikTok. */
export const claimCheckByClaim = limitRule('claim_check', { free: 10, windowSeconds: 600, delaySeconds: [20, 120] });

/** Tries to complete a claim from one address, forged ones included. */
export const claimCheckByAddress = limitRule('claim_check_address', {
  free: 20,
  windowSeconds: 600,
  delaySeconds: [5, 60],
});

/** The same from one IPv6 network (/48). */
export const claimCheckByNetwork: LimitRule = { ...claimCheckByAddress, name: 'claim_check_network', free: 60 };

/** Sign-ins with TikTok begun from one address: each is a row for ten minutes. Thousands of phones share an address. */
export const tiktokBegunByAddress = limitRule('tiktok_begun_address', {
  free: 100,
  windowSeconds: 600,
  delaySeconds: [2, 30],
});

/** The same from one block, whose addresses one customer can change at will: an IPv6 /40, an IPv4 /24. */
export const tiktokBegunByBlock: LimitRule = { ...tiktokBegunByAddress, name: 'tiktok_begun_block', free: 600 };

/** The same from a browser that signed in before, which strangers at its address do not count against. */
export const tiktokBegunByDevice: LimitRule = { ...tiktokBegunByAddress, name: 'tiktok_begun_device', free: 60 };

/** The same by a seller who is signed in. */
export const tiktokBegunByAccount: LimitRule = { ...tiktokBegunByDevice, name: 'tiktok_begun_account' };

/** Tries to end one sign-in with TikTok; each asks TikTok. */
export const tiktokFinishBySignIn = limitRule('tiktok_finish', {
  free: 20,
  windowSeconds: 600,
  delaySeconds: [10, 60],
});

/**
 * Codes asked for from one address and not brought back; each is a message to pay for. Thousands of phones share an
 * address.
 */
export const codesByAddress = limitRule('codes_address', {
  free: 50,
  windowSeconds: 24 * 3600,
  delaySeconds: [30, 15 * 60],
});

/**
 * The same from one block, whose addresses one customer can change at will: an IPv6 /40, an IPv4 /24; beside phones
 * that share it.
 */
export const codesByNetwork: LimitRule = { ...codesByAddress, name: 'codes_network', free: 100 };

/**
 * Codes to numbers that differ in their last four digits only: people do not sign up in such rows, fraud with paid
 * messages does.
 */
export const codesByPrefix = limitRule('codes_prefix', { free: 20, windowSeconds: 3600, delaySeconds: [60, 15 * 60] });
