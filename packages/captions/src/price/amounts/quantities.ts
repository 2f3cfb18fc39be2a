import { isPerMonth } from '#captions/price/roles/rates.ts';
import { CODE_WORDS, COUNTS_LEFT, GROUPED_CODE_WORDS, STRICT_CODE_WORDS } from '#captions/price/roles/role-words.ts';
import { JOINERS, VARIANT_WORDS } from '#captions/text/stop-words.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { COUNTS, MEASURES, MODEL_WORDS } from '#captions/text/units.ts';
import { isGoodsWord } from '#captions/title/lexicon.ts';
import type { Amount } from './amounts.ts';
import { isNotMillions, isNotThousands } from './scale-senses.ts';

/** Numbers that look like money and are sizes, distances, resolutions, counts, years, codes or model numbers. */

/** `18,000 upwards`: the lowest price of a list. */
const FLOOR_WORDS = new Set(['upwards', 'upward', 'onwards', 'onward', 'going', 'above', 'up', 'negotiable']);

/** `we have fitted 2,300 car alarms`: how often it was done. */
const DONE =
  /^(?:fitted|sold|installed|served|made|built|delivered|repaired|fixed|trained|shipped|helped|supplied|sewn)$/;

function isYear(amount: Amount): boolean {
  return amount.form === 'bare' && amount.value >= 1950 && amount.value <= 2040;
}

/** `15,000 strong`, `5,000+ happy brides`: a plain number runs on into words that are neither goods nor sales talk. */
function countsSomething(tokens: Token[], amount: Amount, left: number[], right: number[]): boolean {
  const at = amount.to + (amount.isFloor ? 2 : 1);
  const next = tokens[at];
  if (right[0] !== at || next?.kind !== 'word' || next.text !== next.low) return false;
  if (FLOOR_WORDS.has(next.low)) return false;
  if (DONE.test(lowAt(tokens, left[0])) && /^(?:have|we|i|already|has)$/.test(lowAt(tokens, left[1]))) return true;
  const isPlural = /[^s]s$/.test(next.low) && next.low.length > 4;
  if (!isPlural && left.slice(0, 4).some((index) => isGoodsWord(tokens, index))) return false;
  if (amount.isFloor) return !/^(?:only|each|per|negotiable|upwards|depending)$/.test(next.low);
  return !next.isStopWord && !VARIANT_WORDS.has(next.low) && !JOINERS.has(next.low) && !isGoodsWord(tokens, at);
}

/** A figure without scale or currency: needs the look of money and nothing around that explains it otherwise. */
function isNotMoney(tokens: Token[], amount: Amount, left: number[], right: number[], isMarked: boolean): boolean {
  const nearest = left[0] === undefined ? '' : lowAt(tokens, left[0]);
  const isNear = left[0] !== undefined && amount.from - left[0] <= 3;
  const codeWords =
    amount.form !== 'grouped' ? CODE_WORDS : amount.value >= 10_000 ? STRICT_CODE_WORDS : GROUPED_CODE_WORDS;
  if (
    isNear &&
    codeWords.has(nearest) &&
    !(nearest === 'from' || nearest === 'to' || nearest === 'of' || nearest === 'in')
  )
    return true;
  if (!isMarked && amount.form === 'grouped' && countsSomething(tokens, amount, left, right)) return true;
  if (amount.form === 'grouped') return amount.value < 500 || (amount.value % 50 !== 0 && amount.value % 100 < 95);
  const token = tokens[amount.from];
  if (isMarked) return isYear(amount) ? !/^(?:price|bei|at|only)$/.test(nearest) : !Number.isInteger(amount.value);
  if (isNear && (MODEL_WORDS.has(nearest) || CODE_WORDS.has(nearest))) return true;
  if (right.length > 0 && right[0] === amount.to + 1 && tokens[right[0] ?? 0]?.kind === 'mix') return true;
  const glued = tokens[amount.from - 1];
  if (glued && !token?.gap && (glued.text === '-' || glued.text === '/' || glued.kind === 'word')) return true;
  return (
    amount.value < 5_000 ||
    amount.value > 99_999_999 ||
    amount.value % 500 !== 0 ||
    (amount.value < 10_000 && isYear(amount))
  );
}

