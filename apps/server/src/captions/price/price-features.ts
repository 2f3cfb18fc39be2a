import type { AddFeature } from '#server/captions/choice-weights.ts';
import type { RatedAmount } from '#server/captions/price/roles/rated-amount.ts';
import type { Token } from '#server/captions/text/tokens.ts';
import { STOP_WORDS } from '#server/captions/title/lexicon/stop-words.ts';
import { isTalk } from '#server/captions/title/lexicon/talk-words.ts';
import type { Hit } from '#server/captions/title/lexicon.ts';
import { explainer } from './explained.ts';
import { usualPrices } from './usual-prices.ts';

/** What the words, signs and goods around an amount say of whether it is the price. */

export interface PriceScene {
  tokens: Token[];
  hits: Hit[];
  amounts: RatedAmount[];
}

/** One of what a caption's price may be; null: it states none. */
export interface PriceOption {
  amount: RatedAmount | null;
  describe(add: AddFeature): void;
}

/** Amounts beyond these are not looked at. */
const MOST_AMOUNTS = 16;

const isWord = ({ kind }: Token) => kind === 'word' || kind === 'mix';

/** All that the price of a caption may be; the last option is that it states none. */
export function priceOptions(scene: PriceScene): PriceOption[] {
  const amounts = scene.amounts.filter(({ isForeign }) => !isForeign).slice(0, MOST_AMOUNTS);
  const explain = explainer(scene.tokens, scene.hits, scene.amounts);
  const usual = usualPrices(scene.hits);
  const options: PriceOption[] = amounts.map((amount, index) => ({
    amount,
    describe(add) {
      addForm(add, amount, usual);
      addWords(add, scene.tokens, amount);
      addPlace(add, scene, amount, amounts, index);
      addLabel(add, explain(amount));
      addOthers(add, amount, amounts, index);
    },
  }));
  options.push({ amount: null, describe: (add) => addNone(add, scene, amounts) });
  return options;
}

function addForm(add: AddFeature, amount: RatedAmount, usual: ReturnType<typeof usualPrices>): void {
  const { role, form, talk, unit, value } = amount;
  add(`role ${role}`);
  add(`form ${form}`);
  add(`talk ${talk || 'none'}`);
  add(`${role}, ${talk || 'none'}`);
  add(`unit ${unit?.kind ?? 'none'}`);
  add('pack', unit?.isPack ?? false);
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
    add(name, amount[name]);
  add(`${form}, ${amount.isMarked ? 'marked' : 'bare'}`);
  add(`size ${Math.floor(Math.log10(Math.max(1, value)) * 2) / 2}`);
  add('usual', usual.isKnown && value >= usual.least && value <= usual.most);
  add('unusual', usual.isKnown && (value < usual.least || value > usual.most));
  let round = value;
  while (round > 0 && round % 10 === 0) round /= 10;
  add(`figures ${Math.min(4, String(round).length)}`);
}

/** A sign, a kind of token, or `^` at the edge of the caption. */
function wordAt(tokens: Token[], at: number): string {
  const token = tokens[at];
  if (!token) return '^';
  if (isWord(token)) return token.low;
  return token.kind === 'sym' ? token.text : token.kind;
}

const isStop = (token: Token | undefined) =>
  token?.kind === 'nl' || token?.kind === 'tag' || (token?.kind === 'sym' && '.!?;'.includes(token.text));

