import { addressKey, type DatabaseLimits, type LimitRule } from '#server/platform/http/database-limits.ts';
import type { DeviceOwner, KnownDevices } from '#server/platform/sessions/known-devices.ts';
import type { Passwords } from './passwords.ts';

/** What counts the wrong passwords of one kind of account. */
export interface PasswordLimits {
  byDevice: LimitRule;
  byAddress: LimitRule;
  byNetwork: LimitRule;
  byAccount: LimitRule;
  /** For the password once more, in a session. */
  bySignedIn: LimitRule;
}

interface SignInAttempt {
  /** Null: there is no such account. */
  owner: DeviceOwner | null;
  caller: { ip: string; deviceCookie: string | null };
  networkKey: string;
  accountKey: string;
}

/** Takes a counted attempt back as it succeeds. */
interface CountedAttempt {
  passwordWasRight(): Promise<void>;
  refundAddress(): Promise<void>;
}

/**
 * Counts a sign-in before its password is checked. A browser that signed in before has a counter of its own, so it never
 * waits because of strangers. Throws `rate_limited`.
 */
export async function checkSignInLimits(
  { limits, knownDevices }: { limits: DatabaseLimits; knownDevices: KnownDevices },
  { byDevice, byAddress, byNetwork, byAccount }: PasswordLimits,
  { owner, caller, networkKey, accountKey }: SignInAttempt,
): Promise<CountedAttempt> {
  const device = owner && knownDevices.find(caller.deviceCookie, owner);
  if (device !== null) {
    await limits.take(byDevice, device);
    return { passwordWasRight: () => limits.clear(byDevice, device), refundAddress: async () => {} };
  }
  const address = addressKey(caller.ip);
  // A refused try gets no refund, and does not count against the account: a flood cannot use up what others have there.
  await limits.take(byAddress, address);
  await limits.take(byNetwork, networkKey);
  await limits.take(byAccount, accountKey);
  return {
    async passwordWasRight() {
      await limits.clear(byNetwork, networkKey);
      await limits.refund(byAccount, accountKey);
    },
    refundAddress: () => limits.refund(byAddress, address),
  };
}

/**
 * Checks the password of an account that is signed in: with a stolen access token no one may guess it. Counts one guess,
 * however many passwords; answers which of them is right, or null. Without `ip` the address is not counted. Throws
 * `rate_limited`.
 */
export async function findRightPassword(
  { limits, passwords }: { limits: DatabaseLimits; passwords: Passwords },
  { byAddress, bySignedIn }: PasswordLimits,
  guess: { accountId: string; passwordHash: string | null; passwords: string[]; ip?: string },
): Promise<string | null> {
  const address = guess.ip === undefined ? null : addressKey(guess.ip);
  if (address !== null) await limits.take(byAddress, address);
  await limits.take(bySignedIn, guess.accountId);
  for (const password of guess.passwords) {
    if (!(await passwords.matches(password, guess.passwordHash))) continue;
    await limits.clear(bySignedIn, guess.accountId);
    if (address !== null) await limits.refund(byAddress, address);
    return password;
  }
  return null;
}
