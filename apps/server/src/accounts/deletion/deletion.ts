import type { OwnerProof } from '@app/contracts/accounts/settings.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { updateAccount } from '#server/accounts/accounts.queries.ts';
import { withOwnProof } from '#server/accounts/password/own-proof.ts';
import { cancelPrompts } from '#server/billing/billing.service.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { announce } from '#server/platform/realtime/events.ts';

const noAddress =
  'The owner of the TikTok handle has proved it, and you never proved another handle for this account. It will be deleted. You can download your data until then.';

const mindChangeMs = 7 * dayMs;

/** Closes the shop at once; asked again, the first date stays. Throws what `withOwnProof` throws. */
export function askForDeletion(
  context: AccountsContext,
  seller: Seller,
  proof: OwnerProof & { ip: string },
): Promise<{ deletionDueAt: string }> {
  const asked = { name: 'ask for deletion', missing: 'Please enter your password to delete your account.' };
  return withOwnProof(context, seller, proof, asked, (trx, now) => markDeletion(trx, seller, now));
}

async function markDeletion(trx: Trx, seller: Seller, now: Date): Promise<{ deletionDueAt: string }> {
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
    await cancelPrompts(trx, accountId, now);
    await bumpShop(trx, accountId);
    await announce(trx, { type: 'visibility_changed', shopId: accountId });
  }
  const row = await trx
    .selectFrom('accounts')
    .select('deletion_due_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row?.deletion_due_at) throw new AppError('conflict');
  return { deletionDueAt: row.deletion_due_at.toISOString() };
}

/** Opens the shop again. Throws `conflict` once the time is over, and for an account that can have no address. */
export async function takeDeletionBack(
  context: AccountsContext,
  { accountId }: Seller,
): Promise<{ deletionDueAt: null }> {
  await inTransaction(context.db, 'take deletion back', async (trx) => {
    const now = context.clock.now();
    const row = await trx
      .selectFrom('accounts')
      .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
      .select(['deletion_due_at', 'proven_tiktok_id', 'shops.tiktok_user_id', 'shops.detached_at'])
      .where('account_id', '=', accountId)
      .forNoKeyUpdate('accounts')
      .executeTakeFirst();
    if (!row) throw new AppError('session_ended');
    if (row.deletion_due_at === null) return;
    // Nothing could ever give it an address again.
    if (row.detached_at !== null && row.proven_tiktok_id === null && row.tiktok_user_id === null)
      throw new AppError('conflict', { message: noAddress });
    // Its rows may be going already.
    if (row.deletion_due_at <= now)
      throw new AppError('conflict', { message: 'The 7 days are over. Your account is being deleted.' });
    await updateAccount(trx, accountId, { deletion_due_at: null });
    await recordEvent(trx, { accountId, kind: 'deletion_taken_back', now });
    await bumpShop(trx, accountId);
    await announce(trx, { type: 'visibility_changed', shopId: accountId });
  });
  return { deletionDueAt: null };
}
