import type { Ownership } from '@app/contracts/accounts';
import { recordEvent } from '#server/accounts/account-events.ts';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { ownershipCheckByAccount } from '#server/accounts/limits.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import { bioShowsCode, newBioCode } from './bio-code.ts';
import { findOwnership, isProvenElsewhere, markConfirmed, withdrawConfirmation } from './claims.queries.ts';

/** Whether the handle is proven, and while it is not, the code that proves it. */
export async function readOwnership(context: AccountsContext, accountId: string): Promise<Ownership> {
  const found = await findOwnership(context.db, accountId);
  if (!found) throw new AppError('session_ended');
  return toOwnership(found);
}

/**
 * Looks at the bio now, in the turn of the caller's network; `left` aborts when the caller has gone. Throws `tiktok_unavailable` when TikTok cannot be read, `rate_limited`, `conflict` for a shop
 * without a handle and for a TikTok account that has proven another shop.
 */
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
      if (!(await confirmWhenBioShowsCode(trx, { shopId, bio, tiktokUserId, now }))) return;
      await context.deletedAccounts.settle(trx, { accountId: shopId, handle, tiktokUserId, now });
      await context.onHandleProven(trx, { shopId, account });
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('conflict', { message: provenElsewhere }) : error;
    });
  }
  return readOwnership(context, seller.accountId);
}

export const noHandle =
  'Your shop has no TikTok handle now. Prove your handle on the sign-in page, under "Prove that it is yours".';
const provenElsewhere =
  'This TikTok account has a shop here already, under its former handle. Prove this handle on the sign-in page, under "Prove that it is yours", and your shop moves to this handle.';

/**
 * Confirms the shop when its code stands in the bio that was just read; for the import, too. True when it was confirmed
 * by this call: the date is set once.
 */
export async function confirmWhenBioShowsCode(
  trx: Trx,
  seen: { shopId: string; bio: string; tiktokUserId: string; now: Date },
): Promise<boolean> {
  const found = await findOwnership(trx, seen.shopId);
  if (!found || found.confirmedAt || !bioShowsCode(seen.bio, found.code)) return false;
  if (!(await markConfirmed(trx, seen.shopId, seen))) return false;
  await bumpShop(trx, seen.shopId);
  return true;
}

/**
 * Another TikTok account has the handle now: what was proven no longer holds, and the code is a new one, because the
 * former may be known to whoever had the handle then. For the import that noticed it.
 */
export async function askForNewProof(trx: Trx, shopId: string, now: Date): Promise<void> {
  await withdrawConfirmation(trx, shopId, newBioCode());
  await recordEvent(trx, { accountId: shopId, kind: 'account_changed_on_tiktok', now });
  await bumpShop(trx, shopId);
}

function toOwnership(found: { code: string; confirmedAt: Date | null }): Ownership {
  if (found.confirmedAt) return { state: 'confirmed', code: null, confirmedAt: found.confirmedAt.toISOString() };
  return { state: 'unconfirmed', code: found.code, confirmedAt: null };
}
