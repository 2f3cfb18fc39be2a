import * as calls from '@app/contracts/catalog/facts.endpoints';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { findSeller, sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readFacts, updateFacts } from './shop-facts.ts';

/** What a shop states of itself. */
export function factsRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.readFacts, async (request) => {
    const accountId = findSeller(request)?.accountId ?? null;
    return answer('Facts', await readFacts(catalog, request.params.handle, accountId));
  });
  handle(api, calls.updateFacts, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    await updateFacts(catalog, sellerOf(request), shop, request.body);
    return answer('Saved', await readFacts(catalog, shop.handle, shop.shopId));
  });
}
