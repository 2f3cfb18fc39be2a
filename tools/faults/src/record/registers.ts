/** One try of a call. `answeredAt` null: nothing is known of it, so it may have happened, or may still happen. */
export interface Attempt {
  startedAt: number;
  answeredAt: number | null;
}

export type Value = string | number | boolean | null;

/** A value that was written into something that holds one value, such as a product's price. */
export interface Write {
  step: number;
  register: string;
  value: Value;
  attempts: Attempt[];
  /** When the service said that it is written; null: it may have been. */
  acknowledgedAt: number | null;
}

/**
 * The values that a register can have shown to a call between `from` and `to`. A write takes effect between its begin
 * and its answer; a try without an answer at any time until the next cut, when no earlier request ran any more. It is
 * over once a write that began after its last possible effect was acknowledged before `from`.
 */
export function possibleValues(
  writes: readonly Write[],
  { from, to }: { from: number; to: number },
  cuts: readonly number[],
): Set<Value> {
  const begun = writes.filter((write) => startOf(write) <= to);
  const isOver = (write: Write): boolean => {
    const lastEffect = lastEffectOf(write, cuts);
    return begun.some(
      (later) =>
        later !== write &&
        later.acknowledgedAt !== null &&
        later.acknowledgedAt <= from &&
        startOf(later) >= lastEffect,
    );
  };
  return new Set(begun.filter((write) => !isOver(write)).map(({ value }) => value));
}

const startOf = ({ attempts }: Write): number => Math.min(...attempts.map(({ startedAt }) => startedAt));

function lastEffectOf({ attempts }: Write, cuts: readonly number[]): number {
  const ends = attempts.map(
    ({ startedAt, answeredAt }) => answeredAt ?? cuts.find((cut) => cut >= startedAt) ?? Number.POSITIVE_INFINITY,
  );
  return Math.max(...ends);
}
