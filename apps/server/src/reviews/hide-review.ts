import { bumpShop } from '#server/catalog/catalog.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** Hides a reported review, or shows it again; answers whether that changed anything. It keeps its place in the count. */
export async function hideReview(
  trx: Trx,
  { shopId, reviewId, hidden, now }: { shopId: string; reviewId: string; hidden: boolean; now: Date },
): Promise<boolean> {
  const changed = await trx
    .updateTable('reviews')
    .set({ hidden_at: hidden ? now : null })
    .where('shop_id', '=', shopId)
    .where('review_id', '=', reviewId)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .returning('review_id')
    .executeTakeFirst();
  if (changed) await bumpShop(trx, shopId);
  return changed !== undefined;
}
