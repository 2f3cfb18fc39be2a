import { OwnerShopAnswer, ShopParams } from '@app/contracts/catalog';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { countProducts } from '#server/catalog/products/product.queries.ts';
import { requireOwnShop } from '#server/catalog/shop/own-shop.ts';
import { ownStatus, toOwnerShop } from '#server/catalog/shop/shop.wire.ts';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** The shop as data, for its owner. */
export function ownerShopRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  const { db, publicOrigin } = catalog;
  api.get(
    '/shop/:handle/owner',
    {
      onRequest: guards.requireSeller,
      schema: {
        tags: ['shop'],
        summary: 'The own shop',
        params: ShopParams,
        response: { 200: OwnerShopAnswer },
        security: [{ seller: [] }],
      },
    },
    async (request) => {
      const row = await requireOwnShop(db, request.params.handle, sellerOf(request).accountId);
      const counts = await countProducts(db, row.shop_id);
      return answer('Shop', toOwnerShop(row, counts, ownStatus(row, catalog.clock.now()), publicOrigin()));
    },
  );
}
