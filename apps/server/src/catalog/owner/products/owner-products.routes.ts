import * as calls from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { FastifyRequest } from 'fastify';
import { planAt } from '#server/billing/billing.service.ts';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { markSold, takeSaleBack } from '#server/catalog/owner/sales/sales.ts';
import { countProducts } from '#server/catalog/products/product.queries.ts';
import { ownShopOf, requireOwnShop } from '#server/catalog/shop/own-shop.ts';
import { toOwnerShop } from '#server/catalog/shop/shop.wire.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { perAccount } from '#server/identity/limits.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { answer } from '#server/platform/http/answer.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { keepAnswer } from '#server/platform/http/idempotency/idempotency.ts';
import { updateProduct } from './change-product.ts';
import { createByHand, deleteHandMade } from './hand-made.ts';
import { moveProduct } from './move-product.ts';
import { readOwnProduct, readOwnProducts } from './read-own-products.ts';
import { splitProduct } from './split-product.ts';
import { noteStillThere } from './still-there.ts';

/** The shop and its products as their owner sees and changes them. */
export function ownerProductsRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.readOwnShop, async (request) => {
    const row = await requireOwnShop(catalog.db, request.params.handle, sellerOf(request).accountId);
    const counts = await countProducts(catalog.db, row.shop_id);
    const { ownStatus } = planAt(row, catalog.clock.now());
    return answer('Shop', toOwnerShop(row, counts, ownStatus, catalog.publicOrigin()));
  });
  handle(api, calls.listOwnProducts, async (request) =>
    answer('Products', await readOwnProducts(catalog, await ownShopOf(catalog.db, request), request.query)),
  );
  handle(api, calls.readOwnProduct, async (request) =>
    answer('Product', await readOwnProduct(catalog, await ownShopOf(catalog.db, request), request.params.productId)),
  );
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
  handle(api, calls.noteStillThere, async (request) => {
    await noteStillThere(catalog, await ownShopOf(catalog.db, request), request.body);
    return answer(request.body.isThere ? 'Still there' : 'Taken back', {});
  });
  const added = (request: FastifyRequest) => (trx: Trx, product: OwnerProduct) =>
    keepAnswer(trx, request, answer('Product added', product));
  handle(api, calls.createProduct, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    return createByHand(catalog, shop, request.body, added(request));
  });
  handle(api, calls.splitProduct, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    return splitProduct(catalog, shop, request.params.productId, request.body, added(request));
  });
  handle(api, calls.deleteProduct, async (request) => {
    await deleteHandMade(catalog, await ownShopOf(catalog.db, request), request.params.productId);
    return answer('Product deleted', {});
  });
  // More than anyone sells by hand; it keeps a script from filling the table.
  const limits = [perAccount(limitRule('sales', { free: 2000, windowSeconds: 24 * 3600, delaySeconds: [60, 3600] }))];
  handle(api, calls.markSold, { limits }, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    return markSold(catalog, shop, request.params.productId, (trx, sale) =>
      keepAnswer(trx, request, answer('Sold one', sale)),
    );
  });
  handle(api, calls.takeSaleBack, async (request) => {
    const { productId, saleId } = request.params;
    const data = await takeSaleBack(catalog, await ownShopOf(catalog.db, request), productId, saleId);
    return answer('Sale taken back', data);
  });
}
