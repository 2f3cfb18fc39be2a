import { type Amount, findAmounts, MAX_PRICE_UGX, MIN_PRICE_UGX } from './price/amounts/amounts.ts';
import { plainText } from './text/plain-text.ts';
import { isWord, lowAt, type Token, tokenise } from './text/tokens.ts';
import { words } from './text/words.ts';

export { nameWords, spelledLike } from './title/spelled-like.ts';

/** What a buyer looks for: words to find, and bounds of the price where some were named. */
export interface TypedSearch {
  /** Lower case, without accents; sizes and numbers as typed. */
  words: string[];
  minUgx: number | null;
  maxUgx: number | null;
}

/** How a buyer asks, and prepositions: said of what is looked for, and part of no product. */
const ASKING = words(`
  a above about an and any approx are around at below between budget buy by can cheap cheaper cost costs do does find for
  from get has have how i in is it its least less like look looking max maximum me min minimum money more most much my
  near need needs no not of on only or over please pliz plz price prices roughly search see sh shop show shs size sizes
  some sz than that the this to ugx under up upto want wants we what where which with within without you your`);

const AT_MOST =
  /(?:^| )(?:under|below|max|maximum|up ?to|within|budget|at most|less than|cheaper than|not (?:more|over|above)(?: than)?)(?: of| is)?$/;
const AT_LEAST = /(?:^| )(?:over|above|min|minimum|from|at least|more than)$/;
const ABOUT = /(?:^| )(?:around|about|roughly|approx|near)$/;
/** How far from it a price is still "about" one. */
const ABOUT_SHARE = 0.2;

/** Reads what was typed into a shop's search. Amounts are read as in captions. */
export function readTypedSearch(text: string): TypedSearch {
  const tokens = tokenise(plainText(text));
  const amounts = findAmounts(tokens).filter((amount) => isPrice(tokens, amount));
  const isOfAmount = (at: number) => amounts.some(({ from, to }) => at >= from && at <= to);
  const typed = tokens
    .filter((token, at) => !isOfAmount(at) && (isWord(token) || token.kind === 'num' || token.kind === 'tag'))
    .map(({ low }) => low.replace(/^#/, ''));
  const telling = typed.filter((word) => !ASKING.has(word));
  // "For me" alone is looked for as it is.
  return { words: telling.length > 0 || amounts.length > 0 ? telling : typed, ...boundsOf(tokens, amounts) };
}

const wordsBefore = (tokens: Token[], at: number) => [3, 2, 1].map((back) => lowAt(tokens, at - back)).join(' ');

/** A size, a model or a year is no price: `44`, `iphone 15`, `2026`. */
function isPrice(tokens: Token[], { value, form, from, isShilling, isForeign, isNegative }: Amount): boolean {
  if (isForeign || isNegative || !(value >= MIN_PRICE_UGX && value <= MAX_PRICE_UGX)) return false;
  if (form !== 'bare' || isShilling || (value >= 1000 && value % 500 === 0)) return true;
  const before = wordsBefore(tokens, from);
  return AT_MOST.test(before) || AT_LEAST.test(before);
}

function boundsOf(tokens: Token[], [first, second]: Amount[]): Pick<TypedSearch, 'minUgx' | 'maxUgx'> {
  if (first === undefined) return { minUgx: null, maxUgx: null };
  const { value } = first;
  if (second !== undefined && second.value > value) return { minUgx: value, maxUgx: second.value };
  const before = wordsBefore(tokens, first.from);
  if (AT_MOST.test(before)) return { minUgx: null, maxUgx: value };
  if (AT_LEAST.test(before) || first.isFloor) return { minUgx: value, maxUgx: null };
  const share = ABOUT.test(before) ? ABOUT_SHARE : 0;
  return { minUgx: Math.round(value * (1 - share)), maxUgx: Math.round(value * (1 + share)) };
}
