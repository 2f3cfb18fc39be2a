import { addAll, addMarks, type Features, signOf } from '#captions/choice-weights.ts';
import { wordList } from '#captions/data-files.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { LEADING_NOISE, VARIANT_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { MEASURES } from '#captions/text/units.ts';
import { wordShares } from '#captions/text/word-shares.ts';
import type { Hit, Term } from './lexicon.ts';
import { isAlsoSaid, type MentionRole, mentionRoleOf } from './mention-role.ts';
import { isSideGoods } from './side-goods.ts';
import type { Run } from './title-runs.ts';

/** What the words, signs and amounts around a run of words say of whether it names the goods on offer. */

export interface TitleScene {
  tokens: Token[];
  hits: Hit[];
  tagTerms: { term: Term; text: string }[];
  amounts: RatedAmount[];
  chosen: RatedAmount | null;
  /** Something besides the words says that goods are shown: price, sizes, sold out, a way to order. */
  hasEvidence: boolean;
  /** Hashtags that may name the goods, without `#`. */
  hashtags: string[];
}

export interface Setting {
  mentionRoles: MentionRole[];
  /** For each run the goods of the lists that it names, and whether it names any. */
  goods: Hit[][];
  isKnown: boolean[];
  firstKnown: number;
  nearest: number;
  nearestKnown: number;
  runsOf: Map<Term, number>;
}

/** `Essimu 0782 …`: to call, not to buy. */
const goodsOf = (run: Run, scene: TitleScene) =>
  run.hits.filter((hit) => !isSideGoods(run, hit, scene) && scene.tokens[hit.to + 1]?.use !== 'phone');

export function settingOf(runs: Run[], scene: TitleScene): Setting {
  const mentionRoles: MentionRole[] = [];
  const goods: Hit[][] = [];
  const runsOf = new Map<Term, number>();
  let [nearest, nearestKnown] = [-1, -1];
  runs.forEach((run, index) => {
    const mentionRole = mentionRoleOf(scene.tokens, run.from, run.to);
    const isMore = mentionRoles.at(-1) === 'side' && isAlsoSaid(scene.tokens, runs[index - 1]?.to ?? -1, run.from);
    mentionRoles.push(mentionRole === 'plain' && isMore ? 'side' : mentionRole);
    const named = goodsOf(run, scene);
    goods.push(named);
    for (const term of new Set(run.hits.map((hit) => hit.term))) runsOf.set(term, (runsOf.get(term) ?? 0) + 1);
    if (!scene.chosen || run.to >= scene.chosen.from) return;
    nearest = index;
    if (named.length > 0) nearestKnown = index;
  });
  const isKnown = goods.map(({ length }) => length > 0);
  return { mentionRoles, goods, isKnown, firstKnown: isKnown.indexOf(true), nearest, nearestKnown, runsOf };
}

const isLineEnd = (token: Token | undefined) => token?.kind === 'nl';
const isStop = (token: Token | undefined) => isLineEnd(token) || (token?.kind === 'sym' && '.!?;'.includes(token.text));

export function addRun(features: Features, runs: Run[], index: number, scene: TitleScene, setting: Setting): void {
  const run = runs[index] as Run;
  const mentionRole = setting.mentionRoles[index] ?? 'plain';
  const isKnown = setting.isKnown[index] ?? false;
  features.addOf('standing', mentionRole);
  features.add(isKnown ? `known, ${mentionRole}` : `unknown, ${mentionRole}`);
  features.addOf('place', Math.min(4, index));
  features.add('first known', index === setting.firstKnown);
  features.add('first and known', index === 0 && isKnown);
  features.add('last', index === runs.length - 1);
  addNames(features, run, setting.goods[index] ?? [], scene, setting);
  addForm(features, run, scene);
  addNeighbours(features, run, scene.tokens);
  if (scene.chosen) addPrice(features, run, index, scene, scene.chosen, setting);
  else features.add('no price');
}

