/** Takes a feature by name; what is never named is 0. Values lie between 0 and 1. */
export type AddFeature = (name: string, value?: number | boolean) => void;

/** Learned weights by feature; `byWord`: those of features that end with a word, each word with its weight. */
export function weightsOf(
  plain: Readonly<Record<string, number>>,
  byWord: Readonly<Record<string, string>>,
): Map<string, number> {
  const weights = new Map(Object.entries(plain));
  for (const [family, list] of Object.entries(byWord)) {
    const parts = list.trim().split(/\s+/);
    for (let at = 0; at + 1 < parts.length; at += 2) weights.set(`${family} ${parts[at]}`, Number(parts[at + 1]));
  }
  return weights;
}

/** The log of how likely an option is, up to what is the same for all. */
export function oddsOf(weights: Map<string, number>, describe: (add: AddFeature) => void): number {
  let sum = 0;
  describe((name, value = 1) => {
    if (value) sum += (weights.get(name) ?? 0) * Number(value);
  });
  return sum;
}
