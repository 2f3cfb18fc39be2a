import { MAX_PRICE_UGX } from '#captions/price/amounts/amounts.ts';
import { usualPrices } from '#captions/price/usual-prices.ts';
import { PLACE_WORDS, STOP_WORDS } from '#captions/text/stop-words.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { SALE_UNITS } from '#captions/text/units.ts';
import { memoizeByWord } from '#captions/text/word-forms.ts';
import type { Hit } from '#captions/title/lexicon.ts';
import type { RatedAmount } from './rated-amount.ts';
import * as words from './role-words.ts';
import { markSchemes } from './schemes.ts';

export function compareAmounts(tokens: Token[], rated: RatedAmount[], hits: Hit[]): void {
  passOnHire(tokens, rated, hits);
  markServices(tokens, rated, hits);
  repeatCuts(rated);
  markExtras(tokens, rated);
  passOnFees(tokens, rated, hits);
  dropSoldCounts(tokens, rated, hits);
  passOnToRangeEnd(tokens, rated);
  dropMetres(tokens, rated, hits);
  markSchemes(tokens, rated);
  markLargerUnits(rated, hits);
}

/** `Tents for hire: 50 seater 80k, 100 seater 150k`: what is said first is said of all that names no other goods. */
function passOnHire(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): void {
  const first = amounts.find(({ role }) => role === 'price' || role === 'hire');
  if (first?.role !== 'hire' || tokens.some(({ low }) => SALE.test(low))) return;
  for (const amount of amounts)
    if (amount.role === 'price' && !hits.some(({ from, to }) => from > first.to && to < amount.from))
      amount.role = 'hire';
}

const SALE = /^(?:new|buy|buying|sale|sell|selling|own|kununua|kuuza|okugula)$/;

/** `we are off 20k on every wig, twenty thousand is removed`: said again, it is still what is taken off. */
function repeatCuts(amounts: RatedAmount[]): void {
  const cuts = new Set(amounts.filter(({ role }) => role === 'off').map(({ value }) => value));
  for (const amount of amounts)
    if (amount.role === 'price' && !amount.isShilling && !amount.isNow && cuts.has(amount.value)) amount.role = 'off';
}

/** Where each word stands first: a word that stood before names the goods again. */
function firstPlaces(tokens: Token[]): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = tokens.length - 1; at >= 0; at -= 1) places.set(lowAt(tokens, at), at);
  return places;
}

/** `rope 10m 15,000`, `roll 100m 220k`: metres, where another amount is a likelier price of such goods. */
function dropMetres(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): void {
  const { least, most } = usualPrices(hits);
  const isLikely = ({ role, value, form }: RatedAmount) =>
    role === 'price' && form !== 'm' && value >= least && value <= most;
  const isNamed = ({ from }: RatedAmount) => {
    const { kind, low: word, unit } = tokens[from - 1] ?? { kind: 'nl', low: '', unit: '' };
    return (
      hits.some(({ to }) => to === from - 1) ||
      ((/^(?:word|mix)$/.test(kind) || !/^m?$/.test(unit)) && !STOP_WORDS.has(word) && !words.PRICE_WORDS.has(word))
    );
  };
  for (const amount of amounts) {
    const isSmall = amount.form === 'm' && amount.value <= 500e6 && Number.isInteger(amount.value / 1e5);
    if (amount.role !== 'price' || !isSmall || amount.isShilling || most >= MAX_PRICE_UGX) continue;
    if (tokens[amount.from]?.unit !== 'm' || !tokens[amount.from]?.text.endsWith('m')) continue;
    // `wall unit 1.4m, stool 40k`: both have goods of their own.
    const isListed = isNamed(amount);
    if (amounts.some((other) => isLikely(other) && amount.value / other.value > 30 && !(isListed && isNamed(other))))
      amount.role = 'noise';
  }
}

