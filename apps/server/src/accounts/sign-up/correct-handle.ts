import type { User } from '@app/contracts/accounts';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findUser } from '#server/accounts/accounts.queries.ts';
import { noHandle } from '#server/accounts/claims/ownership.ts';
import { handleCorrectionByAccount } from '#server/accounts/limits.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireHandle } from './handle-check.ts';
import { replaceHandle } from './sign-up.queries.ts';
import { readTikTokProfile, requireFreeHandle } from './sign-up.ts';

/**
 * Gives the account another handle, or asks TikTok again for the one it has. Only while TikTok has never shown the present one: the shop was opened
 * when TikTok did not answer, and nothing hangs on the handle yet. A correction whose answer was lost can be repeated. Throws `conflict` once TikTok
 * has shown the handle, `handle_taken`, `handle_not_on_tiktok`, `rate_limited`, `invalid_request`.
 */
export async function correctHandle(
  context: AccountsContext,
  { accountId }: Seller,
  typed: string,
  ip: string,
): Promise<User> {
  const handle = requireHandle(typed);
  const account = await findUser(context.db, accountId);
  if (!account) throw new AppError('session_ended');
  const from = account.handle;
  if (from === null) throw new AppError('conflict', { message: noHandle });
  if (account.handle_check === null && from === handle) return readUser(context, accountId);
  if (account.handle_check === null) throw alreadyFound(from);
  await context.limits.take(handleCorrectionByAccount, accountId);
  const profile =
    handle === from ? await readTikTokProfile(context, handle, ip) : await requireFreeHandle(context, handle, ip);
  await inTransaction(context.db, 'correct handle', async (trx) => {
    const now = context.clock.now();
    const replaced = await replaceHandle(trx, { ...profile, shopId: accountId, from, handle, now });
    if (replaced === 'taken') throw new AppError('handle_taken');
    if (replaced === 'found') throw alreadyFound(from);
    await context.onSignedUp(trx, { shopId: accountId, handle });
    await context.onShopNamed(trx, accountId);
    await bumpShop(trx, accountId);
  });
  return readUser(context, accountId);
}

function alreadyFound(handle: string): AppError {
  return new AppError('conflict', {
    message: `TikTok has shown @${handle}, so the handle of this shop stays. To use another one, sign up with it.`,
  });
}
