import { ProductParams, ShopParams } from '@app/contracts/catalog';
import { Nothing, Success } from '@app/contracts/envelope';
import {
  MoveProductBody,
  NewProductBody,
  OwnerProductAnswer,
  OwnerProductListAnswer,
  OwnerProductListQuery,
  UpdateProductBody,
} from '@app/contracts/owner-products';
import { type OwnerDeps, ownShopOf } from '#server/catalog/owner/owner-deps.ts';
import { ownerFilesRoutes } from '#server/catalog/owner/owner-files.routes.ts';
import { salesRoutes } from '#server/catalog/owner/sales/sales.routes.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { createByHand, deleteHandMade } from './hand-made.ts';
import { moveProduct } from './move-product.ts';
import { readOwnerProduct, readOwnerProducts, updateProduct } from './owner-products.service.ts';

/** Products in their owner's hands: what the shop has, hidden or not, and every change of it. */
export async function ownerProductsRoutes(api: HttpServer, deps: OwnerDeps): Promise<void> {
  readRoutes(api, deps);
  changeRoutes(api, deps);
  handMadeRoutes(api, deps);
  salesRoutes(api, deps);
  await api.register((scope) => ownerFilesRoutes(scope as HttpServer, deps));
}

const common = { tags: ['own products'], security: [{ seller: [] }] };

function readRoutes(api: HttpServer, deps: OwnerDeps): void {
  api.get(
    '/shop/:handle/owner/products',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'All products of the own shop; those that need a hand first',
        params: ShopParams,
        querystring: OwnerProductListQuery,
        response: { 200: OwnerProductListAnswer },
      },
    },
    async (request) => {
      const data = await readOwnerProducts(deps, await ownShopOf(deps, request), request.query);
      return { success: true as const, message: 'Products', data };
    },
  );
  api.get(
    '/shop/:handle/owner/products/:productId',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'One product of the own shop, shown to buyers or not',
        params: ProductParams,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) => {
      const data = await readOwnerProduct(deps, await ownShopOf(deps, request), request.params.productId);
      return { success: true as const, message: 'Product', data };
    },
  );
}

function changeRoutes(api: HttpServer, deps: OwnerDeps): void {
  api.patch(
    '/shop/:handle/products/:productId',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'Change a product; without a running subscription only availability and hidden',
        params: ProductParams,
        body: UpdateProductBody,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) => {
      const shop = await ownShopOf(deps, request);
      const data = await updateProduct(deps, shop, request.params.productId, request.body);
      return { success: true as const, message: 'Product saved', data };
    },
  );
  api.post(
    '/shop/:handle/products/:productId/move',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'Move a product in front of another one, or to the end',
        params: ProductParams,
        body: MoveProductBody,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) => {
      const shop = await ownShopOf(deps, request);
      const data = await moveProduct(deps, shop, request.params.productId, request.body.before);
      return { success: true as const, message: 'Product moved', data };
    },
  );
}

function handMadeRoutes(api: HttpServer, deps: OwnerDeps): void {
  api.post(
    '/shop/:handle/products',
    {
      config: { idempotent: true },
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'Add a product by hand, with photos that were uploaded before',
        params: ShopParams,
        body: NewProductBody,
        response: { 200: OwnerProductAnswer },
      },
    },
    async (request) => {
      const data = await createByHand(deps, await ownShopOf(deps, request), request.body);
      return { success: true as const, message: 'Product added', data };
    },
  );
  api.delete(
    '/shop/:handle/products/:productId',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'Delete a product that was added by hand',
        params: ProductParams,
        response: { 200: Success(Nothing) },
      },
    },
    async (request) => {
      await deleteHandMade(deps, await ownShopOf(deps, request), request.params.productId);
      return { success: true as const, message: 'Product deleted', data: {} };
    },
  );
}
