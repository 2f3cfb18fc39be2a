import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { lockShop } from '#server/catalog/shop-version.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { afterChange } from './change-product.ts';

/**
 * Hides a product so that its seller cannot show it, or gives it back as the seller had it. Answers whether that changed
 * anything; null when the product no longer exists. Shown again, a product that its seller had hidden shows, too.
 */
export async function hideBySupport(
  catalog: Pick<CatalogContext, 'jobs'>,
  trx: Trx,
  { shopId, videoId, hidden }: { shopId: string; videoId: string; hidden: boolean },
): Promise<boolean | null> {
  await lockShop(trx, shopId);
  const product = trx.selectFrom('products').where('shop_id', '=', shopId).where('video_id', '=', videoId);
  const row = await product.select('hidden_by_support').executeTakeFirst();
  if (!row) return null;
  if (row.hidden_by_support === hidden) return false;
  await trx
    .updateTable('products')
    .set((eb) => ({ hidden, hidden_by_support: hidden, updated_at: eb.fn('now') }))
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .execute();
  await afterChange(catalog, trx, { shopId }, [videoId]);
  return true;
}