const METERS = /^(?:count|counts|actuations?|clicks|odometer|mileage)$/;
const METERED = new Map([
  ['counter', /^(?:page|pages|print|prints|copy|copies|shutter|total|impressions?|click|stitch|cycle)$/],
  ['reading', /^(?:odometer|odo|meter|counter|speedometer|mileage|dashboard|metre)$/],
  ['used', /^(?:hours|hrs|km|kms|miles|pages|cycles)$/],
  ['hours', /^(?:engine|running|working|machine|used|lamp|total)$/],
  ['cycles', /^(?:battery|charge|charging|washing|wash|total)$/],
  ['pages', /^(?:total|printed|prints)$/],
  ['prints', /^(?:total|made|done)$/],
]);
/** Between the name of a counter and its reading. */
const READS = /^(?:is|of|at|only|just|about|around|approx|under|below|reads|now|currently|done)$/;

/** `shutter count 14,000`, `page counter is 22,500`, `14k shutter count`: what a machine has counted. */
function isMeterReading(tokens: Token[], left: number[], right: number[]): boolean {
  if (/^(?:shutter|page|pages|print|copy)$/.test(lowAt(tokens, right[0])) && /^count/.test(lowAt(tokens, right[1])))
    return true;
  if (/^(?:actuations?|clicks|impressions)$/.test(lowAt(tokens, right[0]))) return true;
  // `35,000 shutter // 2 batteries`, not `12,000 shutter sunglasses`
  if (lowAt(tokens, right[0]) === 'shutter' && tokens[(right[0] ?? 0) + 1]?.kind !== 'word') return true;
  const at = left.slice(0, 4).find((index) => !READS.test(lowAt(tokens, index)));
  const word = lowAt(tokens, at);
  // The threads of a sheet come before the word: `400 thread count 95,000`.
  if (at === undefined || lowAt(tokens, at - 1) === 'thread') return false;
  return METERS.test(word) || METERED.get(word)?.test(lowAt(tokens, at - 1)) === true;
}

export function isQuantity(
  tokens: Token[],
  amount: Amount,
  left: number[],
  right: number[],
  isMarked: boolean,
): boolean {
  const next = tokens[amount.to + 1];
  const glued = next?.text === '-' && !next.gap ? tokens[amount.to + 2] : next;
  const hasMark = amount.isShilling;
  // A Ugandan number plate: three letters from U, three digits, a letter.
  if (
    !hasMark &&
    /^U[A-Z]{2}$/.test(tokens[amount.from - 1]?.text ?? '') &&
    /^\d{3}[A-Z]?$/.test(tokens[amount.from]?.text ?? '')
  )
    return true;
  if (!isMarked && left[0] === amount.from - 1 && COUNTS_LEFT.has(lowAt(tokens, left[0]))) return true;
  if (!hasMark && amount.form !== 'm' && isMeterReading(tokens, left, right)) return true;
  if (amount.form === 'k' && !hasMark && isNotThousands(tokens, amount, left, right)) return true;
  // `head 60m`: how high a pump lifts, no price per head.
  const isHead = !hasMark && lowAt(tokens, left[0]) === 'head';
  if (amount.form === 'm' && (!isMarked || isHead) && isNotMillions(tokens, amount, left, right)) return true;
  if (amount.form === 'm' && right[0] === amount.to + 1 && COUNTS.has(lowAt(tokens, right[0]))) return true;
  if (amount.value >= 10_000 && isPerMonth(tokens, amount.to + 1)) return false;
  if (hasMark || (amount.form !== 'grouped' && amount.form !== 'bare')) return false;
  // `maize flour 2,500 kilo`: the price of one; `wire 190,000 kilo 25`: a measure after it.
  const isOfNext =
    next?.kind === 'word' &&
    /^(?:kilo|lita|litre|gram|mita|inchi|nchi|wiki|yrs?)$/.test(next.low) &&
    tokens[amount.to + 2]?.kind === 'num';
  const isOfOne = isOfNext || (glued?.low === 'kilo' && amount.form === 'grouped');
  if (
    glued &&
    !isOfOne &&
    (MEASURES.has(glued.low) || COUNTS.has(glued.low) || glued.text === '"' || glued.text === '%' || glued.text === '°')
  )
    return true;
  if (next && !next.gap && (next.text === "'" || next.text === '*')) return true;
  return isNotMoney(tokens, amount, left, right, isMarked);
}
