import * as calls from '@app/contracts/catalog/collections/collections.endpoints';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readCollections, saveCollections } from './save-collections.ts';

/** A shop's collections, for their owner. */
export function collectionsRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.readCollections, async (request) => {
    const { shopId } = await ownShopOf(catalog.db, request);
    return answer('Collections', await readCollections(catalog.db, shopId));
  });
  handle(api, calls.saveCollections, async (request) => {
    const shop = await ownShopOf(catalog.db, request);
    return answer('Saved', await saveCollections(catalog, shop, request.body.collections));
  });
}
