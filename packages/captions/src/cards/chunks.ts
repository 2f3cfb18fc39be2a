import { wordList } from '#captions/data-files.ts';
import { goodsNamed } from '#captions/price/price-list.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { DEPOSIT_WORDS, FEE_WORDS, PRICE_WORDS, SERVICE_WORDS } from '#captions/price/roles/role-words.ts';
import { isUnitWord } from '#captions/price/roles/sale-units.ts';
import {
  AUDIENCE,
  JOINERS,
  KINDS,
  LEADING_NOISE,
  PLACE_WORDS,
  STOP_WORDS,
  VARIANT_WORDS,
} from '#captions/text/stop-words.ts';
import { isWord, type Token } from '#captions/text/tokens.ts';
import { MEASURES, SHILLINGS } from '#captions/text/units.ts';
import { words } from '#captions/text/words.ts';
import type { Hit } from '#captions/title/lexicon.ts';

/** What stands between the separators of a list, and what goods it names. */

export interface Chunk {
  from: number;
  to: number;
  /** Goods that it names, without words of version; empty: none that are known. */
  goods: string[];
  /** Where its name begins, after joining words. */
  start: number;
  /** Words of no list, which may tell it from others: `visitor chair`. */
  unknown: string[];
  /** What it is of: `lemon` oil. */
  kinds: string[];
  isModel: boolean;
  /** A short name and nothing else stands between two separators, or before the price: `belt bag`, not `vote in comments`. */
  isPlainName: boolean;
  /** It tells of a person: `she has`. */
  isTold: boolean;
  isAside: boolean;
  /** Whom it is for: `ladies watch` and `gents watch` are two products. */
  audience: string;
  place: string;
}

const ASIDE = wordList('lists', 'aside');
/** `I got vans 80k`, `we have caps 10k` */
const OFFERS = /^(?:got|have|sell|selling)$/;
const FOR_WHOM = wordList('lists', 'forWhom');
const BREEDS = wordList('lists', 'breeds');
const TELLERS = words('he she they who had started made');
const STATES = wordList('lists', 'states');
const COPULAS = words('is are ni ziri eri guli');
const MODEL =
  /^(?!(?:16|32|64|128|256|512)$)(?:x|xs|xr|xl|se|pro|max|plus|mini|ultra|lite|air|fe|\d{1,4}|[a-z]{1,3}\d{1,3}[a-z]{0,2})$/;

const isSeparator = (tokens: Token[], at: number): boolean => {
  const token = tokens[at];
  if (!token) return true;
  if (token.kind === 'nl' || token.kind === 'emoji' || token.kind === 'tag' || token.kind === 'link') return true;
  if (token.kind !== 'sym') return false;
  if (',;|•·!?:=()[]{}_*~–—►▪●'.includes(token.text)) return true;
  const isLoose = token.gap || tokens[at + 1]?.gap === true;
  if (token.text === '/' || token.text === '-') return isLoose && (token.gap || tokens[at - 1]?.kind !== 'num');
  return token.text === '.' && (tokens[at + 1]?.gap !== false || tokens[at + 1]?.kind !== 'num');
};

export interface Scene {
  tokens: Token[];
  hits: Hit[];
  amounts: RatedAmount[];
  isAmount: Uint8Array;
}

const COUNTING = wordList('lists', 'counting');

/** It names no goods of its own; `weekends` no more than `weekend`. */
const isPlain = (word: string) => isPlainWord(word) || (word.endsWith('s') && isPlainWord(word.slice(0, -1)));

const isPlainWord = (word: string) =>
  STOP_WORDS.has(word) ||
  VARIANT_WORDS.has(word) ||
  JOINERS.has(word) ||
  LEADING_NOISE.has(word) ||
  PLACE_WORDS.has(word) ||
  MEASURES.has(word) ||
  AUDIENCE.has(word) ||
  PRICE_WORDS.has(word) ||
  FEE_WORDS.has(word) ||
  SERVICE_WORDS.has(word) ||
  isUnitWord(word) ||
  DEPOSIT_WORDS.has(word) ||
  SHILLINGS.has(word) ||
  COUNTING.has(word);

