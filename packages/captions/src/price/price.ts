import { Weights } from '#captions/choice-weights.ts';
import { readWeights } from '#captions/data-files.ts';
import type { Token } from '#captions/text/tokens.ts';
import type { Hit } from '#captions/title/lexicon.ts';
import { findAmounts } from './amounts/amounts.ts';
import { explainer } from './explained.ts';
import { markFormerPrices } from './former-price.ts';
import { type PriceScene, priceOptions } from './price-features.ts';
import { areVariants } from './price-list.ts';
import { rateAmounts } from './roles/amount-roles.ts';
import type { RatedAmount } from './roles/rated-amount.ts';
import { ADVERT_WORDS, HIRE_WORDS } from './roles/role-words.ts';
import { hasScheme } from './roles/schemes.ts';

const WEIGHTS = new Weights(readWeights('prices'));

export function chanceOf(scene: PriceScene, valueUgx: number): number {
  let [all, own] = [0, 0];
  for (const { amount, describe } of priceOptions(scene)) {
    const power = Math.exp(WEIGHTS.oddsOf(describe));
    all += power;
    if (amount?.value === valueUgx) own += power;
  }
  return own / all;
}

interface ReadPrice {
  priceUgx: number | null;
  oldPriceUgx: number | null;
  /** How likely it is the price: 0 to 1; 1 without one. */
  chance: number;
  /** Without a price, and yet something is sold at amounts that are none. */
  isOpen: boolean;
  amounts: RatedAmount[];
  candidates: RatedAmount[];
  /** The amount whose label names the product: the price, or the first of a list of versions. */
  labelled: RatedAmount | null;
}

const RENTED = new Set(['rental', 'services', 'property', 'fitness']);
const SUBSCRIBED =
  /^(?:wifi|internet|fib(?:re|er)|subscriptions?|membership|hosting|netflix|showmax|spotify|dstv|gotv|startimes|iptv|vpn|gym|daycare|nursery|parking|tracking|lessons?|tuition|tutoring|coaching|classes|boarding|hostels?|airbnb|guesthouse)$/;
/** Luganda and Swahili verbs of letting: `ogw'okupangisa`, `ezipangisibwa`; `self contained`. */
const LETTING = /^(?:[a-z]{0,6}pangis(?:a|ha|ibwa|hwa|iza)|contained)$/;
/** Prices of one list that lie further apart than this are not all prices. */
const MAX_SPREAD = 60;
/** Goods are no longer than this. */
const MAX_METRES = 20;

/** `security guard services`, not `free service` or `after sales services` beside goods. */
function isServices(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    /^services?$/.test(tokens[at]?.low ?? '') &&
    before?.kind === 'word' &&
    !/^(?:free|sales?|after|with|and|first|full|our|best|good|self|customer)$/.test(before.low)
  );
}

/** Monthly or daily rates are prices of what is rented out, and instalments of what is sold. */
function isRentedOut(tokens: Token[], hits: Hit[]): boolean {
  if (tokens.some((token) => token.kind === 'word' && /^(?:installments?|instalments?|lipa)$/.test(token.low)))
    return false;
  // Landlords ask for a deposit too; beside goods it means that they are paid off.
  const isRoom = hits.some((hit) => /^(?:single |double )?room$|^(?:omu|mu)(?:zigo|senge)$/.test(hit.term.name));
  const hasDeposit = tokens.some((token) => token.kind === 'word' && token.low === 'deposit');
  if (hasDeposit && !isRoom) return false;
  const isHire = (token: Token, at: number) =>
    token.kind === 'word' &&
    (SUBSCRIBED.test(token.low) ||
      LETTING.test(token.low) ||
      isServices(tokens, at) ||
      (token.low === 'let' && /^(?:to|for|4|2)$/.test(tokens[at - 1]?.low ?? '')) ||
      (HIRE_WORDS.has(token.low) && !(token.low === 'rent' && /^(?:is|was|went|of)$/.test(tokens[at + 1]?.low ?? ''))));
  return tokens.some(isHire) || hits.some((hit) => hit.term.group.tags.some((tag) => RENTED.has(tag)));
}

/** Amounts that may be the price, the better kinds first; what gives way to a better kind is left out. */
function candidates(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): RatedAmount[] {
  let found = amounts.filter((amount) => amount.role === 'price');
  if (found.length === 0) found = amounts.filter((amount) => amount.role === 'hire');
  if (found.length === 0 && isRentedOut(tokens, hits)) found = amounts.filter((amount) => amount.role === 'instalment');
  const cash = found.filter((amount) => amount.isCash);
  if (cash.length > 0 && hasScheme(tokens, amounts)) return cash;
  // `kilo 100, 380k`: how much is in the sack.
  if (found.some(({ form }) => form === 'k' || form === 'm'))
    found = found.filter(
      ({ value, form, isShilling, to }) =>
        form !== 'bare' || isShilling || /^(?:\/|per)$/.test(tokens[to + 1]?.low ?? '') || value >= 1000,
    );
  const retail = found.filter((amount) => amount.isRetail);
  if (retail.length > 0) return retail;
  const plain = found.filter(({ talk }) => talk === '');
  if (plain.length > 0) found = plain;
  const isSolid = (amount: RatedAmount) =>
    amount.isMarked || amount.form === 'k' || amount.form === 'm' || amount.form === 'words';
  const solid = found.filter(isSolid);
  const isMixed =
    solid.length > 0 &&
    solid.length < found.length &&
    found.some((amount) => !isSolid(amount) && amount.form === 'bare');
  return isMixed ? solid : found;
}

