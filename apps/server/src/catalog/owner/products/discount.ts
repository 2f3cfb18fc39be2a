import { maxDiscountDays } from '@app/contracts/bounds';
import type { UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { fieldError } from '#server/platform/errors.ts';
import type { ProductColumns } from './owned-fields.ts';
import type { OwnerProductRow } from './owner-products.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Throws `invalid_request` for half a discount, for one that is none, and for an end that is over or too far away. */
export function requireDiscount(row: OwnerProductRow, body: UpdateProductBody, now: Date): void {
  const { sale_price: salePriceUgx, sale_ends_at: endsAt } = body;
  if (salePriceUgx === undefined && endsAt === undefined) return;
  if (salePriceUgx === null && endsAt === null) return;
  if (endsAt == null) throw fieldError('sale_ends_at', 'Choose when the discount ends.');
  if (salePriceUgx == null) throw fieldError('sale_price', 'Enter the price of the discount.');
  const priceUgx = priceAfter(row, body);
  if (priceUgx === null) throw fieldError('sale_price', 'Enter the price first. The discount is lower than it.');
  if (salePriceUgx >= priceUgx) throw fieldError('sale_price', 'The discount must be lower than the price.');
  const runsForMs = Date.parse(endsAt) - now.getTime();
  if (!(runsForMs > 0)) throw fieldError('sale_ends_at', 'Choose an end that is still to come.');
  if (runsForMs > maxDiscountDays * dayMs)
    throw fieldError('sale_ends_at', `A discount may run for at most ${maxDiscountDays} days.`);
}

/** A price that the discount is not lower than ends it for good. */
export function discountColumns(row: OwnerProductRow, body: UpdateProductBody): ProductColumns {
  const { sale_price: salePriceUgx, sale_ends_at: endsAt } = body;
  if (salePriceUgx !== undefined && endsAt !== undefined)
    return { sale_price_ugx: salePriceUgx, sale_ends_at: endsAt === null ? null : new Date(endsAt) };
  const isOver = row.sale_price_ugx !== null && (priceAfter(row, body) ?? 0) <= row.sale_price_ugx;
  return isOver ? { sale_price_ugx: null, sale_ends_at: null } : {};
}

function priceAfter(row: OwnerProductRow, { price, confirm, reset }: UpdateProductBody): number | null {
  if (price !== undefined) return price;
  return confirm?.price ?? (reset?.includes('price') ? row.imported_price_ugx : row.price_ugx);
}
