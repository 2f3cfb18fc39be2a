import {
  OwnerShopAnswer,
  ProductAnswer,
  ProductListAnswer,
  ProductListQuery,
  ProductParams,
  ShopAnswer,
  ShopParams,
} from '@app/contracts/catalog';
import { sellerStatus, subscriptionDates, subscriptionStatus } from '#server/billing/billing.service.ts';
import { findSeller, type Guards, sellerOf } from '#server/identity/guards.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { countProducts, findAnyShop, findProduct, isOpenShop, type ShopRow } from './catalog.queries.ts';
import { fallbackShop, readProductList, requireOwnShop, requireShop } from './catalog.service.ts';
import { toOwnerShop, toProduct, toShop } from './catalog.wire.ts';

export interface CatalogDeps {
  db: Db;
  publicOrigin: () => string;
  /** Does TikTok know this handle? Asked for unknown shops only. */
  isHandleOnTikTok: (handle: string, address: string) => Promise<boolean>;
  guards: Guards;
  clock: Clock;
}

const tags = ['shop'];

/** The shop as data: for visitors, for its owner, its products. */
export async function catalogRoutes(api: HttpServer, deps: CatalogDeps): Promise<void> {
  const { db, publicOrigin } = deps;

  api.get(
    '/shop/:handle',
    {
      onRequest: deps.guards.noteSeller,
      schema: {
        tags,
        summary: 'A shop as anybody may see it; its owner sees the own status',
        params: ShopParams,
        response: { 200: ShopAnswer },
        security: [{}, { seller: [] }],
      },
    },
    async (request) => {
      const handle = request.params.handle.toLowerCase();
      const row = await findAnyShop(db, handle);
      const isOwner = row !== null && findSeller(request)?.accountId === row.shop_id;
      // About to be deleted, suspended, or with a handle that TikTok has not shown: as if it had never been.
      if (row && !isOpenShop(row) && !isOwner) throw new AppError('not_found');
      if (!row && !(await deps.isHandleOnTikTok(handle, request.ip))) throw new AppError('not_found');
      const shop = row ? toShop(row, publicOrigin()) : fallbackShop(handle, publicOrigin());
      return {
        success: true as const,
        message: 'Shop',
        data: isOwner ? { ...shop, subscriptionStatus: ownStatus(row, deps.clock.now()) } : shop,
      };
    },
  );

  api.get(
    '/shop/:handle/owner',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        tags,
        summary: 'The own shop',
        params: ShopParams,
        response: { 200: OwnerShopAnswer },
        security: [{ seller: [] }],
      },
    },
    async (request) => {
      const row = await requireOwnShop(db, request.params.handle, sellerOf(request).accountId);
      const counts = await countProducts(db, row.shop_id);
      return {
        success: true as const,
        message: 'Shop',
        data: toOwnerShop(row, counts, ownStatus(row, deps.clock.now()), publicOrigin()),
      };
    },
  );

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
    async (request) => ({
      success: true as const,
      message: 'Products',
      data: await readProductList(db, request.params.handle, request.query, publicOrigin()),
    }),
  );

  api.get(
    '/shop/:handle/products/:productId',
    { schema: { tags, summary: 'One product', params: ProductParams, response: { 200: ProductAnswer } } },
    async (request) => {
      const row = await requireShop(db, request.params.handle);
      const product = await findProduct(db, row.shop_id, request.params.productId);
      if (!product) throw new AppError('not_found');
      return { success: true as const, message: 'Product', data: toProduct(product, row.handle, publicOrigin()) };
    },
  );
}

function ownStatus(row: ShopRow, now: Date): ReturnType<typeof sellerStatus> {
  return sellerStatus(subscriptionStatus(subscriptionDates(row), now));
}