function addWords(add: AddFeature, tokens: Token[], { from, to, context }: RatedAmount): void {
  add(`before ${wordAt(tokens, from - 1)}`);
  add(`after ${wordAt(tokens, to + 1)}`);
  for (const at of context.left.slice(0, 3)) add(`near before ${tokens[at]?.low}`);
  for (const at of context.right.slice(0, 3)) add(`near after ${tokens[at]?.low}`);
  let [start, end] = [from, to];
  while (start > 0 && from - start < 20 && !isStop(tokens[start - 1])) start -= 1;
  while (end + 1 < tokens.length && end - to < 20 && !isStop(tokens[end + 1])) end += 1;
  for (let at = start; at <= end; at += 1) {
    const token = tokens[at];
    if (token && isWord(token) && (at < from || at > to)) add(`sentence ${token.low}`);
  }
  add(`sentence ends ${wordAt(tokens, end + 1)}`);
  const said = tokens.slice(start, end + 1).filter(isWord);
  const share = (test: (low: string) => boolean) =>
    said.filter(({ low }) => test(low)).length / Math.max(1, said.length);
  add('sentence: words', Math.min(20, said.length) / 20);
  add('sentence: no words', said.length === 0);
  add('sentence: talk', share(isTalk));
  add(
    'sentence: grammar',
    share((low) => STOP_WORDS.has(low)),
  );
  add(
    'in quotes',
    tokens.slice(start, from).some(({ text }) => /^["“”']$/.test(text)),
  );
}

function addPlace(
  add: AddFeature,
  { tokens, hits }: PriceScene,
  { from, to }: RatedAmount,
  amounts: RatedAmount[],
  index: number,
): void {
  add('first', index === 0);
  add('last', index === amounts.length - 1);
  add('only', amounts.length === 1);
  add(`place ${Math.min(4, index)}`);
  const goods = hits.filter(({ term }) => term.kind !== 'weak');
  const before = goods.findLast((hit) => hit.to < from);
  const behind = goods.find((hit) => hit.from > to);
  add('no goods', goods.length === 0);
  add('before all goods', goods.length > 0 && !before);
  const isOneLine = (start: number, end: number) => !tokens.slice(start, end).some(({ kind }) => kind === 'nl');
  add('goods before on its line', before !== undefined && isOneLine(before.to, from));
  add('goods behind on its line', behind !== undefined && isOneLine(to, behind.from));
  add(`goods before, ${before ? reach(from - before.to) : 'none'}`);
  add(`goods behind, ${behind ? reach(behind.from - to) : 'none'}`);
  add(
    'the only amount since the goods',
    before !== undefined && !amounts.some((one) => one.from > before.to && one.to < from),
  );
  add(
    'first after the goods',
    goods.length > 0 && before !== undefined && !amounts.slice(0, index).some((one) => one.from > (goods[0]?.to ?? 0)),
  );
  add('how far', from / Math.max(1, tokens.length));
  add('begins the line', from === 0 || tokens[from - 1]?.kind === 'nl');
  add('ends the line', to + 1 >= tokens.length || /^(?:nl|tag|emoji)$/.test(tokens[to + 1]?.kind ?? ''));
}

const reach = (tokens: number) => (tokens <= 2 ? Math.max(1, tokens) : tokens <= 5 ? 5 : tokens <= 12 ? 12 : 'far');

function addLabel(add: AddFeature, { own, after, isExplained }: ReturnType<ReturnType<typeof explainer>>): void {
  for (const [side, label] of [
    ['own', own],
    ['behind', after],
  ] as const) {
    add(`${side} goods`, label.hasGoods);
    add(`${side} version`, label.hasVersion);
    add(`${side} empty`, label.isEmpty);
    add(`${side} unknown ${Math.min(3, label.unknown)}`);
  }
  add('explained', isExplained);
}

const OFFERED = new Set(['price', 'hire']);

function addOthers(add: AddFeature, amount: RatedAmount, amounts: RatedAmount[], index: number): void {
  const others = amounts.filter((one) => one !== amount);
  const offered = others.filter(({ role }) => OFFERED.has(role));
  add(`other offers ${Math.min(4, offered.length)}`);
  for (const { role } of others) add(`beside ${role}`);
  add(
    'beside marked',
    offered.some(({ isMarked }) => isMarked),
  );
  add(
    'beside now',
    others.some(({ isNow }) => isNow),
  );
  add(
    'beside each',
    others.some(({ isEach }) => isEach),
  );
  add(
    'beside one',
    others.some(({ unit }) => unit?.kind === 'one'),
  );
  add(
    'beside several',
    others.some(({ unit }) => unit?.kind === 'several' || unit?.kind === 'from'),
  );
  add(
    'beside talk',
    others.some(({ talk }) => talk !== ''),
  );
  add(
    'said again',
    others.some(({ value }) => value === amount.value),
  );
  add(
    'lowest offer',
    offered.every(({ value }) => value >= amount.value),
  );
  add(
    'highest offer',
    offered.every(({ value }) => value <= amount.value),
  );
  add('first offer', !amounts.slice(0, index).some(({ role }) => OFFERED.has(role)));
  add('last offer', !amounts.slice(index + 1).some(({ role }) => OFFERED.has(role)));
  const [least, most] = [
    Math.min(...offered.map(({ value }) => value)),
    Math.max(...offered.map(({ value }) => value)),
  ];
  add('far below all', offered.length > 0 && amount.value < least / 3);
  add('far above all', offered.length > 0 && amount.value > most * 3);
  add(
    'multiple of another',
    offered.some(({ value }) => amount.value > value && amount.value % value === 0),
  );
  add(
    'part of another',
    offered.some(({ value }) => value > amount.value && value % amount.value === 0),
  );
}

function addNone(add: AddFeature, { tokens, hits }: PriceScene, amounts: RatedAmount[]): void {
  const said = tokens.filter(isWord);
  const share = (test: (low: string) => boolean) =>
    said.filter(({ low }) => test(low)).length / Math.max(1, said.length);
  add('none');
  for (const low of new Set(said.map(({ low }) => low))) add(`none: said ${low}`);
  const roles = new Set(amounts.map(({ role }) => role));
  for (const role of roles) add(`none: ${role}`);
  const offers = amounts.filter(({ role }) => OFFERED.has(role));
  add(`none: offers ${Math.min(3, offers.length)}`);
  add(
    'none: marked',
    offers.some(({ isMarked }) => isMarked),
  );
  add(
    'none: plain',
    offers.some(({ talk }) => talk === ''),
  );
  add(
    'none: talk',
    offers.some(({ talk }) => talk !== ''),
  );
  const products = hits.filter(({ term }) => term.kind === 'product').length;
  add(`none: products ${Math.min(3, products)}`);
  add('none: no goods', hits.length === 0);
  add('none: goods first', (hits[0]?.from ?? 9) < 4);
  for (const sign of ['?', '!', '"'])
    add(
      `none: ${sign}`,
      tokens.some(({ text }) => text === sign),
    );
  for (const use of ['phone', 'size', 'sold'] as const)
    add(
      `none: ${use}`,
      tokens.some((token) => token.use === use),
    );
  add('none: words', Math.min(40, said.length) / 40);
  add('none: few words', said.length < 10);
  add('none: talk words', share(isTalk));
  add(
    'none: grammar',
    share((low) => STOP_WORDS.has(low)),
  );
}
