import * as calls from '@app/contracts/owner-products.endpoints';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { markSold, takeSaleBack } from './sales.ts';

/** "Sold one" and its Undo. */
export function salesRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.markSold, async (request) =>
    answer('Sold one', await markSold(catalog, await ownShopOf(catalog.db, request), request.params.productId)),
  );
  handle(api, calls.takeSaleBack, async (request) => {
    const { productId, saleId } = request.params;
    const data = await takeSaleBack(catalog, await ownShopOf(catalog.db, request), productId, saleId);
    return answer('Sale taken back', data);
  });
}
