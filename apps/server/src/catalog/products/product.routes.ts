import * as calls from '@app/contracts/catalog/catalog.endpoints';
import { ProductCardListAnswer } from '@app/contracts/catalog/catalog.schemas';
import { type CatalogContext, readsFor } from '#server/catalog/catalog.context.ts';
import { readsFrom } from '#server/platform/database/standby/public-reads.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { ProductRow } from './product.queries.ts';
import { toProduct, toProductCard } from './product.wire.ts';
import { readOpenProduct, readProductList } from './read-products.ts';

// One object, so that it is compiled once.
const cardListSchema = { ...ProductCardListAnswer };

/** A shop's products as visitors see them. */
export function productRoutes(api: HttpServer, catalog: CatalogContext): void {
  const { publicOrigin } = catalog;

  handle(api, calls.listProducts, async (request, reply) => {
    const { query } = request;
    const origin = publicOrigin();
    const handle = request.params.handle.toLowerCase();
    // What changed since a moment is asked for once: a standby that lacks the last seconds would lose them.
    const reads = query.since === undefined ? readsFor(catalog, request) : readsFrom(catalog.db);
    const listOf = async <Item>(toItem: (row: ProductRow) => Item) => {
      const { list } = await reads.read(
        handle,
        (db) => readProductList(db, handle, query, toItem),
        ({ shopId }) => shopId,
      );
      return answer('Products', list);
    };
    if (query.fields !== 'card') return listOf((row) => toProduct(row, handle, origin));
    // One schema for both would try each of them on every answer.
    reply.type('application/json; charset=utf-8').serializer(reply.compileSerializationSchema(cardListSchema));
    return listOf(toProductCard);
  });

  handle(api, calls.readProduct, async (request, reply) => {
    const { productId } = request.params;
    const handle = request.params.handle.toLowerCase();
    const { product, joinedInto } = await readsFor(catalog, request).read(
      handle,
      (db) => readOpenProduct(db, handle, productId, publicOrigin()),
      ({ shopId }) => shopId,
    );
    if (product) return answer('Product', product);
    const address = request.url.replace(`/products/${productId}`, `/products/${joinedInto}`);
    return reply.header('cache-control', 'no-store').redirect(address, 302);
  });
}
