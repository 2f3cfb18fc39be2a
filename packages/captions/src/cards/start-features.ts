import { FEE_WORDS, HIRE_WORDS, PRICE_WORDS, SERVICE_WORDS } from '#captions/price/roles/role-words.ts';
import { JOINERS, LEADING_NOISE, PLACE_WORDS, STOP_WORDS, VARIANT_WORDS } from '#captions/text/stop-words.ts';
import { isWord, type Token } from '#captions/text/tokens.ts';
import { MEASURES } from '#captions/text/units.ts';
import type { Hit } from '#captions/title/lexicon.ts';
import { type Chunk, isSameGoods, type Scene } from './chunks.ts';
import { brandFor, type Item, isTotal, isVersion, sumOf } from './items.ts';

/** What the words, signs and amounts around a price say of whether it begins a product of its own. */

/** By name; what is missing is 0. Most lie between 0 and 1, none beyond 5. */
export type Features = Record<string, number>;

type Add = (name: string, value: number | boolean) => void;
type WordList = { has(word: string): boolean };

const adderOf =
  (features: Features): Add =>
  (name, value) => {
    if (value) features[name] = Number(value);
  };

function addAll(add: Add, values: Record<string, number | boolean>): void {
  for (const name in values) add(name, values[name] ?? 0);
}

const isGoods = (item: Item) => (item.chunk?.goods.length ?? 0) > 0;
const shareOf = <T>(list: T[], test: (one: T) => boolean) => list.filter(test).length / Math.max(1, list.length);

/** A sign, or what kind of token it is. */
const signOf = ({ kind, text }: Token) => (/^[,.;:!?()/&|•=–-]$/.test(text) ? text : kind);

export function featuresOf(scene: Scene, items: Item[], isPriceFirst: boolean): Features[] {
  const gaps = items.map(({ anchor }, index) =>
    scene.tokens.slice((items[index - 1]?.anchor.to ?? -1) + 1, anchor.from),
  );
  const ofList: Features = {};
  addList(adderOf(ofList), scene, items, gaps);
  adderOf(ofList)('prices stand first', isPriceFirst);
  const seen = new Set<string>();
  return items.map((item, index) => {
    const features = { ...ofList };
    const add = adderOf(features);
    add('is first', index === 0);
    addAmount(add, item, items, index);
    addGap(add, gaps[index] ?? []);
    const after = scene.tokens[item.anchor.to + 1];
    if (after?.kind === 'sym') add(`sign after price ${signOf(after)}`, true);
    add('name: fills its gap', index > 0 && isFilled(item, gaps[index] ?? []));
    if (item.chunk) addName(add, scene, item, item.chunk);
    else add('no name', true);
    if (item.chunk) addComparison(add, scene, items, index, item.chunk, seen);
    addNext(add, item, items[index + 1]);
    return features;
  });
}

function addList(add: Add, { tokens, amounts, hits }: Scene, items: Item[], gaps: Token[][]): void {
  const chunks = items.flatMap(({ chunk }) => (chunk && chunk.goods.length > 0 ? [chunk] : []));
  const distinct: Chunk[] = [];
  for (const chunk of chunks) if (!distinct.some((other) => isSameGoods(other, chunk))) distinct.push(chunk);
  const isUnknown = ({ chunk }: Item) => chunk?.goods.length === 0 && chunk.unknown.length > 0;
  const gapWords = gaps.slice(1).map((gap) => gap.filter(isWord).length);
  const first = items[0]?.anchor;
  add('list: items', Math.min(items.length, 12) / 4);
  add('list: two items', items.length === 2);
  add('list: three items', items.length === 3);
  add('list: goods named elsewhere alone', chunks.length === 0 && hits.some(({ term }) => term.kind === 'product'));
  add('list: share named', chunks.length / items.length);
  add('list: share of different goods', distinct.length / items.length);
  add('list: different goods', Math.min(distinct.length, 5) / 5);
  const isEachOther = distinct.length === items.length;
  const filled = shareOf(items.slice(1), (item) => isFilled(item, gaps[items.indexOf(item)] ?? []));
  addAll(add, {
    'list: all different goods': isEachOther,
    'list: two different goods': isEachOther && items.length === 2,
    'list: share of names that fill their gaps': filled,
    'list: names and prices alone': isEachOther && filled === 1,
    'list: share of unknown names': shareOf(items, isUnknown),
    'list: share without a name': shareOf(items, ({ chunk }) => !chunk),
    'list: lines per item': Math.min(tokens.filter(({ kind }) => kind === 'nl').length / items.length, 3) / 3,
    'list: share on own lines': shareOf(gaps.slice(1), (gap) => gap.some(({ kind }) => kind === 'nl')),
    'list: longest gap': Math.min(Math.max(0, ...gapWords), 20) / 20,
    'list: versions announced': saysVersions(tokens, items),
    'list: share in talk': shareOf(items, ({ anchor }) => anchor.talk !== ''),
    'list: amounts of one form': items.every(({ anchor }) => anchor.form === first?.form),
  });
  const others = amounts.filter(({ role }) => role !== 'price' && role !== 'hire' && role !== 'noise');
  addAll(add, {
    'list: other amounts': Math.min(others.length, 3) / 3,
    'list: has a fee': others.some(({ role }) => role === 'fee'),
    'list: has wholesale': others.some(({ role }) => role === 'wholesale'),
  });
}

