/** What other slices may do with shops and products; the slice's own files and the app import the files themselves. */

export { type CatalogContext, readsFor } from './catalog.context.ts';
export { priceNow, saleEndNow } from './current-price.ts';
export type { DeletedAccounts } from './deleted-accounts/deleted-accounts.ts';
export { findFacts, readFacts } from './facts/shop-facts.ts';
export { cleanMobileMoney, stateFacts, stateHours, stateMobileMoney } from './facts/state-facts.ts';
export { forgetFormerHolder, putAwayFormerPosts } from './owner/former-holder.ts';
export { hideBySupport } from './owner/products/hide-by-support.ts';
export { touchedAtSql, untouchedSql } from './owner/products/still-there.ts';
export { noPriceSql } from './owner/products/why-no-price.ts';
export { photoPaths } from './pictures/photo-paths.ts';
export { enqueueAvif, enqueuePreviews } from './pictures/picture.jobs.ts';
export { findFirstPictures } from './pictures/shown-pictures.ts';
export { refreshThumbnails } from './pictures/thumbnails.ts';
export { notePictures, removeUnusedPictures } from './pictures/unused-pictures.ts';
export { createProduct } from './products/create-product.ts';
export { shown } from './products/product.queries.ts';
export { readProduct } from './products/read-products.ts';
export { findFormerHandles, giveAddress, takeAddress } from './shop/address.ts';
export { type OwnShop, ownShopOf, requireOwnShop } from './shop/own-shop.ts';
export { findOpenShopId } from './shop/shop.queries.ts';
export { type ChatGate, chatAllowed } from './shop/shop.wire.ts';
export { refuseSuspended, restoreShop, suspendShop } from './shop/suspension.ts';
export { bumpShop, lockShop } from './shop-version.ts';
