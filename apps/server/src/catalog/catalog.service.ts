import type { ProductList, ProductListQuery, Shop } from '@app/contracts/catalog';
import { type Db, type Trx, transactionLimitMs } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  findAnyShop,
  findOpenShopId,
  findShop,
  isOpenShop,
  listProducts,
  listRemovedSince,
  type ShopRow,
} from './catalog.queries.ts';
import { toProduct } from './catalog.wire.ts';
import { encodeListKey } from './products/list-key.ts';

// The only door for other slices.
export {
  findOpenHandle,
  findOpenShopId,
  findProduct,
  findProductState,
  findShop,
  findShopId,
  findShopVersion,
  type ProductRow,
  type ShopRow,
} from './catalog.queries.ts';
export { productUrl, shopUrl, toProduct } from './catalog.wire.ts';
export {
  hideGone,
  type ImportedPost,
  keepAsLink,
  type StoredAs,
  storeImportedPost,
  takeAwayUntagged,
} from './imported-products.ts';
export { purgeUnusedPhotos } from './owner/photos/purge-photos.ts';
export { createPageReader } from './pages/page-reader.ts';
export { sitemapRoutes } from './pages/sitemap.routes.ts';
export { enqueuePictureWork, handleCatalogJobs } from './pictures/picture.jobs.ts';
export {
  type CopiedPicture,
  listCopiedPaths,
  listUncopiedProducts,
  listWantedPictures,
  markAvif,
  noteFailedCopy,
  replacePictures,
  storeCopies,
} from './pictures/product-pictures.ts';
export { createShownPictures, type ShownPictures } from './pictures/shown-pictures.ts';
export {
  notePicturesOfProducts,
  notePicturesOfShop,
  noteUnusedPictures,
  removeUnusedPictures,
} from './pictures/unused-pictures.ts';
export { findRenamed, giveAddress, isFormerHandle, releaseFormerHandle, takeAddress } from './shop/address.ts';
export { forgetFormerHolder } from './shop/former-holder.ts';
export { bumpShop, lockShop } from './shop/shop-version.ts';
export { refuseSuspended, requireNotSuspended, restoreShop, suspendShop } from './shop/suspension.ts';
export { adoptTikTokAccount, noteHandleCheck, storeCreator, storePhoto } from './tiktok-account.ts';

/** The shop of a handle in any spelling; `not_found` when there is none that visitors may find. */
export async function requireShop(db: Db, handle: string): Promise<ShopRow> {
  const row = await findShop(db, handle.toLowerCase());
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * The seller's own shop, closed or not, by its handle in any spelling. Throws `forbidden` for another seller's and `not_found` where a visitor
 * finds nothing.
 */
export async function requireOwnShop(db: Db, handle: string, accountId: string): Promise<ShopRow> {
  const row = await findAnyShop(db, handle.toLowerCase());
  if (row?.shop_id === accountId) return row;
  throw new AppError(row && isOpenShop(row) ? 'forbidden' : 'not_found');
}

/**
 * What the API's product list answers. The shop's existence is only asked for when nothing came, so that the usual answer costs one query.
 * Errors: `not_found`, `invalid_request` for a `lastKey` that is not ours.
 */
export async function readProductList(
  db: Db,
  typedHandle: string,
  query: ProductListQuery,
  publicOrigin: string,
): Promise<ProductList> {
  const handle = typedHandle.toLowerCase();
  // For the next `since`: rows carry their transaction's start, so one that was not committed yet may be older than this moment.
  const timestamp = new Date(Date.now() - transactionLimitMs).toISOString();
  const since = query.since === undefined ? null : readSince(query.since);
  const result = await listProducts(db, handle, { ...query, ...(since ? { since } : {}) });
  if (result === null) throw wrongField('lastKey', 'is not a key of this list');
  const needsShop = result.rows.length === 0 || since !== null;
  const shopId = needsShop ? await findOpenShopId(db, handle) : null;
  if (needsShop && shopId === null) throw new AppError('not_found');
  const removed = since !== null && shopId !== null ? await listRemovedSince(db, shopId, since) : [];
  return {
    data: result.rows.map((row) => toProduct(row, handle, publicOrigin)),
    meta: {
      pagination: { count: result.rows.length, lastKey: result.next ? encodeListKey(result.next) : null },
      timestamp,
      removed,
    },
  };
}

/** The instant as PostgreSQL takes it: it knows no year 0, and nothing here is older than 1970. */
function readSince(text: string): string {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw wrongField('since', 'is not an instant');
  return new Date(Math.max(ms, 0)).toISOString();
}

function wrongField(field: string, message: string): AppError {
  return new AppError('invalid_request', { errors: [{ field, message }] });
}

/**
 * What is said of a handle that has no shop but that TikTok knows: the specified fallback, so that callers can show something true.
 */
export function fallbackShop(handle: string, publicOrigin: string): Shop {
  return {
    shopId: '',
    handle,
    shopLink: `${publicOrigin}/shop/${handle}`,
    displayName: `@${handle}`,
    profilePhotoUrl: null,
    followerCount: 0,
    isVerified: false,
    subscriptionStatus: 'unknown',
    createdAt: null,
    phoneNumber: null,
    productCount: 0,
    views: 0,
    confirmedAt: null,
    chatAllowed: true,
    contactNewUntil: null,
  };
}

/** The owner's own name for the shop; null gives TikTok's back. False when it was this one already. */
export async function nameShop(trx: Trx, shopId: string, displayName: string | null): Promise<boolean> {
  const row = await trx
    .updateTable('shops')
    .set({ owner_display_name: displayName })
    .where('shop_id', '=', shopId)
    .where('owner_display_name', 'is distinct from', displayName)
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}
