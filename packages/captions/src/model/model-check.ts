import { MAX_PRICE_UGX, MIN_PRICE_UGX } from '#captions/price/amounts/amounts.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import type { ExtractedProduct, ReadCaption } from '#captions/reading.ts';
import { type Token, tokenise } from '#captions/text/tokens.ts';
import { MEASURES } from '#captions/text/units.ts';
import { isProperTitle } from '#captions/title/title-text.ts';
import type { AnsweredCard } from './model.ts';

/** Roles an amount may have where the rules stand and the model still calls it the price. */
export const PRICE_ROLES = new Set<RatedAmount['role']>(['price', 'hire', 'wholesale']);
const OLD_ROLES = new Set<RatedAmount['role']>(['old', 'price']);

function isPossible(valueUgx: number): boolean {
  return valueUgx >= MIN_PRICE_UGX && valueUgx <= MAX_PRICE_UGX;
}

/** Of a list of prices only the first (several products) and the lowest (versions of one) can be the card's. */
export function isStatedPrice(read: ReadCaption, valueUgx: number): boolean {
  const values = read.amounts.filter((amount) => PRICE_ROLES.has(amount.role)).map((amount) => amount.value);
  return isPossible(valueUgx) && (values[0] === valueUgx || Math.min(...values) === valueUgx);
}

function isStatedOldPrice(read: ReadCaption, valueUgx: number): boolean {
  return isPossible(valueUgx) && read.amounts.some((amount) => amount.value === valueUgx && OLD_ROLES.has(amount.role));
}

/** Only words of the caption, and within the bounds of a title. */
export function isTitleFrom(read: ReadCaption, title: string): boolean {
  if (!isProperTitle(title)) return false;
  const written = new Set<string>();
  for (const token of read.tokens) {
    if (token.use === 'phone') continue;
    written.add(token.kind === 'tag' ? token.low.slice(1) : token.low);
  }
  const words = tokenise(title).filter((token) => token.kind !== 'sym');
  return (
    words.length > 0 && words.some((token) => token.kind === 'word') && words.every((token) => written.has(token.low))
  );
}

/** What of a model's answer takes the place of what the rules read. */
type CheckedAnswer = CheckedDetails &
  Partial<Pick<ExtractedProduct, 'title' | 'priceUgx' | 'guessUgx' | 'asks' | 'oldPriceUgx'>>;

/**
 * What of a card that a model answers stands up against the words that the rules' card was read from. Title and price only where the rules were unsure; a price must
 * be an amount that stands there, and not one that our rules know as a fee, a deposit or a multi-buy.
 */
export function checkedAnswer(read: ReadCaption, answer: AnsweredCard): CheckedAnswer {
  const { certainty } = read.product;
  const found: CheckedAnswer = checkedDetails(read, answer);
  const title = answer.title?.trim();
  if (certainty.title === 'unsure' && title && isTitleFrom(read, title)) {
    found.title = title;
    found.asks = read.product.asks.filter((field) => field !== 'title');
  }
  if (certainty.price === 'unsure' && answer.price !== null && isStatedPrice(read, answer.price)) {
    found.priceUgx = answer.price;
    found.guessUgx = null;
    found.asks = (found.asks ?? read.product.asks).filter((field) => field !== 'price');
    const old = answer.old_price;
    found.oldPriceUgx = old !== null && old > answer.price && isStatedOldPrice(read, old) ? old : null;
  }
  return found;
}

const MAX_TAGS = 12;
/** Words without which nothing is sold out, in three languages. */
const SOLD = /^(?:sold|finished|gone|taken|unavailable|\w*(?:wedde|meisha|meuzwa|tundiddwa)\w*)$/;
const SIZE = /^(?:[1-9]\d?(?:\.5)?|[2-6]?x{0,4}[sl]|m|[3-6]x[3-7]|free size|one size)$/;

type CheckedDetails = Partial<Pick<ExtractedProduct, 'sizes' | 'tags' | 'availability'>>;

/** What of a model's sizes, tags and availability stands up against what the card was read from. The rules' own sizes stand. */
function checkedDetails(read: ReadCaption, answer: AnsweredCard): CheckedDetails {
  const { product, tokens } = read;
  const found: CheckedDetails = {};
  const sizes = [...new Set(answer.sizes.map((size) => size.trim()))].filter((size) => isStatedSize(read, size));
  if (product.sizes.length === 0 && sizes.length > 0) found.sizes = sizes;
  const tags = [...new Set([...product.tags, ...answer.tags.map(cleanTag).filter((tag) => isStatedTag(tokens, tag))])];
  if (product.tags.length < Math.min(tags.length, MAX_TAGS)) found.tags = tags.slice(0, MAX_TAGS);
  const isSaid = answer.availability === 'available' || tokens.some((token) => SOLD.test(token.low));
  if (isSaid && answer.availability !== product.availability) found.availability = answer.availability;
  return found;
}

/** A size as people write one, that stands in the caption or within a range there, and is no money and no measure. */
function isStatedSize({ tokens, amounts }: ReadCaption, size: string): boolean {
  const low = size.toLowerCase();
  if (!SIZE.test(low)) return false;
  const taken = new Set(amounts.flatMap(({ from, to, role }) => (role === 'noise' ? [] : range(from, to))));
  const isFree = (at: number): boolean => {
    const { use = 'phone', unit = '' } = tokens[at] ?? {};
    const isOther = use !== '' && use !== 'size';
    return !isOther && unit === '' && !taken.has(at) && !MEASURES.has(tokens[at + 1]?.low ?? '');
  };
  const words = low.split(' ');
  return tokens.some(
    (_, at) =>
      isFree(at) && (words.every((word, next) => tokens[at + next]?.low === word) || isWithin(tokens, at, Number(low))),
  );
}

/** `37-41` and `37 to 41` hold 39. */
function isWithin(tokens: Token[], at: number, size: number): boolean {
  const [first, joint, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.kind !== 'num' || last?.kind !== 'num' || !/^(?:-|–|to)$/.test(joint?.low ?? '')) return false;
  return first.value <= size && size <= last.value && last.value - first.value <= 20;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const cleanTag = (tag: string) => tag.trim().toLowerCase().replace(/^#+/, '');

/** Each word of it is one of the caption, in its text or as a hashtag. */
function isStatedTag(tokens: Token[], tag: string): boolean {
  const words = tag.split(' ');
  const isStated = (word: string) =>
    /^\p{L}{2,}$/u.test(word) &&
    tokens.some(({ kind, low }) => (kind === 'word' && low === word) || (kind === 'tag' && low === `#${word}`));
  return words.length <= 3 && words.every(isStated) && tag !== 'track';
}
