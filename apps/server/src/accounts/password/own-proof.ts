import type { OwnerProof } from '@app/contracts/accounts/settings.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { requireCredentials } from '#server/accounts/accounts.queries.ts';
import { passwordLimits } from '#server/accounts/limits.ts';
import { ownerCodeUse, withCode } from '#server/accounts/phone/use-code.ts';
import { findRightPassword } from '#server/identity/password-limits.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { useTikTokProof } from '#server/tiktok/tiktok.service.ts';

/**
 * `missing` is the message without any proof. Throws `password_required`, `password_wrong`, `rate_limited`,
 * `session_ended`, for a code what `withCode` throws.
 */
export async function withOwnProof<T>(
  context: AccountsContext,
  seller: Seller,
  { password, code, ip }: OwnerProof & { ip: string },
  { name, missing }: { name: string; missing: string },
  work: (trx: Trx, now: Date) => Promise<T>,
): Promise<T> {
  const account = await requireCredentials(context.db, seller);
  const { passwordHash, loginPhone } = account;
  const workInSession = async (trx: Trx, now: Date) => {
    await lockLiveSession(trx, seller);
    return work(trx, now);
  };
  if (password === undefined && code !== undefined)
    return withCode(context, ownerCodeUse(context, { ...account, code }), name, workInSession);
  const byTikTok = password === undefined && passwordHash === null && loginPhone === null;
  if (!byTikTok) await requireOwnPassword(context, seller, { password, passwordHash, ip, missing });
  return inTransaction(context.db, name, async (trx) => {
    if (byTikTok) await requireTikTokProof(trx, seller, context.clock.now(), missing);
    return workInSession(trx, context.clock.now());
  });
}

/** The owner has just come by TikTok, in this session. Counts once. Throws `password_required`. */
export async function requireTikTokProof(trx: Trx, seller: Seller, now: Date, missing: string): Promise<void> {
  if (!(await useTikTokProof(trx, seller, now))) throw missingPassword('tiktok', missing);
}

/** Asks for the password before something weighty. Throws `password_required`, `password_wrong`, `rate_limited`. */
export async function requireOwnPassword(
  context: AccountsContext,
  { accountId }: Seller,
  asked: { password: string | undefined; passwordHash: string | null; ip: string; missing: string },
): Promise<void> {
  const { password, passwordHash, ip } = asked;
  if (password === undefined) throw missingPassword('password', asked.missing);
  const guess = { accountId, passwordHash, passwords: [password], ip };
  if ((await findRightPassword(context, passwordLimits, guess)) === null) throw wrongPassword('password');
}

/** `field` is what the owner has to fill in. */
export function missingPassword(field: string, message: string): AppError {
  return new AppError('password_required', { message, errors: [{ field, message }] });
}

export function wrongPassword(field: string): AppError {
  const { message } = new AppError('password_wrong');
  return new AppError('password_wrong', { errors: [{ field, message }] });
}
