import type { UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { maxPhotosPerProduct } from '@app/contracts/catalog/photos';
import { sql } from 'kysely';
import { isPhotoPath, photoPath } from '#server/catalog/pictures/photo-paths.ts';
import { refreshThumbnails } from '#server/catalog/pictures/thumbnails.ts';
import { noteUnusedPictures } from '#server/catalog/pictures/unused-pictures.ts';
import type { OwnShop } from '#server/catalog/shop/own-shop.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { takePhotos } from './photos.ts';

/** Imports number a post's pictures from 0; photos that its owner adds stand behind all of them. */
const firstPosition = 1000;

/**
 * Adds uploaded photos to a product, from TikTok or not, and takes away such as were added before. The shop must be locked.
 * A repeated call changes nothing more. Throws `invalid_request`.
 */
export async function changePhotos(
  trx: Trx,
  shop: OwnShop,
  videoId: string,
  { addPhotoIds = [], removePhotos = [] }: Pick<UpdateProductBody, 'addPhotoIds' | 'removePhotos'>,
  now: Date,
): Promise<void> {
  if (addPhotoIds.length + removePhotos.length === 0) return;
  const known = await trx
    .selectFrom('product_pictures')
    .select(['source_path', 'hash', 'position'])
    .where('shop_id', '=', shop.shopId)
    .where('video_id', '=', videoId)
    .execute();
  const added = known.filter(({ source_path }) => isPhotoPath(source_path));
  const hashes = removePhotos.map((address) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '');
  // What is added and taken away at once stays.
  const kept = new Set(addPhotoIds.map(photoPath));
  const removed = added.filter(
    ({ hash, source_path }) => hash !== null && hashes.includes(hash) && !kept.has(source_path),
  );
  const isThere = (photoId: string) => added.some(({ source_path }) => source_path === photoPath(photoId));
  const fresh = [...new Set(addPhotoIds)].filter((photoId) => !isThere(photoId));
  if (added.length - removed.length + fresh.length > maxPhotosPerProduct)
    throw fieldError('addPhotoIds', `A product has at most ${maxPhotosPerProduct} photos.`);
  if (known.length - removed.length + fresh.length === 0)
    throw fieldError('removePhotos', 'A product needs a picture. Add another one first.');
  if (fresh.length > 0) {
    const position = Math.max(firstPosition, ...known.map((picture) => picture.position + 1));
    const taken = await takePhotos(trx, shop, videoId, fresh, position);
    if (taken === null) throw fieldError('addPhotoIds', 'A photo is no longer there. Please choose your photos again.');
  }
  await removeAdded(trx, shop.shopId, videoId, removed, now);
  await refreshThumbnails(trx, shop.shopId, videoId);
}

async function removeAdded(
  trx: Trx,
  shopId: string,
  videoId: string,
  removed: { source_path: string; hash: string | null }[],
  now: Date,
): Promise<void> {
  if (removed.length === 0) return;
  await trx
    .deleteFrom('product_pictures')
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where(
      'source_path',
      'in',
      removed.map((picture) => picture.source_path),
    )
    .execute();
  const hashes = removed.map(({ hash }) => hash);
  await sql`update products set owner_picture_order =
      (select array_agg(hash order by place) from unnest(owner_picture_order) with ordinality as o (hash, place)
        where hash <> all(${hashes}::text[]))
    where shop_id = ${shopId} and video_id = ${videoId} and owner_picture_order is not null`.execute(trx);
  await noteUnusedPictures(trx, removed, now);
}
