/** Learns which of several options is right: softmax regression with a quadratic penalty, by limited-memory BFGS. */

/** A labelled choice; options by their features, what is missing is 0. At least one is right. */
export interface Choice {
  options: { features: Record<string, number>; isRight: boolean }[];
  weight: number;
}

const MOST_STEPS = 100;
const DONE_BELOW = 1e-5;
const MEMORY = 12;

/**
 * The weight of each of the features, by name. The same choices give the same weights.
 * @param names the features that are learned
 * @param penalty on the half of the squared weights
 */
export function fitSoftmax(choices: Choice[], names: string[], penalty: number): Map<string, number> {
  const lossOf = lossFor(choices, names, penalty);
  let weights = new Float64Array(names.length);
  let { loss, slope } = lossOf(weights);
  const steps: { step: Float64Array; bend: Float64Array; scale: number }[] = [];
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const way = directionOf(slope, steps);
    const descent = dot(slope, way);
    let length = 1;
    let next = lossOf(minus(weights, way, length));
    while (next.loss > loss - 1e-4 * length * descent && length > 1e-6) {
      length /= 2;
      next = lossOf(minus(weights, way, length));
    }
    const moved = minus(weights, way, length);
    const step = minus(moved, weights, 1);
    const bend = minus(next.slope, slope, 1);
    const scale = dot(step, bend);
    if (scale > 1e-12) steps.push({ step, bend, scale });
    if (steps.length > MEMORY) steps.shift();
    const isDone = Math.abs(loss - next.loss) < DONE_BELOW * Math.abs(loss);
    weights = moved;
    ({ loss, slope } = next);
    if (isDone) break;
  }
  return new Map(names.map((name, place) => [name, at(weights, place)]));
}

const at = (list: ArrayLike<number>, place: number) => list[place] ?? 0;

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < left.length; place += 1) sum += at(left, place) * at(right, place);
  return sum;
}

const minus = (left: Float64Array, right: Float64Array, times: number) =>
  left.map((value, place) => value - times * at(right, place));

/** Where the loss falls, by what the steps before have told of its curvature. */
function directionOf(
  slope: Float64Array,
  steps: { step: Float64Array; bend: Float64Array; scale: number }[],
): Float64Array {
  let way = slope.slice();
  const shares = steps.toReversed().map(({ step, bend, scale }) => {
    const share = dot(step, way) / scale;
    way = minus(way, bend, share);
    return share;
  });
  const last = steps.at(-1);
  const size = last
    ? last.scale / dot(last.bend, last.bend)
    : 1 / slope.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
  way = way.map((value) => value * size);
  steps.forEach(({ step, bend, scale }, index) => {
    way = minus(way, step, dot(bend, way) / scale - at(shares, steps.length - 1 - index));
  });
  return way;
}

/** The loss of weights over all choices, and its slope. */
function lossFor(choices: Choice[], names: string[], penalty: number) {
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = choices.map(({ options, weight }) => ({
    weight,
    options: options.map(({ features, isRight }) => {
      const known = Object.entries(features).filter(([name]) => places.has(name));
      return { isRight, places: known.map(([name]) => places.get(name) ?? 0), values: known.map(([, value]) => value) };
    }),
  }));
  return (weights: Float64Array): { loss: number; slope: Float64Array } => {
    const slope = weights.map((weight) => penalty * weight);
    let loss = (penalty / 2) * dot(weights, weights);
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
