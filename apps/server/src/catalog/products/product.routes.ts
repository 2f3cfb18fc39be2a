import {
  ProductAnswer,
  ProductCardListAnswer,
  ProductListAnswer,
  ProductListQuery,
  ProductParams,
  ShopParams,
} from '@app/contracts/catalog';
import Type, { type Static } from 'typebox';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { findOpenShopId } from '#server/catalog/shop/shop.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { findJoinedInto } from './product.queries.ts';
import { toProduct, toProductCard } from './product.wire.ts';
import { readProduct, readProductList } from './read-products.ts';

const tags = ['shop'];
// One object, so that it is compiled once.
const cardListSchema = { ...ProductCardListAnswer };

/** A shop's products as visitors see them. */
export function productRoutes(api: HttpServer, catalog: CatalogContext): void {
  const { db, publicOrigin } = catalog;

  api.get(
    '/shop/:handle/products',
    {
      schema: {
        tags,
        summary: 'Products of a shop, page by page',
        params: ShopParams,
        querystring: ProductListQuery,
        description: 'With `fields=card` each product is what a card shows of it: a tenth of the bytes.',
        response: {
          200: Type.Unsafe<Static<typeof ProductListAnswer | typeof ProductCardListAnswer>>(ProductListAnswer),
        },
      },
    },
    async ({ params, query }, reply) => {
      const origin = publicOrigin();
      if (query.fields !== 'card')
        return answer(
          'Products',
          await readProductList(db, params.handle, query, (row, handle) => toProduct(row, handle, origin)),
        );
      // One schema for both would try each of them on every answer.
      reply.type('application/json; charset=utf-8').serializer(reply.compileSerializationSchema(cardListSchema));
      return answer('Products', await readProductList(db, params.handle, query, toProductCard));
    },
  );

  api.get(
    '/shop/:handle/products/:productId',
    {
      schema: {
        tags,
        summary: 'One product',
        description: 'The address of a product that its seller joined into another one leads there.',
        params: ProductParams,
        response: { 200: ProductAnswer, 302: Type.Null() },
      },
    },
    async (request, reply) => {
      const { productId } = request.params;
      const handle = request.params.handle.toLowerCase();
      const shopId = await findOpenShopId(db, handle);
      const product = shopId && (await readProduct(db, { shopId, handle }, productId, publicOrigin()));
      if (product) return answer('Product', product);
      const joinedInto = shopId && (await findJoinedInto(db, shopId, productId));
      if (!joinedInto) throw new AppError('not_found');
      const address = request.url.replace(`/products/${productId}`, `/products/${joinedInto}`);
      return reply.header('cache-control', 'no-store').redirect(address, 302);
    },
  );
}
