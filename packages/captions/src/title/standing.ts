import type { Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';

/** What the words around a run make of it: the goods on offer, or something that is only said about them. */

/** Before them a run hangs on another: where, with what, like what, of which. */
const PREPOSITIONS = words(
  `with without like as under on onto over above behind beside besides inside into from than to at in near opposite along against during through around for via until till after before except between
   no not never plus including includes include inclusive comes free bonus extra win worth minimum wala bila bina awatali nga ngeri wansi mpaka hadi kama chini`,
);
/** Verbs whose object is no offer: `holding the camera`, `bring your old phone`, `put it on the jerrycan`. */
const OBJECT_VERBS = words(
  `accept accepts accepting hold holds holding held bring brings bringing carry carries carrying carried wear wears wearing wore eat eats eating ate drink drinks drinking drank cook cooks cooking wash washes washing
   fetch fetches drive drives driving drove ride rides riding rode open opens close closes charge charges charging put puts press presses push pushes pull pulls cut cuts cutting hit hits hate hates use uses using used break breaks broke broken
   remove removes fill fills pass passes follow follows watch watches watching play plays playing saw seen show shows showing meet meets met swap exchange trade return returned lose lost losing miss missed forgot forget
   fits fit holds hide hides protect protects protecting keep keeps kept keeping clean cleans cleaning feed feeds feeding grow grows growing turn turns become becomes match matches matching replace replaces lift lifts
   save saves saving support supports avoid stop stops touch touches reach reaches take takes bought buying sew sews plant catch catches kuvaa kula kunywa kubeba`,
);
/** With `it` or the goods before it, this tells of a part: `It has a padlock`, `They come with a box`. */
const HAS = words('has contains contain ina zina kina vina lina erina zirina kirina birina girina gulina');
const HAVE = words('have had having');
const OWNERS = words('we i us you u ill well ive weve will');
/** A clause with one of these tells of something else: `for those who sell fish`, `if you bring your own lining`. */
const SUBORDINATE = words(
  'who which whose if when because unless while where though although since till until so nga bwe kama ikiwa wakati',
);
const POINTERS = words('this these hii hizi hiki hivi huyu hawa guno eno zino kino bino luno kano buno gino');
const DETERMINERS = words(
  'a an the that those my our your ur his her their its some one two three another same old other small big new any all every each only just also even more fresh good nice own',
);
const QUANTIFIED = words('all any every each only');
const IS = words('is are was were be ni ziri eri guli weziri zipo ipo iko remain remains remained arrived landed came');
const DENIED_AFTER = words('sell stock selling sold sale part included there available ours mine sold-here');
const NOT = words(
  'not no dont doesnt never cant isnt arent wont separate si sio siyo si hatuna situnda tetutunda haupo hazipo',
);

const REACH = 5;

/** `offered`: pointed at, or what its sentence is about; `side`: hangs on something else; `denied`: not on offer. */
export type Standing = 'offered' | 'plain' | 'side' | 'denied';

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
const CONTENTS = words(
  'ingredients ingredient contents contains includes include including inside kit set hamper package bundle combo',
);

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

/** How a run stands in its sentence, by the few words before and after it. */
export function standingOf(tokens: Token[], from: number, to: number): Standing {
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
