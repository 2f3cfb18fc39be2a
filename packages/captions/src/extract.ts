import { findList, findSegments, type PricedList, type Segment } from './cards/segments.ts';
import type { Fit } from './data-files.ts';
import { type ExtractedProduct, type ReadCaption, readCaption, SURE_IN_LIST_FROM } from './reading.ts';
import { joined, type Piece } from './text/pieces.ts';
import { hasTrackTag } from './track-tag.ts';

/** Lists that are written in another form: with letter codes, or with names in hashtags. */

const TAGGED = /#(?=\p{L}{3,30}\s{0,3}[-–:=@]?\s{0,3}(?:ugx\s{0,3})?\d[\d,.]{0,14}\s?[km]?\b)/giu;
const CODE = /(?<![\p{L}\p{N}])([A-H])(?:\s?[=:)]\s?|\s[-–]\s|\s(?=\d{1,3}(?:[.,]\d+)?[km]\b))/gu;

/** Without one of these no code matches; most captions have none. */
const MAYBE_CODE = /[A-H](?:\s?[=:)]|\s[-–\d])/;

/** The caption with its codes resolved: `A = boots … A=95k` is `boots 95k`, `#sneakers 85k #caps 20k` is a list, too. */
export function asList(caption: string): Piece[] | null {
  if (caption.length > 3_000) return null;
  const tagged = /#[^#]+#/.test(caption) ? [...caption.matchAll(TAGGED)] : [];
  if (tagged.length > 1) {
    const ends = [...tagged.map(({ index }) => index), caption.length];
    return ends.map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }));
  }
  if (!MAYBE_CODE.test(caption)) return null;
  const parts = [...caption.matchAll(CODE)].map((match, index, all) => {
    const begin = match.index + match[0].length;
    const after = caption.slice(begin, all[index + 1]?.index ?? caption.length);
    const text = after.trim();
    return { code: match[1] ?? '', from: begin + after.length - after.trimStart().length, text };
  });
  const names = new Map(
    parts
      .filter(({ text }) => /^\p{L}/u.test(text))
      .map(({ code, from, text }) => {
        const name = text.split(/[,;\n#]|[^\p{L}\p{N}\s'-]/u)[0]?.trim() ?? '';
        return [code, { from, to: from + name.length }];
      }),
  );
  const prices = parts.flatMap(({ code, from, text }) => {
    const name = /^(?:ugx\s*)?\d/i.test(text) ? names.get(code) : undefined;
    return name ? [[name, ' ', { from, to: from + text.length }]] : [];
  });
  if (names.size < 2 || prices.length < 2) return null;
  return prices.flatMap((price, at) => (at === 0 ? price : [', ', ...price]));
}

export type { ExtractedProduct } from './reading.ts';
export { hasTrackTag } from './track-tag.ts';

const MAX_ANCHORS = 40;
export const MAX_CARDS = 12;

export interface Listing {
  whole: ReadCaption;
  /** Its cards in its order, each with the words that it was read from: at least one. */
  cards: ReadStretch[];
  /** What a card of its own was read of, if there are several. */
  segments: Segment[];
}

/** `segment`: of several the stretch of the whole that it was read of, where that is another text. */
export type ReadStretch = ReadCaption & { segment?: Segment };

/** Reads the cards of a caption. What is said before or after a list holds for all of its cards. */
export function readListing(caption: string): Listing {
  const whole = readWhole(caption);
  const list = whole.product.title === null ? null : listIn(whole);
  if (list === null) return { whole, cards: [whole], segments: [] };
  const cut = findSegments(list);
  const several = readSegments(whole, cut.segments);
  const cards = several.length > 1 ? several : [whole];
  for (const { product } of cards)
    if (cut.doubtful.some(({ value }) => value === product.priceUgx)) doubtPrice(product);
  return { whole, cards, segments: several.length > 1 ? cut.segments : [] };
}

export function readWhole(caption: string): ReadCaption {
  const pieces = asList(caption);
  const whole = readCaption(pieces ? joined(caption, pieces) : caption);
  whole.product.hasTrack = hasTrackTag(caption);
  return whole;
}

/** The priced things of a caption that may be one of several products; null if there is only one. */
export function listIn({ tokens, hits, amounts }: ReadCaption): PricedList | null {
  const offers = amounts.filter(({ role }) => role === 'price' || role === 'hire');
  // `twenty? NO! 7k`: what is asked about begins no card where something is offered.
  // `Chairs: hire 1k, buy 32k` are one card, too.
  const isOneGoods = hits.every(({ from }) => from < (offers[0]?.from ?? 0));
  const isBought = isOneGoods && offers.some(({ role }) => role === 'price');
  const plain = offers.filter(({ talk, role }) => talk !== 'doubtful' && !(isBought && role === 'hire'));
  return findList(tokens, hits, amounts, (plain.length > 0 ? plain : offers).slice(0, MAX_ANCHORS));
}

export const readCards = (caption: string): ExtractedProduct[] =>
  readListing(caption).cards.map(({ product }) => product);

export function extractProduct(caption: string): ExtractedProduct {
  const [first] = readCards(caption);
  return first ?? readCaption(caption).product;
}

/** Said of the last one and meant for all: `sizes 39-44 for both`. */
const FOR_ALL = /\b(?:both|all|every|everything|each|zonna|byonna|yote|zote|vyote)\b/i;
const WORN = new Set<Fit | null>(['feet', 'body', 'baby', 'bed']);

function doubtPrice(card: ExtractedProduct): void {
  card.guessUgx = card.priceUgx;
  card.priceUgx = null;
  card.certainty.price = 'unsure';
  card.asks.push('price');
}

/** From the start of a token to the end of another. */
const stretchOf = ({ tokens }: ReadCaption, from: number, to: number): Piece => ({
  from: tokens[from]?.start ?? 0,
  to: tokens[to]?.end ?? 0,
});

/** A segment's text. */
export const piecesOfSegment = (whole: ReadCaption, { lead, from, to }: Segment): Piece[] => [
  ...(lead ? [`${lead} `] : []),
  stretchOf(whole, from, to),
];

/** What is said before the first segment and after the last, as a text. */
export function piecesAround(whole: ReadCaption, first: Segment, last: Segment): Piece[] {
  const end = whole.tokens.length - 1;
  const before = first.from > 0 ? stretchOf(whole, 0, first.from - 1) : '';
  return [before, '\n', last.to < end ? stretchOf(whole, last.to + 1, end) : ''];
}

export function readSegments(whole: ReadCaption, segments: Segment[]): ReadStretch[] {
  const { text } = whole;
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return [];
  const around = readCaption(joined(text, piecesAround(whole, first, last)), whole.fit);
  const lastText = joined(text, [stretchOf(whole, last.from, last.to)]);
  const shared = FOR_ALL.test(lastText) ? readCaption(lastText, whole.fit).product.sizes : around.product.sizes;
  const isAllSold =
    around.product.availability === 'sold_out' && (around.hits.length === 0 || FOR_ALL.test(around.text));
  const cards: ReadStretch[] = [];
  for (const segment of segments) {
    if (segment.isTotal) continue;
    const read = readCaption(joined(text, piecesOfSegment(whole, segment)), null, SURE_IN_LIST_FROM);
    const { product } = read;
    // `shoe brush 5k, polish 2500`: alone, a little number would be no price.
    if (product.priceUgx === null && product.guessUgx === null) product.priceUgx = segment.priceUgx;
    const isPriced = product.priceUgx !== null || product.guessUgx !== null;
    if (product.title === null || (!isPriced && !segment.isUnpriced)) continue;
    const isWorn = WORN.has(read.fit);
    const { hasTrack } = whole.product;
    const sizes = product.sizes.length === 0 && isWorn ? shared : product.sizes;
    const availability = isAllSold ? 'sold_out' : product.availability;
    cards.push({ ...read, segment, product: { ...product, hasTrack, sizes, availability } });
  }
  return cards.slice(0, MAX_CARDS);
}
