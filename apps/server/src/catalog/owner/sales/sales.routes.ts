import * as calls from '@app/contracts/catalog/owner-products.endpoints';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { perAccount } from '#server/identity/limits.ts';
import { answer } from '#server/platform/http/answer.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { markSold, takeSaleBack } from './sales.ts';

export function salesRoutes(api: HttpServer, catalog: CatalogContext): void {
  // More than anyone sells by hand; it keeps a script from filling the table.
  const limits = [perAccount(limitRule('sales', { free: 2000, windowSeconds: 24 * 3600, delaySeconds: [60, 3600] }))];
  handle(api, calls.markSold, { limits }, async (request) =>
    answer('Sold one', await markSold(catalog, await ownShopOf(catalog.db, request), request.params.productId)),
  );
  handle(api, calls.takeSaleBack, async (request) => {
    const { productId, saleId } = request.params;
    const data = await takeSaleBack(catalog, await ownShopOf(catalog.db, request), productId, saleId);
    return answer('Sale taken back', data);
  });
}
