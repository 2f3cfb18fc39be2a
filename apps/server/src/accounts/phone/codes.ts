import { randomInt, timingSafeEqual } from 'node:crypto';
import type { AccountsContext } from '#server/accounts/deps.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';
import {
  type CodePurpose,
  deleteCode,
  deleteCodes,
  findCode,
  lockNumber,
  type NumberCounts,
  noteNumber,
  putCode,
  updateNumber,
} from './codes.queries.ts';

/** What a code proves. `boundTo`: the handle at a sign-up, the account where somebody is signed in, else ''. */
export interface CodeUse {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  boundTo: string;
}

export const codeSeconds = 5 * 60;
export const resendSeconds = 60;
/** Messages to one number in a day, which begins with the first. */
export const codesPerDay = 5;
/** Wrong tries of one number in an hour, which begins with the first, whatever the purpose and however many codes. */
export const triesPerHour = 5;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Why no code goes out: the last one is too young, the day's are spent, or there were too many wrong tries. */
export type Wait = { ok: false; why: 'resend' | 'day' | 'tries'; seconds: number };
/** `undo` puts the number's counts back, for a message that was not sent. */
export type Issued = { ok: true; code: string; undo: (trx: Trx) => Promise<void> };

/**
 * Makes a code, in the caller's transaction; the one before it is void. Numbers with and without an account are treated alike. The code is
 * stored as a keyed hash, and so is the number.
 */
export async function issueCode(context: AccountsContext, trx: Trx, use: CodeUse, now: Date): Promise<Issued | Wait> {
  const numberHash = numberHashOf(context, use.phone);
  await noteNumber(trx, numberHash, now);
  const before = await lockNumber(trx, numberHash);
  // Its row was made just now and is held by this transaction.
  if (!before) throw new Error('a number vanished while it was held');
  const wait = waitOf(before, now);
  if (wait) return wait;
  const isNewDay = !isWithin(before.sentSince, dayMs, now);
  await updateNumber(trx, numberHash, {
    lastSentAt: now,
    sentSince: isNewDay ? now : before.sentSince,
    sentCount: isNewDay ? 1 : before.sentCount + 1,
    usedAt: now,
  });
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
  await putCode(trx, { numberHash, purpose: use.purpose, codeHash: codeHashOf(context, use, code), expiresAt });
  return {
    ok: true,
    code,
    async undo(later) {
      const { lastSentAt, sentSince, sentCount } = before;
      await updateNumber(later, numberHash, { lastSentAt, sentSince, sentCount });
      await deleteCode(later, numberHash, use.purpose);
    },
  };
}

export type Tried = { state: 'right' } | { state: 'wrong' } | { state: 'none' } | { state: 'locked'; seconds: number };

/**
 * Tries a code, in the caller's transaction. A right one is used up, unless `keep`, and clears the number's wrong tries; the last wrong try
 * voids every code of the number. The caller commits in any case: a wrong try that is rolled back is not counted.
 */
export async function tryCode(
  context: AccountsContext,
  trx: Trx,
  tried: CodeUse & { code: string; keep?: boolean },
  now: Date,
): Promise<Tried> {
  const numberHash = numberHashOf(context, tried.phone);
  const counts = await lockNumber(trx, numberHash);
  if (!counts) return { state: 'none' };
  const lockedSeconds = lockedFor(counts, now);
  if (lockedSeconds > 0) return { state: 'locked', seconds: lockedSeconds };
  const found = await findCode(trx, numberHash, tried.purpose);
  if (!found || found.expiresAt <= now) return { state: 'none' };
  if (timingSafeEqual(found.codeHash, codeHashOf(context, tried, tried.code))) {
    if (tried.keep) return { state: 'right' };
    await deleteCode(trx, numberHash, tried.purpose);
    await updateNumber(trx, numberHash, { wrongSince: null, wrongCount: 0, usedAt: now });
    return { state: 'right' };
  }
  const isNewHour = !isWithin(counts.wrongSince, hourMs, now);
  const wrongCount = isNewHour ? 1 : counts.wrongCount + 1;
  await updateNumber(trx, numberHash, { wrongSince: isNewHour ? now : counts.wrongSince, wrongCount, usedAt: now });
  if (wrongCount >= triesPerHour) await deleteCodes(trx, numberHash);
  return { state: 'wrong' };
}

function waitOf(counts: NumberCounts, now: Date): Wait | null {
  const locked = lockedFor(counts, now);
  if (locked > 0) return { ok: false, why: 'tries', seconds: locked };
  const resend = secondsUntil(counts.lastSentAt, resendSeconds * 1000, now);
  if (resend > 0) return { ok: false, why: 'resend', seconds: resend };
  const day = counts.sentCount >= codesPerDay ? secondsUntil(counts.sentSince, dayMs, now) : 0;
  return day > 0 ? { ok: false, why: 'day', seconds: day } : null;
}

function lockedFor(counts: NumberCounts, now: Date): number {
  return counts.wrongCount >= triesPerHour ? secondsUntil(counts.wrongSince, hourMs, now) : 0;
}

function isWithin(since: Date | null, ms: number, now: Date): boolean {
  return secondsUntil(since, ms, now) > 0;
}

/** Whole seconds until `ms` after `since`; 0 when that is past. */
function secondsUntil(since: Date | null, ms: number, now: Date): number {
  return since === null ? 0 : Math.max(0, Math.ceil((since.getTime() + ms - now.getTime()) / 1000));
}

function numberHashOf(context: AccountsContext, phone: string): Buffer {
  return keyedHash(deriveKey(context.tokenSecret, 'phone-code-number'), phone);
}

function codeHashOf(context: AccountsContext, { purpose, phone, boundTo }: CodeUse, code: string): Buffer {
  return keyedHash(deriveKey(context.tokenSecret, 'phone-code'), purpose, phone, boundTo, code);
}
