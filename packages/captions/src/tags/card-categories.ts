import { readWeights } from '#captions/data-files.ts';
import { type ByCategory, byCategory, CATEGORIES, type Category } from './categories.ts';
import { type CardWords, featuresOf } from './category-features.ts';

const WEIGHTS = readWeights('categories');
const SHARED = new Map(Object.entries(WEIGHTS.features));

const BY_WORD = new Map<string, number[]>();
for (const [category, words] of Object.entries(WEIGHTS.words))
  for (const [word, weight] of Object.entries(words)) {
    const weights = BY_WORD.get(word) ?? new Array<number>(CATEGORIES.length).fill(0);
    weights[CATEGORIES.indexOf(category as Category)] = weight;
    BY_WORD.set(word, weights);
  }

const AT_FIRST = byCategory((category) => SHARED.get(category) ?? 0);

const PLACES = new Map(CATEGORIES.map((category, place) => [category, place]));

/** How likely it is, from 0 to 1, that a buyer looks for the goods in a category: by its place in `CATEGORIES`. */
export type Chances = ByCategory;

/** Each category for itself: goods may be of several (a school shoe), or of none that is known. */
export function categoryChances(card: CardWords): Chances {
  const { words, describe } = featuresOf(card);
  const odds = AT_FIRST.slice();
  const add = (values: ByCategory | undefined, by: number) => {
    if (values && by !== 0)
      for (let place = 0; place < odds.length; place += 1) odds[place] = (odds[place] ?? 0) + by * (values[place] ?? 0);
  };
  for (const [word, value] of words) add(BY_WORD.get(word), value);
  describe((name, sums, count = 1) => add(sums, (SHARED.get(name) ?? 0) / count));
  for (let place = 0; place < odds.length; place += 1) odds[place] = 1 / (1 + Math.exp(-(odds[place] ?? 0)));
  return odds;
}

export const chanceOf = (chances: Chances, categories: readonly Category[]): number =>
  categories.reduce((best, category) => Math.max(best, chances[PLACES.get(category) ?? -1] ?? 0), 0);

export function likeliest(chances: Chances): { category: Category; chance: number } {
  let best = 0;
  for (let place = 1; place < chances.length; place += 1)
    if ((chances[place] ?? 0) > (chances[best] ?? 0)) best = place;
  return { category: CATEGORIES[best] as Category, chance: chances[best] ?? 0 };
}
