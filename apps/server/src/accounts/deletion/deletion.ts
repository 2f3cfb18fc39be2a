import { recordEvent } from '#server/accounts/account-events.ts';
import { findCredentials } from '#server/accounts/accounts.queries.ts';
import { requireOwnPassword } from '#server/accounts/change-password.ts';
import type { AccountsContext } from '#server/accounts/deps.ts';
import { withOwnerCode } from '#server/accounts/phone/use-code.ts';
import { holdLiveSession } from '#server/accounts/sessions.service.ts';
import type { Seller } from '#server/accounts/tokens.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

/** How long an owner can change their mind. */
const mindChangeMs = 7 * 24 * 3600_000;

/** Deleting one's own account. Possible with an expired subscription, too. */
export interface Deletion {
  /**
   * Asks for it: the shop closes at once, the account is deleted 7 days later. Asked again, the first date stays. Throws
   * `password_required`, `password_wrong`, `rate_limited`, and for an account without a password what the check of a code throws.
   */
  ask(seller: Seller, proof: { password?: string; code?: string }, ip: string): Promise<{ deletionDueAt: string }>;
  /** Takes it back: the shop is open again, as it was. Nothing to take back is no error; once the time is over, `conflict`. */
  takeBack(seller: Seller): Promise<{ deletionDueAt: null }>;
}

export function createDeletion(context: AccountsContext): Deletion {
  return {
    ask: (seller, proof, ip) => ask(context, seller, proof, ip),
    takeBack: (seller) => takeBack(context, seller),
  };
}

async function ask(
  context: AccountsContext,
  seller: Seller,
  proof: { password?: string; code?: string },
  ip: string,
): Promise<{ deletionDueAt: string }> {
  const account = await findCredentials(context.db, { accountId: seller.accountId });
  if (!account) throw new AppError('session_ended');
  if (proof.password === undefined && proof.code !== undefined) {
    const owner = { accountId: seller.accountId, loginPhone: account.loginPhone, code: proof.code };
    return withOwnerCode(context, owner, 'ask for deletion', (trx, now) => note(trx, seller, now));
  }
  await requireOwnPassword(context, seller, {
    password: proof.password,
    passwordHash: account.passwordHash,
    ip,
    field: 'password',
    missing: 'Please enter your password to delete your account.',
  });
  return inTransaction(context.db, 'ask for deletion', (trx) => note(trx, seller, context.clock.now()));
}

async function note(trx: Trx, seller: Seller, now: Date): Promise<{ deletionDueAt: string }> {
  await holdLiveSession(trx, seller);
  const { accountId } = seller;
  const asked = await trx
    .updateTable('accounts')
    .set({ deletion_due_at: new Date(now.getTime() + mindChangeMs) })
    .where('account_id', '=', accountId)
    .where('deletion_due_at', 'is', null)
    .returning('deletion_due_at')
    .executeTakeFirst();
  if (asked) {
    await recordEvent(trx, { accountId, kind: 'deletion_asked', now });
    await bumpShop(trx, accountId);
  }
  const row = await trx
    .selectFrom('accounts')
    .select('deletion_due_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row?.deletion_due_at) throw new AppError('conflict');
  return { deletionDueAt: row.deletion_due_at.toISOString() };
}

async function takeBack(context: AccountsContext, seller: Seller): Promise<{ deletionDueAt: null }> {
  await inTransaction(context.db, 'take deletion back', async (trx) => {
    const now = context.clock.now();
    const row = await trx
      .selectFrom('accounts')
      .select('deletion_due_at')
      .where('account_id', '=', seller.accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('session_ended');
    if (row.deletion_due_at === null) return;
    // Its rows may be going already.
    if (row.deletion_due_at <= now)
      throw new AppError('conflict', { message: 'The 7 days are over. Your account is being deleted.' });
    await trx
      .updateTable('accounts')
      .set({ deletion_due_at: null })
      .where('account_id', '=', seller.accountId)
      .execute();
    await recordEvent(trx, { accountId: seller.accountId, kind: 'deletion_taken_back', now });
    await bumpShop(trx, seller.accountId);
  });
  return { deletionDueAt: null };
}
