import type { Token } from '#server/captions/text/tokens.ts';
import type { Hit } from '#server/captions/title/lexicon.ts';
import { type AmountContext, contextOf } from './amount-context.ts';
import { type Amount, MAX_PRICE_UGX, MIN_PRICE_UGX } from './amounts.ts';
import { isMultiBuy } from './multi-buy.ts';
import { othersDeals } from './others-deals.ts';
import { isPriceOnRequest } from './price-on-request.ts';
import { isQuantity } from './quantities.ts';
import type { Role } from './role-words.ts';
import * as words from './role-words.ts';

export interface RatedAmount extends Amount {
  role: Role;
  /** The seller says that this is the price (currency, `price`, `@`, `now` …), not only a number that looks like one. */
  isMarked: boolean;
  /** A word such as `now` or `new price` stands at it. */
  isNow: boolean;
  isRetail: boolean;
  isEach: boolean;
  context: AmountContext;
}

const low = (tokens: Token[], at: number | undefined) => (at === undefined ? '' : (tokens[at]?.low ?? ''));

/** `4500/kg`, `4500 per kilo` */
function isPerUnit(tokens: Token[], amount: Amount): boolean {
  const joint = tokens[amount.to + 1];
  return (joint?.text === '/' || joint?.low === 'per') && words.UNITS.has(low(tokens, amount.to + 2));
}

/** `usual price`, `market price`: adjectives that count only with the word price. */
function oldByAdjective(tokens: Token[], left: number[], step: number): boolean {
  return (
    words.OLD_BEFORE_PRICE.has(low(tokens, left[step])) &&
    /^(?:price|prices|bei|cost)$/.test(low(tokens, left[step - 1]))
  );
}

/** `2 months old` */
function isAge(tokens: Token[], at: number): boolean {
  return low(tokens, at) === 'old' && /^(?:days?|weeks?|months?|years?|yrs?|wks?)$/.test(low(tokens, at - 1));
}

/** `free delivery`, `delivery free`, `with delivery`, `pay on delivery`: the amount beside it is not the fee. */
function isIncluded(tokens: Token[], at: number): boolean {
  const before = low(tokens, at - 1);
  const next = [low(tokens, at + 1), low(tokens, at + 2)];
  return words.INCLUDED_BEFORE.has(before) || next.some((word) => words.INCLUDED_AFTER.has(word));
}

/** `training fee 150k` is what the training costs. */
function isCourseFee(tokens: Token[], at: number): boolean {
  return (
    /^(?:fee|fees)$/.test(low(tokens, at)) &&
    /^(?:training|course|tuition|class|classes|membership|workshop|coaching|entry|entrance|ticket)$/.test(
      low(tokens, at - 1),
    )
  );
}

/** `Boda from town 5,000`, `taxi to Mukono 3k` */
function isFare(tokens: Token[], at: number): boolean {
  return (
    /^(?:boda|taxi|matatu|uber|bolt|kamunye)$/.test(low(tokens, at)) &&
    /^(?:from|to|fare|is|money)$/.test(low(tokens, at + 1))
  );
}

/** `road to 50k`, `we hit 5k`: followers. */
function isMilestone(tokens: Token[], at: number): boolean {
  const word = low(tokens, at);
  if (word === 'to') return /^(?:road|journey|heading|race)$/.test(low(tokens, at - 1));
  return (
    /^(?:hit|reached|hitting|reaching|reach)$/.test(word) &&
    /^(?:we|i|finally|just|weve|have|to|us|page|account)$/.test(low(tokens, at - 1))
  );
}