function addNames(features: Features, run: Run, goods: Hit[], scene: TitleScene, { runsOf }: Setting): void {
  const count = { product: 0, brand: 0, weak: 0 };
  for (const { term } of goods) count[term.kind] += 1;
  features.addOf('products', Math.min(2, count.product));
  features.addOf('brands', Math.min(2, count.brand));
  features.addOf('weak names', Math.min(2, count.weak));
  addAll(features, {
    'brand alone': count.brand > 0 && count.product + count.weak === 0,
    'goods in several words': goods.some(({ from, to }) => to > from),
    'side goods': run.hits.length > goods.length,
    'counted unit': goods.some((hit) => isCountedUnit(hit, scene.tokens)),
  });
  features.addOf('trade', goods[0]?.term.group.tags[0] ?? 'none');
  features.add(
    'named again',
    goods.some(({ term }) => (runsOf.get(term) ?? 0) > 1),
  );
  features.addOf('unknown words', Math.min(4, run.unknownWords));
  features.addOf('talk words', Math.min(3, run.talkWords));
  features.add('talk alone', run.talkWords > 0 && run.talkWords === run.unknownWords);
  features.add('only version', isOnlyVersion(run, scene));
  features.add('in a hashtag', isTagged(run, scene));
}

function addForm(features: Features, run: Run, scene: TitleScene): void {
  const { tokens } = scene;
  const first = tokens[run.from]?.text ?? '';
  features.addOf('words', Math.min(6, run.to - run.from));
  features.add('listed', run.isListed);
  features.add('capital', /^\p{Lu}/u.test(first));
  features.add('shouted', first.length > 2 && first === first.toUpperCase());
  let hasNumber = false;
  for (let at = run.from; at <= run.to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'num' || token?.kind === 'mix') hasNumber = true;
    if (token?.kind === 'word') features.addWord('names', token);
  }
  features.add('number', hasNumber);
  features.add('opens a phrase', opensPhrase(run, tokens));
  features.add('attribute', isAttribute(run, scene));
  features.add('where', isPlace(run, tokens));
}

function addNeighbours(features: Features, run: Run, tokens: Token[]): void {
  features.addOf('sign before', signOf(tokens[run.from - 1]));
  features.addOf('sign after', signOf(tokens[run.to + 1]));
  features.addAt('before', tokens[run.from - 1]);
  features.addAt('after', tokens[run.to + 1]);
  for (const word of run.after.slice(-4)) features.addOf('led by', word);
  if (run.after.length === 0) features.addOf('led by', 'nothing');
  for (let at = run.from - 1; at >= 0 && at >= run.from - 8 && !isStop(tokens[at]); at -= 1)
    features.addAt('somewhere before', tokens[at]);
  features.add('begins its line', run.from === 0 || isLineEnd(tokens[run.from - 1]));
  features.add('begins the caption', run.from < 3);
  features.add('how far', run.from / Math.max(1, tokens.length));
  let end = run.to + 1;
  while (end < tokens.length && end < run.to + 24 && !isStop(tokens[end])) end += 1;
  features.add('asked', tokens[end]?.text === '?');
}

function addPrice(
  features: Features,
  run: Run,
  index: number,
  { tokens, amounts }: TitleScene,
  chosen: RatedAmount,
  { nearest, nearestKnown }: Setting,
): void {
  const isBefore = run.to < chosen.from;
  const [from, to] = isBefore ? [run.to, chosen.from] : [chosen.to, run.from];
  const side = isBefore ? 'before' : 'behind';
  const reach = to - from;
  features.addOf('price', side);
  features.add(`price ${side}, ${reach <= 2 ? Math.max(1, reach) : reach <= 5 ? 5 : reach <= 12 ? 12 : 'far'}`);
  features.add('next before the price', index === nearest);
  features.add('known next before the price', index === nearestKnown);
  let isOneLine = reach < 40;
  for (let at = from + 1; at < to && isOneLine; at += 1) isOneLine = !isLineEnd(tokens[at]);
  features.add('on the line of the price', isOneLine);
  const isBlocked = amounts
    .slice(0, MAX_AMOUNTS)
    .some(({ from: start, to: end, role }) => start > from && end < to && role !== 'old' && role !== 'noise');
  features.add('another amount between', isBlocked);
}

const MAX_AMOUNTS = 12;

