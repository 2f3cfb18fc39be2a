import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { hourMs } from '#server/platform/clock.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';

export type CodePurpose = 'sign_up' | 'sign_in' | 'recovery' | 'login_phone' | 'owner';

/** What a number has had. `sentSince` and `wrongSince` begin the day and the hour that are counted. */
export interface NumberCounts {
  lastSentAt: Date | null;
  sentSince: Date | null;
  sentCount: number;
  wrongSince: Date | null;
  wrongCount: number;
}

/** What a code proves, and who asks for it or brings it. */
export interface CodeUse {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  /** The handle at a sign-up, the account where somebody is signed in, else ''. */
  boundTo: string;
  /**
   * The browser (known for the account, else by the cookie of its asking), or the account that is signed in: one's
   * wrong tries and new codes touch no other's. Null shares with everybody who cannot be told apart: programs, and
   * administrators, whose codes somebody else brings.
   */
  asker: string | null;
  /** By the number's owner: in a browser that signed in before, signed in, or through an administrator. */
  isOwn: boolean;
}

export const codeSeconds = 5 * 60;
export const resendSeconds = 60;
/**
 * Messages to one number in a day, which begins with the first; as many again for its owner, so that strangers leave
 * some.
 */
export const codesPerDay = 5;
/**
 * Wrong tries of one asker at one number in an hour, which begins with the first, whatever the purpose and however many
 * codes.
 */
export const triesPerHour = 5;

/** Seconds until codes of this row can be tried again; 0 when they can be now. */
export function lockedFor(counts: NumberCounts, now: Date): number {
  return counts.wrongCount >= triesPerHour ? secondsUntil(counts.wrongSince, hourMs, now) : 0;
}

/** Whole seconds until `ms` after `since`; 0 when that is past. */
export function secondsUntil(since: Date | null, ms: number, now: Date): number {
  return since === null ? 0 : Math.max(0, Math.ceil((since.getTime() + ms - now.getTime()) / 1000));
}

/**
 * The rows of one number: `shared` counts what strangers ask for, and the tries of those who cannot be told apart;
 * `own` counts what the owner asks for; `asker` counts one asker's tries.
 */
export function rowsOf(
  context: AccountsContext,
  { phone, asker }: CodeUse,
): { shared: Buffer; own: Buffer; asker: Buffer } {
  const key = deriveKey(context.tokenSecret, 'phone-code-number');
  const shared = keyedHash(key, phone);
  return {
    shared,
    own: keyedHash(key, phone, 'own'),
    asker: asker === null ? shared : keyedHash(key, phone, 'asker', asker),
  };
}

export function codeHashOf(context: AccountsContext, { purpose, phone, boundTo }: CodeUse, code: string): Buffer {
  return keyedHash(deriveKey(context.tokenSecret, 'phone-code'), purpose, phone, boundTo, code);
}
