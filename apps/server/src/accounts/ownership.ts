import type { Ownership } from '@app/contracts/accounts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordEvent } from './account-events.ts';
import { findOwnership, markConfirmed, withdrawConfirmation } from './accounts.queries.ts';
import { bioShowsCode, newBioCode } from './bio-code.ts';
import type { AccountsContext } from './deps.ts';
import { ownershipCheckByAccount } from './limits.ts';
import type { Seller } from './tokens.ts';

/** Whether the handle is proven, and while it is not, the code that proves it. */
export async function readOwnership(context: AccountsContext, accountId: string): Promise<Ownership> {
  const found = await findOwnership(context.db, accountId);
  if (!found) throw new AppError('session_ended');
  return toOwnership(found);
}

/** Looks at the bio now. Throws `tiktok_unavailable` when TikTok cannot be read, `rate_limited`. */
export async function checkOwnership(context: AccountsContext, seller: Seller): Promise<Ownership> {
  const found = await findOwnership(context.db, seller.accountId);
  if (!found) throw new AppError('session_ended');
  if (found.confirmedAt) return toOwnership(found);
  await context.limits.take(ownershipCheckByAccount, seller.accountId);
  const read = await context.readBio(found.handle);
  if (!read.ok) throw new AppError('tiktok_unavailable');
  const { bio, tiktokUserId } = read;
  if (bio !== null) {
    const shopId = seller.accountId;
    const now = context.clock.now();
    await inTransaction(context.db, 'confirm ownership', async (trx) => {
      if (await confirmWhenBioShowsCode(trx, { shopId, bio, now }))
        await context.onHandleProven(trx, { shopId, tiktokUserId });
    });
  }
  return readOwnership(context, seller.accountId);
}

/**
 * Confirms the shop when its code stands in the bio that was just read; for the import, too. True when it was confirmed by this call:
 * the date is set once.
 */
export async function confirmWhenBioShowsCode(
  trx: Trx,
  seen: { shopId: string; bio: string; now: Date },
): Promise<boolean> {
  const found = await findOwnership(trx, seen.shopId);
  if (!found || found.confirmedAt || !bioShowsCode(seen.bio, found.code)) return false;
  if (!(await markConfirmed(trx, seen.shopId, seen.now))) return false;
  await bumpShop(trx, seen.shopId);
  return true;
}

/**
 * Another TikTok account has the handle now: what was proven no longer holds, and the code is a new one, because the former may be known to
 * whoever had the handle then. For the import that noticed it.
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
