import type { Rule, Violation } from '#faults/checker/violation.ts';
import { markOf, type RunRecord, writesTo } from '#faults/record/record.ts';
import { possibleValues, type Write } from '#faults/record/registers.ts';

const atEnd = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const names = ['confirmed', 'sent', 'paid', 'received', 'cancelled'];
const sides = ['owner', 'buyer'];

/** A mark stands as it was last acknowledged, and none stands that was never made, or twice. */
export const marksAreKept: Rule = (record, { rows }) =>
  rows.orders.flatMap(({ code, history }) =>
    sides.flatMap((side) =>
      names.flatMap((mark) => {
        const made = history.filter((one) => one.mark === mark && one.side === side);
        return look(record, { code, mark, side }, made);
      }),
    ),
  );

interface Named {
  code: string;
  mark: string;
  side: string;
}

/** In the order in which they were made. */
type Made = { undoneAt?: string; proves?: true }[];

function look(record: RunRecord, { code, mark, side }: Named, made: Made): Violation[] {
  const standing = made.filter(({ undoneAt }) => !undoneAt);
  const writes = writesTo(record, markOf(code, mark, side));
  const isThere = standing.length > 0;
  const possible = possibleValues(writes, atEnd, record.cuts);
  // Before the first of them nothing stood; a write that only may have happened need not have.
  if (writes.every(({ acknowledgedAt }) => acknowledgedAt === null)) possible.add(false);
  if (isEarlierWord(made, writes)) possible.add(true);
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

/** A proof that was taken back leaves the word that was said before it; each acknowledged undo has taken one back. */
function isEarlierWord(made: Made, writes: readonly Write[]): boolean {
  const undone = made.filter(({ undoneAt }) => undoneAt).length;
  const acknowledged = writes.filter(({ value, acknowledgedAt }) => value === false && acknowledgedAt !== null).length;
  const word = made.findIndex(({ undoneAt, proves }) => !undoneAt && !proves);
  const proof = made.findLastIndex(({ undoneAt, proves }) => undoneAt && proves);
  return word !== -1 && word < proof && undone >= acknowledged;
}
