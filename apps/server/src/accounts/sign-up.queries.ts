import type { Trx } from '#server/platform/database/transaction.ts';

export interface NewAccount {
  accountId: string;
  /** Null when the account is opened by phone. */
  passwordHash: string | null;
  /** Proven by a code; null when the account is opened with a password. */
  loginPhone: string | null;
  bioCode: string;
  now: Date;
}

export interface NewShop {
  shopId: string;
  handle: string;
  displayName: string | null;
  followerCount: number;
  isVerified: boolean;
  tiktokUserId: string | null;
  now: Date;
}

/** False when the number signs in another account; waits for another sign-up with the same number to commit or to fail. */
export async function insertAccount(trx: Trx, account: NewAccount): Promise<boolean> {
  const row = await trx
    .insertInto('accounts')
    .values({
      account_id: account.accountId,
      password_hash: account.passwordHash,
      login_phone: account.loginPhone,
      bio_code: account.bioCode,
      created_at: account.now,
      last_login_at: account.now,
    })
    .onConflict((conflict) => conflict.column('login_phone').doNothing())
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
      created_at: shop.now,
    })
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The first import is due at once. */
export async function insertImportState(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx.insertInto('import_states').values({ shop_id: shopId, next_import_at: now }).execute();
}
