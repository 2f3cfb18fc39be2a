import { nameLists } from '#captions/data-files.ts';

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

const isCategory = (name: string): name is Category => CATEGORIES.some((category) => category === name);

/** Names by category, in the order of `CATEGORIES`, as data/lexicon/NAME.yaml has them. */
export function categoryLists(name: string): Map<Category, string[]> {
  const lists = nameLists(name);
  const unknown = [...lists.keys()].find((category) => !isCategory(category));
  if (unknown !== undefined) throw new Error(`packages/captions/data/lexicon/${name}.yaml: ${unknown} is no category`);
  return new Map(CATEGORIES.map((category) => [category, lists.get(category) ?? []]));
}

export type ByCategory = readonly number[];

export const byCategory = (numberOf: (category: Category) => number): ByCategory => CATEGORIES.map(numberOf);

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
