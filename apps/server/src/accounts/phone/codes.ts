import type { Selectable } from 'kysely';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { hourMs } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';

export type CodePurpose = 'sign_up' | 'sign_in' | 'recovery' | 'login_phone' | 'owner';

/** What a number, or one asker at it, has had. `sent_since` and `wrong_since` start the day and the hour counted. */
export type NumberCounts = Selectable<Tables['code_numbers']>;

/** What a code proves, and who asks for it or brings it. */
export interface CodeUse {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  /** The handle at a sign-up, the account in a session, else ''. */
  boundTo: string;
  /** Whose tries are counted together. Null shares with all who cannot be told apart: programs, and administrators. */
  asker: string | null;
  /** By the number's owner: in a browser that signed in before, signed in, or through an administrator. */
  isOwn: boolean;
}

export const codeSeconds = 5 * 60;
export const resendSeconds = 60;
/** Messages to one number in a day from the first on; as many again for its owner, so that strangers leave some. */
export const maxCodesPerDay = 5;
/** Wrong tries of one asker at one number in an hour from the first on, whatever the purpose and however many codes. */
export const maxTriesPerHour = 5;

/** Seconds until codes of this row can be tried again; 0 when they can be now. */
export function lockedFor(counts: NumberCounts, now: Date): number {
  return counts.wrong_count >= maxTriesPerHour ? secondsUntil(counts.wrong_since, hourMs, now) : 0;
}

export function secondsUntil(since: Date | null, ms: number, now: Date): number {
  return since === null ? 0 : Math.max(0, Math.ceil((since.getTime() + ms - now.getTime()) / 1000));
}

/** One number's rows: `shared` counts strangers, `own` what the owner asks for, `asker` one asker's tries. */
export function rowsOf(context: AccountsContext, { phone, asker }: CodeUse) {
  const key = deriveKey(context.tokenSecret, 'phone-code-number');
  const shared = keyedHash(key, phone);
  const own = keyedHash(key, phone, 'own');
  return { shared, own, asker: asker === null ? shared : keyedHash(key, phone, 'asker', asker) };
}

export function codeHashOf(context: AccountsContext, { purpose, phone, boundTo }: CodeUse, code: string): Buffer {
  return keyedHash(deriveKey(context.tokenSecret, 'phone-code'), purpose, phone, boundTo, code);
}
