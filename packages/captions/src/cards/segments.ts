import { wordList } from '#captions/data-files.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import type { Token } from '#captions/text/tokens.ts';
import type { Hit } from '#captions/title/lexicon.ts';
import { type Chunk, chunksOf, hasWord, isSameGoods, type Scene } from './chunks.ts';
import type { Item } from './items.ts';
import { type Start, startsOf } from './starts.ts';

/** One product's stretch of a caption that lists several: its name, its prices, and what is said about it. */
export interface Segment {
  /** Tokens, both included. */
  from: number;
  to: number;
  /** Words from an earlier name that it leaves out: `iPhone X 480k, XR 600k`. */
  lead: string;
  /** Named, and said to be gone or priced on request. */
  isUnpriced: boolean;
  /** What the whole caption read as its price; null without one. */
  priceUgx: number | null;
  /** A price for all together: no card. */
  isTotal: boolean;
}

const NO_PRICE = wordList('lists', 'noPrice');

/** The name of each priced thing: the last chunk before its price that names something, or the first one after it. */
function itemsOf(scene: Scene, anchors: RatedAmount[], isPriceFirst: boolean): Item[] {
  return anchors.map((anchor, index) => {
    const isFirst = index === 0;
    const from = isPriceFirst ? anchor.to + 1 : isFirst ? 0 : (anchors[index - 1]?.to ?? -1) + 1;
    const to = isPriceFirst ? (anchors[index + 1]?.from ?? scene.tokens.length) : anchor.from;
    const all = chunksOf(scene, from, to);
    if (!isPriceFirst && !isFirst && isSentenceAside(scene.tokens, all.at(-1), anchor)) return { anchor, chunk: null };
    const chunks = all.filter((chunk) => !chunk.isAside || isPriceFirst || (isFirst && chunk.goods.length > 0));
    const ordered = isPriceFirst ? chunks : withoutBracket(scene.tokens, chunks).reverse();
    const known = ordered.find((chunk) => chunk.goods.length > 0);
    const near = ordered.find(({ goods, unknown }) => goods.length + unknown.length > 0) ?? ordered[0];
    const isNear =
      near !== undefined &&
      near.unknown.length > 0 &&
      near.unknown.length < 5 &&
      (isPriceFirst ||
        (!isFirst && near.isPlainName) ||
        !known ||
        scene.tokens[near.from - 1]?.text === ':' ||
        (near.isPlainName && isHeading(scene.tokens, known.to, near.from)));
    const explained = isPriceFirst ? null : explainedOnLine(scene, ordered, anchor);
    if (explained) return { anchor, chunk: explained };
    return { anchor, chunk: known && (!isNear || near === known) ? known : isNear ? near : (known ?? near ?? null) };
  });
}

/** `Doors (mahogany) 550k`: what stands in brackets is said of the name before. */
function withoutBracket(tokens: Token[], chunks: Chunk[]): Chunk[] {
  const [before, last] = chunks.slice(-2);
  const isBracket = last && tokens[last.from - 1]?.text === '(' && tokens[last.to + 1]?.text === ')';
  return isBracket && before?.to === last.from - 2 && before.goods.length > 0 ? chunks.slice(0, -1) : chunks;
}

/** `Package 1.5m includes backdrop and high table. Without flowers 1.1m` */
const isSentenceAside = (tokens: Token[], last: Chunk | undefined, anchor: RatedAmount) =>
  last?.isAside === true && last.to === anchor.from - 1 && /^[.!\n]$/.test(tokens[last.from - 1]?.text ?? '');

/** What stands between a price and the next name. */
const isParting = (token: Token | undefined) =>
  token?.kind === 'nl' || token?.kind === 'emoji' || (token?.kind === 'sym' && ',;/|•·'.includes(token.text));

const isOneLine = (tokens: Token[], from: number, to: number) =>
  !tokens.slice(from, to).some(({ kind }) => kind === 'nl');

