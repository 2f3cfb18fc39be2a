import type { OwnedField, OwnerProduct, OwnerProductListQuery } from '@app/contracts/catalog/owner-products.schemas';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { toDescribedProduct } from '#server/catalog/products/product.wire.ts';
import type { OwnShop } from '#server/catalog/shop/own-shop.ts';
import { type Db, maxTransactionMs, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { importedAgain } from './owned-fields.ts';
import {
  listOwnerProducts,
  listOwnerTags,
  type OwnerProductRow,
  requireOwnerProduct,
} from './owner-products.queries.ts';
import { reviewReasons } from './why-no-price.ts';

/** Throws `invalid_request` for a `lastKey` that is not of this list. */
export async function readOwnProducts(
  { db, publicOrigin }: CatalogContext,
  { shopId, handle }: OwnShop,
  query: OwnerProductListQuery,
) {
  const timestamp = new Date(Date.now() - maxTransactionMs).toISOString();
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

function toOwnerProduct(row: OwnerProductRow, handle: string, publicOrigin: string): OwnerProduct {
  const needs = reviewReasons(row);
  const described = toDescribedProduct(row, handle, publicOrigin);
  const { caption, added_hashes: addedHashes } = row;
  const hasDiscount = row.current_price_ugx !== row.price_ugx;
  return {
    ...described,
    sale_price: hasDiscount ? row.sale_price_ugx : null,
    sale_ends_at: hasDiscount ? described.sale_ends_at : null,
    hidden: row.hidden,
    hiddenBySupport: row.hidden_after_report_of !== null,
    goneReason: row.gone_reason,
    joinedInto: row.joined_into,
    splitOff: row.split_off,
    postProducts: row.post_products,
    kind: row.kind,
    imported: {
      title: row.imported_title,
      price: row.imported_price_ugx,
      old_price: row.imported_old_price_ugx,
      description: row.imported_description || null,
      tags: row.imported_tags,
      sizes: row.imported_sizes,
      availability: row.imported_availability,
    },
    owned: ownedFields(row),
    needs,
    guess: needs.includes('unsure_price') ? row.guess_ugx : null,
    askedCaption: row.asked_caption,
    fromFormerHolder: row.from_former_holder,
    sold: row.sold,
    askedBack: row.asked_back,
    ...(caption !== undefined && { caption }),
    ...(addedHashes && {
      addedPhotos: described.thumbnails
        .map((thumbnail) => thumbnail.thumbnail_url)
        .filter((address) => addedHashes.some((hash) => address.includes(hash))),
    }),
  };
}

const ownedFields = (row: OwnerProductRow): OwnedField[] =>
  (Object.keys(importedAgain) as OwnedField[]).filter((field) =>
    Object.entries(importedAgain[field]).some(([column, unowned]) => row[column as keyof OwnerProductRow] !== unowned),
  );
