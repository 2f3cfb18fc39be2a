import type { ProductListQuery } from '@app/contracts/catalog/catalog.schemas';
import { oldPriceNow, priceNow } from '#server/catalog/current-price.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';

import { wordsForTag } from './tag-words.ts';

/** Takes a value of a statement and answers its place in the text (`$3`). */
export type Put = (value: unknown) => string;

export const putInto =
  (values: unknown[]): Put =>
  (value) =>
    `$${values.push(value)}`;

/** Less than before, by a discount or as its caption says. */
export const onSale = `${oldPriceNow} > ${priceNow}`;

/** What narrows a list of `products p`, one condition each. Several tags: products that have one of them. */
export function filterSql({ tag = [], size, min, max, stock, sale, since }: ProductListQuery, put: Put): string[] {
  const conditions: string[] = [];
  const words = [tag].flat().flatMap((one) => wordsForTag(withoutNul(one).toLowerCase()));
  if (words.length > 0) conditions.push(`p.tags && ${put(words)}::text[]`);
  if (size !== undefined) conditions.push(`p.sizes && ${put(spellingsOf(withoutNul(size)))}::text[]`);
  if (min !== undefined) conditions.push(`${priceNow} >= ${put(min)}::bigint`);
  if (max !== undefined) conditions.push(`${priceNow} <= ${put(max)}::bigint`);
  if (stock !== undefined) conditions.push(`p.availability = 'available'`);
  if (sale !== undefined) conditions.push(onSale);
  if (since !== undefined) conditions.push(`p.updated_at > ${put(since)}::timestamptz`);
  return conditions;
}

/** Sizes are stored as sellers write them: `XL`, `0-3 months`. */
const spellingsOf = (size: string): string[] => [size, size.toUpperCase(), size.toLowerCase()];
