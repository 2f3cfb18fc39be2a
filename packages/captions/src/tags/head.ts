import { wordList } from '#captions/data-files.ts';
import { STOP_WORDS } from '#captions/text/stop-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { MEASURES, SALE_UNITS } from '#captions/text/units.ts';
import { words } from '#captions/text/words.ts';
import type { Hit, Term } from '#captions/title/lexicon.ts';
import { isCountedUnit } from '#captions/title/title-features.ts';

export const OF_OR_WITH = wordList('tags', 'ofOrWith');
/** Of any kind of goods; they name none by themselves. */
const ANY_GOODS = words('set kit box pack wear combo');
export const isAnyGoods = ({ term }: Hit) =>
  SALE_UNITS.has(term.name) || (term.kind === 'weak' && ANY_GOODS.has(term.name));

export const COLOURS = wordList('tags', 'colours');

export function isColour(tokens: Token[], hit: Hit): boolean {
  const next = tokens[hit.to + 1];
  const isNoun =
    next?.kind === 'word' && !STOP_WORDS.has(next.low) && !MEASURES.has(next.low) && !OF_OR_WITH.has(next.low);
  return hit.from === hit.to && COLOURS.has(tokens[hit.from]?.low ?? '') && isNoun;
}

/** `Jordan 4 black cat`, `New Balance 9060 sea salt`: an animal or food behind a brand of other goods is a name. */
const isNickname = (head: Hit, { term }: Hit) =>
  head.term.kind === 'brand' &&
  head.term.name !== 'apple' &&
  (term.group.tags.some((tag) => /^(?:livestock|food)$/.test(tag)) ||
    COLOURS.has(term.name) ||
    (term.kind === 'weak' && head.term.group.fit === 'feet')) &&
  !isAkin(term, head.term);

/** `7 layers`, `bag of 50kg`, `amate g'ente`: how much there is of the goods, and of what they are. */
export const isSaidOfGoods = (tokens: Token[], hit: Hit) =>
  isCountedUnit(hit, tokens) || isCount(tokens, hit) || isFilled(tokens, hit);
/** `bag of 50kg`: what the goods come in. */
const isFilled = (tokens: Token[], { to, term }: Hit) =>
  /^(?:bag|sack|bottle|jar|tin|bucket|basin|basket|box)s?$/.test(term.name) &&
  tokens[to + 1]?.low === 'of' &&
  MEASURES.has(tokens[to + 2]?.unit ?? '');
const isCount = (tokens: Token[], { from, to }: Hit) =>
  (from === to && tokens[from - 1]?.kind === 'num' && MEASURES.has(tokens[from]?.low ?? '')) ||
  /^(?:n|z|ez|gy|by|ky|ly|lw|bw|g|gw|w|y|ey|ow|kw)'/.test((tokens[from]?.text ?? '').toLowerCase());

/** A part of a vehicle: `Boxer chain` is no jewellery. */
const isPart = (head: Hit, { term }: Hit) =>
  head.term.kind === 'brand' && head.term.group.tags.includes('vehicle') && term.kind === 'weak';

const RANK = { brand: 0, weak: 1, product: 2 };

/** The word of the title that says what the goods are: the last one before `of` or `with`. */
export function headOf(tokens: Token[], chosen: Hit[]): Hit | null {
  let head: Hit | null = null;
  for (const hit of [...chosen].sort((a, b) => a.from - b.from)) {
    if (
      isColour(tokens, hit) ||
      isAnyGoods(hit) ||
      isSaidOfGoods(tokens, hit) ||
      (head !== null && (isNickname(head, hit) || isPart(head, hit)))
    )
      continue;
    const isJoined = head !== null && tokens.slice(head.to + 1, hit.from).some(({ low }) => OF_OR_WITH.has(low));
    const isFlavoured =
      head !== null && isIngredient(head) && hit.term.kind === 'product' && !isAkin(hit.term, head.term);
    if (
      head === null ||
      isFlavoured ||
      (isJoined ? RANK[hit.term.kind] > RANK[head.term.kind] : RANK[hit.term.kind] >= RANK[head.term.kind])
    )
      head = hit;
  }
  return head;
}

/** `turmeric and honey soap`, `charcoal and neem face wash`: food is in the goods that follow. */
const isIngredient = ({ term }: Hit) =>
  term.kind !== 'brand' && term.group.tags.some((tag) => /^(?:food|fuel|spices)$/.test(tag));

/** One kind of goods, or kinds of one category: they share a tag. */
export const isAkin = (term: Term, other: Term) => term.group.tags.some((tag) => other.group.tags.includes(tag));
