import { USED_UP } from './text/sold-words.ts';
import type { Token } from './text/tokens.ts';
import { MODEL_WORDS } from './text/units.ts';
import { words } from './text/words.ts';
import { VARIANT_WORDS } from './title/lexicon/stop-words.ts';

/**
 * Whether the caption says that the product is sold out; what the owner says wins: the column `availability` of
 * products (migrations/0003_catalog.sql).
 * `sold out`, `gone`, `finished` and their kin, told apart from `almost sold out`, `sold in pairs`, `cake just
 * finished`.
 */

/** `bado`, `tewali ziweddewo`: not yet, none are. */
const AFRICAN_NOT = words('tewali tezinnaba teziri bado sio si hazija haijaisha tezi nga bwe kabla zikyali ekyali');
const NEGATED = words(
  'rest others had almost nearly before until till unless if when once not never dont wont wasnt isnt arent hasnt havent without cant soon being get gets getting about sells sell wait no closely',
);
const SELLER = words('we i he she they you who people shops customers clients');
const SOLD_NOT = words(
  'by as separately per individually over with like for at @ price only together exclusively everywhere here online daily in on worldwide upcountry and copies units under every better to-date',
);
const FINISHED_NOT = words(
  'just well fully newly beautifully nicely freshly semi perfectly neatly almost nearly partly smoothly not being get half un good a the professionally',
);
const GONE_NOT = words(
  'viral up down wrong are crazy mad through too far from by days be with for is the on into out and',
);
const TAKEN_NOT = words(
  'from by at in care orders order photo photos picture pictures pics pic shot measurements measurement with on to off seriously into over for video videos course being be have seats',
);
const BACK = words('restocked');
const AGAIN = words('stock again');

const lowAt = (tokens: Token[], at: number) => tokens[at]?.low ?? '';

/** The words before a token within its clause, nearest first. */
function before(tokens: Token[], at: number, count: number): string[] {
  const found: string[] = [];
  for (let index = at - 1; index >= 0 && found.length < count; index -= 1) {
    const token = tokens[index];
    if (
      !token ||
      token.kind === 'nl' ||
      token.kind === 'emoji' ||
      (token.kind === 'sym' && '.!?;,:('.includes(token.text))
    )
      break;
    if (token.kind === 'word' || token.kind === 'num' || token.kind === 'mix') found.push(token.low);
  }
  return found;
}

function isClauseEnd(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  return !token || token.kind === 'nl' || token.kind === 'emoji' || token.kind === 'tag' || token.kind === 'sym';
}

/** One colour or size is meant: `sold out in black`, `size 40 sold out`, `red is sold out`. */
function isOneVersion(tokens: Token[], at: number, end: number, sizes: string[] = []): boolean {
  const next = lowAt(tokens, end);
  if (next === 'the' && VARIANT_WORDS.has(lowAt(tokens, end + 1))) return othersLeft(tokens);
  if (/^(?:in|for|on)$/.test(next)) {
    const token = tokens[end + 1];
    return token !== undefined && (token.use === 'size' || VARIANT_WORDS.has(token.low) || /^sizes?$/.test(token.low));
  }
  const [first = '', second = ''] = before(tokens, at, 2);
  const subject = /^(?:is|are|already|now|all|colour|color|colors|colours|one|ones|version|pair)$/.test(first)
    ? second
    : first;
  if (/^\d\d$/.test(subject)) return sizes.length > 0 && !sizes.includes(subject);
  return VERSION_SUBJECTS.has(subject) && (othersLeft(tokens) || isOtherPriced(tokens, at));
}
const VERSION_SUBJECTS = words(
  'black white red blue green yellow pink purple brown grey gray beige maroon navy cream nude small medium large xl xxl s m l silver',
);

/** `green 760k, blue sold out` */
const isOtherPriced = (tokens: Token[], at: number) =>
  tokens.slice(0, at).some(({ low }, index) => VERSION_SUBJECTS.has(low) && tokens[index + 1]?.unit === 'k');

