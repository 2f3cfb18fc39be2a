// Limits of tries per account, address and network. `phone/codes.ts` counts the codes and wrong tries of one number.
import type { PasswordLimits } from '#server/identity/password-limits.ts';
import { type LimitRule, limitRule } from '#server/platform/http/database-limits.ts';

const day = 24 * 3600;

const wrongPasswords = limitRule('signin_device', { free: 10, windowSeconds: day, delaySeconds: [30, 15 * 60] });

/** Wrong passwords of sellers. After the free ones one goes through per half a minute, at last per quarter of an hour. */
export const passwordLimits: PasswordLimits = {
  /** From a browser that signed in to the account before. */
  byDevice: wrongPasswords,
  /** Of strangers, for one handle from one network: about 110 a day. */
  byNetwork: { ...wrongPasswords, name: 'signin_handle_network' },
  /** Of strangers, for one account from everywhere: what four networks can try in a day. */
  byAccount: { ...wrongPasswords, name: 'signin_account', free: 500 },
  /** Of the seller who is signed in, by account id: strangers' tries at the sign-in do not count here. */
  bySignedIn: { ...wrongPasswords, name: 'own_password_account' },
  /** From one address, whatever the account: thousands of phones of a mobile network share one. */
  byAddress: limitRule('signin_address', { free: 100, windowSeconds: 3600, delaySeconds: [1, 15] }),
};

/** Handle checks that ask TikTok, a part of all visitors' turns. Beyond it a sign-up goes on without the check. */
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

/** All networks together have no limit, which would keep the true owner out: opening a claim costs one row for hours. */
export const claimByHandleAndNetwork = limitRule('claim_handle_network', {
  free: 20,
  windowSeconds: day,
  delaySeconds: [10, 15 * 60],
});

export const claimCheckByClaim = limitRule('claim_check', { free: 10, windowSeconds: 600, delaySeconds: [20, 120] });

/** Tries to complete a claim from one address, forged ones included. */
export const claimCheckByAddress = limitRule('claim_check_address', {
  free: 20,
  windowSeconds: 600,
  delaySeconds: [5, 60],
});

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

export const tiktokBegunByAccount: LimitRule = { ...tiktokBegunByDevice, name: 'tiktok_begun_account' };

/** Tries to end one sign-in with TikTok; each asks TikTok. */
export const tiktokFinishBySignIn = limitRule('tiktok_finish', {
  free: 20,
  windowSeconds: 600,
  delaySeconds: [10, 60],
});

/** Codes sent and not brought back; each is a message to pay for. Thousands of phones share an address. */
export const codesByAddress = limitRule('codes_address', {
  free: 50,
  windowSeconds: day,
  delaySeconds: [30, 15 * 60],
});

export const codesByNetwork: LimitRule = { ...codesByAddress, name: 'codes_network', free: 100 };

/** Codes to numbers that differ in their last four digits only, as fraud with paid messages asks for them. */
export const codesByPrefix = limitRule('codes_prefix', { free: 20, windowSeconds: 3600, delaySeconds: [60, 15 * 60] });
