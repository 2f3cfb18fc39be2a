import { ranges } from '#captions/data-files.ts';
import type { Hit } from '#captions/title/lexicon.ts';

const USUAL_UGX = ranges('usual-prices');
const ANY: [number, number] = [100, 1_000_000_000];

/** The bounds for the goods that a caption names, the widest of them. */
export function usualPrices(hits: Hit[]): { least: number; most: number; isKnown: boolean } {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { term } of hits) {
    if (term.kind === 'weak') continue;
    const tag = term.group.tags.find((name) => USUAL_UGX.has(name));
    const [low, high] = tag === undefined ? ANY : (USUAL_UGX.get(tag) ?? ANY);
    least = Math.min(least, low);
    most = Math.max(most, high);
  }
  return most === 0 ? { least: ANY[0], most: ANY[1], isKnown: false } : { least, most, isKnown: true };
}
