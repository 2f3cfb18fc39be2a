import { type Amount, MAX_PRICE_UGX, MIN_PRICE_UGX } from '#captions/price/amounts/amounts.ts';
import { isQuantity } from '#captions/price/amounts/quantities.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { MEASURES } from '#captions/text/units.ts';
import type { Hit } from '#captions/title/lexicon.ts';
import { type AmountContext, contextOf } from './amount-context.ts';
import { compareAmounts } from './amount-groups.ts';
import { isMultiBuy } from './multi-buy.ts';
import { othersDeals } from './others-deals.ts';
import { isPriceOnRequest } from './price-on-request.ts';
import type { RatedAmount } from './rated-amount.ts';
import type { Role } from './role-words.ts';
import * as words from './role-words.ts';
import { saleUnitOf } from './sale-units.ts';
import { roleFromLeft, roleFromRight } from './side-roles.ts';
import { talkAt } from './talk.ts';

/** Amounts under 10,000 without a currency: prices of cheap goods, or counts, years and models. */

const CHEAP = /^(?:food|groceries|snacks|drinks|stationery|household|livestock)$/;

const isCheapGoods = (hits: Hit[]) =>
  hits.some(({ term }) => term.kind !== 'brand' && term.group.tags.some((tag) => CHEAP.test(tag)));

/** `Avocado 2000`, `Bread 5500`, `Sugar (1kg) 4500`: a small bare number right after cheap goods, at the end of its clause. */
function isPriceOfLittle(tokens: Token[], amount: Amount, hits: Hit[]): boolean {
  const { value, form } = amount;
  if (
    (form !== 'bare' && form !== 'grouped') ||
    value < 300 ||
    value >= 10_000 ||
    value % (value < 1000 ? 50 : 100) !== 0
  )
    return false;
  let at = amount.from - 1;
  while (at > amount.from - 5 && tokens[at] && !hits.some((hit) => hit.to === at)) {
    const token = tokens[at];
    const isUnit =
      token?.kind === 'num'
        ? token.unit !== '' || token.value < 100
        : token?.kind === 'word' && MEASURES.has(token.low);
    if (!isUnit && !/^[()\-–:=@]$/.test(token?.text ?? '')) return false;
    at -= 1;
  }
  const goods = hits.find((hit) => hit.to === at);
  if (!goods || goods.term.kind === 'brand') return false;
  const next = tokens[amount.to + 1];
  const isEnd =
    !next || (next.kind !== 'word' && next.kind !== 'num' && next.kind !== 'mix' && !/^["'%*°]$/.test(next.text));
  return (
    isEnd ||
    /^(?:only|each|per|and|na|ne|ku|kwa|buli)$/.test(next.low) ||
    hits.some((hit) => hit.from === amount.to + 1)
  );
}

/** `4500/kg`, `4500 per kilo`, `3500 a bottle` */
function isPerUnit(tokens: Token[], amount: Amount): boolean {
  const joint = tokens[amount.to + 1];
  return (
    (joint?.text === '/' || joint?.low === 'per' || joint?.low === 'a') && words.UNITS.has(lowAt(tokens, amount.to + 2))
  );
}

/** `Heels 85k delivery 10k`: the word before an amount is that one's, unless it has its own word behind it. */
function belongsToNext(tokens: Token[], at: number, context: AmountContext, next: AmountContext | null): boolean {
  if (!context.nextIsNear || !next) return false;
  const rest = context.right.filter((index) => index > at).map((index) => lowAt(tokens, index));
  const isSeparated = rest.some((word) => word === 'or' || word === 'and' || word === 'then');
  const isOwn = words.FEE_WORDS.has(lowAt(tokens, at)) || words.DEPOSIT_WORDS.has(lowAt(tokens, at));
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

/** Says what each amount is for. The next amount does not use the words that one has used up. */
export function rateAmounts(tokens: Token[], amounts: Amount[], hits: Hit[]): RatedAmount[] {
  const contexts = amounts.map((_, index) => contextOf(tokens, amounts, index));
  const taken = new Set<number>();
  const deals = othersDeals(tokens);
  const isCheap = isCheapGoods(hits);
  const goods = goodsMap(tokens, hits);
  // `Bonnet 5k, headscarf 7k, comb set bei inbox`: kept back for one of a list.
  const isNamed = ({ form, from }: Amount) => form === 'k' && /^\p{L}{3,}$/u.test(lowAt(tokens, from - 1));
  const isListed = amounts.filter(isNamed).length > 1;
  const isKeptBack = !isListed && isPriceOnRequest(tokens);
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
      isCash: false,
      unit: unitOf(tokens, amount, amounts[index - 1]?.to ?? -1, hits),
      talk: talkAt(tokens, amount),
      context,
    };
    const isPriced = one.unit?.kind === 'one' || isPerUnit(tokens, amount) || isAfterPriceWord(tokens, amount, left);
    const isBareNumber = !amount.isShilling && (amount.form === 'bare' || amount.form === 'grouped');
    const fromLeft = roleFromLeft(tokens, left, isBareNumber, goods);
    const found = roleFromRight(tokens, beforeGoods(context.right, goods), isBareNumber);
    const isNexts = found !== null && belongsToNext(tokens, found.at, context, contexts[index + 1] ?? null);
    // `Price 85k delivery within Kampala 5k`: what is called the price is no fee.
    const isCalledPrice = left.slice(0, 2).some((at) => CALLED.test(lowAt(tokens, at)));
    const fromRight = isNexts || (isCalledPrice && found?.role === 'fee') ? null : (found?.role ?? null);
    one.isMarked = isPriced || amount.isShilling || fromLeft === 'now' || fromLeft === 'retail';
    one.isCash = fromLeft === 'cash' || fromRight === 'cash';
    one.isNow = fromLeft === 'now' || fromRight === 'now';
    one.isRetail = fromLeft === 'retail' || fromRight === 'retail';
    one.isEach = fromRight === 'each' || left.slice(0, 2).some((at) => /^(?:each|emu)$/.test(lowAt(tokens, at)));
    if (!isPossible(amount)) return { ...one, role: 'noise' };
    const isSmallPrice = isCheap && isPriceOfLittle(tokens, amount, hits);
    const isOfOthers =
      fromLeft !== 'old' && (deals?.[amount.from] === 1 || (one.talk === 'not' && fromRight !== 'old'));
    if (isOfOthers || (!isSmallPrice && isQuantity(tokens, amount, left, context.right, one.isMarked)))
      return { ...one, role: 'noise' };
    const isHidden = isKeptBack && !one.isMarked && fromLeft !== 'fee' && isWeak(amount);
    if (isHidden && !(amount.form === 'm' && isCostly)) return { ...one, role: 'noise' };
    // `Traders: cardigans 20k retail (14k wholesale)`
    const isRetailHere = fromLeft === 'wholesale' && fromRight === 'retail';
    const isPlainLeft = fromLeft === null || isRetailHere || /^(?:now|retail|cash)$/.test(fromLeft);
    const isAllIn =
      fromLeft === 'fee' && context.right.slice(0, 3).some((at) => /^(?:inclusive|included)$/.test(lowAt(tokens, at)));
    if (!isPlainLeft && !isAllIn) one.role = fromLeft as Role;
    if ((isPlainLeft || fromLeft === 'deposit') && fromRight !== null && found) {
      if (fromRight === 'off' || !['now', 'retail', 'cash', 'each'].includes(fromRight)) one.role = fromRight as Role;
      for (const at of context.right) if (at <= found.at) taken.add(at);
    } else if (found && !isNexts) taken.add(found.at);
    if (one.role === 'price' && one.unit?.kind === 'from') one.role = 'wholesale';
    if (one.role === 'price' && !one.isEach && one.unit?.kind !== 'one' && isMultiBuy(tokens, amount, hits))
      one.role = 'multi';
    return one;
  });
  compareAmounts(tokens, rated, hits);
  return rated;
}

