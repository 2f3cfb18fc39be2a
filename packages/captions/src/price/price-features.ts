import { addAll, addMarks, type Describe, type Features } from '#captions/choice-weights.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { isWord, type Token } from '#captions/text/tokens.ts';
import { wordShares } from '#captions/text/word-shares.ts';
import type { Hit } from '#captions/title/lexicon.ts';
import { explainer } from './explained.ts';
import { usualPrices } from './usual-prices.ts';

/** What the words, signs and goods around an amount say of whether it is the price. */

export interface PriceScene {
  tokens: Token[];
  hits: Hit[];
  amounts: RatedAmount[];
}

export interface PriceOption {
  amount: RatedAmount | null;
  describe: Describe;
}

const MAX_AMOUNTS = 16;

export function priceOptions(scene: PriceScene): PriceOption[] {
  const amounts = scene.amounts.filter(({ isForeign }) => !isForeign).slice(0, MAX_AMOUNTS);
  const explain = explainer(scene.tokens, scene.hits, scene.amounts);
  const usual = usualPrices(scene.hits);
  const options: PriceOption[] = amounts.map((amount, index) => ({
    amount,
    describe(features) {
      addForm(features, amount, usual);
      addWords(features, scene.tokens, amount);
      addPlace(features, scene, amount, amounts, index);
      addLabel(features, explain(amount));
      addOthers(features, amount, amounts, index);
    },
  }));
  options.push({ amount: null, describe: (features) => addNone(features, scene, amounts) });
  return options;
}

function addForm(features: Features, amount: RatedAmount, usual: ReturnType<typeof usualPrices>): void {
  const { role, form, talk, unit, value } = amount;
  features.addOf('role', role);
  features.addOf('form', form);
  features.addOf('talk', talk || 'none');
  features.add(`${role}, ${talk || 'none'}`);
  features.addOf('unit', unit?.kind ?? 'none');
  features.add('pack', unit?.isPack ?? false);
  for (const name of [
    'isMarked',
    'isNow',
    'isRetail',
    'isEach',
    'isCash',
    'isShilling',
    'isFloor',
    'isStruck',
    'isNegative',
  ] as const)
    features.add(name, amount[name]);
  features.add(`${form}, ${amount.isMarked ? 'marked' : 'bare'}`);
  features.addOf('size', Math.floor(Math.log10(Math.max(1, value)) * 2) / 2);
  features.add('usual', usual.isKnown && value >= usual.least && value <= usual.most);
  features.add('unusual', usual.isKnown && (value < usual.least || value > usual.most));
  let round = value;
  while (round > 0 && round % 10 === 0) round /= 10;
  features.addOf('figures', Math.min(4, String(round).length));
}

const isStop = (token: Token | undefined) =>
  token?.kind === 'nl' || token?.kind === 'tag' || (token?.kind === 'sym' && '.!?;'.includes(token.text));

function addWords(features: Features, tokens: Token[], { from, to, context }: RatedAmount): void {
  features.addAt('before', tokens[from - 1]);
  features.addAt('after', tokens[to + 1]);
  for (const at of context.left.slice(0, 3)) features.addWord('near before', tokens[at] as Token);
  for (const at of context.right.slice(0, 3)) features.addWord('near after', tokens[at] as Token);
  let [start, end] = [from, to];
  while (start > 0 && from - start < 20 && !isStop(tokens[start - 1])) start -= 1;
  while (end + 1 < tokens.length && end - to < 20 && !isStop(tokens[end + 1])) end += 1;
  let isQuoted = false;
  for (let at = start; at <= end; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    if (at < from && token.kind === 'sym' && QUOTES.includes(token.text)) isQuoted = true;
    if (isWord(token) && (at < from || at > to)) features.addWord('sentence', token);
  }
  features.addAt('sentence ends', tokens[end + 1]);
  const { words, talk, grammar } = wordShares(tokens, start, end, isWord);
  features.add('sentence: words', Math.min(20, words) / 20);
  features.add('sentence: no words', words === 0);
  features.add('sentence: talk', talk);
  features.add('sentence: grammar', grammar);
  features.add('in quotes', isQuoted);
}

const QUOTES = '"“”\'';

