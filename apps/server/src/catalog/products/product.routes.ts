import * as calls from '@app/contracts/catalog/catalog.endpoints';
import { ProductCardListAnswer } from '@app/contracts/catalog/catalog.schemas';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { findOpenShopId } from '#server/catalog/shop/shop.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { findJoinedInto } from './product.queries.ts';
import { toProduct, toProductCard } from './product.wire.ts';
import { readProduct, readProductList } from './read-products.ts';

// One object, so that it is compiled once.
const cardListSchema = { ...ProductCardListAnswer };

/** A shop's products as visitors see them. */
export function productRoutes(api: HttpServer, catalog: CatalogContext): void {
  const { db, publicOrigin } = catalog;

  handle(api, calls.listProducts, async ({ params, query }, reply) => {
    const origin = publicOrigin();
    if (query.fields !== 'card')
      return answer(
        'Products',
        await readProductList(db, params.handle, query, (row, handle) => toProduct(row, handle, origin)),
      );
    // One schema for both would try each of them on every answer.
    reply.type('application/json; charset=utf-8').serializer(reply.compileSerializationSchema(cardListSchema));
    return answer('Products', await readProductList(db, params.handle, query, toProductCard));
  });

  handle(api, calls.readProduct, async (request, reply) => {
    const { productId } = request.params;
    const handle = request.params.handle.toLowerCase();
    const shopId = await findOpenShopId(db, handle);
    const product = shopId && (await readProduct(db, { shopId, handle }, productId, publicOrigin()));
    if (product) return answer('Product', product);
    const joinedInto = shopId && (await findJoinedInto(db, shopId, productId));
    if (!joinedInto) throw new AppError('not_found');
    const address = request.url.replace(`/products/${productId}`, `/products/${joinedInto}`);
    return reply.header('cache-control', 'no-store').redirect(address, 302);
  });
}