/** `price is 85k`, `@85k`, `only 85k` */
function isAfterPriceWord(tokens: Token[], amount: Amount, left: number[]): boolean {
  const isPriceWord = (at: number, step: number) =>
    words.PRICE_WORDS.has(lowAt(tokens, at)) && (step === 0 || lowAt(tokens, at) !== 'at');
  return lowAt(tokens, amount.from - 1) === '@' || left.slice(0, 3).some(isPriceWord);
}

/** The unit of sale, unless the word for it is part of a name: `laptop bag 50k`, `wall unit 1.4m`. */
function unitOf(tokens: Token[], amount: Amount, stop: number, hits: Hit[]) {
  const isName = hits.some(({ from, to }) => to === amount.from - 1 && from < to);
  return saleUnitOf(tokens, amount, isName ? amount.from - 1 : stop);
}

const CALLED = /^(?:price|bei|bbeeyi|beeyi|omuwendo)$/;

/** `450k battery sold separately`: a word behind other goods is about them. */
function beforeGoods(right: number[], goods: Uint8Array): number[] {
  const end = right.findIndex((at) => goods[at] === 1);
  return end < 1 ? right : right.slice(0, end);
}

/** 1 where a token belongs to a word that names goods by itself, 2 where to a brand. */
function goodsMap(tokens: Token[], hits: Hit[]): Uint8Array {
  const map = new Uint8Array(tokens.length + 1);
  for (const { term, from, to } of hits)
    if (term.kind !== 'weak') map.fill(term.kind === 'product' ? 1 : 2, from, to + 1);
  return map;
}
