import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { requireUser } from '#server/accounts/accounts.queries.ts';
import { handleCorrectionByAccount } from '#server/accounts/limits.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { bumpShop, enqueuePreviews } from '#server/catalog/catalog.service.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { requestImport } from '#server/ingestion/ingestion.service.ts';
import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { noHandle, requireHandle } from './handle-check.ts';
import { profileColumns, type ShopProfile } from './open-account.ts';
import { readTikTokProfile, requireFreeHandle } from './sign-up.ts';

/**
 * While TikTok has never shown the present handle. Can be repeated. Throws `conflict` once it has, `handle_taken`,
 * `handle_not_on_tiktok`, `rate_limited`, `invalid_request`.
 */
export async function correctHandle(
  context: AccountsContext,
  { accountId }: Seller,
  typed: string,
  ip: string,
): Promise<User> {
  const handle = requireHandle(typed);
  const account = await requireUser(context.db, accountId);
  const from = account.handle;
  if (from === null) throw new AppError('conflict', { message: noHandle });
  if (account.handle_check === null && from === handle) return readUser(context, accountId);
  if (account.handle_check === null) throw alreadyFound(from);
  await context.limits.take(handleCorrectionByAccount, accountId);
  const profile =
    handle === from ? await readTikTokProfile(context, handle, ip) : await requireFreeHandle(context, handle, ip);
  await inTransaction(context.db, 'correct handle', async (trx) => {
    const now = context.clock.now();
    const replaced = await replaceHandle(trx, { shopId: accountId, from, handle, profile, now });
    if (replaced === 'taken') throw new AppError('handle_taken');
    if (replaced === 'found') throw alreadyFound(from);
    const { tiktokUserId } = profile;
    await context.deletedAccounts.settle(trx, { accountId, handle, tiktokUserId, now });
    await requestImport(context.ingestion, trx, { shopId: accountId, ip });
    await enqueuePreviews(context.ingestion.jobs, trx, accountId);
    await bumpShop(trx, accountId);
  });
  return readUser(context, accountId);
}

function alreadyFound(handle: string): AppError {
  return new AppError('conflict', {
    message: `TikTok knows @${handle}, so you cannot change the handle of this shop. To use another handle, sign up with it.`,
  });
}

/** `found`: TikTok has shown the former handle, or another tab was faster. */
async function replaceHandle(
  trx: Trx,
  shop: { shopId: string; from: string; handle: string; profile: ShopProfile; now: Date },
): Promise<'replaced' | 'taken' | 'found'> {
  try {
    const row = await trx
      .updateTable('shops')
      .set({ handle: shop.handle, ...profileColumns(shop.profile) })
      .where('shop_id', '=', shop.shopId)
      .where('handle', '=', shop.from)
      .where('handle_check', 'is not', null)
      .returning('shop_id')
      .executeTakeFirst();
    if (!row) return 'found';
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
  await trx
    .updateTable('import_states')
    .set({
      next_import_at: shop.now,
      sync_requested_at: shop.now,
      last_outcome: null,
      last_reason: null,
      failures_in_row: 0,
    })
    .where('shop_id', '=', shop.shopId)
    .execute();
  return 'replaced';
}