/** The nearest decisive word left of the amount. */
function roleFromLeft(tokens: Token[], left: number[], isBareNumber: boolean): Role | 'now' | 'retail' | 'cash' | null {
  let sawPrice = false;
  for (let step = 0; step < left.length; step += 1) {
    const at = left[step] ?? 0;
    const word = low(tokens, at);
    if (tokens[at]?.use === 'sold') continue;
    if (word === 'not' && step === 0) return 'old';
    if (word === 'pay' && step < 2 && /^(?:dont|not|never)$/.test(low(tokens, at - 1))) return 'old';
    if (word === 'extra' && step === 0) return 'fee';
    if (isMilestone(tokens, at) && step < 2) return 'noise';
    if (word === 'of' && low(tokens, left[step + 1]) === 'instead') return 'old';
    if (words.OLD_WORDS.has(word) && step < 5 && !isAge(tokens, at)) return 'old';
    if (word === 'used' && low(tokens, at + 1) === 'to') return 'old';
    if (oldByAdjective(tokens, left, step)) return 'old';
    if (words.WHOLESALE_WORDS.has(word) && step < 5) return 'wholesale';
    if (words.RETAIL_WORDS.has(word) && step < 4) return 'retail';
    if (words.HIRE_WORDS.has(word) && step < 4) return 'hire';
    if (words.FEE_WORDS.has(word) && !isIncluded(tokens, at) && !isCourseFee(tokens, at) && (!sawPrice || step < 2))
      return 'fee';
    if (isFare(tokens, at) && step < 4) return 'fee';
    if (
      (words.DEPOSIT_WORDS.has(word) || isDownPayment(tokens, at) || isReserving(tokens, left, step)) &&
      step < 5 &&
      !sawPrice
    )
      return 'deposit';
    if (words.THRESHOLD_WORDS.has(word) && step < 3) return 'threshold';
    if (word === 'to' && step === 0 && low(tokens, at - 1) === 'up' && low(tokens, at - 2) !== 'top')
      return 'threshold';
    if (
      words.OFF_WORDS.has(word) &&
      step < 3 &&
      !sawPrice &&
      !isPercentOff(tokens, at) &&
      !/^(?:after|with)$/.test(low(tokens, at - 1))
    )
      return 'off';
    if (words.NOISE_WORDS.has(word) && step < 5 && !sawPrice) return 'noise';
    if (words.NUMBERED_WORDS.has(word) && step < 3 && isBareNumber) return 'noise';
    if (word === 'cash' && step < 2) return 'cash';
    if (words.NOW_WORDS.has(word) && step < 3) return 'now';
    if (/^(?:price|prices|bei|bbeeyi|cost|omuwendo|costs)$/.test(word)) sawPrice = true;
  }
  return null;
}

/** `30% off 85k`: the percentage is off, the amount is what is left to pay. */
function isPercentOff(tokens: Token[], at: number): boolean {
  return low(tokens, at - 1) === '%' || low(tokens, at - 2) === '%' || low(tokens, at - 1) === 'percent';
}

/** `book yours with only 30k` */
function isReserving(tokens: Token[], left: number[], step: number): boolean {
  if (low(tokens, left[step]) !== 'with' || step > 1) return false;
  return left
    .slice(step + 1, step + 4)
    .some((at) => /^(?:book|reserve|secure|start|order|preorder)$/.test(low(tokens, at)));
}

function isDownPayment(tokens: Token[], at: number): boolean {
  const word = low(tokens, at);
  const before = low(tokens, at - 1) === '-' ? low(tokens, at - 2) : low(tokens, at - 1);
  if (word === 'payment') return before === 'down' || before === 'first' || before === 'part' || before === 'initial';
  if (word === 'up') return before === 'top';
  return false;
}

