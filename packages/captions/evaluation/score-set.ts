import { type ExtractedProduct, readCards } from '#captions/extract.ts';
import type { Category } from '#captions/tags/categories.ts';
import { areTagsRight, type ExpectedCard, isTitleRight, namesCard, priceOrGuess, sizesScore } from './score-card.ts';
import { strayTag } from './tag-categories.ts';

/** A labelled caption: of one card, or of those in `products`. */
export interface SetRow {
  id: string;
  caption: string;
  /** `categories`: all that a buyer would look for the goods in. */
  expect: { has_track: boolean; products?: ExpectedCard[]; categories?: Category[] } & Partial<ExpectedCard>;
  ignore?: string[];
}

/** A share that was counted, such as 3 of 200. */
export interface Share {
  figure: string;
  hits: number;
  of: number;
}

class Tally {
  private readonly shares = new Map<string, Share>();

  count(figure: string, isHit: boolean | number | undefined): void {
    if (isHit === undefined) return;
    const share = this.shares.get(figure) ?? { figure, hits: 0, of: 0 };
    this.shares.set(figure, { figure, hits: share.hits + Number(isHit), of: share.of + 1 });
  }

  all(): Share[] {
    return [...this.shares.values()];
  }
}

function scoreOne(row: SetRow, card: ExtractedProduct, tally: Tally): void {
  const expected: ExpectedCard = {
    title: null,
    price: null,
    old_price: null,
    sizes: [],
    availability: 'available',
    ...row.expect,
  };
  const isScored = (field: string) => !row.ignore?.includes(field);
  if (isScored('price')) {
    tally.count('wrong price shown', card.priceUgx !== null && card.priceUgx !== expected.price);
    tally.count('price right, guess counted', priceOrGuess(card) === expected.price);
  }
  tally.count('asked', card.asks.length > 0);
  if (isScored('title')) tally.count('title', isTitleRight(expected, card.title));
  if (isScored('old_price')) tally.count('old price', card.oldPriceUgx === expected.old_price);
  if (isScored('tags')) tally.count('tags', areTagsRight(expected, card.tags));
  const { categories } = row.expect;
  if (categories) tally.count('tag of a wrong category', strayTag(card.tags, categories) !== undefined);
  if (isScored('sizes') && expected.sizes.length > 0)
    tally.count('sizes where stated', sizesScore(expected.sizes, card.sizes));
  if (isScored('availability')) tally.count('availability', card.availability === expected.availability);
}

/** Pairs expected cards with cards: as many names as possible, then as many prices, then the order. */
function pairCards(expected: ExpectedCard[], cards: ExtractedProduct[]): Map<ExpectedCard, ExtractedProduct> {
  const options = expected.flatMap((want, index) =>
    cards.flatMap((card, at) => {
      const isNamed = namesCard(want, card.title);
      const isPriced = priceOrGuess(card) === want.price;
      return isNamed ? [{ want, card, weight: (isPriced ? 1000 : 0) - Math.abs(index - at) }] : [];
    }),
  );
  const pairs = new Map<ExpectedCard, ExtractedProduct>();
  const taken = new Set<ExtractedProduct>();
  for (const { want, card } of options.sort((a, b) => b.weight - a.weight)) {
    if (pairs.has(want) || taken.has(card)) continue;
    pairs.set(want, card);
    taken.add(card);
  }
  return pairs;
}

function scoreSeveral(expected: ExpectedCard[], cards: ExtractedProduct[], tally: Tally): void {
  tally.count('right number of cards', cards.length === expected.length);
  if (expected.length === 1) tally.count('single kept single', cards.length === 1);
  const pairs = pairCards(expected, cards);
  const rightCards = new Set<ExtractedProduct>();
  for (const want of expected) {
    const card = pairs.get(want);
    const isRight = card !== undefined && isTitleRight(want, card.title) && card.priceUgx === want.price;
    if (isRight) rightCards.add(card);
    tally.count('card recall', isRight);
    tally.count('old price', card?.oldPriceUgx === want.old_price);
    if (want.sizes.length > 0) tally.count('sizes where stated', card ? sizesScore(want.sizes, card.sizes) : 0);
    tally.count('availability', card?.availability === want.availability);
  }
  for (const card of cards) {
    const isFalse =
      card.priceUgx !== null && !expected.some((want) => namesCard(want, card.title) && want.price === card.priceUgx);
    tally.count('card precision', rightCards.has(card));
    tally.count('false prices', isFalse);
    tally.count('asked', card.asks.length > 0);
  }
}

export function scoreSet(rows: SetRow[]): Share[] {
  const tally = new Tally();
  for (const row of rows) {
    const cards = readCards(row.caption);
    const [first] = cards;
    tally.count('#TRACK', first?.hasTrack === row.expect.has_track);
    if (!row.expect.has_track || !first) continue;
    if (row.expect.products) scoreSeveral(row.expect.products, cards, tally);
    else scoreOne(row, first, tally);
  }
  return tally.all();
}

export function addShares(sets: Share[][]): Share[] {
  const tally = new Map<string, Share>();
  for (const { figure, hits, of } of sets.flat()) {
    const sum = tally.get(figure);
    tally.set(figure, { figure, hits: hits + (sum?.hits ?? 0), of: of + (sum?.of ?? 0) });
  }
  return [...tally.values()];
}

/** The 95 % interval of a share (Wilson), from 0 to 1. */
export function intervalOf({ hits, of }: Share): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}
