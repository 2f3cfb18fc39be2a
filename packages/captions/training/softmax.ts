/** Learns which of several options is right: softmax regression with a quadratic penalty, by limited-memory BFGS. */

import { type Describe, signOf } from '#captions/choice-weights.ts';
import { isWord, type Token } from '#captions/text/tokens.ts';
import { type LossOf, minimise } from './lbfgs.ts';

/** A labelled choice; options by their features, what is missing is 0. At least one is right. */
export interface Choice {
  options: { features: Record<string, number>; isRight: boolean }[];
  weight: number;
}

export function featuresOf(describe: Describe): Record<string, number> {
  const features: Record<string, number> = {};
  const add = (name: string, value: number | boolean = 1) => {
    if (value) features[name] = Number(value);
  };
  const addOf = (family: string, word: string | number) => add(`${family} ${word}`);
  const addWord = (family: string, { low }: Token) => addOf(family, low);
  describe({
    add,
    addOf,
    addWord,
    addAt: (family, token) => addOf(family, token && isWord(token) ? token.low : signOf(token)),
  });
  return features;
}

/** The weight of each feature in `names`. `penalty`: on half of the squared weights. */
export function fitSoftmax(
  choices: Choice[],
  names: string[],
  penalty: number,
  end?: Parameters<typeof minimise>[2],
): Map<string, number> {
  const weights = minimise(lossFor(choices, names, penalty), names.length, end);
  return new Map(names.map((name, place) => [name, at(weights, place)]));
}

const at = (list: ArrayLike<number>, place: number) => list[place] ?? 0;

function lossFor(choices: Choice[], names: string[], penalty: number): LossOf {
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = choices.map(({ options, weight }) => ({
    weight,
    options: options.map(({ features, isRight }) => {
      const known = Object.entries(features).filter(([name]) => places.has(name));
      return { isRight, places: known.map(([name]) => places.get(name) ?? 0), values: known.map(([, value]) => value) };
    }),
  }));
  return (weights) => {
    const slope = weights.map((weight) => penalty * weight);
    let loss = (penalty / 2) * weights.reduce((sum, weight) => sum + weight * weight, 0);
    for (const { options, weight } of rows) {
      const odds = options.map((option) =>
        option.places.reduce((sum, place, index) => sum + at(weights, place) * at(option.values, index), 0),
      );
      const most = Math.max(...odds);
      const powers = odds.map((value) => Math.exp(value - most));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const right = powers.reduce((sum, power, index) => sum + (options[index]?.isRight ? power : 0), 0);
      loss += weight * (Math.log(all) - Math.log(right));
      options.forEach((option, index) => {
        const chance = at(powers, index);
        const pull = weight * (chance / all - (option.isRight ? chance / right : 0));
        option.places.forEach((place, which) => {
          slope[place] = at(slope, place) + pull * at(option.values, which);
        });
      });
    }
    return { loss, slope };
  };
}
