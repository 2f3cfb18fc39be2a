import { wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { memoizeByWord } from '#captions/text/word-forms.ts';
import { words } from '#captions/text/words.ts';

/** An amount that is asked, refused, quoted or told is no offer of this seller (`not`), or may be none (`doubtful`). */
export type Talk = '' | 'not' | 'doubtful';

const REFUSED = wordList('price-talk', 'refused');
const SPEAKER = wordList('price-talk', 'speaker');
const OWN_SPEAKER = words('me seller us mimi nze ffe vendor shop');
const TOLD = wordList('price-talk', 'told');
const PEOPLE = wordList('price-talk', 'people');
const OTHER_SHOPS = wordList('price-talk', 'otherShops');
const OWN = wordList('price-talk', 'own');
const JOKE = words('kidding joking jokes nsaaga nsaagira mbalimba natania utani mzaha nonono');
const SPEND =
  /^(?:turned|turning|turn|started|starting|began|came|went|left|invested|borrowed|grew|lived|survive|survived|surviving)$/;
/** `nilianza na 300k`, `natandika ne 100k`: I began with. */
const BEGAN = /^(?:(?:ni|tu|a|wa|u)(?:li|ka|me)anza|(?:na|ya|twa|ba)tandika)$/;
const I = words('i we you she he they how');

const isEnd = (token: Token) =>
  token.kind === 'nl' || token.kind === 'tag' || token.kind === 'emoji' || '.!?;()'.includes(token.text);

/** A `.` inside a number or an address ends nothing. */
const endsAt = (tokens: Token[], at: number) => {
  const token = tokens[at];
  return (
    !token ||
    (isEnd(token) && !(token.text === '.' && tokens[at + 1]?.gap === false && tokens[at + 1]?.kind !== 'emoji'))
  );
};

function clauseOf(tokens: Token[], from: number, to: number): { start: number; end: number; isQuestion: boolean } {
  let start = from;
  while (start > 0 && from - start < 24 && !endsAt(tokens, start - 1) && lowAt(tokens, start - 1) !== ',') start -= 1;
  let end = to;
  while (end + 1 < tokens.length && end - to < 16 && !endsAt(tokens, end + 1) && lowAt(tokens, end + 1) !== ',')
    end += 1;
  return { start, end, isQuestion: lowAt(tokens, end + 1) === '?' };
}

/** Who speaks on this line: `Client: 50k?`, `Me: it is 120k`. */
function speakerOf(tokens: Token[], at: number): 'own' | 'other' | null {
  for (let back = at; back > 0 && at - back < 20; back -= 1) {
    const token = tokens[back];
    if (!token || token.kind === 'nl') return null;
    // `For him: cologne` quotes no speaker.
    if (token.text === ':' && lowAt(tokens, back - 2) === 'for') return null;
    if (token.text === ':' && SPEAKER.has(lowAt(tokens, back - 1))) return 'other';
    if (token.text === ':' && OWN_SPEAKER.has(lowAt(tokens, back - 1))) return 'own';
  }
  return null;
}

const WARNING = /^(?:[mu]sinunue|[mu]silipe|to(?:gula|sasula)|temu(?:gula|sasula))$/;
const BOUGHT = words('buy pay accept');

/** `don't buy the Chinese ones at 60k`: others' goods. */
const isWarning = (tokens: Token[], at: number) =>
  WARNING.test(lowAt(tokens, at)) ||
  (BOUGHT.has(lowAt(tokens, at)) &&
    (/^(?:dont|don't|never)$/.test(lowAt(tokens, at - 1)) ||
      (lowAt(tokens, at - 1) === 't' && lowAt(tokens, at - 3) === 'don')));

/** The sentence before, where the amount stands alone and answers it: `How much did I pay? 400k!` */
function questionBefore(tokens: Token[], start: number, from: number): { from: number; to: number } | null {
  if (lowAt(tokens, start - 1) !== '?') return null;
  for (let at = start; at < from; at += 1) if (tokens[at]?.kind === 'word') return null;
  return { from: start - 1, to: start - 2 };
}

/** `not a joke`, `not that plastic`: no amount is refused. */
const NOT_SUCH = /^(?:a|an|that|this|those|like|your)$/;

const SELL = words('sell selling');
const UNTIL = words('before until unless');
/** What a verb of telling, spending or selling may be read from. */
const isCue = memoizeByWord(
  (low) =>
    [PEOPLE, I, SELL, OTHER_SHOPS, OWN, UNTIL, TOLD, BOUGHT].some((list) => list.has(low)) ||
    low === 'shops' ||
    SPEND.test(low) ||
    BEGAN.test(low) ||
    WARNING.test(low),
);

export function talkAt(tokens: Token[], amount: { from: number; to: number }): Talk {
  const { start, end, isQuestion } = clauseOf(tokens, amount.from, amount.to);
  const speaker = speakerOf(tokens, amount.from - 1);
  if (speaker === 'other') return 'not';
  for (let at = amount.from - 1; at >= start && at >= amount.from - 3; at -= 1) {
    const word = lowAt(tokens, at);
    // `is not a joke 30k`, `without charger 1.15m`
    if (word === 'without' ? at + 1 < amount.from : word === 'not' && NOT_SUCH.test(lowAt(tokens, at + 1))) continue;
    if (REFUSED.has(word) || (word === 't' && lowAt(tokens, at - 1) === "'")) return 'not';
  }
  // `He came with 50k for a tyre of 110k`
  const isStated =
    lowAt(tokens, amount.from - 1) === 'of' && hasBetween(tokens, amount.from - 4, amount.from - 1, ARTICLES);
  if (isStated) return 'doubtful';
  let verbAt = -1;
  let personAt = -1;
  for (let at = start; at < amount.from; at += 1) {
    const token = tokens[at];
    if (!token || !isCue(token.word)) continue;
    const word = token.low;
    if (PEOPLE.has(word) || I.has(word)) personAt = at;
    const isTheirSale = SELL.has(word) && personAt >= at - 2 && PEOPLE.has(lowAt(tokens, personAt));
    if (
      isTheirSale ||
      OTHER_SHOPS.has(word) ||
      (word === 'shops' && /^(?:other|most|many|some)$/.test(lowAt(tokens, at - 1)))
    )
      verbAt = at;
    else if ((OWN.has(word) || UNTIL.has(word)) && !(word === 'with' && verbAt === at - 1)) verbAt = -1;
    else if (personAt >= 0 && TOLD.has(word) && PEOPLE.has(lowAt(tokens, personAt))) verbAt = at;
    else if ((personAt >= 0 && SPEND.test(word)) || BEGAN.test(word) || isWarning(tokens, at)) verbAt = at;
  }
  if (verbAt >= 0 || isJoke(tokens, amount.to + 1) || isCondition(tokens, start, amount.from)) return 'not';
  const question = questionBefore(tokens, start, amount.from);
  if (question && hasBetween(tokens, clauseOf(tokens, question.from, question.to).start, question.from, DEALT_IN))
    return 'not';
  if (isQuestion || isBrought(tokens, amount.from)) return 'doubtful';
  for (let at = amount.to + 1; at <= end; at += 1)
    if (OTHER_SHOPS.has(lowAt(tokens, at)) && lowAt(tokens, at - 1) !== 'not') return 'doubtful';
  if (speaker === 'own') return 'doubtful';
  const isTold = personAt >= 0 && hasBetween(tokens, start, amount.from, TOLD);
  return isTold ? 'doubtful' : '';
}

/** `come with 50k`, `came to Owino with 20k and left`: what a buyer has in the hand. */
function isBrought(tokens: Token[], from: number): boolean {
  if (!/^(?:with|w|na)$/.test(lowAt(tokens, from - 1))) return false;
  for (let at = from - 2; at >= from - 5 && !endsAt(tokens, at); at -= 1)
    if (/^(?:come|came|coming|walk|walked|walking|enter|entered|njoo|jangu)$/.test(lowAt(tokens, at))) return true;
  return false;
}

/** `55k... kidding 😂`, `omutwalo... nsaaga`: what was said just before was a joke. */
function isJoke(tokens: Token[], from: number): boolean {
  for (let at = from; at < from + 7 && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'num' || token.kind === 'nl') return false;
    if (JOKE.has(token.low) && !/^(?:not|no|isnt|aint|never|hatuna|hakuna|si|sio|tewali)$/.test(lowAt(tokens, at - 1)))
      return true;
  }
  return false;
}

const ARTICLES = words('a an this the my');
const DEALT_IN = words('paid pay spent spend bought earn earned made make sold get got');

/** `if you have 100k`, `even with 50k you can`: what readers may own. */
function isCondition(tokens: Token[], start: number, from: number): boolean {
  let isIf = false;
  for (let at = start; at < from; at += 1) {
    const word = lowAt(tokens, at);
    if (word === 'if' || word === 'even') isIf = true;
    if (isIf && /^(?:have|got|with|had|earn|make)$/.test(word) && from - at < 4) return true;
  }
  return false;
}

function hasBetween(tokens: Token[], from: number, to: number, list: Set<string>): boolean {
  for (let at = from; at < to; at += 1) if (list.has(lowAt(tokens, at))) return true;
  return false;
}
