import { lowAt, type Token } from '#captions/text/tokens.ts';
import { memoizeByWord } from '#captions/text/word-forms.ts';
import { words as listOf } from '#captions/text/words.ts';
import { TRANSPORT } from '#captions/title/lexicon.ts';
import { roleOfPhrase } from './phrases.ts';
import { isPerMonth, isRate, STROKE_PERIODS } from './rates.ts';
import type { Role } from './role-words.ts';
import * as words from './role-words.ts';
import { isDownPayment, isReserving } from './schemes.ts';

/** `installation package, 4 cameras 1.2m`: other goods stand between the word and the amount; not `delivery of sofas 20k`. */
function isGoodsBetween(tokens: Token[], at: number, last: number, goods: Uint8Array): boolean {
  if (
    !words.FEE_WORDS.has(lowAt(tokens, at)) ||
    /^(?:of|for|per|ya|y|z|za|ku|mpaka|hadi|to)$/.test(lowAt(tokens, at + 1))
  )
    return false;
  for (let between = at + 1; between <= last; between += 1) if (goods[between] === 1) return true;
  return false;
}

const CASH = /^(?:cash|enkalu|nkalu|taslimu|keshi|outright|kashi|total)$/;

/** `usual price`, `market price`: adjectives that count only with the word price. */
function oldByAdjective(tokens: Token[], left: number[], step: number): boolean {
  return (
    words.OLD_BEFORE_PRICE.has(lowAt(tokens, left[step])) &&
    /^(?:price|prices|bei|cost)$/.test(lowAt(tokens, left[step - 1]))
  );
}

/** `old jeans 20k`, `Vans old skool 80k`: the goods are old, not the price. */
const isOldGoods = (tokens: Token[], at: number, goods: Uint8Array) =>
  lowAt(tokens, at) === 'old' && (goods[at] !== 0 || goods[at + 1] === 1);

/** `2 months old` */
function isAge(tokens: Token[], at: number): boolean {
  return lowAt(tokens, at) === 'old' && /^(?:days?|weeks?|months?|years?|yrs?|wks?)$/.test(lowAt(tokens, at - 1));
}

const FREE = /^(?:free|bure|bwereere)$/;

/** `free delivery`, `delivery free`, `with delivery`, `pay on delivery`: the amount beside it is not the fee. */
function isIncluded(tokens: Token[], at: number): boolean {
  for (let ahead = at + 1; ahead < at + 7 && /^(?:word|nl)$/.test(tokens[ahead]?.kind ?? ''); ahead += 1)
    if (FREE.test(lowAt(tokens, ahead))) return true;
  // `68k + delivery 5k` adds what `with delivery` includes.
  const isAdded = tokens[at - 2]?.kind === 'num' && tokens[at + 1]?.kind === 'num';
  const before = isAdded ? '' : lowAt(tokens, at - 1);
  const next = isAdded ? [] : [lowAt(tokens, at + 1), lowAt(tokens, at + 2)];
  return words.INCLUDED_BEFORE.has(before) || next.some((word) => words.INCLUDED_AFTER.has(word));
}

/** `training fee 150k` is what the training costs. */
function isCourseFee(tokens: Token[], at: number): boolean {
  return (
    /^(?:fee|fees)$/.test(lowAt(tokens, at)) &&
    [1, 2, 3, 4, 5].some((back) =>
      /^(?:training|course|tuition|class|classes|lessons?|membership|workshop|coaching|entry|entrance|ticket)$/.test(
        lowAt(tokens, at - back),
      ),
    )
  );
}

/** `Boda from town 5,000`, `by bus 10k`, where other goods are named. */
const isFare = (tokens: Token[], at: number, goods: Uint8Array) =>
  goods[at] === 0 &&
  goods[at + 1] !== 1 &&
  TRANSPORT.has(lowAt(tokens, at)) &&
  !/^(?:riders?|guys?|m[ae]n)$/.test(lowAt(tokens, at + 1));

