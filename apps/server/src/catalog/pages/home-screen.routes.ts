import { normaliseHandle } from '@app/contracts/addresses/handle';
import { imageUrl } from '@app/contracts/catalog/picture-files';
import { findShop } from '#server/catalog/shop/shop.queries.ts';
import type { PublicReads } from '#server/platform/database/standby/public-reads.ts';
import { AppError } from '#server/platform/errors.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';

/** `GET /shop/:handle/home.webmanifest`: a shop on a phone's home screen, with its own name and picture. */
export async function homeScreenRoutes(server: HttpServer, reads: PublicReads): Promise<void> {
  server.get<{ Params: { handle: string } }>('/shop/:handle/home.webmanifest', async (request, reply) => {
    const handle = normaliseHandle(request.params.handle) ?? '';
    const shop = await reads.read(
      handle,
      (db) => findShop(db, handle),
      (found) => found?.shop_id ?? null,
    );
    if (!shop) throw new AppError('not_found');
    const name = nameToShow(shop.display_name) ?? `@${shop.handle}`;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .send(JSON.stringify(manifestOf(shop.handle, name, shop.photo_hash)));
  });
}

/** With the browser's own bar: who bought from a shop must see on whose site it is. */
function manifestOf(handle: string, name: string, photo: string | null) {
  return {
    name,
    short_name: name,
    start_url: `/shop/${handle}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf8f5',
    theme_color: '#faf8f5',
    // The one width that every picture has.
    icons: photo ? [{ src: imageUrl(photo, 160, 'webp'), sizes: '160x160', type: 'image/webp' }] : [],
  };
}
