import { wordFile, wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from './text/tokens.ts';
import { memoizeByWord } from './text/word-forms.ts';
import { words } from './text/words.ts';

/** Job adverts and wanted notices offer no goods: such captions get neither title nor price. */

const JOB = words(
  'vacancy vacancies salary mshahara mishahara omusaala musaala gaji ajira nafasi-ya-kazi recruiting recruitment',
);
const STAFF = wordFile('staff');
const TRADE = wordList('adverts', 'trade');
const PERSON = wordList('adverts', 'person');
const SEEKING = wordList('adverts', 'seeking');
const SOUGHT = words('needed required wanted anahitajika wanahitajika yeetaagibwa beetaagibwa ahitajika');
const PAY = wordList('adverts', 'pay');
const WE = words('we i im am are were is now currently urgently a');
const WORD_KINDS = words('word mix');
const REACH = 7;

function isSentenceStart(tokens: Token[], at: number): boolean {
  return tokens[at - 1]?.kind !== 'word';
}

function isQuestion(tokens: Token[], from: number): boolean {
  for (let at = from; at < tokens.length && at < from + 30; at += 1) {
    const token = tokens[at];
    if (token?.text === '?') return true;
    if (token?.kind === 'nl' || token?.text === '.' || token?.text === '!') return false;
  }
  return false;
}

/** `barber`, `sales lady`, `shop attendant`; goods for them (`barber chair`, `nanny cam`) are no people. */
function isPerson(tokens: Token[], at: number, isGoodsAt: Uint8Array): boolean {
  const word = lowAt(tokens, at);
  if (isGoodsAt[at + 1] && !STAFF.has(lowAt(tokens, at + 1)) && !PERSON.has(lowAt(tokens, at + 1))) return false;
  return STAFF.has(word) || (PERSON.has(word) && TRADE.has(lowAt(tokens, at - 1)));
}

/** A person within a few words of the same sentence. */
function personAhead(tokens: Token[], from: number, isGoodsAt: Uint8Array): boolean {
  let start = from;
  while (start < from + 3 && /^(?:urgently|asap|:|-|–|now)$/.test(lowAt(tokens, start))) start += 1;
  for (let at = start; at < start + REACH; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'nl' || token.kind === 'num' || '.!?,;:'.includes(token.text)) return false;
    if (/^(?:your|for|to|with|whose|who)$/.test(token.low)) return false;
    if (isPerson(tokens, at, isGoodsAt)) return true;
    if (PERSON.has(token.low) && /^(?:to|who|that)$/.test(lowAt(tokens, at + 1))) return true;
  }
  return false;
}

const personBefore = (tokens: Token[], at: number, isGoodsAt: Uint8Array) =>
  [1, 2, 3].some((back) => isPerson(tokens, at - back, isGoodsAt) && lowAt(tokens, at - back + 1) !== 'for');

function hasPay(tokens: Token[]): boolean {
  return tokens.some((token, at) => {
    if (!WORD_KINDS.has(token.kind)) return false;
    return (
      PAY.has(token.low) ||
      (/^(?:per|a|every|each|kwa)$/.test(token.low) && /^(?:month|week|day|mwezi)$/.test(lowAt(tokens, at + 1)))
    );
  });
}

function isJobWord(tokens: Token[], at: number): boolean {
  const word = lowAt(tokens, at);
  const next = lowAt(tokens, at + 1);
  if (JOB.has(word)) return next !== 'loan' && next !== 'loans';
  if (word === 'hiring')
    return tokens[at + 1]?.kind !== 'num' && (isSentenceStart(tokens, at) || WE.has(lowAt(tokens, at - 1)));
  if (word === 'job' || word === 'jobs')
    return /^(?:opportunity|alert|advert|opening|openings|vacancy|opportunities|available|offer)$/.test(next);
  if (word === 'internship' || word === 'internships') return next !== 'report';
  if (word === 'cv' || word === 'cvs')
    return /^(?:send|your|drop|submit|email|bring|tuma)$/.test(lowAt(tokens, at - 1));
  return false;
}

/** `looking for`, `searching for`, `in search of`: index behind it, or -1. */
function afterLooking(tokens: Token[], at: number): number {
  const word = lowAt(tokens, at);
  if ((word === 'looking' || word === 'searching') && lowAt(tokens, at + 1) === 'for') return at + 2;
  return word === 'search' && lowAt(tokens, at + 1) === 'of' ? at + 2 : -1;
}

/** `We buy used phones`: goods sought, none on offer. */
const isBuyer = (tokens: Token[], at: number) =>
  /^(?:buy|purchase|tugula|tunanunua|nunua)$/.test(lowAt(tokens, at)) &&
  (lowAt(tokens, at).startsWith('tu') || /^(?:we|i|also)$/.test(lowAt(tokens, at - 1))) &&
  /^(?:your|used|old|second|dead|broken|scrap|any|all|unwanted|faulty|secondhand|spoilt|empty)$/.test(
    lowAt(tokens, at + 1),
  ) &&
  !tokens.some(({ kind, low }) => kind === 'word' && /^(?:sell|selling|swap|tutunda|tunauza)$/.test(low));

/** `Looking for a tutor for your child`: a service on offer. */
function isForYou(tokens: Token[], from: number): boolean {
  return tokens.slice(from, from + 12).some((token) => /^(?:your|you|offer|hire)$/.test(token.low));
}

const CUES = wordList('adverts', 'cues');
/** Without one of these a caption looks for nothing. */
const isCue = memoizeByWord((low) => CUES.has(low) || JOB.has(low) || SOUGHT.has(low) || SEEKING.has(low));

/** True if the caption looks for goods or people; `isGoodsAt`: 1 where a token belongs to a word for goods. */
export function isAdvert(tokens: Token[], isGoodsAt: Uint8Array): boolean {
  if (!tokens.some(({ kind, word }) => kind === 'word' && isCue(word))) return false;
  const isPaid = hasPay(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    const { low } = token;
    const before = lowAt(tokens, at - 1);
    if (isJobWord(tokens, at) || isBuyer(tokens, at)) return true;
    if (
      low === 'wanted' &&
      lowAt(tokens, at + 1) !== 'list' &&
      (isSentenceStart(tokens, at) || personBefore(tokens, at, isGoodsAt))
    )
      return true;
    if (
      SOUGHT.has(low) &&
      (personBefore(tokens, at, isGoodsAt) ||
        (isPaid && isSentenceStart(tokens, at) && personAhead(tokens, at + 1, isGoodsAt)))
    )
      return true;
    if (/^(?:anyone|anybody)$/.test(low) && /^(?:selling|sells)$/.test(lowAt(tokens, at + 1))) return true;
    const behind = afterLooking(tokens, at);
    if (behind > 0 && !isQuestion(tokens, at) && !/^you/.test(before)) {
      if (WE.has(before) || (personAhead(tokens, behind, isGoodsAt) && !isForYou(tokens, behind))) return true;
    } else if (
      SEEKING.has(low) &&
      !/^(?:you|your|every|all|who|no|dont|any)$/.test(before) &&
      !isQuestion(tokens, at)
    ) {
      const isOurs = /^(?:we|i|shop|company|salon|boutique|school|restaurant|hotel|family|urgently)$/.test(before);
      const isSure = isPaid && !/^(?:need|want|require)$/.test(low);
      if ((isOurs || isSure) && personAhead(tokens, at + 1, isGoodsAt)) return true;
    }
  }
  return false;
}