/** Grammar and units aside, nothing but a name of known goods stands between two prices: `Heels 85k, the handbag is 60k`. */
const isFilled = ({ chunk }: Item, gap: Token[]) =>
  chunk !== null &&
  chunk.goods.length > 0 &&
  chunk.unknown.length === 0 &&
  gap.filter((token) => isWord(token) && token.use !== 'size' && !isGrammar(token)).length <=
    chunk.to - chunk.start + 1;

const isGrammar = ({ low }: Token) =>
  STOP_WORDS.has(low) || JOINERS.has(low) || PRICE_WORDS.has(low) || MEASURES.has(low);

const COUNTS = /^(?:[2-9]|two|three|four|five|six|seven|eight|nine|many|different|various)$/;
const VERSIONS =
  /^(?:finish(?:es)?|colou?rs?|sizes|designs|flavou?rs|lengths|grades|versions|options|types|kinds|qualities)$/;

/** `in three finishes, natural 600k, walnut 640k`: what follows are versions of one product. */
function saysVersions(tokens: Token[], items: Item[]): boolean {
  const end = items[1]?.anchor.from ?? 0;
  return tokens.slice(1, end).some(({ low }, at) => VERSIONS.test(low) && COUNTS.test(tokens[at]?.low ?? ''));
}

function addAmount(add: Add, { anchor }: Item, items: Item[], index: number): void {
  for (const name of ['isNow', 'isRetail', 'isEach', 'isCash'] as const) add(`price ${name}`, anchor[name]);
  add(`price of unit ${anchor.unit?.kind ?? 'none'}`, true);
  addAll(add, {
    'price unlike the first in its marks': anchor.isMarked !== items[0]?.anchor.isMarked,
    'hire beside sale':
      anchor.role === 'hire' && items.some(({ anchor: other }) => other.role === 'price' && other.value > anchor.value),
    'price size': Math.log10(Math.max(1, anchor.value)) / 10,
  });
  const before = items[index - 1]?.anchor.value;
  if (before === undefined) return;
  const ratio = Math.log(anchor.value / before);
  const sum = sumOf(items.slice(0, index));
  add('price over the one before', Math.max(-3, Math.min(3, ratio)) / 3);
  add('price far from the one before', Math.min(4, Math.abs(ratio)) / 4);
  add('price near the one before', Math.abs(ratio) < 0.45);
  add('price multiple of the one before', anchor.value > before && anchor.value % before === 0);
  add('price is the sum', index > 1 && anchor.value === sum);
  add('price little below the sum', index > 1 && anchor.value <= sum && anchor.value > 0.8 * sum);
}

const SIGNS = { comma: ',', semicolon: ';|•·', slash: '/', stop: '.!?', colon: ':=' };

function addGap(add: Add, gap: Token[]): void {
  const gapWords = gap.filter(isWord);
  const has = (list: WordList) => gapWords.some(({ low }) => list.has(low));
  add('gap: words', Math.min(gapWords.length, 12) / 12);
  add('gap: no word', gapWords.length === 0);
  add('gap: one word', gapWords.length === 1);
  for (const [name, signs] of Object.entries(SIGNS))
    add(
      `gap: ${name}`,
      gap.some(({ kind, text }) => kind === 'sym' && signs.includes(text)),
    );
  for (const kind of ['nl', 'emoji'] as const)
    add(
      `gap: ${kind}`,
      gap.some((token) => token.kind === kind),
    );
  addAll(add, {
    'gap: size': gap.some(({ use }) => use === 'size'),
    'gap: fee word': has(FEE_WORDS),
    'gap: service word': has(SERVICE_WORDS),
    'gap: hire word': has(HIRE_WORDS),
    'gap: price word': has(PRICE_WORDS),
    'gap: share of grammar': shareOf(gapWords, ({ low }) => STOP_WORDS.has(low)),
  });
}

