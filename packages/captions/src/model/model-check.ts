import { MAX_PRICE_UGX, MIN_PRICE_UGX } from '#captions/price/amounts/amounts.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import type { ExtractedProduct, ReadCaption } from '#captions/reading.ts';
import { tokenise } from '#captions/text/tokens.ts';
import { isProperTitle } from '#captions/title/title-text.ts';
import { type CheckedDetails, checkedDetails } from './details-check.ts';
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
