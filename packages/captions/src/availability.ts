import { wordList } from '#captions/data-files.ts';
import { USED_UP } from './text/sold-words.ts';
import { VARIANT_WORDS } from './text/stop-words.ts';
import { lowAt, type Token } from './text/tokens.ts';
import { MODEL_WORDS } from './text/units.ts';
import { memoizeByWord } from './text/word-forms.ts';
import { words } from './text/words.ts';

/**
 * Whether the caption says that the product is sold out; what the owner says wins: the column `availability` of
 * products (`imported_availability`). A word for gone (`sold out`, `finished`, `imeisha`) counts unless it has
 * another sense (`sold in pairs`), is not said to be so (`almost`, `until`, `?`), or is said of something else: one
 * colour or size, a number of pieces, other shops, an earlier lot.
 */

const AFRICAN_NOT = wordList('availability', 'africanNot');
const NEGATED = wordList('availability', 'negated');
const SELLER = words('we i he she they you who people shops customers clients');
const SOLD_NOT = wordList('availability', 'soldNot');
const FINISHED_NOT = wordList('availability', 'finishedNot');
const TAKEN_NOT = wordList('availability', 'takenNot');
const GOES_ON = wordList('availability', 'goesOn');
const COPULAS = wordList('availability', 'copulas');
const DETERMINERS = words('the that this a ile zile hiyo hizo lile kile our my');
const EARLIER = /^(?:twice|thrice|times|fast|quickly|last|within|before|everywhere|elsewhere)$/;
const EARLIER_LOT = words('first previous last earlier original');
const LOT = words('batch lot stock bale shipment round drop time restock consignment');
const PERIOD = /^(?:min|mins|minutes?|hours?|hrs?|days?|weeks?|seconds?|secs|months?)$/;
const LEFT =
  /^(?:available|left|remaining|remains?|zimebaki|imebaki|kimebaki|vimebaki|zimebakia|imebakia|bado|zikyaliwo|gikyaliwo|ekyaliwo|zisigadde|esigadde|yasigadde|zisigaire|esigaire|ziriwo|weziri|zipo|ipo)$/;

const ARE = /^(?:is|are|was|were|all|already|have|has|bale|stock|batch|lot|box|carton|everything)$/;
const isSign = (token: Token) => token.kind === 'nl' || token.kind === 'emoji' || '.!?;,:()'.includes(token.text);

/** The words before a token within its clause, nearest first. */
function before(tokens: Token[], at: number, count: number): string[] {
  const found: string[] = [];
  for (let index = at - 1; index >= 0 && found.length < count; index -= 1) {
    const token = tokens[index];
    if (!token || isSign(token)) break;
    if (token.kind === 'word' || token.kind === 'num' || token.kind === 'mix') found.push(token.low);
  }
  return found;
}

/** The clause ends here, or goes on with nothing that gives the word another sense. */
function goesOn(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' && token?.kind !== 'num' && token?.kind !== 'mix') return true;
  return GOES_ON.has(token.low) || isInTime(tokens, at);
}

/** `in 20 minutes`, `within two days`: how fast they went. */
function isInTime(tokens: Token[], at: number): boolean {
  return (
    /^(?:in|within|under)$/.test(lowAt(tokens, at)) &&
    [1, 2, 3, 4].some((step) => PERIOD.test(lowAt(tokens, at + step)) || PERIOD.test(tokens[at + step]?.unit ?? ''))
  );
}

const OVER = words('soldout unavailable sold finished gone taken out available none nothing stock tena');
const mayBeOver = memoizeByWord((low) => OVER.has(low) || (low !== 'hakuna' && USED_UP.test(low)));

