import type { Guards } from '#server/identity/guards.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { CatalogContext } from './catalog.context.ts';
import { ownerFilesRoutes } from './owner/owner-files.routes.ts';
import { ownerShopRoutes } from './owner/owner-shop.routes.ts';
import { ownerProductsRoutes } from './owner/products/owner-products.routes.ts';
import { salesRoutes } from './owner/sales/sales.routes.ts';
import { productRoutes } from './products/product.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';

/** Shops and their products: for visitors and for their owners. */
export async function catalogRoutes(
  api: HttpServer,
  { catalog, guards }: { catalog: CatalogContext; guards: Guards },
): Promise<void> {
  shopRoutes(api, catalog, guards);
  ownerShopRoutes(api, catalog, guards);
  productRoutes(api, catalog);
  ownerProductsRoutes(api, catalog, guards);
  salesRoutes(api, catalog, guards);
  await api.register((scope) => ownerFilesRoutes(scope as HttpServer, catalog, guards));
}
