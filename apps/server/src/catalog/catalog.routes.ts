import * as calls from '@app/contracts/catalog/catalog.endpoints';
import { planAt } from '#server/billing/billing.service.ts';
import { findSeller } from '#server/identity/guards.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { bannerRoutes } from './banner/banner.routes.ts';
import { type CatalogContext, readsFor } from './catalog.context.ts';
import { collectionsRoutes } from './collections/collections.routes.ts';
import { factsRoutes } from './facts/facts.routes.ts';
import { ownerProductsRoutes } from './owner/products/owner-products.routes.ts';
import { ownerFilesRoutes } from './owner-files.routes.ts';
import { productRoutes } from './products/product.routes.ts';
import { shareKitRoutes } from './share-kit/share-kit.routes.ts';
import { findAnyShop, isOpenShop } from './shop/shop.queries.ts';
import { fallbackShop, toShop } from './shop/shop.wire.ts';

/** Shops and their products: for visitors and for their owners. */
export async function catalogRoutes(api: HttpServer, catalog: CatalogContext): Promise<void> {
  shopRoutes(api, catalog);
  factsRoutes(api, catalog);
  bannerRoutes(api, catalog);
  collectionsRoutes(api, catalog);
  productRoutes(api, catalog);
  ownerProductsRoutes(api, catalog);
  shareKitRoutes(api, catalog);
  await api.register((scope) => ownerFilesRoutes(scope as HttpServer, catalog));
}

/** The shop as data, for visitors. */
function shopRoutes(api: HttpServer, catalog: CatalogContext): void {
  const { publicOrigin } = catalog;

  handle(api, calls.readShop, async (request) => {
    const handle = request.params.handle.toLowerCase();
    const row = await readsFor(catalog, request).read(
      handle,
      (db) => findAnyShop(db, handle),
      (found) => found?.shop_id ?? null,
    );
    const isOwner = row !== null && findSeller(request)?.accountId === row.shop_id;
    // A closed shop answers as if it had never been.
    if (row && !isOpenShop(row) && !isOwner) throw new AppError('not_found');
    if (!row && !(await catalog.isHandleOnTikTok(handle, request.ip))) throw new AppError('not_found');
    const shop = row ? toShop(row, publicOrigin()) : fallbackShop(handle, publicOrigin());
    return answer('Shop', isOwner ? { ...shop, subscriptionStatus: planAt(row, catalog.clock.now()).ownStatus } : shop);
  });
}