export function addNone(
  features: Features,
  { tokens, hits, amounts, hasEvidence }: TitleScene,
  setting: Setting,
): void {
  const offers = amounts.filter(({ role }) => role === 'price' || role === 'hire');
  const products = hits.filter(({ term }) => term.kind === 'product').length;
  features.add('none');
  features.add('none: evidence', hasEvidence);
  features.addOf('none: prices', Math.min(3, offers.length));
  for (const role of new Set(amounts.map((amount) => amount.role))) features.addOf('none: amount of role', role);
  addAll(features, {
    'none: marked price': offers.some(({ isMarked }) => isMarked),
    'none: price of the sentence': offers.some(({ talk }) => talk === ''),
    'none: price in talk': offers.some(({ talk }) => talk !== ''),
  });
  features.addOf('none: products', Math.min(3, products));
  addAll(features, {
    'none: brand': hits.some(({ term }) => term.kind === 'brand'),
    'none: goods first': (hits[0]?.from ?? 9) < 4,
    'none: nothing known': setting.firstKnown < 0,
  });
  for (const mentionRole of new Set(setting.mentionRoles.filter((_, index) => setting.isKnown[index])))
    features.addOf('none: known,', mentionRole);
  addMarks(features, tokens);
  features.add('none: stops', Math.min(4, tokens.filter(({ text }) => text === '.').length) / 4);
  const { words, talk, grammar } = wordShares(tokens, 0, tokens.length - 1, ({ kind }) => kind === 'word');
  features.add('none: words', Math.min(40, words) / 40);
  features.add('none: few words', words < 10);
  features.add('none: share of talk', talk);
  features.add('none: share of grammar', grammar);
  features.add('none: hashtags', Math.min(5, tokens.filter(({ kind }) => kind === 'tag').length) / 5);
}

/** `500g jar`, `a loaf is 8k`: in what goods come. */
export const isCountedUnit = ({ from, to, term }: Hit, tokens: Token[]) =>
  from === to &&
  ((/^(?:jar|bottle|packet|tin|sachet|tub|pack|box|sack|bag|carton)$/.test(term.name) &&
    MEASURES.has(tokens[from - 1]?.unit ?? '')) ||
    (term.name === 'loaf' && /^(?:a|one|each|per)$/.test(tokens[from - 1]?.low ?? '')));

/** A short phrase that begins a line or a sentence and ends with it, with a comma or before a number: `Kettle, electric`. */
function opensPhrase(run: Run, tokens: Token[]): boolean {
  const before = tokens[run.from - run.after.length - 1];
  const after = tokens[run.to + 1];
  const isFirst = !before || before.kind === 'nl' || before.kind === 'emoji' || /^[.!?:•|*]$/.test(before.text);
  return isFirst && run.to - run.from < 4 && after?.kind !== 'word' && !/^[!?]$/.test(after?.text ?? '');
}

/** A hashtag says the same: `cushions … #cushions`, `local hens … #localhens`. */
function isTagged(run: Run, { tokens, hashtags }: TitleScene): boolean {
  for (let at = run.from; at <= run.to; at += 1) {
    const { kind, low } = tokens[at] ?? { kind: 'sym', low: '' };
    if (kind !== 'word' || low.length < 4 || VARIANT_WORDS.has(low) || LEADING_NOISE.has(low)) continue;
    const stem = low.replace(/(?:es|s)$/, '');
    if (hashtags.some((tag) => tag.includes(stem))) return true;
  }
  return false;
}

/** `Lace: 5x5 hd`: a line of a table that says how the goods are. */
function isAttribute(run: Run, { tokens, chosen }: TitleScene): boolean {
  const next = run.to + 2;
  if (tokens[run.to + 1]?.text !== ':' || isLineEnd(tokens[next])) return false;
  return !chosen || chosen.from < next || chosen.from > next + 2;
}

const PLACES = wordList('titles', 'placesAround');

/** `Pioneer Mall`, `📍 Gazaland`: where, not what. */
function isPlace(run: Run, tokens: Token[]): boolean {
  const next = tokens[run.to + 1];
  return (
    (run.hits.length < 2 && next?.kind === 'word' && PLACES.has(next.low)) ||
    tokens[run.from - 1]?.text.startsWith('📍') === true
  );
}

/** Only colours, sizes, conditions: `brand new`, `black & white`. */
function isOnlyVersion(run: Run, { tokens }: TitleScene): boolean {
  for (let at = run.from; at <= run.to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && !VARIANT_WORDS.has(token.low) && !LEADING_NOISE.has(token.low)) return false;
  }
  return true;
}
