import type { OwnerProof } from '@app/contracts/account-settings';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findCredentials } from '#server/accounts/accounts.queries.ts';
import { withOwnerCode } from '#server/accounts/phone/use-code.ts';
import { holdLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireOwnPassword } from './change-password.ts';

/**
 * Does `work` when `proof` shows that the owner asks, who still has the session by then: a stolen token is not enough. `name` is the transaction's,
 * `missing` what is said without any proof. Throws `password_required`, `password_wrong`, `rate_limited`, `session_ended`, and for a code what
 * `withOwnerCode` throws.
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
    await holdLiveSession(trx, seller);
    return work(trx, now);
  };
  const { accountId, loginPhone, passwordHash } = account;
  const { password, code, ip } = proof;
  if (password === undefined && code !== undefined)
    return withOwnerCode(context, { accountId, loginPhone, code }, name, workHeld);
  await requireOwnPassword(context, seller, { password, passwordHash, ip, field: 'password', missing });
  return inTransaction(context.db, name, (trx) => workHeld(trx, context.clock.now()));
}