function lowest(amounts: RatedAmount[]): RatedAmount | null {
  return amounts.reduce<RatedAmount | null>(
    (best, amount) => (best === null || amount.value < best.value ? amount : best),
    null,
  );
}

/** Without those before the goods that nothing explains: `Every 10k counts. Saving box 15k`. */
function explained(tokens: Token[], found: RatedAmount[], amounts: RatedAmount[], hits: Hit[]): RatedAmount[] {
  if (found.length < 2) return found;
  const explain = explainer(tokens, hits, amounts);
  const first = found.findIndex((amount) => explain(amount).own.hasGoods);
  return found.filter(
    (amount, index) => index >= first || amount.isMarked || amount.isNow || explain(amount).isExplained,
  );
}

/** The versions of the first goods, up to the price of something else: `small 120k large 70k, pay 30k for hair`. */
function leadingVersions(tokens: Token[], found: RatedAmount[], hits: Hit[]): RatedAmount[] {
  let count = Math.min(found.length, 8) - 1;
  while (count > 1 && !areVariants(tokens, found.slice(0, count), hits)) count -= 1;
  return found.slice(0, count);
}

/** `desk 1.6m, mahogany finish, 980,000/=`: the one with its currency, where all others may be metres. */
function besideLengths(tokens: Token[], found: RatedAmount[]): RatedAmount | null {
  const [money, more] = found.filter(({ isShilling }) => isShilling);
  if (!money || more) return null;
  const isLength = ({ form, value, to }: RatedAmount) =>
    form === 'm' && value <= MAX_METRES * 1e6 && /^[\d.]+m$/.test(tokens[to]?.text ?? '');
  return found.every((amount) => amount === money || (!amount.isMarked && isLength(amount))) ? money : null;
}

function choose(tokens: Token[], found: RatedAmount[], hits: Hit[]): RatedAmount | null {
  const first = found[0] ?? null;
  if (!first || found.length === 1) return first;
  const now = found.filter((amount) => amount.isNow);
  if (now.length === 1 && now[0]) return now[0];
  const variants = areVariants(tokens, found, hits);
  const money = variants ? null : besideLengths(tokens, found);
  if (money) return money;
  if (!variants) return lowest(leadingVersions(tokens, found, hits));
  const values = found.map((amount) => amount.value);
  const spread = Math.max(...values) / Math.min(...values);
  if (spread <= MAX_SPREAD) return lowest(found);
  const marked = found.filter((amount) => amount.isMarked);
  return marked.length === 1 ? (marked[0] ?? null) : null;
}

/** `guess the price: A) 90k B) 120k` */
function isGuessing(tokens: Token[]): boolean {
  return tokens.some(
    (token, at) =>
      token.low === 'guess' && tokens.slice(at + 1, at + 4).some((next) => next.low === 'price' || next.low === 'cost'),
  );
}

/** `hiring`, not `buying 90k, hiring 40k` */
const isAdvertWord = (tokens: Token[], at: number) =>
  tokens[at]?.kind === 'word' && ADVERT_WORDS.has(tokens[at]?.low ?? '') && tokens[at + 1]?.kind !== 'num';

/** Reads price and former price. Tokens claimed by phones, dates and sizes are left out. */
export function readPrice(tokens: Token[], hits: Hit[]): ReadPrice {
  const amounts = rateAmounts(tokens, findAmounts(tokens), hits);
  markFormerPrices(tokens, amounts);
  if (tokens.some((_, at) => isAdvertWord(tokens, at)) || isGuessing(tokens)) {
    return {
      priceUgx: null,
      oldPriceUgx: null,
      chance: 1,
      isOpen: false,
      amounts,
      candidates: [],
      labelled: null,
    };
  }
  const found = candidates(tokens, amounts, hits);
  const chosen = choose(tokens, explained(tokens, found, amounts, hits), hits);
  const former = chosen ? nearestFormer(amounts, chosen) : null;
  const isOpen = chosen === null && amounts.some((amount) => amount.role === 'multi' || amount.role === 'wholesale');
  return {
    priceUgx: chosen?.value ?? null,
    oldPriceUgx: former?.value ?? null,
    chance: chosen ? chanceOf({ tokens, hits, amounts }, chosen.value) : 1,
    isOpen,
    candidates: found,
    amounts,
    labelled: chosen ? (found[0] ?? chosen) : null,
  };
}

function nearestFormer(amounts: RatedAmount[], chosen: RatedAmount): RatedAmount | null {
  let best: RatedAmount | null = null;
  for (const amount of amounts) {
    if (amount.role !== 'old' || amount.value <= chosen.value) continue;
    if (best === null || Math.abs(amount.from - chosen.from) < Math.abs(best.from - chosen.from)) best = amount;
  }
  return best;
}
