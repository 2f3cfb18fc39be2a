import { describeCaption } from '#server/captions/captions.service.ts';
import { bumpShop, lockShop } from '#server/catalog/catalog.service.ts';
import type { TikTokPost } from '#server/ingestion/sources/source.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';

/**
 * Gives products that were imported before captions were read for a description the one of their unchanged post. No
 * caption is kept, so it is read where the post is looked at anyway; TikTok is asked nothing more.
 */
export async function describePosts(db: Db, shopId: string, posts: TikTokPost[]): Promise<void> {
  if (posts.length === 0) return;
  await inTransaction(db, 'ingestion.describe-posts', async (trx) => {
    await lockShop(trx, shopId);
    let isSeen = false;
    for (const post of posts) {
      const description = describeCaption(post.caption) ?? '';
      const row = await trx
        .updateTable('products')
        .set({ imported_description: description })
        .where('shop_id', '=', shopId)
        .where('video_id', '=', post.id)
        .where('imported_description', 'is', null)
        .returning(['hidden', 'owner_description'])
        .executeTakeFirst();
      isSeen ||= row !== undefined && description !== '' && !row.hidden && row.owner_description === null;
    }
    if (isSeen) await bumpShop(trx, shopId);
  });
}
