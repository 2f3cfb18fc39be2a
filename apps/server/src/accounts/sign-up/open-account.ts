import { randomUUID } from 'node:crypto';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { startTrial } from '#server/billing/billing.service.ts';
import { newBioCode } from '#server/identity/ownership/bio-code.ts';
import { requestImport } from '#server/ingestion/ingestion.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';
import { refuseReserved } from './handle-check.ts';

const suspendedElsewhere = 'This TikTok account has a suspended shop under its former handle. Please write to support.';

/** What TikTok says of a shop's handle. `unchecked`: it did not answer, and the first import checks the handle. */
export interface ShopProfile {
  displayName: string | null;
  followerCount: number;
  isVerified: boolean;
  tiktokUserId: string | null;
  unchecked?: true;
}

interface NewAccount {
  handle: string;
  profile: ShopProfile;
  /** Null when the account is opened by phone. */
  passwordHash: string | null;
  /** Proven by a code; null when the account is opened without one. */
  loginPhone: string | null;
  ip: string;
  now: Date;
  /** The profile is that of the TikTok account that has just proven the handle. */
  isProven?: boolean;
}

/**
 * Every way to open an account ends here. Throws `handle_taken`, `phone_taken`, `invalid_request` for a reserved
 * handle.
 */
export async function openAccount(context: AccountsContext, trx: Trx, account: NewAccount): Promise<string> {
  const { handle, profile, now } = account;
  refuseReserved(handle);
  const shopId = randomUUID();
  // Of two proofs at once the second finds the first one's account when it is repeated.
  if (!(await insertAccount(trx, shopId, account)))
    throw account.isProven ? new AppError('conflict', { retryAfterSeconds: 1 }) : new AppError('phone_taken');
  if (!(await insertShop(trx, shopId, account))) throw new AppError('handle_taken');
  // A new name on TikTok opens no new shop.
  const { tiktokUserId } = profile;
  if (tiktokUserId !== null && (await context.deletedAccounts.hasSuspendedShop(trx, tiktokUserId, shopId)))
    throw new AppError('forbidden', { message: suspendedElsewhere });
  // A former address leads to the renamed shop until its handle is proven.
  if (!account.isProven && (await isFormerHandle(trx, handle))) throw new AppError('handle_taken');
  await startTrial(trx, shopId, now);
  await context.deletedAccounts.settle(trx, { accountId: shopId, handle, tiktokUserId, now });
  await trx.insertInto('import_states').values({ shop_id: shopId, next_import_at: now }).execute();
  await requestImport(context.ingestion, trx, { shopId, ip: account.ip });
  return shopId;
}

/** Did a renamed shop give this handle up, without a proof of it since? */
async function isFormerHandle(trx: Trx, handle: string): Promise<boolean> {
  const row = await trx.selectFrom('former_handles').select('shop_id').where('handle', '=', handle).executeTakeFirst();
  return row !== undefined;
}

/** What a shop shows of its TikTok account until an import does. */
export const profileColumns = (profile: ShopProfile) => ({
  display_name: nameToShow(profile.displayName),
  follower_count: profile.followerCount,
  is_verified: profile.isVerified,
  tiktok_user_id: profile.tiktokUserId,
  handle_check: profile.unchecked ? ('waiting' as const) : null,
});

/** False when number or TikTok id has another account; waits for another sign-up with the number. */
async function insertAccount(trx: Trx, accountId: string, account: NewAccount): Promise<boolean> {
  const provenTiktokId = account.isProven ? account.profile.tiktokUserId : null;
  const row = await trx
    .insertInto('accounts')
    .values({
      account_id: accountId,
      password_hash: account.passwordHash,
      login_phone: account.loginPhone,
      bio_code: newBioCode(),
      proven_tiktok_id: provenTiktokId,
      confirmed_at: provenTiktokId === null ? null : account.now,
      created_at: account.now,
      last_login_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the handle is taken; waits for another sign-up with the same handle to commit or to fail. */
async function insertShop(trx: Trx, shopId: string, { handle, profile, now }: NewAccount): Promise<boolean> {
  const row = await trx
    .insertInto('shops')
    .values({ shop_id: shopId, handle, created_at: now, ...profileColumns(profile) })
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}
