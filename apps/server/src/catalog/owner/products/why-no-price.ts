import type { NeededHand } from '@app/contracts/catalog/owner-products.schemas';
import type { Selectable } from 'kysely';
import { shown } from '#server/catalog/products/product.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

// Why a card shows no price although its caption may have one:
// 1. The owner took the price away: `owner_price_set` without `owner_price_ugx`.
// 2. The caption's reader is less than 90 % sure (`packages/captions/src/reading.ts`). Its price is then the guess
//    `guess_ugx`, of which buyers see nothing until the owner confirms it or writes another.
// 3. The caption names no price.
// The database makes `price_ugx` and `needs_price` of these columns (`schema.sql`).

type PriceColumns = Pick<Selectable<Tables['products']>, 'guess_ugx' | 'price_ugx'>;
type ReviewColumns = Pick<Selectable<Tables['products']>, 'hidden' | 'gone_reason' | 'needs_price' | 'needs_title'>;

/** The price that the owner is asked about: shown or, in doubt, the guess. */
export const askedPrice = (row: PriceColumns): number | null => row.guess_ugx ?? row.price_ugx;

/** `needsReview` of a product `p`, as SQL. */
export const needsReviewSql = `(${shown} and (p.needs_price or p.needs_title))`;

/** Buyers can order the product `p`, and see no price, whether its owner wants that or not. */
export const noPriceSql = `(${shown} and p.availability = 'available' and p.price_ugx is null)`;

/** Whether the owner has to look at the product. What buyers do not see needs no review. */
export function needsReview(row: ReviewColumns): boolean {
  return !row.hidden && row.gone_reason === null && (row.needs_price || row.needs_title);
}

/** What the owner is asked about the product. */
export function reviewReasons(row: PriceColumns & ReviewColumns): NeededHand[] {
  if (!needsReview(row)) return [];
  const reasons: NeededHand[] = [];
  if (row.needs_price) reasons.push(askedPrice(row) === null ? 'no_price' : 'unsure_price');
  if (row.needs_title) reasons.push('unsure_title');
  return reasons;
}
