import type { Hit } from '#captions/title/lexicon.ts';

/**
 * What goods of a kind cost in this market, widely drawn: outside of it an amount is more likely something else (a fee, a
 * measure, a part) than the price. By the first tag of the kind that is listed.
 */
const USUAL_UGX: Record<string, [number, number]> = {
  land: [500_000, 20_000_000_000],
  property: [50_000, 20_000_000_000],
  vehicle: [100_000, 3_000_000_000],
  phones: [15_000, 12_000_000],
  laptops: [80_000, 30_000_000],
  computers: [20_000, 30_000_000],
  'tv accessories': [2_000, 3_000_000],
  tv: [60_000, 60_000_000],
  tablets: [40_000, 12_000_000],
  furniture: [8_000, 40_000_000],
  beds: [20_000, 30_000_000],
  bedding: [2_000, 10_000_000],
  shoes: [2_000, 4_000_000],
  fashion: [500, 8_000_000],
  perfume: [2_000, 4_000_000],
  beauty: [500, 6_000_000],
  hair: [1_000, 8_000_000],
  livestock: [500, 60_000_000],
  food: [100, 3_000_000],
  groceries: [100, 3_000_000],
  stationery: [100, 3_000_000],
};
const ANY: [number, number] = [100, 1_000_000_000];

/** The bounds for the goods that a caption names, the widest of them. */
export function usualPrices(hits: Hit[]): { least: number; most: number; isKnown: boolean } {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { term } of hits) {
    if (term.kind === 'weak') continue;
    const tag = term.group.tags.find((name) => Object.hasOwn(USUAL_UGX, name));
    const [low, high] = tag === undefined ? ANY : (USUAL_UGX[tag] ?? ANY);
    least = Math.min(least, low);
    most = Math.max(most, high);
  }
  return most === 0 ? { least: ANY[0], most: ANY[1], isKnown: false } : { least, most, isKnown: true };
}