/** `400k at the duty free`, `3m in Dubai` */
function isElsewhere(tokens: Token[], at: number): boolean {
  if (!/^(?:at|in|on)$/.test(lowAt(tokens, at))) return false;
  const place = /^(?:the|that|other)$/.test(lowAt(tokens, at + 1)) ? lowAt(tokens, at + 2) : lowAt(tokens, at + 1);
  const isStyle = [2, 3].some((ahead) => /^(?:style|styles|quality|design)$/.test(lowAt(tokens, at + ahead)));
  if (isStyle) return false;
  return /^(?:malls?|supermarkets?|duty|boutiques?|cafes?|restaurants?|shops|amazon|jumia|dubai|abroad|town|stores|bookshops?|pharmac(?:y|ies)|shein|europe|airport)$/.test(
    place,
  );
}

const LEFT_LISTS = [
  words.OLD_WORDS,
  words.OLD_BEFORE_PRICE,
  words.WHOLESALE_WORDS,
  words.RETAIL_WORDS,
  words.HIRE_WORDS,
  words.FEE_WORDS,
  words.DEPOSIT_WORDS,
  words.THRESHOLD_WORDS,
  words.OFF_WORDS,
  words.NOISE_WORDS,
  words.NUMBERED_WORDS,
  words.NOW_WORDS,
  words.PERIODS,
  TRANSPORT,
  listOf(`not pay extra parking visit add ongeza yongerako oyongerako get receive unapata ofuna bill bills capital includes including contains containing name names logo logos initials weekly daily monthly of ya zawadi tuzo ekirabo kirabo like
    to hit reached hitting reaching reach used half nusu ekitundu payment up with full price prices bei bbeeyi cost omuwendo costs`),
];
/** A word in none of these lists says nothing of an amount behind it. */
const isLeftCue = memoizeByWord((low) => CASH.test(low) || LEFT_LISTS.some((list) => list.has(low)));

export function roleFromLeft(
  tokens: Token[],
  left: number[],
  isBareNumber: boolean,
  goods: Uint8Array,
): Role | 'now' | 'retail' | 'cash' | null {
  let sawPrice = false;
  for (let step = 0; step < left.length; step += 1) {
    const at = left[step] ?? 0;
    const word = lowAt(tokens, at);
    const token = tokens[at];
    if (!token || token.use === 'sold' || (token.kind !== 'num' && !isLeftCue(token.word))) continue;
    const phrase = roleOfPhrase(tokens, at, step);
    if (phrase) return phrase;
    if (/^(?:instead of|badala ya)$/.test(`${lowAt(tokens, left[step + 1])} ${word}`)) return 'old';
    if (words.OLD_WORDS.has(word) && step < 5 && !isAge(tokens, at) && !isOldGoods(tokens, at, goods)) return 'old';
    if ((word === 'used' && lowAt(tokens, at + 1) === 'to') || oldByAdjective(tokens, left, step)) return 'old';
    if (words.WHOLESALE_WORDS.has(word) && goods[at] === 0 && step < 5) return 'wholesale';
    if (words.RETAIL_WORDS.has(word) && step < 4) return 'retail';
    if (words.HIRE_WORDS.has(word) && step < 4) return 'hire';
    if (isGoodsBetween(tokens, at, left[0] ?? at, goods)) continue;
    if (words.FEE_WORDS.has(word) && !isIncluded(tokens, at) && !isCourseFee(tokens, at) && (!sawPrice || step < 2))
      return 'fee';
    if (isFare(tokens, at, goods) && step < 4) return 'fee';
    if (
      (words.DEPOSIT_WORDS.has(word) || isDownPayment(tokens, at) || isReserving(tokens, left, step)) &&
      step < 5 &&
      !sawPrice
    )
      return 'deposit';
    if (
      words.THRESHOLD_WORDS.has(word) &&
      goods[at] === 0 &&
      step < 3 &&
      !/^(?:pro|plus|note|air)$/.test(lowAt(tokens, at - 1))
    )
      return 'threshold';
    if (word === 'to' && step === 0 && lowAt(tokens, at - 1) === 'up' && lowAt(tokens, at - 2) !== 'top')
      return 'threshold';
    if (
      words.OFF_WORDS.has(word) &&
      goods[at] !== 1 &&
      step < 3 &&
      !sawPrice &&
      !isPercentOff(tokens, at) &&
      !/^(?:after|with)$/.test(lowAt(tokens, at - 1))
    )
      return 'off';
    const isPraise = word === 'worth' && lowAt(tokens, at + 1) === 'it';
    if (words.NOISE_WORDS.has(word) && !isPraise && goods[at] === 0 && step < 5 && !sawPrice && !isOffered(tokens, at))
      return 'noise';
    if (words.NUMBERED_WORDS.has(word) && step < 3 && isBareNumber) return 'noise';
    const isFull = word === 'full' && /^(?:price|payment|amount|cost)$/.test(lowAt(tokens, at + 1));
    if ((CASH.test(word) && step < 2) || (isFull && step < 4)) return 'cash';
    if (words.NOW_WORDS.has(word) && goods[at] === 0 && step < 3 && !isCondition(tokens, at)) return 'now';
    if (/^(?:price|prices|bei|bbeeyi|cost|omuwendo|costs)$/.test(word)) sawPrice = true;
  }
  return null;
}

