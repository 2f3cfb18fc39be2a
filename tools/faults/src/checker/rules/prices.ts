import type { Rule, Violation } from '#faults/checker/violation.ts';
import { captionOf, priceOf, type RunRecord, type Sighting, writesTo } from '#faults/record/record.ts';
import { possibleValues, type Write } from '#faults/record/registers.ts';

/** Pages and lists may be kept for a minute; what is ordered is priced at once. */
const maxPageAgeMs = 65_000;

/** Each price that was shown was true, what is ordered costs what it does then, and the last price is the last said. */
export const pricesAreTrue: Rule = (record, { products }) => [
  ...record.sightings.flatMap((sighting) => look(record, sighting)),
  ...products.flatMap(({ handle, productId, priceUgx, from, to }) =>
    look(record, { step: 0, handle, productId, priceUgx, from, to, where: 'order' }, 'last price'),
  ),
];

function look(record: RunRecord, sighting: Sighting, when = 'shown price'): Violation[] {
  const { step, handle, productId, priceUgx, where } = sighting;
  const captions = writesTo(record, captionOf(productId));
  const writes = captions.length > 0 ? captions : writesTo(record, priceOf(handle, productId));
  // Of a product whose making was never acknowledged nothing is known.
  if (writes.length === 0) return [];
  const allowed =
    captions.length > 0 && when !== 'last price' ? everTrue(writes, sighting) : possible(record, writes, sighting);
  if (allowed.has(priceUgx)) return [];
  const what = `${when}: ${productId} of @${handle} cost ${priceUgx} (${where}), and true was ${[...allowed].join(' or ')}`;
  return [{ rule: 'false price', step, what, shows: { sighting, writes } }];
}

/** A caption counts when the service has looked, however late: what it said at any time before may be shown. */
const everTrue = (writes: Write[], { to }: Sighting) => possibleValues(writes, { from: 0, to }, []);

const possible = (record: RunRecord, writes: Write[], { from, to, where }: Sighting) =>
  possibleValues(writes, { from: where === 'order' ? from : from - maxPageAgeMs, to }, record.cuts);
