import { Weights } from '#captions/choice-weights.ts';
import { readWeights } from '#captions/data-files.ts';
import { type PriceScene, priceOptions } from './price-features.ts';

const WEIGHTS = new Weights(readWeights('prices'));

export function chanceOf(scene: PriceScene, valueUgx: number): number {
  let [all, own] = [0, 0];
  for (const { amount, describe } of priceOptions(scene)) {
    const power = Math.exp(WEIGHTS.oddsOf(describe));
    all += power;
    if (amount?.value === valueUgx) own += power;
  }
  return own / all;
}
