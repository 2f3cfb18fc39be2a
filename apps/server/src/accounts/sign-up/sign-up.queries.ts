import { isUniqueViolation } from '#server/platform/database/postgres.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

export interface NewAccount {
  accountId: string;
  /** Null when the account is opened by phone. */
  passwordHash: string | null;
  /** Proven by a code; null when the account is opened with a password. */
  loginPhone: string | null;
  bioCode: string;
  /** TikTok's id of the account whose bio has just proven the handle; null until something does. */
  provenTiktokId: string | null;
  now: Date;
}

export interface NewShop {
  shopId: string;
  handle: string;
  displayName: string | null;
  followerCount: number;
  isVerified: boolean;
  tiktokUserId: string | null;
  /** TikTok did not answer: the first import checks the handle. */
  unchecked?: true;
  now: Date;
}

/** What the shop of a handle shows at sign-up, when somebody types a handle that is taken; a renamed shop still has its former one. */
export async function findShopByHandle(
  db: Db,
  handle: string,
): Promise<{ displayName: string | null; photoHash: string | null } | null> {
  const row = await db
    .selectFrom('shops')
    .select(['display_name', 'photo_hash'])
    .where((eb) =>
      eb.or([
        eb('handle', '=', handle),
        eb('shop_id', '=', eb.selectFrom('former_handles').select('shop_id').where('handle', '=', handle)),
      ]),
    )
    .executeTakeFirst();
  return row ? { displayName: row.display_name, photoHash: row.photo_hash } : null;
}

/** False when the number signs in another account, or the TikTok id has proven one; waits for another sign-up with the same number to commit or to fail. */
export async function insertAccount(trx: Trx, account: NewAccount): Promise<boolean> {
  const row = await trx
    .insertInto('accounts')
    .values({
      account_id: account.accountId,
      password_hash: account.passwordHash,
      login_phone: account.loginPhone,
      bio_code: account.bioCode,
      proven_tiktok_id: account.provenTiktokId,
      confirmed_at: account.provenTiktokId === null ? null : account.now,
      created_at: account.now,
      last_login_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the handle is taken; waits for another sign-up with the same handle to commit or to fail. */
export async function insertShop(trx: Trx, shop: NewShop): Promise<boolean> {
  const row = await trx
    .insertInto('shops')
    .values({
      shop_id: shop.shopId,
      handle: shop.handle,
      display_name: shop.displayName,
      follower_count: shop.followerCount,
      is_verified: shop.isVerified,
      tiktok_user_id: shop.tiktokUserId,
      handle_check: shop.unchecked ? 'waiting' : null,
      created_at: shop.now,
    })
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives a shop whose handle TikTok has not shown another one, and has it imported anew; also one whose import is under way, which is for the former
 * handle. `found`: TikTok has shown it meanwhile, or another tab was faster.
 */
export async function replaceHandle(
  trx: Trx,
  shop: NewShop & { from: string },
): Promise<'replaced' | 'taken' | 'found'> {
  try {
    const row = await trx
      .updateTable('shops')
      .set({
        handle: shop.handle,
        display_name: shop.displayName,
        follower_count: shop.followerCount,
        is_verified: shop.isVerified,
        tiktok_user_id: shop.tiktokUserId,
        handle_check: shop.unchecked ? 'waiting' : null,
      })
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

/** The first import is due at once. */
export async function insertImportState(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx.insertInto('import_states').values({ shop_id: shopId, next_import_at: now }).execute();
}

/** Has this TikTok account proven a shop that is suspended? A new name on TikTok opens no new one. */
export async function isOfSuspended(trx: Trx, tiktokUserId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select('account_id')
    .where('proven_tiktok_id', '=', tiktokUserId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
