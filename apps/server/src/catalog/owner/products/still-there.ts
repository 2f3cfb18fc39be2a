import type { StillThereBody } from '@app/contracts/catalog/owner-products.schemas';
import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { shown } from '#server/catalog/products/product.queries.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';

/** When the product `p` last changed, by its owner or its post, or its owner said that it is still there. */
export const touchedAtSql = 'greatest(p.updated_at, p.still_there_at)';

/**
 * Buyers can order the product `p`, and for 60 days nothing tells that it is still there. The first condition finds it by
 * the index of changes.
 */
export const untouchedSql = `(p.updated_at < now() - interval '60 days' and ${touchedAtSql} < now() - interval '60 days'
  and ${shown} and p.availability = 'available' and not exists (select from sales s
    where s.shop_id = p.shop_id and s.video_id = p.video_id and s.sold_at > now() - interval '60 days'))`;

/**
 * Notes the owner's word, which no buyer sees: no page is made again. Ids of other shops name nothing. Throws
 * `subscription_expired`.
 */
export async function noteStillThere(
  catalog: CatalogContext,
  shop: OwnShop,
  { videoIds, isThere }: StillThereBody,
): Promise<void> {
  await requireRunning(catalog, shop);
  await catalog.db
    .updateTable('products')
    .set({ still_there_at: isThere ? sql<Date>`now()` : null })
    .where('shop_id', '=', shop.shopId)
    .where('video_id', 'in', videoIds)
    .execute();
}
