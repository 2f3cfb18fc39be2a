import type { NeededHand, OwnedField, OwnerProduct } from '@app/contracts/owner-products';
import { toProduct } from '#server/catalog/products/product.wire.ts';
import { needsAHand, type OwnerProductRow } from './owner-products.queries.ts';

/** A product as its owner sees it. */
export function toOwnerProduct(row: OwnerProductRow, handle: string, publicOrigin: string): OwnerProduct {
  return {
    ...toProduct(row, handle, publicOrigin),
    hidden: row.hidden,
    gone: row.gone_at !== null,
    kind: row.kind,
    imported: {
      title: row.imported_title,
      price: row.imported_price_ugx,
      old_price: row.imported_old_price_ugx,
      tags: row.imported_tags,
      sizes: row.imported_sizes,
      availability: row.imported_availability,
    },
    owned: ownedFields(row),
    needs: neededHands(row),
    fromFormerHolder: row.from_former_holder,
    sold: row.sold,
  };
}

function ownedFields(row: OwnerProductRow): OwnedField[] {
  const owned: Record<OwnedField, boolean> = {
    title: row.owner_title !== null,
    price: row.owner_price_set,
    old_price: row.owner_old_price_set,
    tags: row.owner_tags !== null,
    sizes: row.owner_sizes !== null,
    availability: row.owner_availability !== null,
    pictures: row.owner_picture_order !== null,
  };
  return (Object.keys(owned) as OwnedField[]).filter((field) => owned[field]);
}

function neededHands(row: OwnerProductRow): NeededHand[] {
  if (!needsAHand(row)) return [];
  const needs: NeededHand[] = [];
  if (row.needs_price) needs.push(row.price_ugx === null ? 'no_price' : 'unsure_price');
  if (row.needs_title) needs.push('unsure_title');
  return needs;
}
