import * as calls from '@app/contracts/catalog/owner-products.endpoints';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { updateProduct } from './change-product.ts';
import { createByHand, deleteHandMade } from './hand-made.ts';
import { moveProduct } from './move-product.ts';
import { readOwnProduct, readOwnProducts } from './read-own-products.ts';
import { splitProduct } from './split-product.ts';

/** Products in their owner's hands: what the shop has, hidden or not, and every change of it. */
export function ownerProductsRoutes(api: HttpServer, catalog: CatalogContext): void {
  readRoutes(api, catalog);
  changeRoutes(api, catalog);
  handMadeRoutes(api, catalog);
}

function readRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.listOwnProducts, async (request) =>
    answer('Products', await readOwnProducts(catalog, await ownShopOf(catalog.db, request), request.query)),
  );
  handle(api, calls.readOwnProduct, async (request) =>
    answer('Product', await readOwnProduct(catalog, await ownShopOf(catalog.db, request), request.params.productId)),
  );
}

function changeRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.updateProduct, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    const data = await updateProduct(catalog, shop, request.params.productId, request.body);
    return answer('Product saved', data);
  });
  handle(api, calls.moveProduct, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    const data = await moveProduct(catalog, shop, request.params.productId, request.body.before);
    return answer('Product moved', data);
  });
}

function handMadeRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.createProduct, async (request) =>
    answer('Product added', await createByHand(catalog, await ownShopOf(catalog.db, request), request.body)),
  );
  handle(api, calls.splitProduct, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    return answer('Product added', await splitProduct(catalog, shop, request.params.productId, request.body));
  });
  handle(api, calls.deleteProduct, async (request) => {
    await deleteHandMade(catalog, await ownShopOf(catalog.db, request), request.params.productId);
    return answer('Product deleted', {});
  });
}
