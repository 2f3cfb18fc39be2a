import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { requireOwnerProduct } from '#server/catalog/owner/products/owner-products.queries.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { actionBytes } from '#server/platform/http/idempotency.ts';

/** Only the owner sees how many were sold, so no page changes. With the same key it is one sale. Throws `not_found`. */
export async function markSold(
  catalog: CatalogContext,
  shop: OwnShop,
  videoId: string,
  actionKey: string,
): Promise<{ saleId: string; sold: number }> {
  await requireRunning(catalog, shop);
  const saleId = saleIdOf(shop, videoId, actionKey);
  return inTransaction(catalog.db, 'catalog.mark-sold', async (trx) => {
    const product = await requireOwnerProduct(trx, shop.shopId, videoId);
    await trx
      .insertInto('sales')
      .values({
        shop_id: shop.shopId,
        sale_id: saleId,
        video_id: videoId,
        price_ugx: product.current_price_ugx,
        sold_at: catalog.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['shop_id', 'sale_id']).doNothing())
      .execute();
    return { saleId, sold: await countSold(trx, shop, videoId) };
  });
}

/** A UUID of our own making (version 8). */
function saleIdOf({ shopId }: OwnShop, videoId: string, actionKey: string): string {
  const hex = actionBytes(actionKey, 'sale', shopId, videoId).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Can be repeated. Throws `not_found` when the shop has no such product. */
export async function takeSaleBack(
  catalog: CatalogContext,
  shop: OwnShop,
  videoId: string,
  saleId: string,
): Promise<{ saleId: string; sold: number }> {
  await requireRunning(catalog, shop);
  return inTransaction(catalog.db, 'catalog.take-sale-back', async (trx) => {
    await requireOwnerProduct(trx, shop.shopId, videoId);
    await trx
      .deleteFrom('sales')
      .where('shop_id', '=', shop.shopId)
      .where('sale_id', '=', saleId)
      .where('video_id', '=', videoId)
      .execute();
    return { saleId, sold: await countSold(trx, shop, videoId) };
  });
}

async function countSold(trx: Trx, shop: OwnShop, videoId: string): Promise<number> {
  const row = await trx
    .selectFrom('sales')
    .select((eb) => eb.fn.countAll<number>().as('sold'))
    .where('shop_id', '=', shop.shopId)
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
  return Number(row.sold);
}