/** `SHOE RACK UPDATE 🚨 AF1 90k`: a line or a sign ends what only heads the list. */
const isHeading = (tokens: Token[], from: number, to: number) =>
  tokens.slice(from, to).some(({ kind }) => kind === 'nl' || kind === 'emoji');

/** `The solar radio, it has a lamp also. 60,000`: a line that begins with the name and tells about it before its price. */
function explainedOnLine({ tokens }: Scene, nearestFirst: Chunk[], anchor: RatedAmount): Chunk | null {
  const onLine = nearestFirst.filter(({ to }) => isOneLine(tokens, to, anchor.from));
  const first = onLine.at(-1);
  if (!first || first.goods.length === 0 || tokens[first.from - 1]?.kind !== 'nl') return null;
  const isTold = tokens
    .slice(first.to + 1, anchor.from)
    .some(({ low, kind }, at, all) => kind === 'word' && TELLS.test(low) && /^[,.]$/.test(all[at - 1]?.text ?? ''));
  return isTold ? first : null;
}

const TELLS = /^(?:it|its|he|she|they|this|has|have|made|with|for|very|good|price|now|comes)$/;

/** Prices stand before their names: nothing is named before the first, and something after the last. */
function isPriceFirst(scene: Scene, anchors: RatedAmount[]): boolean {
  const first = anchors[0];
  const second = anchors[1];
  const last = anchors.at(-1);
  if (!first || !second || !last) return false;
  const isParted = [first, second].every(({ to }) => isParting(scene.tokens[to + 1]));
  if (isParted) return false;
  if (anchors.every(({ to }) => scene.tokens[to + 1]?.low === 'for')) return true;
  const before = chunksOf(scene, 0, first.from);
  const isNamed = before.some((chunk) => chunk.goods.length > 0) || (before.at(-1)?.unknown.length ?? 0) > 0;
  const hasGoods = (from: number, to: number) =>
    chunksOf(scene, from, to).some((chunk) => chunk.goods.length > 0 || chunk.isPlainName);
  return !isNamed && hasGoods(first.to + 1, second.from) && hasGoods(last.to + 1, scene.tokens.length);
}

export interface Cut {
  /** One for each product; none if the caption offers one. */
  segments: Segment[];
  /** Prices of which it is open whether they begin a product. */
  doubtful: RatedAmount[];
}

export interface PricedList {
  scene: Scene;
  items: Item[];
  isPriceFirst: boolean;
}

/** The list in a caption; null if it cannot be one of several products. */
export function findList(
  tokens: Token[],
  hits: Hit[],
  amounts: RatedAmount[],
  anchors: RatedAmount[],
): PricedList | null {
  if (anchors.length < 2 || anchors.some(({ talk }) => talk === 'not')) return null;
  if (hits.some(({ term }) => term.group.tags.includes('tickets'))) return null;
  const isAmount = new Uint8Array(tokens.length + 1);
  for (const amount of amounts) if (amount.role !== 'noise') isAmount.fill(1, amount.from, amount.to + 1);
  const scene: Scene = { tokens, hits, amounts, isAmount };
  const priceFirst = isPriceFirst(scene, anchors);
  const items = itemsOf(scene, anchors, priceFirst);
  if (isNumbered(tokens, items)) for (const { chunk } of items) if (chunk) chunk.start += 1;
  return { scene, items, isPriceFirst: priceFirst };
}

