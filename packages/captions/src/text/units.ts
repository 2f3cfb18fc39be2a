import { wordFile, wordList } from '#captions/data-files.ts';

export const SHILLINGS = wordList('units', 'shillings');
export const FOREIGN = wordList('units', 'foreign');
/** How a number is multiplied by what is written onto or after it. */
export const SCALES = new Map<string, number>([
  ['k', 1e3],
  ['ks', 1e3],
  ['kugx', 1e3],
  ['kshs', 1e3],
  ['konly', 1e3],
  ['keach', 1e3],
  ['thousand', 1e3],
  ['thousands', 1e3],
  ['m', 1e6],
  ['mugx', 1e6],
  ['mil', 1e6],
  ['mill', 1e6],
  ['mln', 1e6],
  ['million', 1e6],
  ['millions', 1e6],
  ['milion', 1e6],
  ['milioni', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
]);
export const MEASURES = wordFile('measures');
export const COUNTS = wordList('units', 'counts');
/** Units that may be written onto a number without making it a model name. */
export const ATTACHED_UNITS = new Set(
  [
    ...SCALES.keys(),
    ...[...MEASURES].filter((unit) => unit.length > 1 && unit !== 'mos' && unit !== 'sim' && unit !== 'like'),
    ...SHILLINGS,
    ...wordList('units', 'attached'),
  ].filter((unit) => unit !== 's' && unit !== 'x'),
);
/** A word in front of a number without a space that is no part of a model name: `Ugx85k`, `size42`. */
export const SPLIT_PREFIXES = new Set([...SHILLINGS, ...wordList('units', 'splitPrefixes')]);
export const MODEL_WORDS = wordList('units', 'model');
export const SCREEN_WORDS = wordList('units', 'screen');
export const SALE_UNITS = wordList('units', 'saleUnits');