/** The nearest decisive word right of the amount; `at` is where it stands. */
function roleFromRight(
  tokens: Token[],
  right: number[],
  isBareNumber = false,
): { role: Role | 'now' | 'retail' | 'cash' | 'each'; at: number } | null {
  for (let step = 0; step < Math.min(right.length, 5); step += 1) {
    const at = right[step] ?? 0;
    const word = low(tokens, at);
    const next = low(tokens, right[step + 1]);
    if (words.COUNTS_RIGHT.has(word) && (step === 0 || (step < 3 && isBareNumber))) return { role: 'noise', at };
    if (/^(?:loading|strong|family|fam)$/.test(word) && step === 0) return { role: 'noise', at };
    if (words.AFTER_NOISE.has(word) && step < 3) return { role: 'noise', at };
    if (/^(?:off|discount|less|cashback|bonus|saved)$/.test(word) && step < 2) return { role: 'off', at };
    if (words.INSTALMENT_WORDS.has(word) && step < 5) return { role: 'instalment', at };
    if (/^(?:per|a|every|each|kwa|kila|buli)$/.test(word) && words.PERIODS.has(next) && step < 2)
      return { role: 'instalment', at };
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
      (word === 'top' && next === 'up') ||
      (word === 'first' && step === 0)
    ) {
      return { role: 'deposit', at };
    }
    if (/^(?:book|reserve)$/.test(word) && low(tokens, right[step - 1]) === 'to' && step < 3)
      return { role: 'deposit', at };
    const isFee = (words.FEE_WORDS.has(word) && !word.startsWith('deliver')) || word === 'delivery';
    if (isFee && step < 3 && !isIncluded(tokens, at)) return { role: 'fee', at };
    if (words.WHOLESALE_WORDS.has(word) && step < 3) return { role: 'wholesale', at };
    if (words.RETAIL_WORDS.has(word) && step < 3) return { role: 'retail', at };
    if (words.HIRE_WORDS.has(word) && step < 3) return { role: 'hire', at };
    if (/^(?:before|zamani|previously|originally)$/.test(word) && step === 0) return { role: 'old', at };
    if (word === 'cash' && step < 2) return { role: 'cash', at };
    if (/^(?:now|sasa)$/.test(word) && step === 0) return { role: 'now', at };
    if (/^(?:each|apiece)$/.test(word) || (/^(?:per|a)$/.test(word) && words.EACH_WORDS.has(next)))
      return { role: 'each', at };
  }
  return null;
}

/** `Heels 85k delivery 10k`: the word before the next amount is the next one's, unless that one has its own word behind it. */
function belongsToNext(tokens: Token[], at: number, context: AmountContext, next: AmountContext | null): boolean {
  if (!context.nextIsNear || !next) return false;
  const rest = context.right.filter((index) => index > at).map((index) => low(tokens, index));
  const isSeparated = rest.some((word) => word === 'or' || word === 'and' || word === 'then');
  const isOwn = words.FEE_WORDS.has(low(tokens, at)) || words.DEPOSIT_WORDS.has(low(tokens, at));
  if (isSeparated || rest.length >= 3) return false;
  return (isOwn && rest.length === 0) || roleFromRight(tokens, next.right) === null;
}

function isPossible(amount: Amount): boolean {
  return !amount.isForeign && !amount.isNegative && amount.value >= MIN_PRICE_UGX && amount.value <= MAX_PRICE_UGX;
}

/** Written in a way that lengths, resolutions and counts share. */
function isWeak(amount: Amount): boolean {
  if (amount.form === 'k') return amount.value <= 8000;
  if (amount.form === 'm') return amount.value <= 99e6 && Number.isInteger(amount.value / 1e6);
  return amount.form === 'bare' || amount.form === 'grouped';
}