/** `brand new 1.2m`, `new 900k, used 600k`: the state of the goods, not of the price. */
function isCondition(tokens: Token[], at: number): boolean {
  // `ndogo 15k kati 22k kubwa 30k`: the middle size.
  if (lowAt(tokens, at) === 'kati')
    return (
      lowAt(tokens, at - 1) === 'ya' ||
      tokens.slice(Math.max(0, at - 8), at + 8).some((token) => /^[a-z]{0,4}(?:dogo|kubwa)$/.test(token.low))
    );
  if (lowAt(tokens, at) !== 'new') return false;
  if (/^ones?$/.test(lowAt(tokens, at + 1))) return true;
  return (
    lowAt(tokens, at - 1) === 'brand' ||
    tokens.slice(Math.max(0, at - 20), at + 20).some((token) => token.low === 'used' || token.low === 'refurbished')
  );
}

/** `giving it at 85k` */
const isOffered = (tokens: Token[], at: number) =>
  lowAt(tokens, at) === 'giving' && /^(?:it|them|this|these|you|at)$/.test(lowAt(tokens, at + 1));

/** `30% off 85k`: the percentage is off, the amount is what is left to pay. */
function isPercentOff(tokens: Token[], at: number): boolean {
  return lowAt(tokens, at - 1) === '%' || lowAt(tokens, at - 2) === '%' || lowAt(tokens, at - 1) === 'percent';
}

/** `30k before you ask` */
const ASKER = /^(?:you|u|i|we|they|it|he|she|anyone|somebody)$/;

/** `10k if you need a frame`, `5k sold separately`, `8k outside Kampala`, `20k extra`: paid for something else. */
function isPaidBeside(tokens: Token[], right: number[], step: number): boolean {
  const at = right[step] ?? 0;
  const word = lowAt(tokens, at);
  const next = lowAt(tokens, right[step + 1]);
  if (word === 'if') return next === 'you' && /^(?:need|want|like)$/.test(lowAt(tokens, right[step + 2]));
  if (word === 'sold') return next === 'separately';
  if (step > 0) return false;
  if (/^(?:extra|more)$/.test(word))
    return (word === 'extra' || tokens[at - 1]?.kind === 'num') && tokens[at - 1]?.low !== 'free';
  return /^(?:separate(?:ly)?|outside|upcountry)$/.test(word);
}

const RIGHT_LISTS = [
  words.COUNTS_RIGHT,
  words.AFTER_NOISE,
  words.INSTALMENT_WORDS,
  words.DEPOSIT_WORDS,
  words.FEE_WORDS,
  words.WHOLESALE_WORDS,
  words.RETAIL_WORDS,
  words.HIRE_WORDS,
  listOf(`loading strong family fam fake fakes knockoffs scam at in on off discount less cashback bonus saved pm p per a every each apiece kwa kila buli down top first refundable book reserve if sold separate separately
    outside upcountry extra more delivery before zamani previously originally crossed now sasa`),
];
/** A word in none of these lists says nothing of an amount before it. */
const isRightCue = memoizeByWord(
  (low) => CASH.test(low) || STROKE_PERIODS.test(low) || RIGHT_LISTS.some((list) => list.has(low)),
);

