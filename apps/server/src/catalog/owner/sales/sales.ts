import { randomUUID } from 'node:crypto';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { requireOwnerProduct } from '#server/catalog/owner/products/owner-products.queries.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { AnswerOnce } from '#server/platform/http/idempotency/idempotency.ts';

/** Only the owner sees how many were sold, so no page changes. Throws `not_found`. */
export async function markSold<Answer>(
  catalog: CatalogContext,
  shop: OwnShop,
  videoId: string,
  answerOnce: AnswerOnce<{ saleId: string; sold: number }, Answer>,
): Promise<Answer> {
  await requireRunning(catalog, shop);
  const saleId = randomUUID();
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
      .execute();
    return answerOnce(trx, { saleId, sold: await countSold(trx, shop, videoId) });
  });
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
