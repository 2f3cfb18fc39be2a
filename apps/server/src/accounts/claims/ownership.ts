import type { Ownership } from '@app/contracts/accounts/accounts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { ownershipCheckByAccount } from '#server/accounts/limits.ts';
import { noHandle } from '#server/accounts/sign-up/handle-check.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { bioShowsCode } from '#server/identity/ownership/bio-code.ts';
import { confirmWhenBioShowsCode } from '#server/identity/ownership/confirm-ownership.ts';
import { findOwnership, isProvenElsewhere } from '#server/identity/ownership/ownership.queries.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { acceptTikTokAccount } from '#server/ingestion/ingestion.service.ts';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';

/** Whether the handle is proven, and while it is not, the code that proves it. */
export async function readOwnership(context: AccountsContext, accountId: string): Promise<Ownership> {
  const found = await findOwnership(context.db, accountId);
  if (!found) throw new AppError('session_ended');
  return toOwnership(found);
}

/** Throws `tiktok_unavailable`, `rate_limited`, `conflict` without a handle or for a TikTok account that has a shop. */
export async function checkOwnership(
  context: AccountsContext,
  seller: Seller,
  caller: { ip: string; left: AbortSignal },
): Promise<Ownership> {
  const found = await findOwnership(context.db, seller.accountId);
  if (!found) throw new AppError('session_ended');
  if (found.confirmedAt) return toOwnership(found);
  await context.limits.take(ownershipCheckByAccount, seller.accountId);
  if (found.handle === null) throw new AppError('conflict', { message: noHandle });
  const read = await context.lookAtBio(found.handle, blockKey(caller.ip), caller.left);
  if (!read.ok) throw new AppError('tiktok_unavailable');
  const { account } = read;
  if (account) {
    const { bio, tiktokUserId } = account;
    const shopId = seller.accountId;
    if (bioShowsCode(bio, found.code) && (await isProvenElsewhere(context.db, shopId, tiktokUserId)))
      throw new AppError('conflict', { message: provenElsewhere });
    const { handle } = found;
    const now = context.clock.now();
    await inTransaction(context.db, 'confirm ownership', async (trx) => {
      if (!(await confirmWhenBioShowsCode(trx, { accountId: shopId, bio, tiktokUserId, now }))) return;
      await bumpShop(trx, shopId);
      await context.deletedAccounts.settle(trx, { accountId: shopId, handle, tiktokUserId, now });
      await acceptTikTokAccount(context.ingestion, trx, { shopId, account });
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('conflict', { message: provenElsewhere }) : error;
    });
  }
  return readOwnership(context, seller.accountId);
}

const provenElsewhere =
  'This TikTok account has a shop here already, under its former handle. Prove this handle on the sign-in page, under "Get back into your shop", and your shop moves to this handle.';

function toOwnership(found: { code: string; confirmedAt: Date | null }): Ownership {
  if (found.confirmedAt) return { state: 'confirmed', code: null, confirmedAt: found.confirmedAt.toISOString() };
  return { state: 'unconfirmed', code: found.code, confirmedAt: null };
}