function addPlace(
  features: Features,
  { tokens, hits }: PriceScene,
  { from, to }: RatedAmount,
  amounts: RatedAmount[],
  index: number,
): void {
  features.add('first', index === 0);
  features.add('last', index === amounts.length - 1);
  features.add('only', amounts.length === 1);
  features.addOf('place', Math.min(4, index));
  const goods = hits.filter(({ term }) => term.kind !== 'weak');
  const before = goods.findLast((hit) => hit.to < from);
  const behind = goods.find((hit) => hit.from > to);
  features.add('no goods', goods.length === 0);
  features.add('before all goods', goods.length > 0 && !before);
  const isOneLine = (start: number, end: number) => !tokens.slice(start, end).some(({ kind }) => kind === 'nl');
  features.add('goods before on its line', before !== undefined && isOneLine(before.to, from));
  features.add('goods behind on its line', behind !== undefined && isOneLine(to, behind.from));
  features.addOf('goods before,', before ? reach(from - before.to) : 'none');
  features.addOf('goods behind,', behind ? reach(behind.from - to) : 'none');
  addAll(features, {
    'the only amount since the goods':
      before !== undefined && !amounts.some((one) => one.from > before.to && one.to < from),
    'first after the goods':
      goods.length > 0 &&
      before !== undefined &&
      !amounts.slice(0, index).some((one) => one.from > (goods[0]?.to ?? 0)),
    'how far': from / Math.max(1, tokens.length),
    'begins the line': from === 0 || tokens[from - 1]?.kind === 'nl',
    'ends the line': to + 1 >= tokens.length || /^(?:nl|tag|emoji)$/.test(tokens[to + 1]?.kind ?? ''),
  });
}

const reach = (tokens: number) => (tokens <= 2 ? Math.max(1, tokens) : tokens <= 5 ? 5 : tokens <= 12 ? 12 : 'far');

const UNKNOWN = ['unknown 0', 'unknown 1', 'unknown 2', 'unknown 3'];

function addLabel(features: Features, { own, after, isExplained }: ReturnType<ReturnType<typeof explainer>>): void {
  for (const [side, label] of [
    ['own', own],
    ['behind', after],
  ] as const) {
    if (label.hasGoods) features.addOf(side, 'goods');
    if (label.hasVersion) features.addOf(side, 'version');
    if (label.isEmpty) features.addOf(side, 'empty');
    features.addOf(side, UNKNOWN[Math.min(3, label.unknown)] ?? '');
  }
  features.add('explained', isExplained);
}

const OFFERED = new Set(['price', 'hire']);

function addOthers(features: Features, amount: RatedAmount, amounts: RatedAmount[], index: number): void {
  let [offers, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const beside = { marked: false, now: false, each: false, one: false, several: false, talk: false };
  let [isSaidAgain, isMultiple, isPart, isOfferBefore, isOfferBehind] = [false, false, false, false, false];
  for (let at = 0; at < amounts.length; at += 1) {
    const one = amounts[at] as RatedAmount;
    if (at === index) continue;
    const { role, value, unit } = one;
    features.addOf('beside', role);
    if (one.isNow) beside.now = true;
    if (one.isEach) beside.each = true;
    if (unit?.kind === 'one') beside.one = true;
    else if (unit !== null) beside.several = true;
    if (one.talk !== '') beside.talk = true;
    if (value === amount.value) isSaidAgain = true;
    if (!OFFERED.has(role)) continue;
    offers += 1;
    least = Math.min(least, value);
    most = Math.max(most, value);
    if (one.isMarked) beside.marked = true;
    if (amount.value > value && amount.value % value === 0) isMultiple = true;
    if (value > amount.value && value % amount.value === 0) isPart = true;
    if (at < index) isOfferBefore = true;
    else isOfferBehind = true;
  }
  features.addOf('other offers', Math.min(4, offers));
  features.add('beside marked', beside.marked);
  features.add('beside now', beside.now);
  features.add('beside each', beside.each);
  features.add('beside one', beside.one);
  features.add('beside several', beside.several);
  features.add('beside talk', beside.talk);
  features.add('said again', isSaidAgain);
  features.add('lowest offer', least >= amount.value);
  features.add('highest offer', most <= amount.value);
  features.add('first offer', !isOfferBefore);
  features.add('last offer', !isOfferBehind);
  features.add('far below all', offers > 0 && amount.value < least / 3);
  features.add('far above all', offers > 0 && amount.value > most * 3);
  features.add('multiple of another', isMultiple);
  features.add('part of another', isPart);
}

function addNone(features: Features, { tokens, hits }: PriceScene, amounts: RatedAmount[]): void {
  features.add('none');
  const said = new Map(tokens.filter(isWord).map((token) => [token.low, token]));
  for (const token of said.values()) features.addWord('none: said', token);
  for (const role of new Set(amounts.map((amount) => amount.role))) features.addOf('none:', role);
  const offers = amounts.filter(({ role }) => OFFERED.has(role));
  features.addOf('none: offers', Math.min(3, offers.length));
  addAll(features, {
    'none: marked': offers.some(({ isMarked }) => isMarked),
    'none: plain': offers.some(({ talk }) => talk === ''),
    'none: talk': offers.some(({ talk }) => talk !== ''),
  });
  const products = hits.filter(({ term }) => term.kind === 'product').length;
  features.addOf('none: products', Math.min(3, products));
  features.add('none: no goods', hits.length === 0);
  features.add('none: goods first', (hits[0]?.from ?? 9) < 4);
  addMarks(features, tokens);
  const { words, talk, grammar } = wordShares(tokens, 0, tokens.length - 1, isWord);
  features.add('none: words', Math.min(40, words) / 40);
  features.add('none: few words', words < 10);
  features.add('none: talk words', talk);
  features.add('none: grammar', grammar);
}
