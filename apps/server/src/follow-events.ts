import { findProduct } from '#server/catalog/products/product.queries.ts';
import { toProduct, toProductCard } from '#server/catalog/products/product.wire.ts';
import { findOpenHandle } from '#server/catalog/shop/shop.queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StandbyReads } from '#server/platform/database/standby/public-reads.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { PageCache } from '#server/platform/pages/page-cache.ts';
import { listenForEvents } from '#server/platform/realtime/events.ts';
import type { ProductsGateway } from '#server/platform/realtime/products-gateway.ts';

interface FollowingParts {
  database: Database;
  standby: StandbyReads | null;
  cache: PageCache | null;
  pictures: { forget: () => void };
  sitemap: { forget: () => void };
  gateway: ProductsGateway;
  publicOrigin: () => string;
  logger: Logger;
}

/** Updates this process's cached pages and open sockets after a commit of any process. */
export async function followEvents(web: FollowingParts): Promise<() => Promise<void>> {
  const { database, standby, publicOrigin, logger } = web;
  const stopListening = await listenForEvents(
    database,
    (event) => {
      if (event.type === 'settings_changed') return web.cache?.dropAll();
      if (event.type === 'payment_changed') return web.gateway.tellOwner(event.shopId, 'payment_changed');
      if (event.type === 'order_changed') {
        const { code, number, state, shopId, isOwners } = event;
        if (isOwners) web.gateway.tellOwner(shopId, 'order', { code, number, state });
        return web.gateway.tellOrderPages({ code, state });
      }
      if (event.type === 'owner_leaves') return web.gateway.ownerLeaves(event);
      if (event.type === 'visibility_changed') {
        web.pictures.forget();
        return web.sitemap.forget();
      }
      standby?.changed(event.shopId);
      web.cache?.dropShop(event.shopId);
      if (event.type === 'shop_changed' || !web.gateway.hasListeners(event.shopId)) return;
      updateOpenPages(database, web.gateway, event, publicOrigin()).catch((error: unknown) =>
        logger.error({ err: error }, 'a product could not be announced'),
      );
    },
    () => {
      standby?.changedAll();
      web.cache?.dropAll();
      web.sitemap.forget();
      web.pictures.forget();
      web.gateway.reconnectOwners();
    },
  );
  const stopLooking = standby?.follow();
  return async () => {
    await stopLooking?.();
    await stopListening();
  };
}

/** Sends the product as it is now, so both messages of two quick changes carry the second. A closed shop sends nothing. */
async function updateOpenPages(
  { db }: Database,
  gateway: ProductsGateway,
  event: { type: 'product_created' | 'product_changed'; shopId: string; videoId: string },
  publicOrigin: string,
): Promise<void> {
  const { shopId, videoId } = event;
  const handle = await findOpenHandle(db, shopId);
  if (handle === null) return;
  const row = await findProduct(db, shopId, videoId);
  if (event.type === 'product_created') {
    if (row) gateway.send(shopId, 'new_product', { product: toProduct(row, handle, publicOrigin) });
  } else if (row) gateway.send(shopId, 'product_changed', { seller_handle: handle, product: toProductCard(row) });
  else gateway.send(shopId, 'product_removed', { seller_handle: handle, video_id: videoId });
}
