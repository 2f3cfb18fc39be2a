import { wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { memoizeByWord } from '#captions/text/word-forms.ts';
import { words } from '#captions/text/words.ts';

/** Sentences about what another person paid, lost, saved or was asked for: their amounts are no price of this seller. */

const PEOPLE = wordList('others-deals', 'people');
const DEALT = wordList('others-deals', 'dealt');
/** Only right after the person, and followed by the amount or its object. */
const CLOSE_DEALT = words('sold used made make makes topped swapped cashed');
const WASTE_LEAD = words('stop stopped tired sick avoid quit keep imagine why hate no without');
const WASTE = words('paying wasting spending losing renting pay spend waste buying');
const HARMED = words('taxed fined robbed conned cheated scammed stole charged cost owes owe');
const OWN = wordList('others-deals', 'own');
const BACK_TO_US =
  /^(?:ours|yours|but|while|until|till|naye|wabula|lakini|nze|ffe|sisi|mimi|e?[yz]ange|e?[yz]affe|yetu|zetu)$/;
const isEnd = (token: Token) =>
  token.kind === 'nl' || token.kind === 'tag' || '.!?;('.includes(token.text) || token.kind === 'emoji';
const REACH = 9;

/** `Stop paying`, `tired of paying`, `imagine paying` */
function isWaste(tokens: Token[], at: number): boolean {
  if (HARMED.has(lowAt(tokens, at))) return /^(?:us|me|him|her|them|off)$/.test(lowAt(tokens, at + 1));
  if (!WASTE.has(lowAt(tokens, at))) return false;
  const before = lowAt(tokens, at - 1);
  return WASTE_LEAD.has(before) || ((before === 'of' || before === 'more') && WASTE_LEAD.has(lowAt(tokens, at - 2)));
}

const PRAISE = wordList('others-deals', 'praise');
/** Thanks alone may go to the reader; these go to another person even without a name. */
const CHEERS = /^(?:con|hongera|kudos|shoutout)/;
const TOOK = wordList('others-deals', 'took');
const NOT_NAMES = wordList('others-deals', 'notNames');

const isName = (token: Token | undefined) =>
  token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.text) && !NOT_NAMES.has(token.low) && !token.isStopWord;

const isPraisedName = (token: Token) => isName(token) && !PRAISE.has(token.low);

/** `Congs to Brenda who bought`, `Webale Nakato for buying`: the person thanked is named, or cheered on. */
function isPraisedDeal(tokens: Token[], at: number, praiseAt: number): boolean {
  if (praiseAt < 0 || !TOOK.has(lowAt(tokens, at)) || at - praiseAt > REACH + 3) return false;
  const between = tokens.slice(praiseAt + 1, at);
  if (between.some((token) => /^(?:all|everyone|everybody|those|can|will|now)$/.test(token.low))) return false;
  return CHEERS.test(lowAt(tokens, praiseAt)) || between.some(isPraisedName);
}

/** `Brenda bought our incubator at 750k` */
function isNamedDeal(tokens: Token[], at: number): boolean {
  return NAMED_DEAL.has(lowAt(tokens, at)) && isName(tokens[at - 1]) && lowAt(tokens, at + 1) !== 'by';
}

const NAMED_DEAL = words('bought purchased paid aguze yagula alinunua amenunua');
/** Without one of these a caption tells of no deal. */
const isCue = memoizeByWord(
  (low) => low === 'alone' || [DEALT, CLOSE_DEALT, HARMED, WASTE, TOOK, NAMED_DEAL].some((list) => list.has(low)),
);

function startsDeal(tokens: Token[], at: number, personAt: number): boolean {
  const word = lowAt(tokens, at);
  // `You bought it at 40k in town, I sell it at 15k`
  if (/^(?:bought|paid)$/.test(word) && lowAt(tokens, at - 1) === 'you') return true;
  // `my flour alone costs 40k`
  if (/^(?:costs?|is|takes)$/.test(word) && lowAt(tokens, at - 1) === 'alone')
    return /^(?:my|our|the)$/.test(lowAt(tokens, at - 3));
  if (DEALT.has(word)) return personAt >= 0 && at - personAt <= REACH;
  if (word === 'sold' && lowAt(tokens, at - 1) === 'we') return !/^(?:out|at)$/.test(lowAt(tokens, at + 1));
  // `I make mats`: what this seller sells.
  if (word === 'make' && /^(?:i|we)$/.test(lowAt(tokens, at - 1)) && tokens[at + 1]?.kind === 'word') return false;
  // `I sold this at 150k, now 100k`
  if (word === 'sold' && lowAt(tokens, at - 1) === 'i' && /^(?:this|these|it|them|at)$/.test(lowAt(tokens, at + 1)))
    return false;
  if (CLOSE_DEALT.has(word)) return personAt >= 0 && at - personAt <= 5 && lowAt(tokens, at + 1) !== 'by';
  return isWaste(tokens, at);
}

/** For each token 1 where a sentence tells of another person's deal; empty if none does. */
export function othersDeals(tokens: Token[]): Uint8Array | null {
  if (!tokens.some(({ word }) => isCue(word))) return null;
  let map: Uint8Array | null = null;
  let personAt = -1;
  let praiseAt = -1;
  let isDeal = false;
  /** A customer's deal with this seller: `bought our farm`. */
  let isTheirs = false;
  let isWasted = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (isEnd(token) && !(token.text === '.' && tokens[at + 1]?.gap === false)) {
      personAt = -1;
      praiseAt = -1;
      isDeal = false;
      continue;
    }
    if (token.text === ',' && isWasted) {
      isDeal = false;
      isWasted = false;
    }
    if (token.kind === 'sym' && isDeal && token.text === ',' && OWN.has(lowAt(tokens, at + 1))) isDeal = false;
    if (token.kind === 'word') {
      if (isDeal && (token.low === 'our' ? !isTheirs : BACK_TO_US.test(token.low))) isDeal = false;
      if (PEOPLE.has(token.low)) personAt = at;
      if (PRAISE.has(token.low)) praiseAt = at;
      const isNamed = isPraisedDeal(tokens, at, praiseAt) || isNamedDeal(tokens, at);
      if (!isDeal && (isNamed || startsDeal(tokens, at, personAt))) {
        isTheirs = isNamed;
        isDeal = true;
        isWasted =
          isWaste(tokens, at) ||
          (isNamed && !tokens.slice(Math.max(0, praiseAt, at - REACH - 3), at).some(isPraisedName));
      }
    }
    if (isDeal) {
      map ??= new Uint8Array(tokens.length);
      map[at] = 1;
    }
  }
  return map;
}
