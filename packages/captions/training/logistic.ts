/** Learns which features tell: logistic regression with a quadratic penalty, by Newton's method. */

/** A labelled example; features by name, what is missing is 0. */
export interface Example {
  features: Record<string, number>;
  label: boolean;
  weight: number;
}

const MAX_STEPS = 30;
const DONE_BELOW = 1e-6;

/**
 * The weight of each feature, by name in the order of the alphabet; the constant stands under the empty name. The same
 * examples give the same weights.
 * @param penalty on the half of the squared weights
 */
export function fitLogistic(examples: Example[], penalty: number): Map<string, number> {
  const names = ['', ...[...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort()];
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map(({ features, label, weight }) => ({
    places: [0, ...Object.keys(features).map((name) => places.get(name) ?? 0)],
    values: [1, ...Object.values(features)],
    label: Number(label),
    weight,
  }));
  const weights = new Float64Array(names.length);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const gradient = weights.map((weight) => penalty * weight);
    const curvature = names.map((_, place) => {
      const line = new Float64Array(names.length);
      line[place] = penalty;
      return line;
    });
    for (const row of rows) addRow(row, weights, gradient, curvature);
    const change = solve(curvature, gradient);
    let largest = 0;
    for (let place = 0; place < weights.length; place += 1) {
      weights[place] = at(weights, place) - at(change, place);
      largest = Math.max(largest, Math.abs(at(change, place)));
    }
    if (largest < DONE_BELOW) break;
  }
  return new Map(names.map((name, place) => [name, at(weights, place)]));
}

const at = (list: ArrayLike<number>, place: number) => list[place] ?? 0;

interface Row {
  places: number[];
  values: number[];
  label: number;
  weight: number;
}

/** What one example adds to the slope and the curvature of the loss. */
function addRow(row: Row, weights: Float64Array, gradient: Float64Array, curvature: Float64Array[]): void {
  let odds = 0;
  row.places.forEach((place, index) => {
    odds += at(weights, place) * at(row.values, index);
  });
  const chance = 1 / (1 + Math.exp(-odds));
  const slope = row.weight * (chance - row.label);
  const bend = row.weight * chance * (1 - chance);
  row.places.forEach((place, index) => {
    const value = at(row.values, index);
    gradient[place] = at(gradient, place) + slope * value;
    const line = curvature[place] as Float64Array;
    row.places.forEach((other, otherIndex) => {
      line[other] = at(line, other) + bend * value * at(row.values, otherIndex);
    });
  });
}

/** Solves a symmetric, positive system by elimination; `lines` and `right` are used up. */
function solve(lines: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  lines.forEach((pivot, place) => {
    for (let below = place + 1; below < size; below += 1) {
      const line = lines[below] as Float64Array;
      const factor = at(line, place) / at(pivot, place);
      if (factor === 0) continue;
      for (let column = place; column < size; column += 1) line[column] = at(line, column) - factor * at(pivot, column);
      right[below] = at(right, below) - factor * at(right, place);
    }
  });
  const found = new Float64Array(size);
  for (let place = size - 1; place >= 0; place -= 1) {
    const line = lines[place] as Float64Array;
    let rest = at(right, place);
    for (let column = place + 1; column < size; column += 1) rest -= at(line, column) * at(found, column);
    found[place] = rest / at(line, place);
  }
  return found;
}
