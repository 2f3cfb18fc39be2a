import { wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';

/** How much of the goods an amount is for: `piece 500`, `4500 per kilo`, `6pcs 42k`, `from 10 pieces 38k`. */
export interface SaleUnit {
  /** one: the smallest unit that is sold; several: more of the same; from: at least so many, a trade price. */
  kind: 'one' | 'several' | 'from';
  /** A dozen, box or sack: a unit of its own where nothing smaller has a price. */
  isPack: boolean;
}

const PIECE = wordList('sale-units', 'piece');
const PACK = wordList('sale-units', 'pack');
const ONE_WORDS = wordList('sale-units', 'one');
const COUNTS = new Map<string, number>([
  ...['two', 'three', 'four', 'five', 'six', 'ten', 'twelve', 'twenty'].map((word): [string, number] => [word, 2]),
  ...['bbiri', 'ssatu', 'nnya', 'ttaano', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'kumi', 'kkumi'].map(
    (word): [string, number] => [word, 2],
  ),
]);
const SKIPPED = words(
  ") @ at is are for only just its it's goes go ugx ush shs sh : - – = ku kwa ni bei eri ziri price",
);
const FROM = words('from kuva okuva kuanzia above over upwards more minimum atleast least');
const UPWARDS = words('up upwards upward above plus more onwards +');

/** It names a unit or a number of them, and no goods: `gunia`, `sita`. */
export const isUnitWord = (word: string) =>
  PIECE.has(word) || PACK.has(word) || ONE_WORDS.has(word) || COUNTS.has(word);

/** How many are named by this token: `6`, `6pcs`, `two`; 0 if none. */
function countAt(token: Token | undefined): number {
  if (!token || token.use === 'phone' || token.use === 'date' || token.use === 'size') return 0;
  if (token.kind === 'word') return ONE_WORDS.has(token.low) ? 1 : (COUNTS.get(token.low) ?? 0);
  if (token.kind !== 'num' || token.grouped || token.decimals > 0 || token.value > 5000) return 0;
  return token.unit === '' || PIECE.has(token.unit) ? token.value : 0;
}

const WEIGHED = /^(?:kg|kgs|g|gm|ml|l|ltr|ltrs|litres?|liters?|kilos?)$/;

/** Left of the amount, nearest first, over words that only join. */
function unitBefore(tokens: Token[], from: number, stop: number): SaleUnit | null {
  let at = from - 1;
  while (at > stop && SKIPPED.has(lowAt(tokens, at))) at -= 1;
  if (at <= stop) return null;
  let isFromRest = false;
  if (UPWARDS.has(lowAt(tokens, at))) {
    isFromRest = true;
    at -= 1;
    if (lowAt(tokens, at) === 'and' || lowAt(tokens, at) === '&') at -= 1;
  }
  const token = tokens[at];
  if (!token || at <= stop) return null;
  let isPack = PACK.has(token.low);
  // `display piece 3.6m` is one that was shown.
  if (/^(?:display|demo|show)$/.test(lowAt(tokens, at - 1))) return null;
  const isNoun = isPack || PIECE.has(token.low);
  const isGlued = token.kind === 'num' && PIECE.has(token.unit) && !WEIGHED.test(token.unit);
  if (isNoun) at -= 1;
  const counted = tokens[at];
  const count = at > stop ? countAt(counted) : 0;
  const isHalf = at > stop && lowAt(tokens, at) === 'half';
  if (!isNoun && !isGlued) {
    // `one 10k`, `emu 10k`; a figure without its noun is a model or a size, unless a threshold.
    const isOne =
      counted?.kind === 'word' &&
      /^(?:one|single|each|emu|moja|kimu|kimoja|emwe|lumu|limu|kimwe|gumwe|rumwe)$/.test(counted.low);
    if (isOne) return { kind: 'one', isPack: false };
    // `kuanzia pc 10 30k`
    if (count > 1 && PIECE.has(lowAt(tokens, at - 1)) && FROM.has(lowAt(tokens, at - 2))) return TRADE;
    return count > 1 && (isFromRest || FROM.has(lowAt(tokens, at - 1))) && counted?.unit === ''
      ? { kind: 'from', isPack: false }
      : null;
  }
  const noun = isGlued ? token.unit : token.low;
  const isFrom = isFromRest || (count > 0 && FROM.has(lowAt(tokens, at - 1)));
  if (isFrom) return { kind: count === 1 ? 'one' : 'from', isPack };
  // `25kg bag`: how big the bag is, not how many kilos the amount buys.
  if (WEIGHED.test(noun) && count > 1) return null;
  if (isPack) return { kind: 'several', isPack: true };
  isPack = false;
  if (count > 1 || isHalf) return { kind: 'several', isPack: false };
  return { kind: 'one', isPack: false };
}

/** `4,500`, `5k` */
const isGroupedOrScaled = (token: Token | undefined) => token?.kind === 'num' && (token.grouped || token.unit === 'k');

/** Right of the amount: `4500/kg`, `3500 per kilo`, `500 a piece`, `20k each`, `38k from 10 pieces`. */
function unitAfter(tokens: Token[], to: number): SaleUnit | null {
  const joint = lowAt(tokens, to + 1);
  if (/^(?:kilo|packet|piece|pair|tin)$/.test(joint) && isGroupedOrScaled(tokens[to]) && tokens[to + 2]?.kind !== 'num')
    return { kind: 'one', isPack: false };
  if (joint === 'each' || joint === 'apiece' || /^(?:lumu|limu|emwe|kimwe|gumwe|rumwe)$/.test(joint))
    return { kind: 'one', isPack: false };
  if (joint === '/' || joint === 'per' || joint === 'a' || joint === '@' || joint === 'buli' || joint === 'kila') {
    let at = to + 2;
    if (lowAt(tokens, at) === 'a' || lowAt(tokens, at) === 'per') at += 1;
    const noun = lowAt(tokens, at);
    if (PACK.has(noun)) return { kind: 'several', isPack: true };
    if (PIECE.has(noun) || (joint === 'buli' && ONE_WORDS.has(noun))) return { kind: 'one', isPack: false };
    return null;
  }
  if (joint === 'from' || joint === 'for') {
    let at = to + 2;
    if (lowAt(tokens, at) === 'any') at += 1;
    const count = countAt(tokens[at]);
    const isNamed = PIECE.has(lowAt(tokens, at + 1)) || PIECE.has(tokens[at]?.unit ?? '');
    const isUp = UPWARDS.has(lowAt(tokens, at + 1)) || UPWARDS.has(lowAt(tokens, at + 2));
    if (count > 1 && (isUp || (joint === 'from' && isNamed))) return TRADE;
    if (joint === 'for' && count > 1 && isNamed) return { kind: 'several', isPack: false };
  }
  return null;
}

const TRADE: SaleUnit = { kind: 'from', isPack: false };

const PEOPLE = /^(?:people|pax|guests|plates|heads|watu|abantu|customers|clients|orders)$/;
const BEYOND = /^(?:ezisukka|ebisukka|ezisoba|ebisoba|okusukka|abasukka|zaidi)$/;

/** `10 sets and above we make it 600k each`, `from 100 people 17k`, `ezisoba mu kikumi 35k` */
function isTradeSentence(tokens: Token[], from: number, stop: number): boolean {
  for (let at = from - 1; at > stop && at > from - 10; at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'nl' || token.kind === 'emoji' || token.text === '.' || token.text === ',')
      return false;
    if (BEYOND.test(token.low)) return true;
    if (PEOPLE.test(token.low) && countAt(tokens[at - 1]) > 1 && FROM.has(lowAt(tokens, at - 2))) return true;
    if (!UPWARDS.has(token.low)) continue;
    const noun = /^(?:and|&|or|n)$/.test(lowAt(tokens, at - 1)) ? at - 2 : at - 1;
    const isNoun =
      PIECE.has(lowAt(tokens, noun)) || PACK.has(lowAt(tokens, noun)) || /^sets?$/.test(lowAt(tokens, noun));
    return isNoun && countAt(tokens[noun - 1]) > 1;
  }
  return false;
}

/** What of the goods the amount buys, as far as the words beside it say; `stop` is the last token of the amount before. */
export function saleUnitOf(tokens: Token[], amount: { from: number; to: number }, stop: number): SaleUnit | null {
  const before = isTradeSentence(tokens, amount.from, stop) ? TRADE : unitBefore(tokens, amount.from, stop);
  return before?.kind === 'from' ? before : (unitAfter(tokens, amount.to) ?? before);
}
