import type { OwnerProof } from '@app/contracts/account-settings.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findCredentials } from '#server/accounts/accounts.queries.ts';
import { ownPasswordByAccount, signinByAddress } from '#server/accounts/limits.ts';
import { withOwnerCode } from '#server/accounts/phone/use-code.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { useTikTokProof } from '#server/tiktok/tiktok.service.ts';

/**
 * Does `work` when `proof` shows that the owner asks, who still has the session by then: a stolen token is not enough.
 * `name` is the transaction's, `missing` what is said without any proof. Throws `password_required`, `password_wrong`,
 * `rate_limited`, `session_ended`, and for a code what `withOwnerCode` throws.
 */
export async function withOwnProof<T>(
  context: AccountsContext,
  seller: Seller,
  proof: OwnerProof & { ip: string },
  { name, missing }: { name: string; missing: string },
  work: (trx: Trx, now: Date) => Promise<T>,
): Promise<T> {
  const account = await findCredentials(context.db, { accountId: seller.accountId });
  if (!account) throw new AppError('session_ended');
  const workHeld = async (trx: Trx, now: Date) => {
    await lockLiveSession(trx, seller);
    return work(trx, now);
  };
  const { accountId, loginPhone, passwordHash } = account;
  const { password, code, ip } = proof;
  if (password === undefined && code !== undefined)
    return withOwnerCode(context, { accountId, loginPhone, code }, name, workHeld);
  if (password === undefined && passwordHash === null && loginPhone === null)
    return inTransaction(context.db, name, async (trx) => {
      await requireTikTokProof(trx, seller, context.clock.now(), missing);
      return workHeld(trx, context.clock.now());
    });
  await requireOwnPassword(context, seller, { password, passwordHash, ip, missing });
  return inTransaction(context.db, name, (trx) => workHeld(trx, context.clock.now()));
}

/**
 * For an account that has neither password nor number: its owner has just come by way of TikTok, in this session. Used
 * up by it. Throws `password_required`.
 */
export async function requireTikTokProof(trx: Trx, seller: Seller, now: Date, missing: string): Promise<void> {
  if (!(await useTikTokProof(trx, seller, now))) throw missingPassword('tiktok', missing);
}

/**
 * The password once more before something weighty. Guesses are limited as at the sign-in: a stolen access token must
 * not become a place to try passwords. Throws `password_required` with the words `missing`, `password_wrong`,
 * `rate_limited`.
 */
export async function requireOwnPassword(
  context: AccountsContext,
  seller: Seller,
  asked: { password: string | undefined; passwordHash: string | null; ip: string; missing: string },
): Promise<void> {
  if (asked.password === undefined) throw missingPassword('password', asked.missing);
  if ((await findRightPassword(context, seller, [asked.password], asked)) === null) throw wrongPassword('password');
}

/** Counts one guess, and answers which of the passwords is the account's; null when none is. */
export async function findRightPassword(
  context: AccountsContext,
  seller: Seller,
  passwords: string[],
  { passwordHash, ip }: { passwordHash: string | null; ip: string },
): Promise<string | null> {
  const address = addressKey(ip);
  await context.limits.take(signinByAddress, address);
  await context.limits.take(ownPasswordByAccount, seller.accountId);
  for (const password of passwords) {
    if (!(await context.passwords.matches(password, passwordHash))) continue;
    await context.limits.clear(ownPasswordByAccount, seller.accountId);
    await context.limits.refund(signinByAddress, address);
    return password;
  }
  return null;
}

/** `field` is what the owner has to fill in. */
export function missingPassword(field: string, message: string): AppError {
  return new AppError('password_required', { message, errors: [{ field, message }] });
}

export function wrongPassword(field: string): AppError {
  const { message } = new AppError('password_wrong');
  return new AppError('password_wrong', { errors: [{ field, message }] });
}
