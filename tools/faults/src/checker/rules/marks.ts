import type { Rule, Violation } from '#faults/checker/violation.ts';
import { markOf, type RunRecord, writesTo } from '#faults/record/record.ts';
import { possibleValues } from '#faults/record/registers.ts';

const atEnd = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const names = ['confirmed', 'sent', 'paid', 'received', 'cancelled'];
const sides = ['owner', 'buyer'];

/** A mark stands as it was last acknowledged, and none stands that was never made, or twice. */
export const marksAreKept: Rule = (record, { rows }) =>
  rows.orders.flatMap(({ code, history }) =>
    sides.flatMap((side) =>
      names.flatMap((mark) => {
        const standing = history.filter((one) => one.mark === mark && one.side === side && !one.undoneAt);
        return look(record, { code, mark, side }, standing);
      }),
    ),
  );

interface Named {
  code: string;
  mark: string;
  side: string;
}

function look(record: RunRecord, { code, mark, side }: Named, standing: { proves?: true }[]): Violation[] {
  const writes = writesTo(record, markOf(code, mark, side));
  const isThere = standing.length > 0;
  const possible = possibleValues(writes, atEnd, record.cuts);
  // Before the first of them nothing stood; a write that only may have happened need not have.
  if (writes.every(({ acknowledgedAt }) => acknowledgedAt === null)) possible.add(false);
  const step = writes.at(-1)?.step ?? 0;
  if (!possible.has(isThere)) {
    const what = `${mark} by the ${side} ${isThere ? 'stands on' : 'is not on'} ${code}, against what was acknowledged`;
    return [{ rule: isThere ? 'mark that was not made' : 'mark lost', step, what, shows: { writes, standing } }];
  }
  // Said too early, a buyer's word is said again as a proof; so is a seller's by the code.
  const repeats = standing.filter(({ proves }) => !proves);
  if (repeats.length > 1)
    return [{ rule: 'mark doubled', step, what: `${mark} by the ${side} stands twice on ${code}`, shows: standing }];
  return [];
}