/** Where a list is cut: each price that begins a product takes what follows up to the next. */
export function findSegments({ scene, items, isPriceFirst }: PricedList): Cut {
  const { tokens } = scene;
  const { starts, doubtful } = startsOf(scene, items, isPriceFirst);
  if (starts.filter(({ isTotal }) => !isTotal).length < 2) return { segments: [], doubtful };
  const heads = starts.map((item) => ({
    from: isPriceFirst ? item.anchor.from : Math.min(item.chunk?.start ?? item.anchor.from, item.anchor.from),
    lead: item.lead,
    priceUgx: item.anchor.talk === '' ? item.anchor.value : null,
    isUnpriced: false,
    isTotal: item.isTotal === true,
  }));
  if (!isPriceFirst) heads.push(...unpricedHeads(scene, heads, items));
  heads.sort((a, b) => a.from - b.from);
  const lastAnchor = lastOf(scene, items, starts);
  const segments = heads.map((head, index) => {
    const next = heads[index + 1]?.from;
    return { ...head, to: next === undefined ? endOf(tokens, Math.max(head.from, lastAnchor)) : next - 1 };
  });
  return { segments, doubtful };
}

/** Where the last product's prices end: not those of a later line or sentence that names nothing. */
function lastOf({ tokens }: Scene, items: Item[], starts: Start[]): number {
  let to = starts.at(-1)?.anchor.to ?? 0;
  for (const { anchor, chunk } of items) {
    if (anchor.from <= to) continue;
    if (!chunk && tokens.slice(to, anchor.from).some(({ kind, text, gap }) => kind === 'nl' || (text === '.' && !gap)))
      break;
    to = anchor.to;
  }
  return to;
}

/** `1 Office bag 65k 2 Tote bag 40k`: the numbers of a list are no part of the names. */
const isNumbered = (tokens: Token[], items: Item[]) =>
  items.every(({ chunk }, index) => chunk && tokens[chunk.start]?.text === String(index + 1) && chunk.start < chunk.to);

/** Names in the list that are sold, or priced in a private message: `softbox (inbox)`, `Premio 2004 – SOLD`. */
function unpricedHeads(scene: Scene, heads: { from: number }[], items: Item[]): Omit<Segment, 'to'>[] {
  const found: Omit<Segment, 'to'>[] = [];
  const named = items.flatMap(({ chunk }) => (chunk ? [chunk] : []));
  const gaps = [0, ...items.map(({ anchor }) => anchor.to + 1)];
  gaps.forEach((from, index) => {
    const chunks = chunksOf(scene, from, items[index]?.anchor.from ?? scene.tokens.length);
    chunks.forEach((chunk, at) => {
      const isName =
        chunk.goods.length > 0 || (chunk.isPlainName && /^[-–(:]$/.test(scene.tokens[chunk.to + 1]?.text ?? ''));
      if (!isName || chunk.isAside || named.some((other) => other.from === chunk.from)) return;
      if (named.some((other) => isSameGoods(other, chunk))) return;
      const after = chunks[at + 1];
      const isMarked =
        hasWord(scene, chunk.from, chunk.to, NO_PRICE) ||
        (after !== undefined &&
          after.goods.length + after.unknown.length === 0 &&
          hasWord(scene, after.from, after.to, NO_PRICE));
      if ((isMarked || isUnpricedAfter(scene.tokens, chunk.to + 1)) && !heads.some((head) => head.from === chunk.start))
        found.push({ from: chunk.start, lead: '', priceUgx: null, isUnpriced: true, isTotal: false });
    });
  });
  return found;
}

/** `(price tomorrow)`, `- call me`: within a few words and before the next line. */
function isUnpricedAfter(tokens: Token[], from: number): boolean {
  let words = 0;
  for (let at = from; at < from + 5 && words < 3; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'nl' || token.kind === 'emoji' || token.kind === 'num') return false;
    if (token.kind !== 'word') continue;
    if (NO_PRICE.has(token.low)) return true;
    words += 1;
  }
  return false;
}

/** The last product's stretch ends with its sentence or line. */
export function endOf(tokens: Token[], from: number): number {
  for (let at = from + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'nl' || token.kind === 'tag' || token.use === 'phone') return at - 1;
    if (token.kind === 'sym' && '.!?;'.includes(token.text)) return at - 1;
  }
  return tokens.length - 1;
}
