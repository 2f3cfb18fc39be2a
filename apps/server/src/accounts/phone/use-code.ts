import { timingSafeEqual } from 'node:crypto';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { hourMs } from '#server/platform/clock.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { tooManyTries } from './code.messages.ts';
import { deleteCode, deleteCodes, findCode, lockNumber, lockOrAddNumber, updateNumber } from './codes.queries.ts';
import {
  type CodePurpose,
  type CodeUse,
  codeHashOf,
  lockedFor,
  maxTriesPerHour,
  rowsOf,
  secondsUntil,
} from './codes.ts';
import { requireSms } from './send-code.ts';

const codeRefused = 'Please enter a valid 6-digit verification code';
const wrong = 'This code is wrong. Please check the newest message again.';

/** Six digits, however they were grouped; throws an input error that names `code` and counts no try. */
export function requireCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) throw fieldError('code', codeRefused);
  return code;
}

/**
 * Works in the transaction that uses the code up. Throws `code_wrong`, `code_expired` (also used, replaced or never
 * asked for), `rate_limited`.
 */
export async function withCode<T>(
  context: AccountsContext,
  given: CodeUse & { code: string },
  name: string,
  work: (trx: Trx, now: Date) => Promise<T>,
): Promise<T> {
  const now = context.clock.now();
  const outcome = await inTransaction(context.db, name, async (trx) => {
    const tried = await tryCode(context, trx, given, now);
    return tried.state === 'right' ? { ...tried, result: await work(trx, now) } : tried;
  });
  if (outcome.state === 'right') return outcome.result;
  throw refusalOf(outcome);
}

/** Throws as `withCode` does, but leaves a right code as it is: before expensive work outside of the transaction. */
export async function requireRightCode(context: AccountsContext, given: CodeUse & { code: string }): Promise<void> {
  const now = context.clock.now();
  const tried = await inTransaction(context.db, 'look at a code', (trx) =>
    tryCode(context, trx, { ...given, keep: true }, now),
  );
  if (tried.state !== 'right') throw refusalOf(tried);
}

/** A code sent by `POST /auth/me/contact-codes`. Throws `code_expired` for an account without a number. */
export function ownerCodeUse(
  context: AccountsContext,
  owner: { accountId: string; loginPhone: string | null; code: string },
): CodeUse & { code: string } {
  requireSms(context);
  const code = requireCode(owner.code);
  if (owner.loginPhone === null) throw new AppError('code_expired');
  const { accountId } = owner;
  return { purpose: 'owner', phone: owner.loginPhone, boundTo: accountId, asker: accountId, isOwn: true, code };
}

function refusalOf(tried: Exclude<TryResult, { state: 'right' }>): AppError {
  if (tried.state === 'none') return new AppError('code_expired');
  if (tried.state === 'wrong') return new AppError('code_wrong', { errors: [{ field: 'code', message: wrong }] });
  return new AppError('rate_limited', { message: tooManyTries(tried.seconds), retryAfterSeconds: tried.seconds });
}

type TryResult = { state: 'right' } | { state: 'wrong' } | { state: 'none' } | { state: 'locked'; seconds: number };

/**
 * Tries the asker's newest code, or the number's; the last wrong try voids them. The caller commits, so that tries
 * count.
 */
async function tryCode(
  context: AccountsContext,
  trx: Trx,
  tried: CodeUse & { code: string; keep?: boolean },
  now: Date,
): Promise<TryResult> {
  const rows = rowsOf(context, tried);
  const shared = await readCode(trx, rows.shared, tried.purpose, now);
  // An owner's browser counts its tries of others' codes, too, apart from those that strangers spent.
  if (tried.isOwn) await lockOrAddNumber(trx, rows.asker, now);
  const asked = rows.asker === rows.shared ? shared : await readCode(trx, rows.asker, tried.purpose, now);
  const isCountedAlone = tried.isOwn || asked.codeHash !== null || asked.lockedSeconds > 0;
  // Without a code of its own an asker tries the shared one, and counts there.
  const [row, counted] = isCountedAlone ? [rows.asker, asked] : [rows.shared, shared];
  if (counted.lockedSeconds > 0) return { state: 'locked', seconds: counted.lockedSeconds };
  const isSharedOpen = tried.isOwn || shared.lockedSeconds === 0;
  const candidates = [counted.codeHash, isSharedOpen ? shared.codeHash : null].filter((hash) => hash !== null);
  if (candidates.length === 0 || !counted.counts) return { state: 'none' };
  const given = codeHashOf(context, tried, tried.code);
  if (candidates.some((codeHash) => timingSafeEqual(codeHash, given))) {
    if (tried.keep) return { state: 'right' };
    await deleteCode(trx, given);
    for (const numberHash of [rows.shared, rows.asker])
      await updateNumber(trx, numberHash, { wrong_since: null, wrong_count: 0, used_at: now });
    return { state: 'right' };
  }
  const { counts } = counted;
  const isNewHour = secondsUntil(counts.wrong_since, hourMs, now) === 0;
  const wrong_count = isNewHour ? 1 : counts.wrong_count + 1;
  await updateNumber(trx, row, { wrong_count, ...(isNewHour && { wrong_since: now }), used_at: now });
  if (wrong_count >= maxTriesPerHour) await deleteCodes(trx, row);
  return { state: 'wrong' };
}

/** The running code of a row, which is held until the transaction ends, and how long no code of it can be tried. */
async function readCode(trx: Trx, numberHash: Buffer, purpose: CodePurpose, now: Date) {
  const counts = await lockNumber(trx, numberHash);
  const codeHash = counts ? await findCode(trx, numberHash, purpose, now) : null;
  return { counts, codeHash, lockedSeconds: counts ? lockedFor(counts, now) : 0 };
}
