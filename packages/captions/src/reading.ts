import { isAdvert } from './advert.ts';
import { findSoldOut } from './availability.ts';
import type { Fit } from './data-files.ts';
import { MAX_PRICE_UGX, MIN_PRICE_UGX } from './price/amounts/amounts.ts';
import { readPrice } from './price/price.ts';
import type { RatedAmount } from './price/roles/rated-amount.ts';
import { readSizes } from './sizes/sizes.ts';
import type { CardWords } from './tags/category-features.ts';
import { tellingHashtags } from './tags/hashtags.ts';
import { headOf } from './tags/head.ts';
import { readTags } from './tags/tags.ts';
import { markContacts } from './text/contacts.ts';
import { plainText } from './text/plain-text.ts';
import { type Token, tokenise } from './text/tokens.ts';
import { findTerms, fitOf, type Hit, type Term, termOfHashtag } from './title/lexicon.ts';
import { readTitle } from './title/title.ts';
import type { TitleScene } from './title/title-features.ts';
import { hasTrackTag } from './track-tag.ts';

export interface ExtractedProduct {
  hasTrack: boolean;
  /** 2 to 60 characters, one line, no `#`, `<`, `>`, no phone number; null if nothing names goods. */
  title: string | null;
  /** Whole UGX, 100 to 10,000,000,000. */
  priceUgx: number | null;
  /** In doubt: the price to propose to the owner, while buyers see none. */
  guessUgx: number | null;
  /** The fields that the owner is asked about. */
  asks: ('title' | 'price')[];
  /** The former price the seller states; only beside a price. */
  oldPriceUgx: number | null;
  /** At most 12, lower case. */
  tags: string[];
  /** At most 40; ranges expanded, sold-out sizes left out. */
  sizes: string[];
  availability: 'available' | 'sold_out';
  certainty: { title: 'sure' | 'unsure'; price: 'sure' | 'unsure' };
}

const MAX_HASHTAGS = 60;

function hashtagTerms(tokens: Token[]): { term: Term; text: string }[] {
  const found: { term: Term; text: string }[] = [];
  let seen = 0;
  for (const token of tokens) {
    if (token.kind !== 'tag') continue;
    seen += 1;
    if (seen > MAX_HASHTAGS) break;
    const text = token.low.slice(1);
    const term = text === 'track' ? null : termOfHashtag(text);
    if (term) found.push({ term, text });
  }
  return found;
}

const ORDER_WORDS =
  /^(?:order|orders|dm|inbox|whatsapp|call|available|restocked|selling|price|buy|delivery|deliver|arrivals|bei|omuwendo|bbeeyi)$/;

/** A less likely price is not shown, and the owner is asked. */
const SURE_FROM = 0.9;
/** The same where the name of the goods is in doubt, and asked about, too. */
const SURE_FROM_UNNAMED = 0.98;
/** The same in a stretch of a list: that it was cut there speaks for its price. */
export const SURE_IN_LIST_FROM = 0.7;

function goodsMap(tokens: Token[], hits: Hit[]): Uint8Array {
  const map = new Uint8Array(tokens.length + 1);
  for (const hit of hits) map.fill(1, hit.from, hit.to + 1);
  return map;
}

/** Too high or too low for a price, and yet money: the caption sells something. */
function isMoneyOutOfBounds(amount: RatedAmount): boolean {
  return (
    !amount.isForeign &&
    !amount.isNegative &&
    (amount.value > MAX_PRICE_UGX || (amount.isShilling && amount.value < MIN_PRICE_UGX))
  );
}

/** A product together with what it was read from. */
export interface ReadCaption {
  product: ExtractedProduct;
  text: string;
  tokens: Token[];
  hits: Hit[];
  amounts: RatedAmount[];
  candidates: RatedAmount[];
  soldOut: { from: number; to: number } | null;
  fit: Fit | null;
  titleScene: TitleScene;
  card: CardWords;
}

/**
 * Reads a caption as that of one product, by rules alone. Deterministic, never throws, linear in the caption's length; only
 * the first 5,000 visible characters are read (the tag #TRACK is found anywhere).
 * @param knownFit how the goods are sized, where the caption is part of another that names them
 * @param sureFrom a less likely price is asked about
 */
export function readCaption(caption: string, knownFit: Fit | null = null, sureFrom = SURE_FROM): ReadCaption {
  const text = plainText(caption);
  const tokens = tokenise(text);
  markContacts(tokens);
  const hits = findTerms(tokens);
  const tagTerms = hashtagTerms(tokens);
  const fit =
    fitOf(
      hits,
      tagTerms.map(({ term }) => term),
    ) ?? knownFit;
  const { sizes, isPartlySold } = readSizes(tokens, fit);
  const price = readPrice(tokens, hits);
  const soldOut = findSoldOut(tokens, sizes, isPartlySold, price.labelled?.to);
  const availability = soldOut ? 'sold_out' : 'available';
  const wanted = isAdvert(tokens, goodsMap(tokens, hits));
  const hasEvidence =
    price.amounts.some((amount) => amount.role !== 'noise' || isMoneyOutOfBounds(amount)) ||
    sizes.length > 0 ||
    availability === 'sold_out' ||
    tokens.some((token) => token.use === 'phone' || (token.kind === 'word' && ORDER_WORDS.test(token.low)));
  const titleScene = {
    tokens,
    hits,
    tagTerms,
    amounts: price.amounts,
    chosen: price.labelled,
    hashtags: tellingHashtags(tokens),
    hasEvidence,
  };
  const name = wanted ? { title: null, certainty: 'sure' as const, terms: [] } : readTitle(titleScene);
  const card = {
    title: name.title,
    tokens,
    hits,
    terms: name.terms,
    head: headOf(tokens, name.terms),
    tagTerms: tagTerms.map(({ term }) => term),
  };
  const isUnnamed = name.certainty === 'unsure' && sureFrom === SURE_FROM;
  const isSure = price.chance >= (isUnnamed ? SURE_FROM_UNNAMED : sureFrom);
  const isAsked = !isSure && price.priceUgx !== null;
  const product: ExtractedProduct = {
    hasTrack: hasTrackTag(caption),
    title: name.title,
    priceUgx: wanted || isAsked ? null : price.priceUgx,
    guessUgx: !wanted && isAsked ? price.priceUgx : null,
    asks: [
      ...(name.title !== null && name.certainty === 'unsure' ? (['title'] as const) : []),
      ...(isAsked && !wanted ? (['price'] as const) : []),
    ],
    oldPriceUgx: wanted ? null : price.oldPriceUgx,
    tags: readTags(card),
    sizes,
    availability,
    certainty: { title: name.certainty, price: isSure && !price.isOpen ? 'sure' : 'unsure' },
  };
  const { amounts, candidates } = price;
  return { product, text, tokens, hits, amounts, candidates, soldOut, fit, titleScene, card };
}