function addName(add: Add, scene: Scene, { anchor }: Item, chunk: Chunk): void {
  const { tokens, hits } = scene;
  const named = tokens.slice(chunk.start, chunk.to + 1).filter(isWord);
  const share = (list: WordList) => shareOf(named, ({ low }) => list.has(low));
  const isKnown = chunk.goods.length > 0;
  const before = tokens[chunk.from - 1];
  addAll(add, {
    'name: goods': isKnown,
    'name: how many goods': Math.min(3, chunk.goods.length) / 3,
    'name: unknown words': Math.min(4, chunk.unknown.length) / 4,
    'name: unknown alone': !isKnown && chunk.unknown.length > 0,
    'name: nothing named': !isKnown && chunk.unknown.length === 0,
    'name: plain': chunk.isPlainName,
    'name: plain and unknown': chunk.isPlainName && !isKnown,
    'name: told': chunk.isTold,
    'name: for whom': chunk.audience !== '',
    'name: hired': isKnown && chunk.goods.every((name) => name === 'hire'),
    'name: words': Math.min(8, named.length) / 8,
    'name: far from the price': Math.min(15, Math.abs(anchor.from - chunk.to) - 1) / 15,
    'name: beside the price': anchor.from - chunk.to < 4,
    'name: capital': named.some(({ text }) => /^\p{Lu}/u.test(text)),
    'name: share of version words': share(VARIANT_WORDS),
    'name: share of talk': shareOf(named, ({ isTalk }) => isTalk),
    'name: share of grammar': share(STOP_WORDS),
    'name: praise': share(LEADING_NOISE) > 0,
    'name: place': share(PLACE_WORDS) > 0,
    'name: begins with a measure': isMeasured(scene, chunk),
    'name: version': isVersion(scene, chunk),
    'name: joined': JOINERS.has(tokens[chunk.from]?.low ?? ''),
    'name: brand': hits.some(({ from, to, term }) => from >= chunk.from && to <= chunk.to && term.kind === 'brand'),
  });
  add(`name after ${before ? signOf(before) : 'start'}`, true);
}

/** `30ml decant 45k`: so much of what was named. */
const isMeasured = ({ tokens }: Scene, { start }: Chunk) => MEASURES.has(tokens[start]?.unit ?? '');

const groupIn = (hits: Hit[], chunk: Chunk) =>
  hits.find(({ from, to, term }) => from >= chunk.from && to <= chunk.to && term.kind !== 'weak')?.term.group;

/** The name beside those before it; `seen`: their words. */
function addComparison(add: Add, scene: Scene, items: Item[], index: number, chunk: Chunk, seen: Set<string>): void {
  const first = items[0]?.chunk ?? null;
  const earlier = items.slice(0, index).flatMap((item) => (item.chunk ? [item.chunk] : []));
  const isSame = (other: Chunk | null | undefined) =>
    other !== null && other !== undefined && isSameGoods(other, chunk);
  add('name: first has no goods', !first || first.goods.length === 0);
  if (index > 0) {
    const group = first ? groupIn(scene.hits, first) : undefined;
    const own = groupIn(scene.hits, chunk);
    add('name: model of the first', brandFor(scene, first, chunk) !== null);
    add('name: same as the first', isSame(first));
    add('name: same as the one before', isSame(items[index - 1]?.chunk));
    add('name: same as an earlier one', earlier.some(isSame));
    add('name: of the same trade', group !== undefined && group === own);
    add('name: of another trade', group !== undefined && own !== undefined && group !== own);
  }
  add('name: of all', index > 0 && isTotal(scene, items.slice(0, index), { ...(items[index] as Item), chunk }));
  add('name: another kind', isOtherKind(earlier, chunk));
  add('name: comes back', isRepeatedWord(items, chunk));
  const own = new Set(
    scene.tokens
      .slice(chunk.start, chunk.to + 1)
      .filter((token) => isWord(token) && token.low.length > 2 && !STOP_WORDS.has(token.low))
      .map(({ low }) => low),
  );
  const shared = [...own].filter((word) => seen.has(word)).length;
  for (const word of own) seen.add(word);
  add('name: share of earlier words', shared / Math.max(1, own.size));
  add('name: has an earlier word', shared > 0);
  add('name: new words', Math.min(4, own.size - shared) / 4);
}

/** `peppermint oil 22k, lemon oil 20k`: a taste or material is a name where the same goods have names of no list. */
function isOtherKind(earlier: Chunk[], chunk: Chunk): boolean {
  const alike = earlier.filter(({ goods }) => goods.join() === chunk.goods.join());
  return (
    alike.some(({ unknown }) => unknown.length > 0) &&
    chunk.kinds.some((kind) => alike.every(({ kinds }) => !kinds.includes(kind)))
  );
}

/** `type c cable 8k, doz 60k, earphones 10k, doz 84k`: a word of no list that comes back names no product. */
const isRepeatedWord = (items: Item[], chunk: Chunk) =>
  chunk.goods.length === 0 &&
  chunk.unknown.length > 0 &&
  items.filter(({ chunk: other }) => other?.goods.length === 0 && other.unknown.join() === chunk.unknown.join())
    .length > 1;

function addNext(add: Add, { chunk }: Item, next: Item | undefined): void {
  if (!next) return;
  add('next: no name', !next.chunk);
  add('next: goods', isGoods(next));
  add('next: plain', next.chunk?.isPlainName ?? false);
  add('next: same goods', chunk !== null && next.chunk !== null && isSameGoods(chunk, next.chunk));
}
