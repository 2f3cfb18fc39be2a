import { ProductParams, ShopParams } from '@app/contracts/catalog';
import { Nothing, Success } from '@app/contracts/envelope';
import {
  MoveProductBody,
  NewProductBody,
  OwnerProductAnswer,
  OwnerProductListAnswer,
  OwnerProductListQuery,
  SplitProductBody,
  UpdateProductBody,
} from '@app/contracts/owner-products';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import type { Guards } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { updateProduct } from './change-product.ts';
import { createByHand, deleteHandMade } from './hand-made.ts';
import { moveProduct } from './move-product.ts';
import { readOwnProduct, readOwnProducts } from './read-own-products.ts';
import { splitProduct } from './split-product.ts';

/** Products in their owner's hands: what the shop has, hidden or not, and every change of it. */
export function ownerProductsRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  readRoutes(api, catalog, guards);
  changeRoutes(api, catalog, guards);
  handMadeRoutes(api, catalog, guards);
}

const common = { tags: ['own products'], security: [{ seller: [] }] };

function readRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  api.get(
    '/shop/:handle/owner/products',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'All products of the own shop; those that need a hand first',
        params: ShopParams,
        querystring: OwnerProductListQuery,
        response: { 200: OwnerProductListAnswer },
      },
    },
    async (request) =>
      answer('Products', await readOwnProducts(catalog, await ownShopOf(catalog.db, request), request.query)),
  );
  api.get(
    '/shop/:handle/owner/products/:productId',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'One product of the own shop, shown to buyers or not',
        params: ProductParams,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) =>
      answer('Product', await readOwnProduct(catalog, await ownShopOf(catalog.db, request), request.params.productId)),
  );
}

function changeRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  api.patch(
    '/shop/:handle/products/:productId',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Change a product; without a running subscription only availability and hidden',
        params: ProductParams,
        body: UpdateProductBody,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) => {
      const shop = await ownShopOf(catalog.db, request);
      const data = await updateProduct(catalog, shop, request.params.productId, request.body);
      return answer('Product saved', data);
    },
  );
  api.post(
    '/shop/:handle/products/:productId/move',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Move a product in front of another one, or to the end',
        params: ProductParams,
        body: MoveProductBody,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) => {
      const shop = await ownShopOf(catalog.db, request);
      const data = await moveProduct(catalog, shop, request.params.productId, request.body.before);
      return answer('Product moved', data);
    },
  );
}

function handMadeRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  api.post(
    '/shop/:handle/products',
    {
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Add a product by hand, with photos that were uploaded before',
        params: ShopParams,
        body: NewProductBody,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) =>
      answer('Product added', await createByHand(catalog, await ownShopOf(catalog.db, request), request.body)),
  );
  api.post(
    '/shop/:handle/products/:productId/split',
    {
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Make one more product of the same video',
        params: ProductParams,
        body: SplitProductBody,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) => {
      const shop = await ownShopOf(catalog.db, request);
      return answer('Product added', await splitProduct(catalog, shop, request.params.productId, request.body));
    },
  );
  api.delete(
    '/shop/:handle/products/:productId',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Delete a product that was added by hand',
        params: ProductParams,
        response: { 200: Success(Nothing) },
      },
    },
    async (request) => {
      await deleteHandMade(catalog, await ownShopOf(catalog.db, request), request.params.productId);
      return answer('Product deleted', {});
    },
  );
}
