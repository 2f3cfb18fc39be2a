import { ProductParams } from '@app/contracts/catalog';
import { SaleAnswer, SaleParams } from '@app/contracts/owner-products';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import type { Guards } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { markSold, takeSaleBack } from './sales.ts';

const common = { tags: ['own products'], security: [{ seller: [] }] };

/** "Sold one" and its Undo. */
export function salesRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  api.post(
    '/shop/:handle/products/:productId/sales',
    {
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'One piece sold, at the price of now',
        params: ProductParams,
        response: { 200: SaleAnswer },
      },
    },
    async (request) =>
      answer('Sold one', await markSold(catalog, await ownShopOf(catalog.db, request), request.params.productId)),
  );
  api.delete(
    '/shop/:handle/products/:productId/sales/:saleId',
    {
      onRequest: guards.requireSeller,
      schema: { ...common, summary: 'Take a sale back', params: SaleParams, response: { 200: SaleAnswer } },
    },
    async (request) => {
      const { productId, saleId } = request.params;
      const data = await takeSaleBack(catalog, await ownShopOf(catalog.db, request), productId, saleId);
      return answer('Sale taken back', data);
    },
  );
}
