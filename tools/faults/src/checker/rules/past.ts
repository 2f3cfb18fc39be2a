import type { Rule } from '#faults/checker/violation.ts';
import { idsIn, kindsOfPast } from '#faults/record/record.ts';

/** A restored database holds what was acknowledged by its moment, and nothing that was asked for after it. */
export const pastIsAsItWas: Rule = (record) =>
  record.pasts.flatMap(({ at, told, asked, found }) =>
    kindsOfPast.flatMap((kind) => {
      const lost = told[kind].filter((id) => !found?.[kind].includes(id));
      const idsOf = (from: number, to?: number) => idsIn({ ...record, [kind]: record[kind].slice(from, to) })[kind];
      // Another key may be answered by a payment that is under way.
      const known = idsOf(0, asked[kind]);
      const early = idsOf(asked[kind]).filter((id) => found?.[kind].includes(id) && !known.includes(id));
      const moment = new Date(at).toISOString();
      return [
        { rule: 'lost in the past', what: `The restored ${kind} of ${moment} lack ${lost}`, shows: lost },
        { rule: 'ahead of its time', what: `The restored ${kind} of ${moment} hold ${early}`, shows: early },
      ].flatMap((violation) => (violation.shows.length === 0 ? [] : [{ ...violation, step: 0 }]));
    }),
  );
