import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { noteUnusedPictures } from './pictures/unused-pictures.ts';
import { dropPreviews } from './shop/address.ts';
import { announceShown } from './shop/former-holder.ts';
import { bumpShop, lockShop } from './shop/shop-version.ts';

/** What TikTok says of the seller, kept for the pages. True when visitors see a difference. */
export async function storeCreator(
  trx: Trx,
  shopId: string,
  creator: { displayName: string; followerCount: number; isVerified: boolean; userId: string | null },
): Promise<boolean> {
  // An account without a name is shown by its handle.
  const displayName = creator.displayName.trim() || null;
  const changed = await trx
    .updateTable('shops')
    .set({
      display_name: displayName,
      follower_count: creator.followerCount,
      is_verified: creator.isVerified,
      ...(creator.userId === null ? {} : { tiktok_user_id: creator.userId }),
    })
    .where('shop_id', '=', shopId)
    .where(
      sql<boolean>`(display_name, follower_count, is_verified, tiktok_user_id) is distinct from
        (${displayName}::text, ${creator.followerCount}::bigint, ${creator.isVerified}::boolean, coalesce(${creator.userId}::text, tiktok_user_id))`,
    )
    .returning('shop_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * The shop's posts come from this TikTok account, which has just proven the handle. What was imported from another one that had the handle before is not
 * its: picture and posts are put away, marked for the owner, and name, followers and tick are those of the account that was proven.
 */
export async function adoptTikTokAccount(
  trx: Trx,
  shopId: string,
  account: { tiktokUserId: string; displayName: string; followerCount: number; isVerified: boolean },
  now: Date,
): Promise<void> {
  await lockShop(trx, shopId);
  const shop = await trx
    .selectFrom('shops')
    .select(['tiktok_user_id', 'photo_hash'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (shop.tiktok_user_id !== null && shop.tiktok_user_id !== account.tiktokUserId) {
    await trx
      .updateTable('products')
      .set({ hidden: true, pinned: false, from_former_holder: true, updated_at: sql<Date>`now()` })
      .where('shop_id', '=', shopId)
      .execute();
    await noteUnusedPictures(trx, [shop.photo_hash], now);
    await trx
      .updateTable('shops')
      .set({ photo_hash: null, photo_source_path: null })
      .where('shop_id', '=', shopId)
      .execute();
    await dropPreviews(trx, shopId, now);
    await announce(trx, { type: 'visibility_changed', shopId });
    await announceShown(trx, shopId);
  }
  await trx.updateTable('shops').set({ handle_check: null }).where('shop_id', '=', shopId).execute();
  await storeCreator(trx, shopId, { ...account, userId: account.tiktokUserId });
}

/** What TikTok has said of a handle that was not checked at the sign-up; a shop that is found opens. False when it was corrected meanwhile. */
export async function noteHandleCheck(
  trx: Trx,
  { shopId, handle, exists }: { shopId: string; handle: string; exists: boolean },
): Promise<boolean> {
  const row = await trx
    .updateTable('shops')
    // Shown or proven meanwhile: that it was not found before says nothing any more.
    .set({
      handle_check: exists ? null : sql<string | null>`case when handle_check is not null then 'not_found' end`,
    })
    .where('shop_id', '=', shopId)
    .where('handle', '=', handle)
    .returning('shop_id')
    .executeTakeFirst();
  if (exists && row) await bumpShop(trx, shopId);
  return row !== undefined;
}

/** The seller's photo, copied. */
export async function storePhoto(trx: Trx, shopId: string, photo: { hash: string; sourcePath: string }): Promise<void> {
  await trx
    .updateTable('shops')
    .set({ photo_hash: photo.hash, photo_source_path: photo.sourcePath })
    .where('shop_id', '=', shopId)
    .execute();
}
