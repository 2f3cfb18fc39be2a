import { hiddenBySupportMessage } from '@app/contracts/catalog/gone-reason-messages';
import type { OwnerProduct, UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { changePhotos } from '#server/catalog/owner/photos/added-photos.ts';
import { enqueuePreviews } from '#server/catalog/pictures/picture.jobs.ts';
import { refreshThumbnails } from '#server/catalog/pictures/thumbnails.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { bumpShop, lockShop } from '#server/catalog/shop-version.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { placeAmongCards } from './cards-of-post.ts';
import { discountColumns, requireDiscount } from './discount.ts';
import { importedAgain, type ProductColumns } from './owned-fields.ts';
import { listPostPictures, type OwnerProductRow, requireOwnerProduct } from './owner-products.queries.ts';
import { readOwnProduct } from './read-own-products.ts';
import { cleanDescription, cleanSizes, cleanTags, cleanTitle } from './typed-values.ts';
import { askedPrice } from './why-no-price.ts';

/**
 * What stays possible without a running subscription: a buyer must not order what is gone, nor at a discount that its
 * seller takes back.
 */
const needsPlan = ([field, value]: [string, unknown]): boolean =>
  field !== 'availability' && field !== 'hidden' && !(/^sale_/.test(field) && value === null);

/** Throws `not_found`, `invalid_request`, and `subscription_expired` for all but selling out, hiding and ending a discount. */
export async function updateProduct(
  catalog: CatalogContext,
  shop: OwnShop,
  videoId: string,
  body: UpdateProductBody,
): Promise<OwnerProduct> {
  if (Object.entries(body).some(needsPlan)) await requireRunning(catalog, shop);
  return inTransaction(catalog.db, 'catalog.update-product', async (trx) => {
    await lockShop(trx, shop.shopId);
    const row = await requireOwnerProduct(trx, shop.shopId, videoId);
    await changePhotos(trx, shop, videoId, body, catalog.clock.now());
    requireDiscount(row, body, catalog.clock.now());
    await writeChanges(trx, shop, row, body);
    const others = await placeAmongCards(trx, shop, row, body, catalog.clock.now());
    await afterChange(catalog, trx, shop, [...new Set([videoId, ...others])]);
    return readOwnProduct(catalog, shop, videoId, trx);
  });
}

/** Writes one product's changes. The shop must be locked. */
export async function writeChanges(
  trx: Trx,
  { shopId }: OwnShop,
  row: OwnerProductRow,
  body: UpdateProductBody,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      ...changedColumns(row, body),
      ...(body.pictures && { owner_picture_order: await pictureOrder(trx, shopId, row, body.pictures) }),
      updated_at: sql<Date>`now()`,
    })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', row.video_id)
    .execute();
  if (body.pictures !== undefined || body.reset?.includes('pictures'))
    await refreshThumbnails(trx, shopId, row.video_id);
  // Its pictures were kept back with it.
  if (row.from_former_holder && body.hidden === false) await announce(trx, { type: 'visibility_changed', shopId });
}

/** Follows every change of products. */
export async function afterChange(
  { jobs }: Pick<CatalogContext, 'jobs'>,
  trx: Trx,
  { shopId }: Pick<OwnShop, 'shopId'>,
  videoIds: string[],
): Promise<void> {
  await bumpShop(trx, shopId);
  for (const videoId of videoIds) await announce(trx, { type: 'product_changed', shopId, videoId });
  await enqueuePreviews(jobs, trx, shopId);
}

const questionHasChanged = 'This question has changed. Please look at the product again.';

/** What support has hidden only support shows. Throws `forbidden`. */
export function requireShowable(row: OwnerProductRow, { hidden }: UpdateProductBody): void {
  if (hidden === false && row.hidden_after_report_of !== null)
    throw new AppError('forbidden', { message: hiddenBySupportMessage });
}

