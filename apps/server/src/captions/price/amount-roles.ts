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
import { roleFromLeft, roleFromRight } from './side-roles.ts';

export interface RatedAmount extends Amount {
  role: Role;
  /**
   * The seller says that this is the price (currency, `price`, `@`, `now` …), not only a number that looks like one.
   */
  isMarked: boolean;
  /** A word such as `now` or `new price` stands at it. */
  isNow: boolean;
  isRetail: boolean;
  isEach: boolean;
  context: AmountContext;
}

const low = (tokens: Token[], at: number | undefined) => (at === undefined ? '' : (tokens[at]?.low ?? ''));

/** `4500/kg`, `4500 per kilo`, `3500 a bottle` */
function isPerUnit(tokens: Token[], amount: Amount): boolean {
  const joint = tokens[amount.to + 1];
  return (
    (joint?.text === '/' || joint?.low === 'per' || joint?.low === 'a') && words.UNITS.has(low(tokens, amount.to + 2))
  );
}

/**
 * `Heels 85k delivery 10k`: the word before the next amount is the next one's, unless that one has its own word behind
 * it.
 */
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

/**
 * Says for each amount what it is for. Marks the words an amount has used up, so that the next one does not use them
 * again.
 */
export function rateAmounts(tokens: Token[], amounts: Amount[], hits: Hit[]): RatedAmount[] {
  const contexts = amounts.map((_, index) => contextOf(tokens, amounts, index));
  const taken = new Set<number>();
  const isKeptBack = isPriceOnRequest(tokens);
  const deals = othersDeals(tokens);
  const isCostly = hits.some(({ term }) => term.group.tags.some((tag) => /^(?:property|vehicle|land)$/.test(tag)));
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
    if (isKeptBack && !one.isMarked && isWeak(amount) && !(amount.form === 'm' && isCostly))
      return { ...one, role: 'noise' };
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
  passOnToRangeEnd(tokens, rated);
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

/**
 * `10k sold`, `5k+ sold on TikTok`: how often something was bought, unless it is the only amount and nothing speaks of
 * a count.
 */
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

/** `bill drops from 200k to 80k`, `delivery 5k to 10k`: the end of a range is for what its beginning is for. */
function passOnToRangeEnd(tokens: Token[], amounts: RatedAmount[]): void {
  for (let index = 1; index < amounts.length; index += 1) {
    const start = amounts[index - 1];
    const end = amounts[index];
    if (!start || !end || end.from !== start.to + 2) continue;
    const joint = low(tokens, start.to + 1);
    // `100k-150k/month`, not `500k - 50k/month`: a price and what is paid by the month.
    const isRateRange = end.role === 'instalment' && start.role === 'price' && start.value < end.value;
    if (isRateRange && /^(?:to|hadi|mpaka|-|–)$/.test(joint)) start.role = 'instalment';
    const isOpen = end.role === 'price' || (end.role === 'instalment' && start.role === 'noise');
    if (!isOpen || end.isEach) continue;
    const isBetween = /^(?:and|na|ne)$/.test(joint) && low(tokens, start.context.left[0]) === 'between';
    if ((!isBetween && !/^(?:to|hadi|mpaka|-|–)$/.test(joint)) || start.form === 'bare') continue;
    if (/^(?:hire|wholesale|noise|fee|threshold|off|instalment|deposit)$/.test(start.role)) end.role = start.role;
  }
}
