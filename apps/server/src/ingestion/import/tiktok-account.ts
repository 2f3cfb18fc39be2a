import { sql } from 'kysely';
import { bumpShop, lockShop, putAwayFormerPosts } from '#server/catalog/catalog.service.ts';
import { endBackCatalogue } from '#server/ingestion/back-catalogue/begin-back-catalogue.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { resumeStoppedImport } from '#server/ingestion/ingestion.queries.ts';
import { enqueueImport } from '#server/ingestion/schedule/ask-for-import.ts';
import { provenTurn } from '#server/ingestion/schedule/import-priority.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';

type ShownCreator = { displayName: string; followerCount: number; isVerified: boolean; userId: string | null };

/** What TikTok says of the seller, kept for the pages. True when visitors see a difference. */
export async function storeCreator(trx: Trx, shopId: string, creator: ShownCreator): Promise<boolean> {
  // An account without a name that can be shown is shown by its handle.
  const displayName = nameToShow(creator.displayName);
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
        (${displayName}::text, ${creator.followerCount}::bigint, ${creator.isVerified}::boolean,
          coalesce(${creator.userId}::text, tiktok_user_id))`,
    )
    .returning('shop_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * This TikTok account has proven a shop's handle, and the shop's posts come from it from now on. Posts of another account
 * that had the handle are put away, and a look follows at once. In the transaction that notes the proof.
 */
export async function acceptTikTokAccount(
  { jobs, clock }: Pick<IngestionContext, 'jobs' | 'clock'>,
  trx: Trx,
  { shopId, account }: { shopId: string; account: Omit<ShownCreator, 'userId'> & { tiktokUserId: string } },
): Promise<void> {
  const now = clock.now();
  await lockShop(trx, shopId);
  const shop = await trx
    .selectFrom('shops')
    .select('tiktok_user_id')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (shop.tiktok_user_id !== null && shop.tiktok_user_id !== account.tiktokUserId) {
    await putAwayFormerPosts(trx, shopId, now);
    await endBackCatalogue(trx, shopId);
  }
  await trx.updateTable('shops').set({ handle_check: null }).where('shop_id', '=', shopId).execute();
  await storeCreator(trx, shopId, { ...account, userId: account.tiktokUserId });
  await resumeStoppedImport(trx, shopId, now);
  await enqueueImport(jobs, trx, shopId, provenTurn);
}

/** TikTok's answer about a handle that was not checked at the sign-up; a shop that exists opens. False when it was corrected since. */
export async function noteHandleCheck(
  trx: Trx,
  { shopId, handle, exists }: { shopId: string; handle: string; exists: boolean },
): Promise<boolean> {
  const row = await trx
    .updateTable('shops')
    // A handle that was shown or proven since stays so.
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
