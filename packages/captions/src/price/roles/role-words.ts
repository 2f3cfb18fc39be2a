import { wordList } from '#captions/data-files.ts';

/** Wholesale, hire and instalment give way to a better price; all from fee on are never a price. */
export type Role =
  | 'price'
  | 'old'
  | 'wholesale'
  | 'hire'
  | 'instalment'
  | 'fee'
  | 'deposit'
  | 'threshold'
  | 'off'
  | 'multi'
  | 'noise';

export const PRICE_WORDS = wordList('amount-roles', 'price');
export const FEE_WORDS = wordList('amount-roles', 'fee');
export const SERVICE_WORDS = wordList('amount-roles', 'service');
export const ENTRANCE_WORDS = wordList('amount-roles', 'entrance');
export const INCLUDED_BEFORE = wordList('amount-roles', 'includedBefore');
export const INCLUDED_AFTER = wordList('amount-roles', 'includedAfter');
export const THRESHOLD_WORDS = wordList('amount-roles', 'threshold');
export const DEPOSIT_WORDS = wordList('amount-roles', 'deposit');
export const OFF_WORDS = wordList('amount-roles', 'off');
export const NOISE_WORDS = wordList('amount-roles', 'noise');
export const NUMBERED_WORDS = wordList('amount-roles', 'numbered');
export const CODE_WORDS = wordList('amount-roles', 'code');
/** Before `1,204` these name a shop or room; others, such as a day or a size, never take digit groups. */
export const GROUPED_CODE_WORDS = new Set(
  [...CODE_WORDS].filter(
    (word) => !/^(?:day|size|sizes|part|grade|class|top|episode|chapter|year|type|version)$/.test(word),
  ),
);
export const STRICT_CODE_WORDS = wordList('amount-roles', 'strictCode');
export const TALLY_WORDS = wordList('amount-roles', 'tally');
export const TALLY_LEFT = wordList('amount-roles', 'tallyLeft');
export const OLD_WORDS = wordList('amount-roles', 'old');
export const OLD_BEFORE_PRICE = wordList('amount-roles', 'oldBeforePrice');
export const NOW_WORDS = wordList('amount-roles', 'now');
export const CUT_WORDS = wordList('amount-roles', 'cut');
export const WHOLESALE_WORDS = wordList('amount-roles', 'wholesale');
export const RETAIL_WORDS = wordList('amount-roles', 'retail');
export const HIRE_WORDS = wordList('amount-roles', 'hire');
export const EACH_WORDS = wordList('amount-roles', 'each');
export const INSTALMENT_WORDS = wordList('amount-roles', 'instalment');
export const AFTER_NOISE = wordList('amount-roles', 'afterNoise');
export const PERIODS = wordList('amount-roles', 'periods');
export const ADVERT_WORDS = wordList('amount-roles', 'advert');
export const COUNTS_LEFT = wordList('amount-roles', 'countsLeft');
export const COUNTS_RIGHT = wordList('amount-roles', 'countsRight');
export const UNITS = wordList('amount-roles', 'units');
