import { type Rule, repeated, type Violation } from '#faults/checker/violation.ts';
import type { World } from '#faults/checker/world.ts';
import { contentsOf, type OrderEntry, type RunRecord, sentOf, writesTo } from '#faults/record/record.ts';
import { possibleValues } from '#faults/record/registers.ts';

type Known = OrderEntry & { code: string };
const isKnown = (entry: OrderEntry): entry is Known => entry.code !== null;

/** Every acknowledged order is there as it was acknowledged, once, and there is none that was never asked for. */
export const ordersAreKept: Rule = (record, world) => [
  ...record.orders.filter(isKnown).flatMap((entry) => [...lost(entry, world), ...otherContents(record, entry, world)]),
  ...record.orders.flatMap(({ step, key, code, otherCodes }) =>
    otherCodes.length === 0
      ? []
      : [{ rule: 'order doubled', step, what: `One key made the orders ${code} and ${otherCodes}`, shows: { key } }],
  ),
  ...tooMany(record, world),
];

function lost(entry: Known, { orders, rows }: World): Violation[] {
  const { step, code, number } = entry;
  const read = orders.find((order) => order.code === code)?.found;
  const row = rows.orders.find((order) => order.code === code);
  if (!read || !row)
    return [{ rule: 'order lost', step, what: `The order ${code} was acknowledged and is not there`, shows: entry }];
  if (read.number !== number || row.number !== number)
    return [
      {
        rule: 'order changed',
        step,
        what: `${code} was number ${number} and is ${read.number}`,
        shows: { entry, read },
      },
    ];
  return [];
}

function otherContents(record: RunRecord, { step, code }: Known, { orders, rows }: World): Violation[] {
  const read = orders.find((order) => order.code === code)?.found;
  const row = rows.orders.find((order) => order.code === code);
  if (!read || !row) return [];
  const violations: Violation[] = [];
  const contents = read.lines
    .map(({ videoId, quantity }) => `${videoId} x ${quantity}`)
    .sort()
    .join(', ');
  const writes = writesTo(record, contentsOf(code));
  const possible = possibleValues(writes, atEnd, record.cuts);
  if (!possible.has(contents)) {
    const what = `The order ${code} holds ${contents}, and was last acknowledged with ${[...possible].join(' or ')}`;
    violations.push({ rule: 'order changed', step, what, shows: { writes, read } });
  }
  const total = read.lines.reduce((sum, { quantity, priceUgx }) => sum + quantity * (priceUgx ?? 0), 0);
  if (total !== read.totalUgx || total !== row.totalUgx) {
    const what = `The lines of ${code} cost ${total}, and it says ${read.totalUgx} (kept: ${row.totalUgx})`;
    violations.push({ rule: 'false total', step, what, shows: { read, row } });
  }
  const sent = writesTo(record, sentOf(code)).find(({ acknowledgedAt }) => acknowledgedAt !== null);
  if (sent && !row.isAsked)
    violations.push({
      rule: 'order not sent',
      step: sent.step,
      what: `${code} was sent, and is not asked`,
      shows: sent,
    });
  return violations;
}

/** More orders in a shop than were asked for: one was doubled. */
function tooMany(record: RunRecord, { rows }: World): Violation[] {
  return Object.entries(Object.groupBy(rows.orders, ({ handle }) => handle)).flatMap(([handle, found = []]) => {
    const asked = record.orders.filter((entry) => entry.handle === handle && entry.outcome !== 'refused');
    if (found.length <= asked.length) return [];
    const known = new Set(asked.map(({ code }) => code));
    const others = found.filter(({ code }) => !known.has(code));
    const what = `@${handle} has ${found.length} orders, and ${asked.length} were asked for`;
    return [{ rule: 'order doubled', step: asked.at(-1)?.step ?? 0, what, shows: others }];
  });
}

/** When everything was repaired: no request runs any more. */
const atEnd = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** An order number names one order of a shop, and a code one order. */
export const orderNumbersAreUsedOnce: Rule = (record, { rows }) => {
  const numbers = repeated(rows.orders, ({ handle, number }) => `${handle} ${number}`);
  const told = repeated(record.orders.filter(isKnown), ({ handle, number }) => `${handle} ${number}`).filter(
    ([, entries]) => new Set(entries.map(({ code }) => code)).size > 1,
  );
  return [...numbers, ...told].map(([name, shows]) => ({
    rule: 'order number used twice',
    step: 0,
    what: `The order number ${name} names ${shows.length} orders`,
    shows,
  }));
};
