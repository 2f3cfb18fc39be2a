import type { OwnerProduct, OwnerProductListQuery, UpdateProductBody } from '@app/contracts/owner-products';
import { sql } from 'kysely';
import { type OwnerDeps, type OwnShop, requireRunning } from '#server/catalog/owner/owner-deps.ts';
import { enqueuePictureWork } from '#server/catalog/pictures/picture.jobs.ts';
import { refreshThumbnails } from '#server/catalog/pictures/product-pictures.ts';
import { bumpShop, lockShop } from '#server/catalog/shop/shop-version.ts';
import { inTransaction, type Trx, transactionLimitMs } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { encodeOwnerListKey } from './owner-list-key.ts';
import { findOwnerProduct, listOwnerProducts, listOwnerTags, type OwnerProductRow } from './owner-products.queries.ts';
import { toOwnerProduct } from './owner-products.wire.ts';
import { changedColumns } from './product-changes.ts';

/** All that the shop has, page by page. Throws `invalid_request` for a `lastKey` that is not of this list. */
export async function readOwnerProducts(deps: OwnerDeps, shop: OwnShop, query: OwnerProductListQuery) {
  const { db } = deps.database;
  const timestamp = new Date(Date.now() - transactionLimitMs).toISOString();
  const result = await listOwnerProducts(db, shop.shopId, query);
  if (result === null)
    throw new AppError('invalid_request', { errors: [{ field: 'lastKey', message: 'is not a key of this list' }] });
  return {
    data: result.rows.map((row) => toOwnerProduct(row, shop.handle, deps.publicOrigin())),
    meta: {
      pagination: { count: result.rows.length, lastKey: result.next ? encodeOwnerListKey(result.next) : null },
      timestamp,
      tags: await listOwnerTags(db, shop.shopId),
    },
  };
}

/** One product, shown or not. Throws `not_found`. */
export async function readOwnerProduct(deps: OwnerDeps, shop: OwnShop, videoId: string): Promise<OwnerProduct> {
  const row = await findOwnerProduct(deps.database.db, shop.shopId, videoId);
  if (!row) throw new AppError('not_found');
  return toOwnerProduct(row, shop.handle, deps.publicOrigin());
}

/** What stays possible without a running subscription: a buyer must not order what is gone. */
const alwaysAllowed = new Set(['availability', 'hidden']);

/**
 * Writes what the owner changed of one product; buyers see it at once. Throws `not_found`, `invalid_request` naming the field, and
 * `subscription_expired` for all but selling out and hiding.
 */
export async function updateProduct(
  deps: OwnerDeps,
  shop: OwnShop,
  videoId: string,
  body: UpdateProductBody,
): Promise<OwnerProduct> {
  if (Object.keys(body).some((field) => !alwaysAllowed.has(field))) await requireRunning(deps, shop);
  return inTransaction(deps.database.db, 'catalog.update-product', async (trx) => {
    await lockShop(trx, shop.shopId);
    await writeChanges(trx, shop, await requireOwnerProduct(trx, shop, videoId), body);
    await afterChange(deps, trx, shop, [videoId]);
    return toOwnerProduct(await requireOwnerProduct(trx, shop, videoId), shop.handle, deps.publicOrigin());
  });
}

/** One product of the shop, shown or not. Throws `not_found`. */
export async function requireOwnerProduct(trx: Trx, shop: OwnShop, videoId: string): Promise<OwnerProductRow> {
  const row = await findOwnerProduct(trx, shop.shopId, videoId);
  if (!row) throw new AppError('not_found');
  return row;
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
    .set({ ...changedColumns(row, body), updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', row.video_id)
    .execute();
  if (body.pictures !== undefined || body.reset?.includes('pictures'))
    await refreshThumbnails(trx, shopId, row.video_id);
  // Its pictures were kept back with it.
  if (row.from_former_holder && body.hidden === false) await announce(trx, { type: 'visibility_changed', shopId });
}

/** What follows from every change of products: visitors' pages are made anew, open ones are told, previews are drawn again. */
export async function afterChange(deps: OwnerDeps, trx: Trx, { shopId }: OwnShop, videoIds: string[]): Promise<void> {
  await bumpShop(trx, shopId);
  for (const videoId of videoIds) await announce(trx, { type: 'product_changed', shopId, videoId });
  await enqueuePictureWork(deps.jobs, trx, shopId, []);
}