/** The word at a token says that something is over: where the words that say so end; -1 if it has another sense. */
function overAt(tokens: Token[], at: number): number {
  const { low } = tokens[at] ?? { low: '' };
  const next = lowAt(tokens, at + 1);
  const glue = next === '-' ? 1 : 0;
  const [lead = '', second = ''] = before(tokens, at, 2);
  switch (low) {
    case 'soldout':
    case 'unavailable':
      return at + 1;
    case 'sold': {
      if (lowAt(tokens, at + 1 + glue) === 'out') return at + 2 + glue;
      const isOther = SOLD_NOT.has(next) && !isInTime(tokens, at + 1);
      return isOther || SELLER.has(lead) || tokens[at + 1]?.kind === 'num' || tokens[at - 1]?.text === '+'
        ? -1
        : at + 1;
    }
    case 'finished':
      // `House plan finished in 3 days`
      return FINISHED_NOT.has(lead) ||
        SELLER.has(lead) ||
        !goesOn(tokens, at + 1) ||
        (!ARE.test(lead) && isInTime(tokens, at + 1))
        ? -1
        : at + 1;
    case 'gone':
      // `Gone to the lucky man from Jinja`
      return (goesOn(tokens, at + 1) && next !== 'by') ||
        (lead === '' && next === 'to' && /^(?:the|an?|our|my)$/.test(lowAt(tokens, at + 2)))
        ? at + 1
        : -1;
    case 'taken': {
      if (before(tokens, at, 4).some((word) => TAKEN_NOT.has(word))) return -1;
      const isBySomebody =
        next === 'by' &&
        (/^\p{Lu}/u.test(tokens[at + 2]?.text ?? '') ||
          /^(?:an?|the|my|our|someone|somebody)$/.test(lowAt(tokens, at + 2)));
      return isBySomebody || (next !== 'by' && goesOn(tokens, at + 1)) ? at + 1 : -1;
    }
    case 'out':
      return lowAt(tokens, at + 1 + glue) === 'of' && lowAt(tokens, at + 2 + glue * 2) === 'stock'
        ? at + 3 + glue * 2
        : -1;
    case 'available':
      return lead === 'not' || (lead === 'longer' && second === 'no') || (lead === 'currently' && second === 'not')
        ? at + 1
        : -1;
    case 'none':
    case 'nothing':
      return next === 'left' ? at + 2 : -1;
    case 'stock':
      return (lead === 'more' && second === 'no') || (lead === 'in' && /^(?:longer|not)$/.test(second)) ? at + 1 : -1;
    case 'tena':
      return /^(?:hatuna|sina|hazipo|haipo|hakuna)$/.test(lead) ? at + 1 : -1;
    default:
      return AFRICAN_NOT.has(lowAt(tokens, at - 1)) ? -1 : at + 1;
  }
}

/** `almost sold out`, `before they are gone`, `sold out?`: not said to be so. */
function isUnreal(tokens: Token[], at: number, end: number): boolean {
  if (lowAt(tokens, end) === '?' || /^(?:except|isipokuwa|okuggyako|okujjako)$/.test(lowAt(tokens, end))) return true;
  if (/^(?:available|unavailable|none|nothing|stock|tena)$/.test(lowAt(tokens, at))) return false;
  const lead = before(tokens, at, 4);
  return lead.some(
    (word, index) =>
      NEGATED.has(word) || (word === 'going' && index < 2) || (word === 'about' && lead[index - 1] === 'to'),
  );
}

/** `red is sold out`, `the brown is sold`, `size 41 finished`, `sold out in black`: one version is meant. */
function isOneVersion(tokens: Token[], at: number, end: number, sizes: string[]): boolean {
  const next = lowAt(tokens, end);
  if (next === 'the' && VARIANT_WORDS.has(lowAt(tokens, end + 1))) return hasLeft(tokens, end);
  if (/^(?:in|for|on)$/.test(next) && !isInTime(tokens, end)) {
    const token = tokens[end + 1];
    return token !== undefined && (token.use === 'size' || VARIANT_WORDS.has(token.low) || /^sizes?$/.test(token.low));
  }
  const lead = before(tokens, at, 6).filter((word) => !COPULAS.has(word));
  const other = lead.findIndex((word) => !VERSION_SUBJECTS.has(word) && !MEASURED.test(word));
  const isNamed = other < 0 ? lead.length > 0 : other > 0 && DETERMINERS.has(lead[other] ?? '');
  // `Jordan 4\n42 sold out`: the only size.
  if (isNamed && !(sizes.length === 1 && lead[0] === sizes[0])) return true;
  const [subject = ''] = lead;
  return VERSION_SUBJECTS.has(subject) && (hasLeft(tokens, 0) || isOtherPriced(tokens, at));
}
/** A size, or `6kg`, `128gb`. */
const MEASURED = /^(?:\d\d?|\d+(?:kgs?|l|ltrs?|gb|tb|inch|ft|w|ml|g))$/;
const VERSION_SUBJECTS = wordList('availability', 'versionSubjects');

/** `green 760k, blue sold out` */
const isOtherPriced = (tokens: Token[], at: number) =>
  tokens.slice(0, at).some(({ low }, index) => VERSION_SUBJECTS.has(low) && tokens[index + 1]?.unit === 'k');

/** Something is left: `two remaining`, `the others are still here`; not `none left`. */
const hasLeft = (tokens: Token[], from: number) =>
  tokens.some(
    ({ kind, low }, at) =>
      at >= from &&
      kind === 'word' &&
      (LEFT.test(low) || (low === 'still' && /^(?:here|there|have|in)$/.test(lowAt(tokens, at + 1)))) &&
      !before(tokens, at, 5).some((word) => /^(?:no|none|not|nothing|0|zero|never|hakuna|tewali)$/.test(word)),
  );

