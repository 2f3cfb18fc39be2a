import { wordFile, wordList } from '#captions/data-files.ts';
import type { Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';

/** What the words around a run make of it: the goods on offer, or something that is only said about them. */

const PREPOSITIONS = wordList('mentions', 'prepositions');
const OBJECT_VERBS = wordFile('object-verbs');
const HAS = wordList('mentions', 'has');
const HAVE = words('have had having');
const OWNERS = words('we i us you u ill well ive weve will');
const SUBORDINATE = wordList('mentions', 'subordinate');
const POINTERS = wordList('mentions', 'pointers');
const DETERMINERS = wordList('mentions', 'determiners');
const QUANTIFIED = words('all any every each only');
const IS = wordList('mentions', 'is');
const DENIED_AFTER = words('sell stock selling sold sale part included there available ours mine sold-here');
const NOT = wordList('mentions', 'not');

const REACH = 5;

/** `offered`: pointed at, or what its sentence is about; `side`: hangs on something else; `denied`: not on offer. */
export type MentionRole = 'offered' | 'plain' | 'side' | 'denied';

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

function isDenied(tokens: Token[], from: number, to: number): boolean {
  let hasNot = false;
  for (let at = to + 1; at <= to + REACH; at += 1) {
    const token = tokens[at];
    if (!isWord(token)) break;
    if (NOT.has(token.low)) hasNot = true;
    else if (hasNot && DENIED_AFTER.has(token.low)) return true;
    if (token.low === 'separate' && hasNot) return true;
  }
  const before = tokens[from - 1]?.low ?? '';
  return /^(?:not|no|without|never|dont|si|sio|bila)$/.test(before) && tokens[from - 1]?.kind === 'word';
}

function isSubordinate(tokens: Token[], from: number): boolean {
  for (let at = from; at > from - REACH && isWord(tokens[at]); at -= 1)
    if (SUBORDINATE.has(tokens[at]?.low ?? '')) return true;
  return false;
}

/** `two pillows free`, `pegs included`, `mask ne gloves bya bwereere` */
function isAddedFree(tokens: Token[], at: number): boolean {
  const low = (step: number) => tokens[at + step]?.low ?? '';
  if (/^(?:included|provided|inside)$/.test(low(0))) return true;
  if (/^(?:bya|za|ya|ni|is|are|come)$/.test(low(0)) && /^(?:free|bure|bwereere|included)$/.test(low(1))) return true;
  return /^(?:free|bure|bwereere)$/.test(low(0)) && !/^(?:delivery|size|transport)$/.test(low(1));
}

/** `Ingredients: oats, shea`, `starter kit: lavender, lemon`: what is in it. */
function isContent(tokens: Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at > from - 24; at -= 1) {
    const token = tokens[at];
    if (token?.text === ':') return CONTENTS.has(tokens[at - 1]?.low ?? '');
    if (
      !token ||
      token.kind === 'nl' ||
      token.kind === 'emoji' ||
      token.use === 'amount' ||
      /^[.!?;|]$/.test(token.text)
    )
      return false;
  }
  return false;
}
const CONTENTS = wordList('mentions', 'contents');

/** The first word before a run that is no article, number or adjective, and whether `my` or `their` stands between. */
function governorOf(tokens: Token[], from: number): { at: number; isOwn: boolean; isAll: boolean } {
  let at = from - 1;
  let isOwn = false;
  while (at >= from - REACH && isWord(tokens[at]) && DETERMINERS.has(tokens[at]?.low ?? '')) {
    const word = tokens[at]?.low ?? '';
    if (QUANTIFIED.has(word)) return { at, isOwn, isAll: true };
    if (/^(?:my|his|her|their)$/.test(word)) isOwn = true;
    at -= 1;
  }
  return { at, isOwn, isAll: false };
}

export function mentionRoleOf(tokens: Token[], from: number, to: number): MentionRole {
  if (isDenied(tokens, from, to)) return 'denied';
  if (isAddedFree(tokens, to + 1) || isContent(tokens, from)) return 'side';
  const { at, isOwn, isAll } = governorOf(tokens, from);
  if (isAll) return 'plain';
  const word = tokens[at];
  const before = tokens[at - 1];
  const isTopic = isWord(tokens[to + 1]) && IS.has(tokens[to + 1]?.low ?? '') && !isOwn;
  if (!isWord(word)) return isTopic ? 'offered' : 'plain';
  // `Who needs a sewing table?`
  if (/^(?:needs?|wants?|for)$/.test(word.low) && /^(?:who|you|looking|anyone)$/.test(before?.low ?? ''))
    return 'offered';
  if (POINTERS.has(word.low)) return before?.low === 'on' ? 'side' : 'offered';
  // `45k for the mules`
  if (word.low === 'for' && before?.kind === 'num') return 'offered';
  // `With every phone`, `In stock heels`: nothing that it could hang on stands before.
  const hangs = before !== undefined && (before.text === ',' || /^(?:word|num|mix)$/.test(before.kind));
  if (HAS.has(word.low)) return 'side';
  if (HAVE.has(word.low)) return isWord(before) && !OWNERS.has(before.low) ? 'side' : 'plain';
  if (OBJECT_VERBS.has(word.low)) return hangs || LONE_VERBS.test(word.low) ? 'side' : 'plain';
  if (PREPOSITIONS.has(word.low)) return hangs || LONE_PREPOSITIONS.test(word.low) ? 'side' : 'plain';
  if (isTopic) return 'offered';
  // `it's the pleated skirt`
  if (/^(?:its|thats)$/.test(word.low)) return 'offered';
  if (/^(?:it|he|she)$/.test(word.low)) return 'side';
  return isSubordinate(tokens, at) ? 'side' : 'plain';
}

/** `It has a net, a rain cover and a basket`: nothing but a comma or `and` and an article stands between two runs. */
export function isAlsoSaid(tokens: Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const { text, low, kind } = tokens[at] ?? { text: '', low: '', kind: 'nl' };
    if (text !== ',' && kind !== 'num' && !/^(?:and|&|a|an|one|two|the|n|ne|na)$/.test(low)) return false;
  }
  return to - from < 6;
}

const LONE_VERBS = /^(?:bring|swap|exchange|hate|stop|put|hold|trade|return)$/;
const LONE_PREPOSITIONS = /^(?:under|behind|beside|inside|above|no|not|free|win|near|opposite|from|at|like)$/;
