import { randomInt } from 'node:crypto';
import type { NewProductBody, OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { takePhotos } from '#server/catalog/owner/photos/photos.ts';
import { enqueuePreviews } from '#server/catalog/pictures/picture.jobs.ts';
import { refreshThumbnails } from '#server/catalog/pictures/thumbnails.ts';
import { notePictures } from '#server/catalog/pictures/unused-pictures.ts';
import { createProduct } from '#server/catalog/products/create-product.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { requireNotSuspended } from '#server/catalog/shop/suspension.ts';
import { bumpShop, lockShop } from '#server/catalog/shop-version.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import type { AnswerOnce } from '#server/platform/http/idempotency/idempotency.ts';
import { afterChange, requireHigherOldPrice } from './change-product.ts';
import { findOwnerProduct } from './owner-products.queries.ts';
import { readOwnProduct } from './read-own-products.ts';
import { cleanDescription, cleanSizes, cleanTags, cleanTitle } from './typed-values.ts';

/** Makes a product of uploaded photos. Throws `subscription_expired`, `shop_suspended`, `invalid_request`. */
export async function createByHand<Answer>(
  catalog: CatalogContext,
  shop: OwnShop,
  body: NewProductBody,
  answerOnce: AnswerOnce<OwnerProduct, Answer>,
): Promise<Answer> {
  await requireRunning(catalog, shop);
  await requireNotSuspended(catalog.db, shop.shopId);
  requireHigherOldPrice(body.old_price ?? null, body.price);
  const columns = {
    owner_title: cleanTitle(body.title),
    owner_price_set: true,
    owner_price_ugx: body.price,
    owner_old_price_set: true,
    owner_old_price_ugx: body.old_price ?? null,
    owner_description: cleanDescription(body.description ?? null),
    owner_tags: cleanTags(body.tags ?? []),
    owner_sizes: cleanSizes(body.sizes ?? []),
  };
  const videoId = newProductId();
  const now = catalog.clock.now();
  return inTransaction(catalog.db, 'catalog.create-by-hand', async (trx) => {
    await lockShop(trx, shop.shopId);
    await createProduct(trx, shop.shopId, {
      video_id: videoId,
      kind: 'manual',
      added_by: 'hand',
      posted_at: now,
      position: now.getTime(),
      ...columns,
    });
    const taken = await takePhotos(trx, shop, videoId, [...new Set(body.photoIds)]);
    if (taken === null) throw fieldError('photoIds', 'A photo is no longer there. Please choose your photos again.');
    await refreshThumbnails(trx, shop.shopId, videoId);
    await bumpShop(trx, shop.shopId);
    await enqueuePreviews(catalog.jobs, trx, shop.shopId);
    return answerOnce(trx, await readOwnProduct(catalog, shop, videoId, trx));
  });
}

/** Sales stay in the figures. Throws `conflict` for one from TikTok, `not_found`, `subscription_expired`. */
export async function deleteHandMade(catalog: CatalogContext, shop: OwnShop, videoId: string): Promise<void> {
  await requireRunning(catalog, shop);
  await inTransaction(catalog.db, 'catalog.delete-hand-made', async (trx) => {
    await lockShop(trx, shop.shopId);
    const row = await findOwnerProduct(trx, shop.shopId, videoId);
    if (!row && videoId.startsWith('p')) return;
    if (!row) throw new AppError('not_found');
    if (row.kind !== 'manual')
      throw new AppError('conflict', { message: 'This product comes from a TikTok video. Hide it instead.' });
    await notePictures(trx, shop.shopId, catalog.clock.now(), [videoId]);
    await trx
      .deleteFrom('products')
      .where('shop_id', '=', shop.shopId)
      .where('video_id', '=', videoId)
      .where('kind', '=', 'manual')
      .execute();
    await afterChange(catalog, trx, shop, [videoId]);
  });
}

const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `p` and 12 characters, 62 random bits: unique and not to be guessed. */
function newProductId(): string {
  return `p${Array.from({ length: 12 }, () => idLetters[randomInt(idLetters.length)]).join('')}`;
}