/** `two pieces left`, `imebaki moja`: how many there still are. */
const isSomeLeft = ({ low }: Token, at: number, tokens: Token[]) =>
  /^[a-z]{1,3}mebaki(?:a)?$/.test(low) ||
  (/^(?:left|remaining)$/.test(low) &&
    before(tokens, at, 3).some((word) => /^(?:[1-9]\d?|one|two|three|four|five|few|some)$/.test(word)) &&
    !before(tokens, at, 5).some((word) => /^(?:not|no|even)$/.test(word)));

/** `12 sold, 3 left`; not `250k sold`, where 250k is the price. */
function isCounted(tokens: Token[], at: number, pricedAt: number): boolean {
  const last = tokens[at - 1];
  const isCount =
    last?.kind === 'num' &&
    last.use !== 'size' &&
    (tokens[at]?.start ?? 0) - last.end < 2 &&
    !MODEL_WORDS.has(lowAt(tokens, at - 2));
  return isCount && pricedAt !== at - 1;
}

/** `sold out twice`, `the first batch is finished`: it tells of another time, if something is there now. */
function isEarlier(tokens: Token[], at: number, end: number): boolean {
  if ((EARLIER.test(lowAt(tokens, end)) || EARLIER.test(lowAt(tokens, end + 1))) && !isInTime(tokens, end)) return true;
  return before(tokens, at, 5).some((word, index, lead) => LOT.has(word) && EARLIER_LOT.has(lead[index + 1] ?? ''));
}

/** They came, or came back, in Luganda, Runyankole and Swahili. */
const RETURNED =
  /^(?:(?:zi|e|bi|ga|ki|lu|a|tu|ba)(?:komyewo|zzeemu|zzemu|komawo|tuuse|garutse|gobire)|(?:zi|i|vi|ya|ki)me(?:rudi|fika|ingia|wasili)|tu(?:leese|leetedde|mepata|meleta|funye|zizzizza)|zirudi)$/;
const AWAITED = wordList('availability', 'awaited');

/** `new stock is in`, `we got 20 more pieces`, `another batch`; not `new stock coming soon`. */
function isNewStock(tokens: Token[], at: number): boolean {
  const isMore = lowAt(tokens, at) === 'more' && tokens[at - 1]?.kind === 'num';
  if (!isMore && !(LOT.has(lowAt(tokens, at + 1)) || lowAt(tokens, at + 1) === 'ones')) return false;
  return ![-3, -2, -1, 2, 3, 4].some((step) => AWAITED.has(lowAt(tokens, at + step)));
}

/** New goods have come: `restocked`, `back in stock`, `available again`. An announced return does not count. */
function hasReturn(tokens: Token[]): boolean {
  return tokens.some(({ low }, at) => {
    if (RETURNED.test(low)) return true;
    if (/^(?:new|more|fresh|another|second)$/.test(low)) return isNewStock(tokens, at);
    if (low === 'restocked' || (low === 'available' && lowAt(tokens, at + 1) === 'again'))
      return !before(tokens, at, 3).some((word) => AWAITED.has(word));
    if (low !== 'back') return false;
    const lead = before(tokens, at, 3);
    const rest = [lowAt(tokens, at + 1), lowAt(tokens, at + 2)];
    if ([...lead, ...rest, lowAt(tokens, at + 3)].some((word) => AWAITED.has(word) || word === 'on')) return false;
    return (
      rest.some((word) => word === 'stock' || word === 'again') ||
      lead.some((word) => /^(?:are|is|were|now|theyre|finally)$/.test(word))
    );
  });
}

/** Tokens, both included, that say that the product is sold out. */
type SoldOut = { from: number; to: number };

/**
 * Where the caption says that the product is sold out; null if it does not. `sizes`: those still there; `isPartlySold`:
 * others are gone; `pricedAt`: the price's last token, or -1.
 */
export function findSoldOut(tokens: Token[], sizes: string[], isPartlySold: boolean, pricedAt = -1): SoldOut | null {
  if (isPartlySold) return null;
  let passed = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !mayBeOver(token.word)) continue;
    if (token.low.length > 14 && !token.low.startsWith('un')) continue;
    const end = overAt(tokens, at);
    if (end < 0 || isUnreal(tokens, at, end)) continue;
    // `blue imeisha (sold)` says it twice.
    const isAgain = at - passed < 2 && passed > 0;
    if (isAgain || isOneVersion(tokens, at, end, sizes)) {
      passed = end;
      continue;
    }
    const isOut = end > at + 1;
    if (!isOut && /^(?:sold|gone|taken|finished)$/.test(token.low) && isCounted(tokens, at, pricedAt)) continue;
    // `Gone: 38, 40`
    if (!isOut && tokens[end]?.text === ':' && tokens[end + 1]?.kind === 'num' && sizes.length > 0) continue;
    if (hasReturn(tokens) || tokens.some(isSomeLeft)) return null;
    if (!isEarlier(tokens, at, end) || pricedAt < 0) return { from: at, to: end - 1 };
  }
  return null;
}