/** The nearest decisive word right of the amount; `at` is where it stands. */
export function roleFromRight(
  tokens: Token[],
  right: number[],
  isBareNumber = false,
): { role: Role | 'now' | 'retail' | 'cash' | 'each'; at: number } | null {
  for (let step = 0; step < Math.min(right.length, 5); step += 1) {
    const at = right[step] ?? 0;
    const token = tokens[at];
    if (!token || (token.kind !== 'num' && !isRightCue(token.word))) continue;
    const word = token.low;
    const next = lowAt(tokens, right[step + 1]);
    if (words.COUNTS_RIGHT.has(word) && (step === 0 || (step < 3 && isBareNumber))) return { role: 'noise', at };
    if (/^(?:loading|strong|family|fam|fake|fakes|knockoffs|scam)$/.test(word) && step === 0)
      return { role: 'noise', at };
    if (isElsewhere(tokens, at) && step < 3) return { role: 'noise', at };
    if (words.AFTER_NOISE.has(word) && step < 3) return { role: 'noise', at };
    if (
      /^(?:off|discount|less|cashback|bonus|saved)$/.test(word) &&
      step < 2 &&
      !/^(?:after|with)$/.test(lowAt(tokens, at - 1))
    )
      return { role: 'off', at };
    if ((words.INSTALMENT_WORDS.has(word) && step < 5) || (step === 0 && isPerMonth(tokens, at)))
      return { role: 'instalment', at };
    if (step < 2 && isRate(tokens, at, right[step + 1], right[step + 2])) return { role: 'instalment', at };
    if (
      words.DEPOSIT_WORDS.has(word) &&
      word !== 'add' &&
      step < 3 &&
      tokens[at - 1]?.text !== '%' &&
      !/^(?:not|free|no)$/.test(next)
    )
      return { role: 'deposit', at };
    if (
      (word === 'down' && next === 'payment') ||
      (word === 'top' &&
        next === 'up' &&
        !/^(?:accepted|allowed|welcome|possible|available|deals)$/.test(lowAt(tokens, right[step + 2]))) ||
      (word === 'first' && step === 0) ||
      (word === 'refundable' && step < 2) ||
      (/^(?:book|reserve)$/.test(word) && lowAt(tokens, right[step - 1]) === 'to' && step < 3)
    ) {
      return { role: 'deposit', at };
    }
    if (isPaidBeside(tokens, right, step)) return { role: 'fee', at };
    const isFee = (words.FEE_WORDS.has(word) && !word.startsWith('deliver')) || word === 'delivery';
    if (isFee && step < 3 && !isIncluded(tokens, at)) return { role: 'fee', at };
    if (words.WHOLESALE_WORDS.has(word) && step < 3) return { role: 'wholesale', at };
    if (words.RETAIL_WORDS.has(word) && step < 3) return { role: 'retail', at };
    if (words.HIRE_WORDS.has(word) && next !== 'purchase' && step < 3) return { role: 'hire', at };
    if (/^(?:before|zamani|previously|originally|crossed)$/.test(word) && step === 0 && !ASKER.test(next))
      return { role: 'old', at };
    if (CASH.test(word) && step < 2) return { role: 'cash', at };
    if (/^(?:now|sasa)$/.test(word) && step === 0) return { role: 'now', at };
    // `2k each for hire`
    if (word === 'each' && next === 'for' && words.HIRE_WORDS.has(lowAt(tokens, at + 2))) return { role: 'hire', at };
    if (/^(?:each|apiece)$/.test(word) || (/^(?:per|a)$/.test(word) && words.EACH_WORDS.has(next)))
      return { role: 'each', at };
  }
  return null;
}
