import type { OwnerProduct, OwnerProductListQuery } from '@app/contracts/owner-products';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import type { OwnShop } from '#server/catalog/shop/own-shop.ts';
import { type Db, type Trx, transactionLimitMs } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { listOwnerProducts, listOwnerTags, requireOwnerProduct } from './owner-products.queries.ts';
import { toOwnerProduct } from './owner-products.wire.ts';

/** All that the shop has, page by page. Throws `invalid_request` for a `lastKey` that is not of this list. */
export async function readOwnProducts(
  { db, publicOrigin }: CatalogContext,
  { shopId, handle }: OwnShop,
  query: OwnerProductListQuery,
) {
  const timestamp = new Date(Date.now() - transactionLimitMs).toISOString();
  const result = await listOwnerProducts(db, shopId, query);
  if (result === null)
    throw new AppError('invalid_request', { errors: [{ field: 'lastKey', message: 'is not a key of this list' }] });
  return {
    data: result.rows.map((row) => toOwnerProduct(row, handle, publicOrigin())),
    meta: {
      pagination: { count: result.rows.length, lastKey: result.lastKey },
      timestamp,
      tags: await listOwnerTags(db, shopId),
    },
  };
}

/** One product, shown or not; within a transaction as that left it. Throws `not_found`. */
export async function readOwnProduct(
  { db, publicOrigin }: CatalogContext,
  { shopId, handle }: OwnShop,
  videoId: string,
  trx: Db | Trx = db,
): Promise<OwnerProduct> {
  return toOwnerProduct(await requireOwnerProduct(trx, shopId, videoId), handle, publicOrigin());
}
