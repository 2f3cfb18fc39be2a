import type { Rule } from '#faults/checker/violation.ts';

/** Counters equal what they count. */
export const countersAreTrue: Rule = (_record, { rows }) =>
  rows.counters
    .filter(({ counted, real }) => counted !== real)
    .map((counter) => ({
      rule: 'wrong counter',
      step: 0,
      what: `${counter.name} says ${counter.counted}, and there are ${counter.real}`,
      shows: counter,
    }));

/** Every picture that is shown opens. */
export const picturesOpen: Rule = (_record, { pictures }) =>
  pictures
    .filter(({ status, type }) => status !== 200 || !type.startsWith('image/'))
    .map((picture) => ({
      rule: 'picture does not open',
      step: 0,
      what: `${picture.url} of ${picture.productId} answers ${picture.status} ${picture.type}`,
      shows: picture,
    }));

/** What the answers said while it happened, and what did not catch up. */
export const nothingWasOdd: Rule = (record, { late }) => [
  ...record.surprises.map(({ step, what }) => ({ rule: 'false answer', step, what, shows: what })),
  ...late.map((what) => ({ rule: 'not caught up', step: 0, what, shows: what })),
];

/** No fault takes writes away for longer than its plan allows. */
export const writesComeBack: Rule = (_record, { noticed }) =>
  noticed
    .filter(({ writesAwayMs, mayTakeMs }) => writesAwayMs > mayTakeMs)
    .map((fault) => ({
      rule: 'writes were away',
      step: fault.step,
      what: `${fault.kind}: no write was acknowledged for ${fault.writesAwayMs / 1000} s`,
      shows: fault,
    }));
