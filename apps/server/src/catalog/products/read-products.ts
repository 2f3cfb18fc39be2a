import type { DescribedProduct, ProductList, ProductListQuery } from '@app/contracts/catalog/catalog.schemas';
import { findOpenShopId } from '#server/catalog/shop/shop.queries.ts';
import { type Db, maxTransactionMs } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findProduct, type ProductRow } from './product.queries.ts';
import { toDescribedProduct } from './product.wire.ts';
import { listProducts, listRemovedSince } from './product-list.queries.ts';

export async function readProduct(
  db: Db,
  { shopId, handle }: { shopId: string; handle: string },
  videoId: string,
  publicOrigin: string,
): Promise<DescribedProduct | null> {
  const row = await findProduct(db, shopId, videoId);
  return row && toDescribedProduct(row, handle, publicOrigin);
}

/** The shop is only looked up when no product came. Throws `not_found`, `invalid_request` for a foreign `lastKey`. */
export async function readProductList<Item>(
  db: Db,
  typedHandle: string,
  query: ProductListQuery,
  toItem: (row: ProductRow, handle: string) => Item,
): Promise<Pick<ProductList, 'meta'> & { data: Item[] }> {
  const handle = typedHandle.toLowerCase();
  // For the next `since`: a row that was not committed yet carries its transaction's start.
  const timestamp = new Date(Date.now() - maxTransactionMs).toISOString();
  const since = query.since === undefined ? null : readSince(query.since);
  const result = await listProducts(db, handle, { ...query, ...(since ? { since } : {}) });
  if (result === null) throw wrongField('lastKey', 'is not a key of this list');
  const needsShop = result.rows.length === 0 || since !== null;
  const shopId = needsShop ? await findOpenShopId(db, handle) : null;
  if (needsShop && shopId === null) throw new AppError('not_found');
  const removed = since !== null && shopId !== null ? await listRemovedSince(db, shopId, since) : [];
  return {
    data: result.rows.map((row) => toItem(row, handle)),
    meta: {
      pagination: { count: result.rows.length, lastKey: result.lastKey },
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