function othersLeft(tokens: Token[]): boolean {
  return tokens.some(
    (token) => token.kind === 'word' && /^(?:available|left|remaining|remain|remains)$/.test(token.low),
  );
}

function isSold(tokens: Token[], at: number, sizes: string[], pricedAt: number): boolean {
  const isOut = lowAt(tokens, at + 1) === 'out' || (lowAt(tokens, at + 1) === '-' && lowAt(tokens, at + 2) === 'out');
  const end = isOut ? (lowAt(tokens, at + 1) === '-' ? at + 3 : at + 2) : at + 1;
  const lead = before(tokens, at, 4);
  if (lead.slice(0, 4).some((word) => NEGATED.has(word))) return false;
  if (isOneVersion(tokens, at, end, sizes)) return false;
  if (isOut) return !/^(?:twice|fast|quickly|last|within|before)$/.test(lowAt(tokens, end)) || !hasReturn(tokens);
  const last = tokens[at - 1];
  const isCounted =
    last?.kind === 'num' &&
    last.use !== 'size' &&
    (tokens[at]?.start ?? 0) - last.end < 2 &&
    !MODEL_WORDS.has(lowAt(tokens, at - 2));
  if (isCounted && pricedAt !== at - 1) return false;
  if (lead[0] === 'best' || lead[0] === 'already' ? false : SELLER.has(lead[0] ?? '')) return false;
  if (lead[0] === '+' || lowAt(tokens, at - 1) === '+') return false;
  const isListOfGone = tokens[at + 1]?.text === ':' && tokens[at + 2]?.kind === 'num' && sizes.length > 0;
  return !SOLD_NOT.has(lowAt(tokens, at + 1)) && tokens[at + 1]?.kind !== 'num' && !isListOfGone;
}

function isFinished(tokens: Token[], at: number, sizes: string[]): boolean {
  const lead = before(tokens, at, 3);
  if (lead.some((word) => NEGATED.has(word)) || FINISHED_NOT.has(lead[0] ?? '')) return false;
  if (
    !isClauseEnd(tokens, at + 1) &&
    !/^(?:already|now|for|order|today|guys|fam|sorry|but|completely|out)$/.test(lowAt(tokens, at + 1))
  )
    return false;
  if (isOneVersion(tokens, at, at + 1, sizes)) return false;
  return true;
}

function isGone(tokens: Token[], at: number): boolean {
  const lead = before(tokens, at, 4);
  if (lead.some((word) => NEGATED.has(word) || word === 'going')) return false;
  const next = lowAt(tokens, at + 1);
  if (GONE_NOT.has(next)) return false;
  return isClauseEnd(tokens, at + 1) || /^(?:in|already|now|guys|fam|today|within|so)$/.test(next);
}

function isTaken(tokens: Token[], at: number): boolean {
  const lead = before(tokens, at, 4);
  if (lead.some((word) => NEGATED.has(word) || TAKEN_NOT.has(word))) return false;
  if (lowAt(tokens, at + 1) === 'by' && /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '')) return true;
  return isClauseEnd(tokens, at + 1) || /^(?:already|now|guys|fam|today|thanks|thank)$/.test(lowAt(tokens, at + 1));
}

/** `out of stock`, `not available`, `no longer available`, `unavailable`. */
function isAbsent(tokens: Token[], at: number, sizes: string[]): boolean {
  const word = lowAt(tokens, at);
  const glue = lowAt(tokens, at + 1) === '-' ? 1 : 0;
  if (word === 'out' && lowAt(tokens, at + 1 + glue) === 'of') {
    const end = at + 3 + glue * 2;
    return (
      lowAt(tokens, end - 1) === 'stock' &&
      !before(tokens, at, 4).some((lead) => NEGATED.has(lead)) &&
      !isOneVersion(tokens, at, end, sizes)
    );
  }
  if (word === 'unavailable') return true;
  if (word !== 'available') return false;
  const lead = before(tokens, at, 3);
  return (
    lead[0] === 'not' || (lead[0] === 'longer' && lead[1] === 'no') || (lead[0] === 'currently' && lead[1] === 'not')
  );
}

