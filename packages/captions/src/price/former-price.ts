import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { CUT_WORDS, OLD_BEFORE_PRICE } from '#captions/price/roles/role-words.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';

/** Finds former prices that no single word gives away: two amounts joined by a cut, an arrow, a cross or a `now`. */

const isCross = (token: Token | undefined) => token !== undefined && /^[❌✖✘✗🚫⛔❎]/u.test(token.text);

/** A cross behind an amount is that amount's, not the next one's: `120k ❌ 95k ✅`. */
function isCrossed(tokens: Token[], amount: RatedAmount, previous: RatedAmount | undefined): boolean {
  if (isCross(tokens[amount.to + 1])) return !/^(?:sold|out|gone|finished)$/.test(lowAt(tokens, amount.to + 2));
  return isCross(tokens[amount.from - 1]) && previous?.to !== amount.from - 2;
}

/** `I sold this at 150k`, `I had put 900k`, `40,000 was the price`, `2.5m last month`: told of a time before. */
function isPast(tokens: Token[], amount: RatedAmount): boolean {
  const right = amount.context.right.slice(0, 2).map((at) => lowAt(tokens, at));
  if (right[0] === 'was' || right[0] === 'yesterday') return true;
  if (right[0] === 'last' && /^(?:week|month|year|time|term|season)$/.test(right[1] ?? '')) return true;
  return amount.context.left.slice(0, 4).some((at) => {
    const before = lowAt(tokens, at - 1);
    return /^(?:sold|put|selling|asking)$/.test(lowAt(tokens, at)) && /^(?:i|we|had|was|were|been)$/.test(before);
  });
}

/** `yesterday 140k`, `last week 140k` */
function isPastDay(tokens: Token[], amount: RatedAmount): boolean {
  const [first, second] = amount.context.left;
  if (lowAt(tokens, first) === 'yesterday') return true;
  return /^(?:week|month|year|time)$/.test(lowAt(tokens, first)) && lowAt(tokens, second) === 'last';
}

/** `this week 20k`, `this month only 20k`, `wiki hii 20k` */
function isThisTime(tokens: Token[], amount: RatedAmount): boolean {
  return amount.context.left.slice(0, 4).some((at) => {
    const before = lowAt(tokens, at - 1);
    if (/^(?:week|weekend|month|season|friday|saturday|sunday)$/.test(lowAt(tokens, at))) return before === 'this';
    return /^(?:hii|huu|eno|guno)$/.test(lowAt(tokens, at)) && /^(?:wiki|wiiki|mwezi|ssabbiiti|sabiiti)$/.test(before);
  });
}

/** `regular 120,000, promo 95,000` */
function isRegularBeforePromo(tokens: Token[], amount: RatedAmount, next: RatedAmount | undefined): boolean {
  if (!next || next.value >= amount.value) return false;
  if (isPastDay(tokens, amount)) return true;
  if (!OLD_BEFORE_PRICE.has(lowAt(tokens, amount.context.left[0]))) return false;
  return (
    next.isNow ||
    isThisTime(tokens, next) ||
    /^(?:promo|promotion|offer|sale|special|discounted|discount)$/.test(lowAt(tokens, next.context.left[0]))
  );
}

function hasArrow(tokens: Token[], from: number, to: number): boolean {
  let text = '';
  for (let at = from; at < to && at < from + 5; at += 1) text += tokens[at]?.text ?? '';
  return to - from <= 5 && /^(?:[➡→➜➔⇒👉▶⏩➝⟶]+|-+>|=+>|>{1,3}|–>)$/u.test(text);
}

/** `Price slash! Bags 100k to 70k`: a word of reduction not far before. */
function cutBefore(tokens: Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at > from - 13; at -= 1) if (CUT_WORDS.has(lowAt(tokens, at))) return true;
  return false;
}

/** `slashed from 250k to 199k`, `from 250k down to 199k`, `price drop from 90k to 70k`. */
function isCutFrom(tokens: Token[], amount: RatedAmount, next: RatedAmount | undefined): boolean {
  const { left } = amount.context;
  if (
    next &&
    next.value < amount.value &&
    next.from === amount.to + 2 &&
    /^(?:to|hadi|-|–)$/.test(lowAt(tokens, amount.to + 1)) &&
    cutBefore(tokens, amount.from)
  )
    return true;
  if (!/^(?:from|kutoka|toka|okuva)$/.test(lowAt(tokens, left[0]))) return false;
  if (left.slice(1, 5).some((at) => CUT_WORDS.has(lowAt(tokens, at)))) return true;
  if (!next || next.value >= amount.value || next.from - amount.to > 5) return false;
  for (let at = next.to + 1; at <= next.to + 6; at += 1) {
    if (
      CUT_WORDS.has(lowAt(tokens, at)) ||
      /^(?:offer|promo|promotion|discount|deal|clearance|ofa)$/.test(lowAt(tokens, at))
    )
      return true;
  }
  for (let at = amount.to + 1; at < next.from; at += 1) {
    const word = lowAt(tokens, at);
    if (CUT_WORDS.has(word) || word === 'now') return true;
  }
  return false;
}

function termBetween(tokens: Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.kind === 'nl' || (tokens[at]?.kind === 'word' && (tokens[at]?.low.length ?? 0) > 4)) return true;
  }
  return false;
}

export function markFormerPrices(tokens: Token[], amounts: RatedAmount[]): void {
  const prices = amounts.filter((amount) => amount.role === 'price');
  const plain = prices.filter((amount, index) => !isCrossed(tokens, amount, prices[index - 1]) && !amount.isStruck);
  for (let index = 0; index < prices.length; index += 1) {
    const amount = prices[index];
    const next = prices[index + 1];
    const previous = prices[index - 1];
    if (!amount) continue;
    const isStruck = plain.length > 0 && (amount.isStruck || isCrossed(tokens, amount, previous));
    const isLeftBehind =
      next !== undefined &&
      next.value < amount.value &&
      !amount.isNow &&
      ((next.isNow && isPast(tokens, amount)) ||
        hasArrow(tokens, amount.to + 1, next.from) ||
        (next.isNow && next.from - amount.to < 6 && !termBetween(tokens, amount.to + 1, next.from)));
    const isDownFrom =
      previous !== undefined &&
      previous.value < amount.value &&
      lowAt(tokens, amount.context.left[0]) === 'from' &&
      (previous.isNow || amount.from - previous.to === 2 || CUT_WORDS.has(lowAt(tokens, amount.context.left[1])));
    if (
      isStruck ||
      isLeftBehind ||
      isDownFrom ||
      isCutFrom(tokens, amount, next) ||
      isRegularBeforePromo(tokens, amount, next)
    )
      amount.role = 'old';
  }
}
