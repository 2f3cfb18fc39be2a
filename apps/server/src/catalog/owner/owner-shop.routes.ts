import * as calls from '@app/contracts/catalog/owner-products.endpoints';
import { planAt } from '#server/billing/billing.service.ts';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { countProducts } from '#server/catalog/products/product.queries.ts';
import { requireOwnShop } from '#server/catalog/shop/own-shop.ts';
import { toOwnerShop } from '#server/catalog/shop/shop.wire.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

export function ownerShopRoutes(api: HttpServer, catalog: CatalogContext): void {
  const { db, publicOrigin } = catalog;

  handle(api, calls.readOwnShop, async (request) => {
    const row = await requireOwnShop(db, request.params.handle, sellerOf(request).accountId);
    const counts = await countProducts(db, row.shop_id);
    return answer('Shop', toOwnerShop(row, counts, planAt(row, catalog.clock.now()).ownStatus, publicOrigin()));
  });
}
