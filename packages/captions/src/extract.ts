import { findList, findSegments, type PricedList, type Segment } from './cards/segments.ts';
import type { Fit } from './data-files.ts';
import { type ExtractedProduct, type ReadCaption, readCaption, SURE_IN_LIST_FROM } from './reading.ts';
import { hasTrackTag } from './track-tag.ts';

/** Lists that are written in another form: with letter codes, or with names in hashtags. */

const TAGGED = /#(?=\p{L}{3,30}\s{0,3}[-–:=@]?\s{0,3}(?:ugx\s{0,3})?\d[\d,.]{0,14}\s?[km]?\b)/giu;
const CODE = /(?<![\p{L}\p{N}])([A-H])(?:\s?[=:)]\s?|\s[-–]\s|\s(?=\d{1,3}(?:[.,]\d+)?[km]\b))/gu;

/** Without one of these no code matches; most captions have none. */
const MAYBE_CODE = /[A-H](?:\s?[=:)]|\s[-–\d])/;

/** The caption with its codes resolved: `A = boots … A=95k` is `boots 95k`, `#sneakers 85k #caps 20k` is a list, too. */
function asList(caption: string): string | null {
  if (caption.length > 3_000) return null;
  const tagged = /#[^#]+#/.test(caption) ? caption.match(TAGGED) : null;
  if (tagged && tagged.length > 1) return caption.replace(TAGGED, '');
  if (!MAYBE_CODE.test(caption)) return null;
  const parts = [...caption.matchAll(CODE)].map((match, index, all) => ({
    code: match[1] ?? '',
    from: match.index,
    text: caption.slice(match.index + match[0].length, all[index + 1]?.index ?? caption.length).trim(),
  }));
  const names = new Map(
    parts
      .filter(({ text }) => /^\p{L}/u.test(text))
      .map(({ code, text }) => [code, text.split(/[,;\n#]|[^\p{L}\p{N}\s'-]/u)[0]?.trim() ?? '']),
  );
  const prices = parts.filter(({ code, text }) => names.has(code) && /^(?:ugx\s*)?\d/i.test(text));
  if (names.size < 2 || prices.length < 2) return null;
  return `${prices.map(({ code, text }) => `${names.get(code)} ${text}`).join(', ')}`;
}

export type { ExtractedProduct } from './reading.ts';
export { hasTrackTag } from './track-tag.ts';

const MAX_ANCHORS = 40;
export const MAX_CARDS = 12;

export interface Listing {
  whole: ReadCaption;
  /** Its cards in its order, each with the words that it was read from: at least one. */
  cards: ReadCaption[];
}

/** Reads the cards of a caption. What is said before or after a list holds for all of its cards. */
export function readListing(caption: string): Listing {
  const whole = readWhole(caption);
  const list = whole.product.title === null ? null : listIn(whole);
  if (list === null) return { whole, cards: [whole] };
  const cut = findSegments(list);
  const several = readSegments(whole, cut.segments);
  const cards = several.length > 1 ? several : [whole];
  for (const { product } of cards)
    if (cut.doubtful.some(({ value }) => value === product.priceUgx)) doubtPrice(product);
  return { whole, cards };
}

export function readWhole(caption: string): ReadCaption {
  const whole = readCaption(asList(caption) ?? caption);
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

export function readSegments(whole: ReadCaption, segments: Segment[]): ReadCaption[] {
  const { tokens, text } = whole;
  const textOf = (from: number, to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0);
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return [];
  const around = readCaption(
    `${first.from > 0 ? textOf(0, first.from - 1) : ''}\n${last.to + 1 < tokens.length ? textOf(last.to + 1, tokens.length - 1) : ''}`,
    whole.fit,
  );
  const lastText = textOf(last.from, last.to);
  const shared = FOR_ALL.test(lastText) ? readCaption(lastText, whole.fit).product.sizes : around.product.sizes;
  const isAllSold =
    around.product.availability === 'sold_out' && (around.hits.length === 0 || FOR_ALL.test(around.text));
  const cards: ReadCaption[] = [];
  for (const segment of segments) {
    if (segment.isTotal) continue;
    const lead = segment.lead ? `${segment.lead} ` : '';
    const read = readCaption(lead + textOf(segment.from, segment.to), null, SURE_IN_LIST_FROM);
    const { product } = read;
    // `shoe brush 5k, polish 2500`: alone, a little number would be no price.
    if (product.priceUgx === null && product.guessUgx === null) product.priceUgx = segment.priceUgx;
    const isPriced = product.priceUgx !== null || product.guessUgx !== null;
    if (product.title === null || (!isPriced && !segment.isUnpriced)) continue;
    const isWorn = WORN.has(read.fit);
    const { hasTrack } = whole.product;
    const sizes = product.sizes.length === 0 && isWorn ? shared : product.sizes;
    const availability = isAllSold ? 'sold_out' : product.availability;
    cards.push({ ...read, product: { ...product, hasTrack, sizes, availability } });
  }
  return cards.slice(0, MAX_CARDS);
}
