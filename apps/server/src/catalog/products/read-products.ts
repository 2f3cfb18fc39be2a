import type { DescribedProduct, ProductList, ProductListQuery } from '@app/contracts/catalog/catalog.schemas';
import { findOpenShopId } from '#server/catalog/shop/shop.queries.ts';
import { type Db, maxTransactionMs } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findJoinedInto, findProduct, type ProductRow } from './product.queries.ts';
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

/** A product that an open shop shows, else the one that it was joined into. Throws `not_found`. */
export async function readOpenProduct(
  db: Db,
  handle: string,
  videoId: string,
  publicOrigin: string,
): Promise<{ shopId: string; product: DescribedProduct | null; joinedInto: string | null }> {
  const shopId = await findOpenShopId(db, handle);
  if (shopId === null) throw new AppError('not_found');
  const product = await readProduct(db, { shopId, handle }, videoId, publicOrigin);
  const joinedInto = product ? null : await findJoinedInto(db, shopId, videoId);
  if (!product && joinedInto === null) throw new AppError('not_found');
  return { shopId, product, joinedInto };
}

/** The shop is only looked up when no product came. Throws `not_found`, `invalid_request` for a foreign `lastKey`. */
export async function readProductList<Item>(
  db: Db,
  handle: string,
  query: ProductListQuery,
  toItem: (row: ProductRow) => Item,
): Promise<{ shopId: string; list: Pick<ProductList, 'meta'> & { data: Item[] } }> {
  // For the next `since`: a row that was not committed yet carries its transaction's start.
  const timestamp = new Date(Date.now() - maxTransactionMs).toISOString();
  const since = query.since === undefined ? null : readSince(query.since);
  const result = await listProducts(db, handle, { ...query, ...(since ? { since } : {}) });
  if (result === null) throw wrongField('lastKey', 'is not a key of this list');
  const shopId = result.rows[0]?.shop_id ?? (await findOpenShopId(db, handle));
  if (shopId === null) throw new AppError('not_found');
  const removed = since === null ? [] : await listRemovedSince(db, shopId, since);
  const pagination = { count: result.rows.length, lastKey: result.lastKey };
  return { shopId, list: { data: result.rows.map(toItem), meta: { pagination, timestamp, removed } } };
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