/** `piece 500, dozen 5,000, box 18,000`: several at once are no price where one has a price of its own. */
function markLargerUnits(amounts: RatedAmount[], hits: Hit[]): void {
  const ones = amounts.filter(({ role, unit, isRetail }) => role === 'price' && (unit?.kind === 'one' || isRetail));
  for (const amount of amounts) {
    if (amount.role !== 'price' || amount.unit?.kind !== 'several') continue;
    const isLarger = (one: RatedAmount) => amount.value > one.value && amount.value < one.value * 500;
    if (ones.some((one) => isLarger(one) && !isOfOther(amount, one, hits))) amount.role = 'multi';
  }
}

/** `leso pair 25k, kitenge 6 yards 60k`: other goods stand before the later one. */
function isOfOther(amount: RatedAmount, one: RatedAmount, hits: Hit[]): boolean {
  const [early, late] = amount.from < one.from ? [amount, one] : [one, amount];
  return hits.some(
    ({ term, from, to }) =>
      term.kind !== 'brand' &&
      !SALE_UNITS.has(term.name) &&
      from > early.to &&
      to < late.from &&
      late.from - to < 5 &&
      !hits.some((hit) => hit.from < early.from && hit.term === term),
  );
}

/** `CCTV kit 850k. Extra camera 70k, cable per metre 2k`: a sentence about what may be added. */
function markExtras(tokens: Token[], amounts: RatedAmount[]): void {
  let hasPrice = false;
  for (const amount of amounts) {
    if (amount.role !== 'price') continue;
    let at = amount.from - 1;
    while (at > 0 && amount.from - at < 24 && !/^(?:nl|emoji)$/.test(tokens[at]?.kind ?? '') && !isStop(tokens, at))
      at -= 1;
    const isEvery = amount.context.left.some(
      (word) =>
        /^(?:extra|additional|added)$/.test(lowAt(tokens, word)) &&
        /^(?:each|every|any|per|an|kila|buli)$/.test(lowAt(tokens, word - 1)),
    );
    const isApart = tokens
      .slice(at, amount.from)
      .some(({ low }, step, all) => low === 'not' && /^(?:included|part)$/.test(all[step + 1]?.low ?? ''));
    if (hasPrice && (isEvery || isApart || /^(?:extra|additional|add)$/.test(lowAt(tokens, at + 1))))
      amount.role = 'fee';
    else hasPrice = true;
  }
}

const isStop = (tokens: Token[], at: number) => /^[.!?]$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.gap === true;

/** Dearer than any entrance: `double gate 1.8m`. */
const MAX_ENTRANCE_UGX = 500_000;

/** Not `dera za kushona`, sewn ones, and not `for boda guys`. */
const isServiceWord = (tokens: Token[], at: number) =>
  words.SERVICE_WORDS.has(lowAt(tokens, at)) &&
  !/^(?:[zwylk]a|kya|cha|vya)$/.test(lowAt(tokens, at - 1)) &&
  !(lowAt(tokens, at - 1) === 'for' && /^(?:riders?|guys?|m[ae]n)$/.test(lowAt(tokens, at + 1)));

const isSentWord = memoizeByWord((low) =>
  /^(?:deliver|transport|courier|send|shipping|boda|bus|usafiri|parcel)/.test(low),
);

