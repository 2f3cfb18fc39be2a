import { readWeights } from '#captions/data-files.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import type { Chunk, Scene } from './chunks.ts';
import { brandFor, type Item, isAmongVersions, isLoneUnit, isTotal, isVersion, sumOf } from './items.ts';
import { type Features, featuresOf } from './start-features.ts';

/** Which prices of a list begin a product, and which are versions, totals or hire of one before. */

/** A priced thing that begins a product of its own. */
export type Start = Item & { lead: string; isTotal?: boolean };

export interface Starts {
  /** The items that begin a product of their own, and those that sum them up; fewer than two: there is one product. */
  starts: Start[];
  /** Prices of which it is open whether they begin one. */
  doubtful: RatedAmount[];
}

/** Nearer to even than this (7 of 10), a price is not shown: `ln(0.7 / 0.3)`. */
const DOUBT = 0.85;

/** A list of which nothing but its first is as sure as this (14 of 15) is one product, unless names and prices alone follow. */
const LIST_FROM = 2.64;

/** What each feature of an item says for its beginning a product; the constant has the empty name. */
const WEIGHTS = readWeights('starts').features;

function oddsOf(features: Features): number {
  let sum = WEIGHTS[''] ?? 0;
  for (const name in features) sum += (WEIGHTS[name] ?? 0) * (features[name] ?? 0);
  return sum;
}

const isNaming = (chunk: Chunk | null) =>
  chunk !== null && chunk.goods.length + chunk.unknown.length > 0 && !isHire(chunk);
/** `to buy 65,000; to hire 5,000 a day`: another way to get the same. */
const isHire = ({ goods, unknown }: Chunk) => goods.join() === 'hire' && unknown.length === 0;

/** Decides for each item of a list by weights that were learned from labelled captions (`npm run captions:train`). */
export function startsOf(scene: Scene, items: Item[], isPriceFirst: boolean): Starts {
  // Alone, it begins no list, whatever speaks for it.
  if (items.length < 2)
    return { starts: [], doubtful: items.filter((item) => isLoneUnit(scene, items, item)).map(({ anchor }) => anchor) };
  const starts: Start[] = [];
  const doubtful: RatedAmount[] = [];
  let isList = false;
  featuresOf(scene, items, isPriceFirst).forEach((features, index) => {
    const item = items[index] as Item;
    const { anchor, chunk } = item;
    if (starts.length > 0 && (isTotal(scene, starts, item) || isSum(starts, item))) {
      starts.push({ ...item, lead: '', isTotal: true });
      return;
    }
    const brand = chunk ? brandFor(scene, starts[0]?.chunk ?? null, chunk) : null;
    if (isLoneUnit(scene, items, item)) doubtful.push(anchor);
    if (!brand && !isNaming(chunk)) return;
    if (index > 0 && chunk && (isVersion(scene, chunk) || isAmongVersions(scene, items, item))) {
      if (chunk.start === chunk.to && chunk.goods.length === 0) doubtful.push(anchor);
      return;
    }
    const odds = oddsOf(features);
    if (index > 0 && Math.abs(odds) < DOUBT) doubtful.push(anchor);
    const isPlainly = brand || features['name: fills its gap'] === 1;
    if (starts.length > 0 && !doubtful.includes(anchor) && odds > (isPlainly ? DOUBT : LIST_FROM)) isList = true;
    // What a list begins with is hardly ever no product.
    if (brand || index === 0 || odds > 0) starts.push({ ...item, lead: brand ?? '' });
  });
  return { starts: isList ? starts : [], doubtful };
}

/** `that's 295k for all`: as much as all before it together. */
const isSum = (starts: Start[], { anchor, chunk }: Item) =>
  starts.length > 1 && chunk?.goods.length === 0 && anchor.value === sumOf(starts);
