import { OwnerShopAnswer, ShopAnswer, ShopParams } from '@app/contracts/catalog';
import { sellerStatus, subscriptionDates, subscriptionStatus } from '#server/billing/billing.service.ts';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { countProducts } from '#server/catalog/products/product.queries.ts';
import { findSeller, type Guards, sellerOf } from '#server/identity/guards.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { requireOwnShop } from './own-shop.ts';
import { findAnyShop, isOpenShop, type ShopRow } from './shop.queries.ts';
import { fallbackShop, toOwnerShop, toShop } from './shop.wire.ts';

const tags = ['shop'];

/** The shop as data: for visitors, and for its owner. */
export function shopRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  const { db, publicOrigin } = catalog;

  api.get(
    '/shop/:handle',
    {
      onRequest: guards.noteSeller,
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
      if (!row && !(await catalog.isHandleOnTikTok(handle, request.ip))) throw new AppError('not_found');
      const shop = row ? toShop(row, publicOrigin()) : fallbackShop(handle, publicOrigin());
      return answer('Shop', isOwner ? { ...shop, subscriptionStatus: ownStatus(row, catalog.clock.now()) } : shop);
    },
  );

  api.get(
    '/shop/:handle/owner',
    {
      onRequest: guards.requireSeller,
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
      return answer('Shop', toOwnerShop(row, counts, ownStatus(row, catalog.clock.now()), publicOrigin()));
    },
  );
}

function ownStatus(row: ShopRow, now: Date): ReturnType<typeof sellerStatus> {
  return sellerStatus(subscriptionStatus(subscriptionDates(row), now));
}