/** `Shoe rack 55k, we fix for 10k`, `380k, rest of Kampala 5k`: what is paid beside goods that have a price. */
function markServices(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): void {
  const has = (pattern: RegExp) => hits.some(({ term }) => term.group.tags.some((tag) => pattern.test(tag)));
  const isShow = has(/^(?:tickets|concert|events?|services|property)$/);
  const isSent = !isShow && tokens.some((token) => token.kind === 'word' && isSentWord(token.word));
  const isService = (amount: RatedAmount) => {
    if (amount.role !== 'price' || amount.isNow) return false;
    const near = amount.context.left.slice(0, 5);
    const isNamed = (at: number) =>
      hits.some(({ from, to, term }) => term.kind === 'product' && from <= at && to >= at);
    const goodsAt = near.findIndex(isNamed);
    // A gift wrap is goods where nothing else is sold.
    const own = goodsAt < 0 ? near : near.slice(0, isServiceWord(tokens, near[goodsAt] ?? 0) ? goodsAt + 1 : goodsAt);
    if (!isShow && amount.value < MAX_ENTRANCE_UGX && own.some((at) => words.ENTRANCE_WORDS.has(lowAt(tokens, at))))
      return true;
    const isOther = amounts.some(({ role, value }) => /^(?:price|hire)$/.test(role) && value > amount.value);
    if (!isOther) return false;
    const isPlace = isSent && amount.value <= 60_000 && own[0] !== undefined && PLACE_WORDS.has(lowAt(tokens, own[0]));
    return isPlace || own.some((at) => isServiceWord(tokens, at));
  };
  for (const amount of amounts.filter(isService)) amount.role = 'fee';
}

/** `Delivery 5k within Kampala, 10k Mukono`: the fees of one list share the word delivery. */
function passOnFees(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): void {
  if (!amounts.some(({ role }) => role === 'fee')) return;
  const firstAt = firstPlaces(tokens);
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
        '.!?|'.includes(token.text) ||
        (token.kind === 'word' &&
          token.low.length > 3 &&
          !words.FEE_WORDS.has(token.low) &&
          !/^(?:mpaka|hadi|from|within)$/.test(token.low) &&
          (firstAt.get(token.low) ?? at) < at)
      ) {
        isOneList = false;
      }
    }
    if (isOneList) amount.role = 'fee';
  }
}

/** `10k sold`: how often something was bought, unless it is the only amount and nothing speaks of a count. */
function dropSoldCounts(tokens: Token[], amounts: RatedAmount[], hits: Hit[]): void {
  for (const amount of amounts) {
    if (amount.role !== 'price' || amount.isShilling) continue;
    const at = amount.to + (amount.isFloor ? 2 : 1);
    if (lowAt(tokens, at) !== 'sold' || lowAt(tokens, at + 1) === 'out') continue;
    const isCount =
      amount.isFloor ||
      amount.form === 'bare' ||
      (amount.form === 'grouped' && amount.value < 5000) ||
      words.TALLY_WORDS.has(lowAt(tokens, at + 1)) ||
      words.TALLY_LEFT.has(lowAt(tokens, amount.from - 1)) ||
      (amounts.some((other) => other !== amount && other.role === 'price') &&
        !hits.some(({ to }) => to < amount.from && amount.from - to < 3));
    if (isCount) amount.role = 'noise';
  }
}

/** `bill drops from 200k to 80k`, `delivery 5k to 10k`: the end of a range is for what its beginning is for. */
function passOnToRangeEnd(tokens: Token[], amounts: RatedAmount[]): void {
  for (let index = 1; index < amounts.length; index += 1) {
    const start = amounts[index - 1];
    const end = amounts[index];
    if (!start || !end || end.from !== start.to + 2) continue;
    const joint = lowAt(tokens, start.to + 1);
    // `100k-150k/month`, not `500k - 50k/month`: a price and what is paid by the month.
    const isRateRange = end.role === 'instalment' && start.role === 'price' && start.value < end.value;
    if (isRateRange && /^(?:to|hadi|mpaka|-|–)$/.test(joint)) start.role = 'instalment';
    const isOpen = end.role === 'price' || (end.role === 'instalment' && start.role === 'noise');
    if (!isOpen || end.isEach) continue;
    const isBetween = /^(?:and|na|ne)$/.test(joint) && lowAt(tokens, start.context.left[0]) === 'between';
    if ((!isBetween && !/^(?:to|hadi|mpaka|-|–)$/.test(joint)) || start.form === 'bare') continue;
    if (/^(?:hire|wholesale|noise|fee|threshold|off|instalment|deposit)$/.test(start.role)) end.role = start.role;
  }
}