/** Says for each amount what it is for. Marks the words an amount has used up, so that the next one does not use them again. */
export function rateAmounts(tokens: Token[], amounts: Amount[], hits: Hit[]): RatedAmount[] {
  const contexts = amounts.map((_, index) => contextOf(tokens, amounts, index));
  const taken = new Set<number>();
  const isKeptBack = isPriceOnRequest(tokens);
  const deals = othersDeals(tokens);
  const rated = amounts.map((amount, index): RatedAmount => {
    const context = contexts[index] ?? { left: [], right: [], nextIsNear: false };
    const left = context.left.filter((at) => !taken.has(at));
    const one: RatedAmount = {
      ...amount,
      role: 'price',
      isMarked: false,
      isNow: false,
      isRetail: false,
      isEach: false,
      context,
    };
    const isPriced =
      isPerUnit(tokens, amount) ||
      left.slice(0, 3).some((at) => words.PRICE_WORDS.has(low(tokens, at))) ||
      low(tokens, amount.from - 1) === '@';
    const isBareNumber = !amount.isShilling && (amount.form === 'bare' || amount.form === 'grouped');
    const fromLeft = roleFromLeft(tokens, left, isBareNumber);
    const found = roleFromRight(tokens, context.right, isBareNumber);
    const isNexts = found !== null && belongsToNext(tokens, found.at, context, contexts[index + 1] ?? null);
    const fromRight = isNexts ? null : (found?.role ?? null);
    one.isMarked = isPriced || amount.isShilling || fromLeft === 'now' || fromLeft === 'retail';
    one.isNow = fromLeft === 'now' || fromRight === 'now';
    one.isRetail = fromLeft === 'retail' || fromRight === 'retail';
    one.isEach = fromRight === 'each' || left.slice(0, 2).some((at) => /^(?:each|emu)$/.test(low(tokens, at)));
    if (!isPossible(amount)) return { ...one, role: 'noise' };
    if (isQuantity(tokens, amount, left, context.right, one.isMarked)) return { ...one, role: 'noise' };
    if (deals?.[amount.from] === 1 && fromLeft !== 'old') return { ...one, role: 'noise' };
    if (isKeptBack && !one.isMarked && isWeak(amount)) return { ...one, role: 'noise' };
    const isPlainLeft = fromLeft === null || fromLeft === 'now' || fromLeft === 'retail' || fromLeft === 'cash';
    const isAllIn =
      fromLeft === 'fee' && context.right.slice(0, 3).some((at) => /^(?:inclusive|included)$/.test(low(tokens, at)));
    if (!isPlainLeft && !isAllIn) one.role = fromLeft;
    if ((isPlainLeft || fromLeft === 'deposit') && fromRight !== null && found) {
      if (fromRight === 'off' || !['now', 'retail', 'cash', 'each'].includes(fromRight)) one.role = fromRight as Role;
      for (const at of context.right) if (at <= found.at) taken.add(at);
    } else if (found && !isNexts) taken.add(found.at);
    if (one.role === 'price' && !one.isEach && isMultiBuy(tokens, amount, hits)) one.role = 'multi';
    return one;
  });
  passOnFees(tokens, rated, hits);
  dropSoldCounts(tokens, rated);
  return rated;
}

/** `Delivery 5k within Kampala, 10k Mukono`: the fees of one list share the word delivery. */
function passOnFees(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): void {
  for (let index = 1; index < amounts.length; index += 1) {
    const previous = amounts[index - 1];
    const amount = amounts[index];
    if (previous?.role !== 'fee' || amount?.role !== 'price' || amount.isNow) continue;
    let isOneList =
      amount.from - previous.to < 10 && !hits.some((hit) => hit.from > previous.to && hit.to < amount.from);
    for (let at = previous.to + 1; at < amount.from && isOneList; at += 1) {
      const token = tokens[at];
      if (
        !token ||
        token.kind === 'nl' ||
        token.kind === 'emoji' ||
        words.PRICE_WORDS.has(token.low) ||
        '.!?|'.includes(token.text)
      ) {
        isOneList = false;
      }
    }
    if (isOneList) amount.role = 'fee';
  }
}

/** `10k sold`, `5k+ sold on TikTok`: how often something was bought, unless it is the only amount and nothing speaks of a count. */
function dropSoldCounts(tokens: Token[], amounts: RatedAmount[]): void {
  for (const amount of amounts) {
    if (amount.role !== 'price' || amount.isShilling) continue;
    const at = amount.to + (amount.isFloor ? 2 : 1);
    if (low(tokens, at) !== 'sold' || low(tokens, at + 1) === 'out') continue;
    const isCount =
      amount.isFloor ||
      amount.form === 'bare' ||
      (amount.form === 'grouped' && amount.value < 5000) ||
      words.TALLY_WORDS.has(low(tokens, at + 1)) ||
      words.TALLY_LEFT.has(low(tokens, amount.from - 1)) ||
      amounts.some((other) => other !== amount && other.role === 'price');
    if (isCount) amount.role = 'noise';
  }
}