/** They came, or came back, in Luganda, Runyankole and Swahili. */
const RETURNED =
  /^(?:(?:zi|e|bi|ga|ki|lu|a|tu|ba)(?:komyewo|zzeemu|zzemu|komawo|tuuse|garutse|gobire)|(?:zi|i|vi|ya|ki)me(?:rudi|fika|ingia|wasili)|tu(?:leese|leetedde|leese|mepata|meleta|funye|zizzizza)|zirudi)$/;

/** `new stock is in`, `we got 20 more pieces`, `another batch`; not `new stock coming soon`. */
function isNewStock(tokens: Token[], at: number): boolean {
  if (!/^(?:new|more|fresh|another)$/.test(lowAt(tokens, at))) return false;
  const isMore = lowAt(tokens, at) === 'more' && tokens[at - 1]?.kind === 'num';
  if (!isMore && !/^(?:stock|batch|bale|shipment|lot|consignment|ones)$/.test(lowAt(tokens, at + 1))) return false;
  const around = [-3, -2, -1, 2, 3, 4].map((step) => lowAt(tokens, at + step));
  return !around.some((word) =>
    /^(?:coming|come|soon|next|tomorrow|await|waiting|wait|expect|expecting|until|when|will|no|monday|friday|saturday|sunday|week|month|end|by)$/.test(
      word,
    ),
  );
}

/** New goods have come: `restocked`, `back in stock`, `available again`. An announced return does not count. */
function hasReturn(tokens: Token[]): boolean {
  for (let at = 0; at < tokens.length; at += 1) {
    const word = lowAt(tokens, at);
    if (RETURNED.test(word) || isNewStock(tokens, at)) return true;
    if (BACK.has(word) && !/^(?:be|not|once|when|until)$/.test(lowAt(tokens, at - 1))) return true;
    if (word === 'back') {
      const lead = before(tokens, at, 3);
      const isNext =
        lead.some((other) => /^(?:be|come|coming|will|when|until)$/.test(other)) ||
        /^(?:soon|next|on|tomorrow)$/.test(lowAt(tokens, at + 1));
      const rest = [lowAt(tokens, at + 1), lowAt(tokens, at + 2)];
      if (
        !isNext &&
        (rest.some((other) => AGAIN.has(other)) ||
          lead.some((other) => /^(?:are|is|were|now|theyre|finally)$/.test(other)))
      ) {
        return !/^(?:soon|next|tomorrow)$/.test(lowAt(tokens, at + 3));
      }
    }
    if (word === 'available' && lowAt(tokens, at + 1) === 'again')
      return !before(tokens, at, 3).some((other) => /^(?:be|not)$/.test(other));
  }
  return false;
}

/**
 * Whether the caption says that the product is gone. `sizes`: those still there; `isPartlySold`: others are gone;
 * `pricedAt`: the last token of the price, because `250k sold` is no count of sales when 250k is the price; -1 without
 * one.
 */
export function readAvailability(
  tokens: Token[],
  sizes: string[],
  isPartlySold: boolean,
  pricedAt = -1,
): 'available' | 'sold_out' {
  if (isPartlySold) return 'available';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || (token.low.length > 11 && !token.low.startsWith('un'))) continue;
    const { low } = token;
    const isOver =
      (low === 'sold' && isSold(tokens, at, sizes, pricedAt)) ||
      low === 'soldout' ||
      (low === 'finished' && isFinished(tokens, at, sizes)) ||
      (low === 'gone' && isGone(tokens, at)) ||
      (low === 'taken' && isTaken(tokens, at)) ||
      ((low === 'out' || low === 'available' || low === 'unavailable') && isAbsent(tokens, at, sizes)) ||
      (low !== 'hakuna' && USED_UP.test(low) && !AFRICAN_NOT.has(lowAt(tokens, at - 1)));
    if (isOver) return hasReturn(tokens) ? 'available' : 'sold_out';
  }
  return 'available';
}
