import { ProductParams } from '@app/contracts/catalog';
import { SaleAnswer, SaleParams } from '@app/contracts/owner-products';
import { type OwnerDeps, ownShopOf } from '#server/catalog/owner/owner-deps.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { markSold, takeSaleBack } from './sales.ts';

const common = { tags: ['own products'], security: [{ seller: [] }] };

/** "Sold one" and its Undo. */
export function salesRoutes(api: HttpServer, deps: OwnerDeps): void {
  api.post(
    '/shop/:handle/products/:productId/sales',
    {
      config: { idempotent: true },
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'One piece sold, at the price of now',
        params: ProductParams,
        response: { 200: SaleAnswer },
      },
    },
    async (request) => {
      const data = await markSold(deps, await ownShopOf(deps, request), request.params.productId);
      return { success: true as const, message: 'Sold one', data };
    },
  );
  api.delete(
    '/shop/:handle/products/:productId/sales/:saleId',
    {
      onRequest: deps.guards.requireSeller,
      schema: { ...common, summary: 'Take a sale back', params: SaleParams, response: { 200: SaleAnswer } },
    },
    async (request) => {
      const { productId, saleId } = request.params;
      const data = await takeSaleBack(deps, await ownShopOf(deps, request), productId, saleId);
      return { success: true as const, message: 'Sale taken back', data };
    },
  );
}
