import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { CatalogContext } from './catalog.context.ts';
import { ownerFilesRoutes } from './owner/owner-files.routes.ts';
import { ownerProductsRoutes } from './owner/products/owner-products.routes.ts';
import { salesRoutes } from './owner/sales/sales.routes.ts';
import { productRoutes } from './products/product.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';

/** Shops and their products: for visitors and for their owners. */
export async function catalogRoutes(api: HttpServer, catalog: CatalogContext): Promise<void> {
  shopRoutes(api, catalog);
  productRoutes(api, catalog);
  ownerProductsRoutes(api, catalog);
  salesRoutes(api, catalog);
  await api.register((scope) => ownerFilesRoutes(scope as HttpServer, catalog));
}
