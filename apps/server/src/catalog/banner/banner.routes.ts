import * as calls from '@app/contracts/catalog/banner/banner.endpoints';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { drawOwnBanner, readBanner, setBanner } from './banner.ts';

/** A shop's banner, for its owner; its upload stands with those of photos. */
export function bannerRoutes(api: HttpServer, catalog: CatalogContext): void {
  const { db } = catalog;
  handle(api, calls.readBanner, async (request) => {
    const { shopId } = await ownShopOf(db, request);
    return answer('Banner', { banner: await readBanner(db, shopId) });
  });
  handle(api, calls.drawBanner, async (request) =>
    answer('Saved', { banner: await drawOwnBanner(catalog, await ownShopOf(db, request)) }),
  );
  handle(api, calls.setBanner, async (request) =>
    answer('Saved', { banner: await setBanner(catalog, await ownShopOf(db, request), request.body.hash) }),
  );
}
