import { endOf, type Segment } from '#captions/cards/segments.ts';
import { type Listing, readSegments } from '#captions/extract.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import type { ExtractedProduct, ReadCaption } from '#captions/reading.ts';
import { type Token, tokenise } from '#captions/text/tokens.ts';
import type { AnsweredCard } from './model.ts';
import { checkedAnswer, isStatedPrice, isTitleFrom, PRICE_ROLES } from './model-check.ts';

export const isSure = ({ certainty }: ExtractedProduct): boolean =>
  certainty.title === 'sure' && certainty.price === 'sure';

/**
 * The cards of a caption after a model's answer; a card that it changed nothing of is the rules' own object. As many
 * cards as the rules read are held to the rules' cards one by one. Another number of them is believed as a whole, or
 * not at all: null.
 */
export function checkedCards(listing: Listing, answered: AnsweredCard[]): ExtractedProduct[] | null {
  if (answered.length !== listing.cards.length) return otherCards(listing, answered);
  return listing.cards.map((read, at) => {
    const card = answered[at];
    return card && !isSure(read.product) && isAbout(read, card) ? withAnswer(read, card) : read.product;
  });
}

/** Cards in another order would give each other's values: title or price must be of this one's words. */
function isAbout(read: ReadCaption, { title, price }: AnsweredCard): boolean {
  if (title === null && price === null) return true;
  return (title !== null && isTitleFrom(read, title.trim())) || (price !== null && isStatedPrice(read, price));
}

function withAnswer(read: ReadCaption, card: AnsweredCard): ExtractedProduct {
  const found = checkedAnswer(read, card);
  return Object.keys(found).length > 0 ? { ...read.product, ...found } : read.product;
}

/** Cuts the caption where the answer says. Nothing may be left to ask, and cards the rules were sure of must stay. */
function otherCards({ whole, cards }: Listing, answered: AnsweredCard[]): ExtractedProduct[] | null {
  const sellsNothing = whole.product.title === null && whole.product.certainty.title === 'sure';
  const segments = sellsNothing ? null : segmentsOf(whole, answered);
  if (!segments) return null;
  const reads = answered.length === 1 ? [whole] : readSegments(whole, segments);
  if (reads.length !== answered.length) return null;
  const sure = cards.map(({ product }) => product).filter(isSure);
  const found: ExtractedProduct[] = [];
  for (const [at, card] of answered.entries()) {
    const product = withAnswer(reads[at] ?? whole, card);
    if (product.title === null || product.priceUgx !== card.price || product.asks.length > 0) return null;
    if (found.some(({ title }) => title?.toLowerCase() === product.title?.toLowerCase())) return null;
    const same = sure.find(({ title, priceUgx }) => title === product.title && priceUgx === product.priceUgx);
    found.push(same ?? product);
  }
  return sure.every((product) => found.includes(product)) ? found : null;
}

/** The stretch of each answered card: its title's words side by side, and after them its price before any other. */
function segmentsOf({ tokens, amounts }: ReadCaption, answered: AnsweredCard[]): Segment[] | null {
  const prices = amounts.filter(({ role }) => PRICE_ROLES.has(role));
  const found: { from: number; anchor: RatedAmount }[] = [];
  let next = 0;
  for (const { title, price } of answered) {
    let from = -1;
    while (from < 0 && next < prices.length) {
      const anchor = prices[next] as RatedAmount;
      if (anchor.value === price && title !== null)
        from = runOf(tokens, title, (prices[next - 1]?.to ?? -1) + 1, anchor.from);
      if (from >= 0) found.push({ from, anchor });
      next += 1;
    }
    if (from < 0) return null;
  }
  return found.map(({ from, anchor }, at) => ({
    from,
    to: (found[at + 1]?.from ?? endOf(tokens, anchor.to) + 1) - 1,
    lead: '',
    priceUgx: anchor.talk === '' ? anchor.value : null,
    isUnpriced: false,
    isTotal: false,
  }));
}

/** Where a title's words stand side by side between two tokens, nearest to the second; -1: nowhere. */
function runOf(tokens: Token[], title: string, from: number, to: number): number {
  const isSaid = ({ kind }: Token) => kind !== 'sym';
  const words = tokenise(title).filter(isSaid);
  const said = tokens.slice(from, to).filter(isSaid);
  const start = said.findLastIndex((_, at) => words.every(({ low }, index) => said[at + index]?.low === low));
  return words.length > 0 && start >= 0 ? tokens.indexOf(said[start] as Token, from) : -1;
}
