import { randomUUID } from 'node:crypto';
import { type OwnerDeps, type OwnShop, requireRunning } from '#server/catalog/owner/owner-deps.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import type { LimitRule } from '#server/platform/http/database-limits.ts';
import { largestJpegUrl } from '#server/platform/images/image-urls.ts';
import { importImageBytes, isImageStored } from '#server/platform/images/images.ts';
import { sniffFormat } from '#server/platform/images/renditions/sniff.ts';
import type { VariantsFailure } from '#server/platform/images/renditions/variants.ts';

/** Twenty-five products of eight photos in a day. Decoding costs a second of a core each. */
const photosByAccount: LimitRule = {
  name: 'photos',
  free: 200,
  windowSeconds: 24 * 3600,
  delaySeconds: 600,
  maxDelaySeconds: 24 * 3600,
};

const accepted = new Set(['jpeg', 'png', 'webp']);

/**
 * Takes in a photo that the seller sent: what is stored are new JPEG and WebP files without any metadata, so no place and no device goes out with
 * them. It waits for a day for its product; the same photo sent again is the same upload. Throws `unsupported_media_type`, `rate_limited`,
 * `subscription_expired`, and `invalid_request` for what is no usable photo.
 */
export async function uploadPhoto(deps: OwnerDeps, shop: OwnShop, bytes: Buffer) {
  await requireRunning(deps, shop);
  if (!accepted.has(sniffFormat(bytes) ?? ''))
    throw new AppError('unsupported_media_type', { message: 'Please choose a JPEG, PNG or WebP photo.' });
  await deps.limits.take(photosByAccount, shop.shopId);
  const outcome = await importImageBytes(bytes, { store: deps.store });
  if (!outcome.ok) throw fieldError('photo', refusals[outcome.reason as VariantsFailure['reason']] ?? refusals.broken);
  const { hash, width, height, gradient, placeholder } = outcome.image;
  const photo = { hash, width, height, placeholder: gradient, thumbhash: placeholder };
  const { photo_id } = await deps.database.db
    .insertInto('uploaded_photos')
    .values({ shop_id: shop.shopId, photo_id: randomUUID(), ...photo, uploaded_at: deps.clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'hash']).doUpdateSet((eb) => ({ uploaded_at: eb.ref('excluded.uploaded_at') })),
    )
    .returning('photo_id')
    .executeTakeFirstOrThrow();
  // The clean-up may have begun before the row said that the picture is used.
  if (!(await isImageStored(hash, deps.store))) await importImageBytes(bytes, { store: deps.store });
  return { photoId: photo_id, thumbnail_url: largestJpegUrl(hash, width), width, height };
}

const refusals: Record<VariantsFailure['reason'], string> = {
  not_an_image: 'This file is not a photo.',
  unsupported_format: 'Please choose a JPEG, PNG or WebP photo.',
  too_many_pixels: 'This photo is too large. It may have 50 megapixels at most.',
  bad_shape: 'This photo is too small, or much longer than wide.',
  broken: 'This photo cannot be read. Please choose another one.',
};
