import { type ByCategory, CATEGORIES, type Category } from '#captions/tags/categories.ts';
import type { CardFeatures } from '#captions/tags/category-features.ts';
import { type LossOf, minimise } from './lbfgs.ts';

/** Learns of which categories a card is: for each category a logistic regression, with weights that all of them share. */

export interface CategoryExample {
  features: CardFeatures;
  categories: readonly Category[];
  weight: number;
  /** Who wrote it; null where it is a name of goods alone, of which every word is learned. */
  source: string | null;
}

export interface CategoryWeights {
  shared: [name: string, weight: number][];
  words: [category: Category, word: string, weight: number][];
}

/** What fewer authors use is not learned. */
const MIN_SOURCES = 3;
const SHARED_PENALTY = 0.1;
const WORD_PENALTY = 0.5;

/** One card under one category: its features by place, and whether it belongs there. */
interface Row {
  places: Int32Array;
  values: Float64Array;
  label: number;
  weight: number;
}

export function fitCategories(examples: CategoryExample[]): CategoryWeights {
  const places = new Map<string, number>();
  const penalties: number[] = [];
  const placeOf = (name: string, penalty: number) => {
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, penalties.length);
    return penalties.push(penalty) - 1;
  };
  const isKnown = isSharedBySources(examples);
  const rows = examples.flatMap((example) => rowsOf(example, isKnown, placeOf));
  const weights = minimise(lossFor(rows, penalties), penalties.length);
  const found: CategoryWeights = { shared: [], words: [] };
  for (const [name, place] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const weight = weights[place] ?? 0;
    const [category, word] = name.split(OF_WORD) as [Category, string | undefined];
    if (word === undefined) found.shared.push([name, weight]);
    else found.words.push([category, word, weight]);
  }
  return found;
}

/** Between a category and a word; in no name of a shared feature. */
const OF_WORD = '\t';

function isSharedBySources(examples: CategoryExample[]): (word: string) => boolean {
  const sources = new Map<string, Set<string | null>>();
  for (const { features, source } of examples)
    for (const word of features.words.keys()) sources.set(word, (sources.get(word) ?? new Set()).add(source));
  return (word) => (sources.get(word)?.size ?? 0) >= MIN_SOURCES || sources.get(word)?.has(null) === true;
}

function rowsOf(
  { features, categories, weight }: CategoryExample,
  isKnown: (word: string) => boolean,
  placeOf: (name: string, penalty: number) => number,
): Row[] {
  const words = [...features.words].filter(([word]) => isKnown(word));
  const shared: { name: string; sums: ByCategory; count: number }[] = [];
  features.describe((name, sums, count = 1) => shared.push({ name, sums, count }));
  return CATEGORIES.map((category, at) => {
    const places = [placeOf(category, SHARED_PENALTY)];
    const values = [1];
    for (const { name, sums, count } of shared) {
      if (sums[at] === 0) continue;
      places.push(placeOf(name, SHARED_PENALTY));
      values.push((sums[at] ?? 0) / count);
    }
    for (const [word, value] of words) {
      places.push(placeOf(category + OF_WORD + word, WORD_PENALTY));
      values.push(value);
    }
    return {
      places: Int32Array.from(places),
      values: Float64Array.from(values),
      label: Number(categories.includes(category)),
      weight,
    };
  });
}

function lossFor(rows: Row[], penalties: number[]): LossOf {
  return (weights) => {
    const slope = weights.map((weight, place) => (penalties[place] ?? 0) * weight);
    let loss = weights.reduce((sum, weight, place) => sum + ((penalties[place] ?? 0) / 2) * weight * weight, 0);
    for (const { places, values, label, weight } of rows) {
      let odds = 0;
      for (let at = 0; at < places.length; at += 1) odds += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
      // The same as log(1 + exp(odds)), without overflow.
      loss += weight * (Math.max(odds, 0) + Math.log1p(Math.exp(-Math.abs(odds))) - label * odds);
      const pull = weight * (1 / (1 + Math.exp(-odds)) - label);
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        slope[place] = (slope[place] ?? 0) + pull * (values[at] ?? 0);
      }
    }
    return { loss, slope };
  };
}
