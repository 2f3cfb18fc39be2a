import { createHash } from 'node:crypto';
import { largestJpegUrl } from '@app/contracts/catalog/picture-files';
import { isUuid } from '@app/contracts/uuid';
import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { photoPath } from '#server/catalog/pictures/photo-paths.ts';
import { noteUnusedPictures, removeUnusedPictures } from '#server/catalog/pictures/unused-pictures.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { dayMs } from '#server/platform/clock.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { importImageBytes, isImageStored } from '#server/platform/images/images.ts';
import { sniffFormat } from '#server/platform/images/renditions/sniff.ts';
import type { VariantsFailure } from '#server/platform/images/renditions/variants.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';

/** Twenty-five products of eight photos in a day. Decoding costs a second of a core each. */
const photosByAccount = limitRule('photos', { free: 200, windowSeconds: 24 * 3600, delaySeconds: [600, 24 * 3600] });

const accepted = new Set(['jpeg', 'png', 'webp']);

/** Before any of the photo is read. Throws `subscription_expired` and `rate_limited`. */
export async function admitPhoto(catalog: CatalogContext, shopId: string): Promise<void> {
  await requireRunning(catalog, { shopId });
  await catalog.limits.take(photosByAccount, shopId);
}

/** Stores a photo, without metadata, for a day. Throws `unsupported_media_type`, `invalid_request`. */
export async function uploadPhoto(catalog: CatalogContext, shop: OwnShop, bytes: Buffer) {
  refuseOtherFormats(bytes);
  const outcome = await importImageBytes(bytes, { store: catalog.store });
  if (!outcome.ok) throw photoRefusal(outcome.reason);
  const { hash, width, height, gradient, placeholder } = outcome.image;
  const photo = { hash, width, height, placeholder: gradient, thumbhash: placeholder };
  const { photo_id } = await catalog.db
    .insertInto('uploaded_photos')
    .values({
      shop_id: shop.shopId,
      photo_id: photoIdOf(shop.shopId, hash),
      ...photo,
      uploaded_at: catalog.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'hash']).doUpdateSet((eb) => ({ uploaded_at: eb.ref('excluded.uploaded_at') })),
    )
    .returning('photo_id')
    .executeTakeFirstOrThrow();
  // The clean-up may have begun before the row said that the picture is used.
  if (!(await isImageStored(hash, catalog.store))) await importImageBytes(bytes, { store: catalog.store });
  return { photoId: photo_id, thumbnail_url: largestJpegUrl({ key: hash, width }), width, height };
}

/** A photo that is sent again has the same id, also after a product took it. */
function photoIdOf(shopId: string, hash: string): string {
  const digest = createHash('sha256').update(`${shopId} ${hash}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Throws `unsupported_media_type`. */
export function refuseOtherFormats(bytes: Buffer): void {
  if (!accepted.has(sniffFormat(bytes) ?? ''))
    throw new AppError('unsupported_media_type', { message: 'Please choose a JPEG, PNG or WebP photo.' });
}

/** Why a picture cannot be taken, in words. */
export const photoRefusal = (reason: string): AppError =>
  fieldError('photo', refusals[reason as VariantsFailure['reason']] ?? refusals.broken);

const refusals: Record<VariantsFailure['reason'], string> = {
  not_an_image: 'This file is not a photo.',
  unsupported_format: 'Please choose a JPEG, PNG or WebP photo.',
  too_many_pixels: 'This photo is too large. Use one of at most 50 megapixels.',
  bad_shape: 'This photo is too small, or much longer than wide.',
  broken: 'This photo cannot be read. Please choose another one.',
};

const pictureColumns = ['hash', 'width', 'height', 'placeholder', 'thumbhash'] as const;

/**
 * Makes uploads pictures of a product, in the order given, from a position on; null when one of them is gone or not this
 * shop's.
 */
export async function takePhotos(
  trx: Trx,
  { shopId }: OwnShop,
  videoId: string,
  photoIds: string[],
  firstPosition = 0,
): Promise<string[] | null> {
  if (!photoIds.every(isUuid)) return null;
  const rows = await trx
    .deleteFrom('uploaded_photos')
    .where('shop_id', '=', shopId)
    .where('photo_id', 'in', photoIds)
    .returning(['photo_id', ...pictureColumns])
    .execute();
  const byId = new Map(rows.map(({ photo_id, ...picture }) => [photo_id, picture]));
  if (photoIds.some((photoId) => !byId.has(photoId))) return null;
  const pictures = photoIds.flatMap((photoId, at) => {
    const picture = byId.get(photoId);
    const path = photoPath(photoId);
    const position = firstPosition + at;
    return picture
      ? [{ shop_id: shopId, video_id: videoId, position, source_path: path, copied_path: path, ...picture }]
      : [];
  });
  await trx.insertInto('product_pictures').values(pictures).execute();
  return pictures.map((picture) => picture.hash);
}

const keptMs = dayMs;
const batchSize = 200;

/** Deletes uploads that no product took within a day, with their files unless another shop shows the same picture. */
export async function purgeUnusedPhotos(db: Db, store: ImageStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  for (let forgotten = batchSize; forgotten === batchSize; )
    forgotten = await inTransaction(db, 'catalog.forget-photos', async (trx) => {
      const { rows } = await sql<{ hash: string }>`
        delete from uploaded_photos where (shop_id, photo_id) in
          (select shop_id, photo_id from uploaded_photos where uploaded_at < ${before}::timestamptz
            order by uploaded_at limit ${batchSize})
        returning hash`.execute(trx);
      await noteUnusedPictures(trx, rows, now);
      return rows.length;
    });
  await removeUnusedPictures(db, store, now);
}