/** Only columns of the named fields, so two tabs do not undo each other. Throws `invalid_request` naming the field. */
export function changedColumns(row: OwnerProductRow, body: UpdateProductBody): ProductColumns {
  const set: ProductColumns = {};
  for (const field of body.reset ?? []) {
    if (body[field] !== undefined) throw fieldError('reset', `${field} cannot be changed and given back at once.`);
    if (row.kind === 'manual' && field !== 'pictures')
      throw fieldError('reset', 'This product was made by hand: there is no TikTok caption to go back to.');
    Object.assign(set, importedAgain[field]);
  }
  if (body.title !== undefined) set.owner_title = cleanTitle(body.title);
  if (body.price !== undefined) Object.assign(set, { owner_price_set: true, owner_price_ugx: body.price });
  if (body.old_price !== undefined) Object.assign(set, oldPriceColumns(row, body, body.old_price));
  Object.assign(set, discountColumns(row, body));
  if (body.description !== undefined) set.owner_description = cleanDescription(body.description);
  if (body.tags !== undefined) set.owner_tags = cleanTags(body.tags);
  if (body.sizes !== undefined) set.owner_sizes = cleanSizes(body.sizes);
  if (body.availability !== undefined) set.owner_availability = body.availability;
  requireShowable(row, body);
  if (body.hidden !== undefined) set.hidden_by_owner = body.hidden;
  // Shown by its owner, it is the owner's.
  if (body.hidden === false) set.from_former_holder = false;
  if (body.pinned !== undefined) set.pinned = body.pinned;
  if (body.confirm) Object.assign(set, confirmedColumns(row, body));
  return set;
}

/** The confirmed values become the owner's. Throws `conflict` when the question has changed, as in an old tab. */
function confirmedColumns(row: OwnerProductRow, body: UpdateProductBody): ProductColumns {
  const { title, price } = body.confirm ?? {};
  const isNamedTwice = (field: 'title' | 'price') => body[field] !== undefined || body.reset?.includes(field);
  const twice = (['title', 'price'] as const).find(
    (field) => body.confirm?.[field] !== undefined && isNamedTwice(field),
  );
  if (twice) throw fieldError('confirm', `${twice} cannot be confirmed and changed at once.`);
  const isTitleStale = title !== undefined && (row.title !== title || (!row.needs_title && row.owner_title === null));
  const isPriceStale =
    price !== undefined && (row.owner_price_set ? row.price_ugx : row.needs_price && askedPrice(row)) !== price;
  if (isTitleStale || isPriceStale) throw new AppError('conflict', { message: questionHasChanged });
  return {
    ...(title !== undefined && { owner_title: title }),
    ...(price !== undefined && { owner_price_set: true, owner_price_ugx: price }),
  };
}

/** An old price below the new one would show a rise as a bargain. */
export function requireHigherOldPrice(oldPriceUgx: number | null, priceUgx: number | null): void {
  if (oldPriceUgx === null) return;
  if (priceUgx === null) throw fieldError('old_price', 'Enter the price first. The old price shows beside it.');
  if (oldPriceUgx <= priceUgx) throw fieldError('old_price', 'The old price must be higher than the price.');
}

function oldPriceColumns(row: OwnerProductRow, body: UpdateProductBody, oldPriceUgx: number | null): ProductColumns {
  const imported = body.reset?.includes('price') ? row.imported_price_ugx : row.price_ugx;
  requireHigherOldPrice(oldPriceUgx, body.price === undefined ? imported : body.price);
  return { owner_old_price_set: true, owner_old_price_ugx: oldPriceUgx };
}

/** Hashes of addresses: one that is shown first, or all of the product's own with others of its post among them. */
async function pictureOrder(trx: Trx, shopId: string, row: OwnerProductRow, addresses: string[]): Promise<string[]> {
  const pictures = await listPostPictures(trx, shopId, row);
  const hashes = addresses.map((address) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '');
  const chosen = new Set(hashes);
  const known = new Set(pictures.map((picture) => picture.hash));
  const isComplete = chosen.size === 1 || pictures.every((picture) => !picture.is_own || chosen.has(picture.hash));
  if (chosen.size < hashes.length || !isComplete || hashes.some((hash) => !known.has(hash)))
    throw fieldError('pictures', 'The pictures have changed. Please open the product again.');
  return hashes;
}
