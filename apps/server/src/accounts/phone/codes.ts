import { randomInt, timingSafeEqual } from 'node:crypto';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';
import {
  type CodePurpose,
  deleteCode,
  deleteCodes,
  findCode,
  holdNumber,
  lockNumber,
  type NumberCounts,
  putCode,
  updateNumber,
} from './codes.queries.ts';

/** What a code proves, and who asks for it or brings it. */
export interface CodeUse {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  /** The handle at a sign-up, the account where somebody is signed in, else ''. */
  boundTo: string;
  /**
   * The browser (its cookie), or the account that is signed in: one's wrong tries and new codes touch no other's. Null shares with everybody who
   * cannot be told apart: programs, and administrators, whose codes somebody else brings.
   */
  asker: string | null;
}

export const codeSeconds = 5 * 60;
export const resendSeconds = 60;
/** Messages to one number in a day, which begins with the first; as many again for its owner, so that strangers leave some. */
export const codesPerDay = 5;
/** Wrong tries of one asker at one number in an hour, which begins with the first, whatever the purpose and however many codes. */
export const triesPerHour = 5;

/** Why no code goes out: the last one is too young, the day's are spent, or there were too many wrong tries. */
export type Wait = { ok: false; why: 'resend' | 'day' | 'tries'; seconds: number };
/** `undo` puts the number's counts back, for a message that was not sent. */
export type Issued = { ok: true; code: string; undo: (trx: Trx) => Promise<void> };

/**
 * Makes a code, in the caller's transaction; the asker's one before it is void. Numbers with and without an account are treated alike. `isOwn`: by
 * the number's owner, whose messages are counted apart from what strangers ask for. The code is stored as a keyed hash, and so is the number.
 */
export async function issueCode(
  context: AccountsContext,
  trx: Trx,
  use: CodeUse & { isOwn: boolean },
  now: Date,
): Promise<Issued | Wait> {
  const rows = rowsOf(context, use);
  const sentRow = use.isOwn ? rows.own : rows.shared;
  // The number's first: whoever meets there waits in one order.
  await holdNumber(trx, rows.shared, now);
  const before = await holdNumber(trx, sentRow, now);
  // No row for whoever is refused: a stranger's cookie is made up anew each time.
  const wait = waitOf(before, await lockNumber(trx, rows.asker), now);
  if (wait) return wait;
  await holdNumber(trx, rows.asker, now);
  const isNewDay = !isWithin(before.sentSince, dayMs, now);
  await updateNumber(trx, sentRow, {
    lastSentAt: now,
    sentSince: isNewDay ? now : before.sentSince,
    sentCount: isNewDay ? 1 : before.sentCount + 1,
    usedAt: now,
  });
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
  const codeHash = codeHashOf(context, use, code);
  // Besides the asker's for those who cannot be told apart, a browser without cookies among them.
  for (const numberHash of [rows.asker, rows.shared])
    await putCode(trx, { numberHash, purpose: use.purpose, codeHash, expiresAt });
  return {
    ok: true,
    code,
    async undo(later) {
      const { lastSentAt, sentSince, sentCount } = before;
      await updateNumber(later, sentRow, { lastSentAt, sentSince, sentCount });
      await deleteCode(later, codeHash);
    },
  };
}

export type Tried = { state: 'right' } | { state: 'wrong' } | { state: 'none' } | { state: 'locked'; seconds: number };

/**
 * Tries a code, in the caller's transaction: the asker's newest, or the newest that was sent to the number at all. A right one is used up, unless
 * `keep`, and clears the wrong tries; the last wrong try voids the codes of whoever tried. The caller commits in any case: a wrong try that is
 * rolled back is not counted.
 */
export async function tryCode(
  context: AccountsContext,
  trx: Trx,
  tried: CodeUse & { code: string; keep?: boolean },
  now: Date,
): Promise<Tried> {
  const rows = rowsOf(context, tried);
  const shared = await readCode(trx, rows.shared, tried.purpose, now);
  const asked = rows.asker === rows.shared ? shared : await readCode(trx, rows.asker, tried.purpose, now);
  // Who has no code of their own tries the shared one, and counts there.
  const [row, counted] = asked.codeHash || asked.lockedSeconds > 0 ? [rows.asker, asked] : [rows.shared, shared];
  if (counted.lockedSeconds > 0) return { state: 'locked', seconds: counted.lockedSeconds };
  if (!counted.codeHash || !counted.counts) return { state: 'none' };
  const given = codeHashOf(context, tried, tried.code);
  const candidates = shared.lockedSeconds > 0 ? [counted.codeHash] : [counted.codeHash, shared.codeHash];
  if (candidates.some((codeHash) => codeHash && timingSafeEqual(codeHash, given))) {
    if (tried.keep) return { state: 'right' };
    await deleteCode(trx, given);
    for (const numberHash of [rows.shared, rows.asker])
      await updateNumber(trx, numberHash, { wrongSince: null, wrongCount: 0, usedAt: now });
    return { state: 'right' };
  }
  const { counts } = counted;
  const isNewHour = !isWithin(counts.wrongSince, hourMs, now);
  const wrongCount = isNewHour ? 1 : counts.wrongCount + 1;
  await updateNumber(trx, row, { wrongSince: isNewHour ? now : counts.wrongSince, wrongCount, usedAt: now });
  if (wrongCount >= triesPerHour) await deleteCodes(trx, row);
  return { state: 'wrong' };
}

/** The running code of a row, which is held until the transaction ends, and how long no code of it can be tried. */
async function readCode(trx: Trx, numberHash: Buffer, purpose: CodePurpose, now: Date) {
  const counts = await lockNumber(trx, numberHash);
  const found = counts && (await findCode(trx, numberHash, purpose));
  const codeHash = found && found.expiresAt > now ? found.codeHash : null;
  return { counts, codeHash, lockedSeconds: counts ? lockedFor(counts, now) : 0 };
}

function waitOf(counts: NumberCounts, asker: NumberCounts | null, now: Date): Wait | null {
  const locked = asker ? lockedFor(asker, now) : 0;
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

/**
 * The rows of one number: `shared` counts what strangers ask for, and the tries of those who cannot be told apart; `own` counts what the owner
 * asks for; `asker` counts one asker's tries.
 */
function rowsOf(context: AccountsContext, { phone, asker }: CodeUse): { shared: Buffer; own: Buffer; asker: Buffer } {
  const key = deriveKey(context.tokenSecret, 'phone-code-number');
  const shared = keyedHash(key, phone);
  return {
    shared,
    own: keyedHash(key, phone, 'own'),
    asker: asker === null ? shared : keyedHash(key, phone, 'asker', asker),
  };
}

function codeHashOf(context: AccountsContext, { purpose, phone, boundTo }: CodeUse, code: string): Buffer {
  return keyedHash(deriveKey(context.tokenSecret, 'phone-code'), purpose, phone, boundTo, code);
}
