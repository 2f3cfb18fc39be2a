/** The longest time between two of these that lies, in part, between `from` and `to`. Times are in their order. */
export function longestGapMs(times: readonly number[], { from, to }: { from: number; to: number }): number {
  const before = times.findLast((time) => time <= from) ?? from;
  const after = times.find((time) => time >= to) ?? to;
  const within = times.filter((time) => time > before && time < after);
  return Math.max(...[...within, after].map((time, at) => time - (within[at - 1] ?? before)));
}
