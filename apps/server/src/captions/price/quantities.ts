import type { Token } from '#server/captions/text/tokens.ts';
import { COUNTS, MEASURES, MODEL_WORDS, SCREEN_WORDS } from '#server/captions/text/units.ts';
import { JOINERS, STOP_WORDS, VARIANT_WORDS } from '#server/captions/title/lexicon/stop-words.ts';
import { isGoodsWord } from '#server/captions/title/lexicon.ts';
import type { Amount } from './amounts.ts';
import { CODE_WORDS } from './role-words.ts';

/** Numbers that look like money and are sizes, distances, resolutions, counts, years, codes or model numbers. */

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));
const GOLD = words('gold plated carat carats karat karats ct');
const LENGTH_BEFORE = words('length width height depth distance x by wide long measuring measures only-x');
const LENGTH_AFTER = words(
  `cable cord wire rope hose long length wide width high height tall deep x off away repeats race run sprint walk by metres meters from of fabric cloth hdmi usb extension
   led strip tape pipe carpet curtain curtains drop access height walk distance final finals hurdles heats freestyle swim radius range sq square apart dash relay ladder pole tent banner backdrop`,
);
const LENGTH_GOODS = words(
  'cable cables cord wire rope hose extension strip lights curtain curtains carpet fabric kitenge material ladder tape pipe net mesh tent pole banner backdrop ribbon hdmi usb ethernet led',
);

/** `1.2m to let` is a price, `500m to school` a distance. */
const TO_DO = words('let own buy order book pay get clear grab take rent go start');

const lowAt = (tokens: Token[], at: number | undefined) => (at === undefined ? '' : (tokens[at]?.low ?? ''));

function isYear(amount: Amount): boolean {
  return amount.form === 'bare' && amount.value >= 1950 && amount.value <= 2040;
}

/** `4K UHD`, `smart TV 8K`: picture resolution. `18k gold`: purity. `5k run`: distance. */
function isNotThousands(tokens: Token[], amount: Amount, left: number[], right: number[]): boolean {
  const count = amount.value / 1000;
  const next = lowAt(tokens, right[0]);
  const isAdjacent = right[0] === amount.to + 1;
  if (isAdjacent && (COUNTS.has(next) || (next === 'gold' && count <= 24) || GOLD.has(next))) return true;
  if (isAdjacent && next === 'plus' && COUNTS.has(lowAt(tokens, right[1]))) return true;
  const isCarat = [9, 10, 14, 18, 21, 22, 24].includes(count);
  if (isCarat && [left[0], right[0], right[1]].some((at) => GOLD.has(lowAt(tokens, at)))) return true;
  if (![2, 4, 8].includes(count)) return false;
  if (/^[248]k$/.test(lowAt(tokens, amount.from - 1))) return true;
  const isInches = tokens[left[0] ?? -1]?.unit === 'inch' || tokens[(left[0] ?? -2) + 1]?.text === '"';
  return isInches || [left[0], right[0], right[1]].some((at) => SCREEN_WORDS.has(lowAt(tokens, at)));
}

/** Metres and months are written `m` too. A scale spelt `million` or a capital M with a decimal never is a length. */
function isNotMillions(tokens: Token[], amount: Amount, left: number[], right: number[]): boolean {
  const number = tokens[amount.from];
  const scale = amount.from === amount.to ? (number?.unit ?? '') : lowAt(tokens, amount.to);
  if (scale.length > 1) return false;
  const isToPlace =
    lowAt(tokens, amount.to + 1) === 'to' &&
    tokens[amount.to + 2]?.kind === 'word' &&
    !TO_DO.has(lowAt(tokens, amount.to + 2));
  if (isToPlace || (right[0] === amount.to + 1 && LENGTH_AFTER.has(lowAt(tokens, right[0])))) return true;
  if (right[0] === amount.to + 1 && /^(?:warranty|guarantee)$/.test(lowAt(tokens, right[0]))) return true;
  const after = tokens[amount.to + 1];
  if (after && (after.text === 'x' || after.text === '*')) return true;
  if (left[0] === amount.from - 1 && LENGTH_BEFORE.has(lowAt(tokens, left[0]))) return true;
  const isCapital = (tokens[amount.to]?.text ?? '').endsWith('M');
  if (!Number.isInteger(amount.value / 1e6) || isCapital) return false;
  return [...left, ...right].some((at) => LENGTH_GOODS.has(lowAt(tokens, at)));
}

/** `15,000 strong`, `5,000+ happy brides`: a plain number runs on into words that are neither goods nor sales talk. */
function countsSomething(tokens: Token[], amount: Amount, left: number[], right: number[]): boolean {
  const at = amount.to + (amount.isFloor ? 2 : 1);
  const next = tokens[at];
  if (right[0] !== at || next?.kind !== 'word' || next.text !== next.low) return false;
  if (left.slice(0, 4).some((index) => isGoodsWord(tokens, index))) return false;
  if (amount.isFloor) return !/^(?:only|each|per|negotiable|upwards|depending)$/.test(next.low);
  return (
    !STOP_WORDS.has(next.low) && !VARIANT_WORDS.has(next.low) && !JOINERS.has(next.low) && !isGoodsWord(tokens, at)
  );
}

/** A figure without scale or currency: needs the look of money and nothing around that explains it otherwise. */
function isNotMoney(tokens: Token[], amount: Amount, left: number[], right: number[], isMarked: boolean): boolean {
  const nearest = left[0] === undefined ? '' : lowAt(tokens, left[0]);
  const isNear = left[0] !== undefined && amount.from - left[0] <= 3;
  if (
    isNear &&
    CODE_WORDS.has(nearest) &&
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

/** True if the number says how much, how many or which, not what it costs. */
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
  if (amount.form === 'k' && !hasMark && isNotThousands(tokens, amount, left, right)) return true;
  if (amount.form === 'm' && !isMarked && isNotMillions(tokens, amount, left, right)) return true;
  if (amount.form === 'm' && right[0] === amount.to + 1 && COUNTS.has(lowAt(tokens, right[0]))) return true;
  if (hasMark || (amount.form !== 'grouped' && amount.form !== 'bare')) return false;
  if (
    glued &&
    (MEASURES.has(glued.low) || COUNTS.has(glued.low) || glued.text === '"' || glued.text === '%' || glued.text === '°')
  )
    return true;
  if (next && !next.gap && (next.text === "'" || next.text === '*')) return true;
  return isNotMoney(tokens, amount, left, right, isMarked);
}
