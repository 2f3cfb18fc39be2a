/** Finds where a smooth loss is least, by limited-memory BFGS. */

const MEMORY = 12;

/** A loss at some weights, and how it rises with each of them. */
export type LossOf = (weights: Float64Array) => { loss: number; slope: Float64Array };

/** The weights, so many, that the loss is least at, from 0 on. The same loss gives the same weights. */
export function minimise(lossOf: LossOf, size: number, { maxSteps = 100, doneBelow = 1e-5 } = {}): Float64Array {
  let weights = new Float64Array(size);
  let { loss, slope } = lossOf(weights);
  const steps: { step: Float64Array; bend: Float64Array; scale: number }[] = [];
  for (let count = 0; count < maxSteps; count += 1) {
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
    const isDone = Math.abs(loss - next.loss) < doneBelow * Math.abs(loss);
    weights = moved;
    ({ loss, slope } = next);
    if (isDone) break;
  }
  return weights;
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
