import { ProductAnswer, ProductListAnswer, ProductListQuery, ProductParams, ShopParams } from '@app/contracts/catalog';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { findOpenShopId } from '#server/catalog/shop/shop.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readProduct, readProductList } from './read-products.ts';

const tags = ['shop'];

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
        response: { 200: ProductListAnswer },
      },
    },
    async (request) =>
      answer('Products', await readProductList(db, request.params.handle, request.query, publicOrigin())),
  );

  api.get(
    '/shop/:handle/products/:productId',
    { schema: { tags, summary: 'One product', params: ProductParams, response: { 200: ProductAnswer } } },
    async (request) => {
      const handle = request.params.handle.toLowerCase();
      const shopId = await findOpenShopId(db, handle);
      const product = shopId && (await readProduct(db, { shopId, handle }, request.params.productId, publicOrigin()));
      if (!product) throw new AppError('not_found');
      return answer('Product', product);
    },
  );
}
