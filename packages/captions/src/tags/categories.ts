/** What a shop's goods may be of; the labelled sets name the same. */
export const CATEGORIES = [
  'fashion',
  'beauty',
  'health',
  'home',
  'electronics',
  'food',
  'kids',
  'vehicles',
  'property',
  'farm',
  'building',
  'services',
  'tickets',
  'books',
  'sports',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A number for each category, in the order of `CATEGORIES`. */
export type ByCategory = readonly number[];

/** What a number is for each category. */
export const byCategory = (numberOf: (category: Category) => number): ByCategory => CATEGORIES.map(numberOf);

/** Place by place. */
export function sumOf(lists: readonly ByCategory[]): ByCategory {
  const [first, ...others] = lists;
  if (!first) return NOWHERE;
  if (others.length === 0) return first;
  const sums = first.slice();
  for (const list of others)
    for (let place = 0; place < sums.length; place += 1) sums[place] = (sums[place] ?? 0) + (list[place] ?? 0);
  return sums;
}
const NOWHERE = byCategory(() => 0);