function chunkOf({ tokens, hits }: Scene, from: number, to: number): Chunk | null {
  const inside = hits.filter((hit) => hit.from >= from && hit.to <= to);
  let start = from;
  const isJoint = (at: number) => {
    const low = tokens[at]?.low ?? '';
    if (inside.some((hit) => hit.from <= at && hit.to >= at && hit.term.kind !== 'weak')) return false;
    return (
      tokens[at]?.kind === 'sym' ||
      (tokens[at]?.kind === 'word' && (STOP_WORDS.has(low) || JOINERS.has(low) || PRICE_WORDS.has(low)))
    );
  };
  const isPer =
    /^(?:per|each|@|\/)$/.test(tokens[start]?.low ?? '') ||
    (tokens[start]?.low === 'a' && MEASURES.has(tokens[start + 1]?.low ?? ''));
  while (
    start <= to &&
    (isJoint(start) || (isPer && MEASURES.has(tokens[start]?.low ?? '')) || (isPer && start === from + 1))
  )
    start += 1;
  const sized = afterSizes(tokens, start, to);
  if (sized > start && inside.some((hit) => hit.from >= sized)) start = sized;
  if (start > to) return null;
  const unknown: string[] = [];
  let isModel = true;
  for (let at = start; at <= to; at += 1) {
    const token = tokens[at];
    if (!token || token.use === 'phone' || token.use === 'date') return null;
    if (token.kind === 'sym') continue;
    if (!MODEL.test(token.low) || token.use === 'size' || /^["″”']$/.test(tokens[at + 1]?.text ?? '')) isModel = false;
    if (
      isWord(token) &&
      token.low.length > 2 &&
      !isPlain(token.low) &&
      !/^\d+x\d+$/.test(token.low) &&
      token.use === ''
    ) {
      if (!inside.some((hit) => hit.from <= at && hit.to >= at)) unknown.push(token.low);
    }
  }
  const words = tokens.slice(start, to + 1).filter(isWord);
  const isTold = words.some(({ low }) => TELLERS.has(low));
  // `the sandals are 45k`
  const name = COPULAS.has(words.at(-1)?.low ?? '') ? words.slice(0, -1) : words;
  const isPlainName =
    unknown.length > 0 && name.length < 6 && !name.some(({ low, isTalk }) => isTalk || STATES.has(low));
  const isLand = inside.some(({ term }) => term.group.tags.includes('property'));
  const isAnimal = inside.some(({ term }) =>
    term.group.tags.some((tag) => tag === 'livestock' || tag === 'fresh food'),
  );
  const kind = hits.find((hit) => hit.term.kind !== 'weak') ?? hits[0] ?? null;
  return {
    from,
    to,
    goods: isVessel(tokens, start, to) ? [] : goodsNamed(tokens, start, to + 1, hits, kind),
    start,
    unknown,
    kinds: words.filter(({ low }) => KINDS.has(low)).map(({ low }) => low),
    isModel,
    isPlainName,
    isTold,
    isAside: ASIDE.has(tokens[from]?.low ?? '') && !OFFERS.test(tokens[from + 1]?.low ?? ''),
    audience: wordIn(tokens, start, to, FOR_WHOM) || (isAnimal ? wordIn(tokens, start, to, BREEDS) : ''),
    place: isLand ? wordIn(tokens, start, to, PLACE_WORDS) : '',
  };
}

/** `bag ya 70kg`, `sack of 100 kilos`: how much it holds, of what was named before. */
const isVessel = (tokens: Token[], start: number, to: number) =>
  isUnitWord(tokens[start]?.low ?? '') &&
  /^(?:of|ya|wa|cha|kya|la|eya)$/.test(tokens[start + 1]?.low ?? '') &&
  tokens.slice(start + 2, to + 1).every(({ kind, low }) => kind === 'num' || MEASURES.has(low) || isUnitWord(low));

/** Sizes that a joining word parts from what follows belong to the name before: `80k 40-43 n socks 5k`. */
function afterSizes(tokens: Token[], from: number, to: number): number {
  let at = from;
  while (at <= to && (tokens[at]?.use === 'size' || (at > from && tokens[at]?.kind === 'sym'))) at += 1;
  return at > from && JOINERS.has(tokens[at]?.low ?? '') ? at + 1 : from;
}

function wordIn(tokens: Token[], from: number, to: number, list: Set<string>): string {
  for (let at = from; at <= to; at += 1) if (list.has(tokens[at]?.low ?? '')) return tokens[at]?.low ?? '';
  return '';
}

export function chunksOf(scene: Scene, from: number, to: number): Chunk[] {
  const found: Chunk[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !scene.isAmount[at] && !isSeparator(scene.tokens, at)) continue;
    if (at > start) {
      const chunk = chunkOf(scene, start, at - 1);
      if (chunk) found.push(chunk);
    }
    start = at + 1;
  }
  return found;
}

export const hasWord = ({ tokens }: Scene, from: number, to: number, list: Set<string>) => {
  for (let at = from; at <= to; at += 1) if (list.has(tokens[at]?.low ?? '')) return true;
  return false;
};

/** One names what the other names (`roast chicken`, `chicken`); brands, models and unlisted words tell them apart. */
export function isSameGoods(left: Chunk, right: Chunk): boolean {
  if (left.goods.length === 0 || right.goods.length === 0) return false;
  const isPlainly = left.goods.length === 1 && right.goods.length === 1;
  const isIn = (name: string, names: string[]) =>
    names.some((other) => name === other || (isPlainly && other.endsWith(` ${name}`)));
  const isPart =
    left.goods.every((name) => right.goods.includes(name)) || right.goods.every((name) => isIn(name, left.goods));
  const isForSame = left.audience === right.audience || left.audience === '' || right.audience === '';
  // `mattress Euroflex` and `mattress Rosefoam`, of which one list knows one brand.
  const isOther = right.goods.length > left.goods.length && left.unknown.length > 0;
  return (
    isPart &&
    !isOther &&
    isForSame &&
    right.unknown.every((word) => left.unknown.includes(word)) &&
    left.place === right.place
  );
}
