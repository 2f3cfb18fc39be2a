import { fitSoftmax } from './softmax.ts';

/** A labelled example; features by name, what is missing is 0. */
export interface Example {
  features: Record<string, number>;
  label: boolean;
  weight: number;
}

/** So near to the least loss that another way of finding it gives the same weights to two digits. */
const nearly = { maxSteps: 2000, doneBelow: 1e-12 };

/**
 * Learns which features tell: the weight of each, by name in the order of the alphabet; the constant stands under the
 * empty name. Each example is a choice between what it is and nothing.
 * @param penalty on the half of the squared weights
 */
export function fitLogistic(examples: Example[], penalty: number): Map<string, number> {
  const names = ['', ...[...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort()];
  const choices = examples.map(({ features, label, weight }) => ({
    options: [
      { features: { '': 1, ...features }, isRight: label },
      { features: {}, isRight: !label },
    ],
    weight,
  }));
  return fitSoftmax(choices, names, penalty, nearly);
}
