import { wordList } from '#captions/data-files.ts';
import type { RatedAmount } from '#captions/price/roles/rated-amount.ts';
import { AUDIENCE, JOINERS, LEADING_NOISE, PLACE_WORDS, VARIANT_WORDS } from '#captions/text/stop-words.ts';
import { isTalkVerb } from '#captions/text/talk-words.ts';
import type { Token } from '#captions/text/tokens.ts';
import { MEASURES, SHILLINGS } from '#captions/text/units.ts';
import type { Hit } from './lexicon.ts';

/** Tokens that could name goods: no function words, punctuation or amounts inside. Both ends included. */
export interface Run {
  from: number;
  to: number;
  hits: Hit[];
  /** The function words right before it, such as `free` or `from the`; empty after punctuation. */
  after: string[];
  /** What separates it from the run before: nothing but a comma means that a list goes on. */
  isListed: boolean;
  unknownWords: number;
  /** Those of them that people talk with and that name no goods. */
  talkWords: number;
}

type Kind = 'content' | 'joiner' | 'stop' | 'comma' | 'break';

const NUMBER_UNIT = /^(?:th|st|nd|rd|x)$/;
/** A time beside goods is a guarantee, an age or a delivery time. */
const TIME = /^(?:yrs?|years?|months?|mths?|weeks?|wks?|days?|hours?|hrs?|mins?|minutes?)$/;

const TRAILING_NOISE = wordList('titles', 'trailingNoise');

interface Scene {
  tokens: Token[];
  covered: (Hit | undefined)[];
  isAmount: Uint8Array;
  keepsPlaces: boolean;
}

function kindOfNumber(scene: Scene, at: number): Kind {
  const token = scene.tokens[at];
  const next = scene.tokens[at + 1];
  if (!token || next?.text === '%') return 'break';
  // `Room 4 let`
  if (token.text === '4' && /^(?:let|rent|hire|sale)$/.test(next?.low ?? '')) return 'stop';
  if (token.unit === 'k' && token.value < 25) return 'content';
  if (TIME.test(token.unit) || (token.unit === '' && TIME.test(next?.low ?? ''))) return 'stop';
  if (token.unit !== '') return NUMBER_UNIT.test(token.unit) || MEASURES.has(token.unit) ? 'content' : 'stop';
  if (token.grouped) return next && MEASURES.has(next.low) ? 'content' : 'break';
  return token.value <= 20_000 ? 'content' : 'break';
}

function kindOfSymbol(scene: Scene, at: number): Kind {
  const token = scene.tokens[at];
  const next = scene.tokens[at + 1];
  const before = scene.tokens[at - 1];
  if (!token || !next || !before) return 'break';
  if (token.text === ',') return 'comma';
  // `2-in-1` is one word.
  if (token.text === '-' && !token.gap && !next.gap && (next.low === 'in' || before.low === 'in')) return 'content';
  if (token.text === '&' || token.text === '+') return 'joiner';
  if (token.text === '"' && before.kind === 'num' && !token.gap) return 'content';
  if (
    (token.text === '-' || token.text === '/' || token.text === '.' || token.text === "'") &&
    !token.gap &&
    !next.gap
  ) {
    return token.text === '.' && next.kind === 'word' && next.text.length > 2 ? 'break' : 'joiner';
  }
  return 'break';
}

/** `Shop to let`, `room 4 rent`, `room in Kawempe`: here the premises are the goods, not the address. */
function isLet(tokens: Token[], at: number): boolean {
  const isRoomIn = tokens[at]?.low === 'room' && tokens[at + 1]?.low === 'in';
  if (isRoomIn && PLACE_WORDS.has(tokens[at + 2]?.low ?? '')) return true;
  return (
    /^(?:to|4|for)$/.test(tokens[at + 1]?.low ?? '') && /^(?:let|rent|hire|lease)$/.test(tokens[at + 2]?.low ?? '')
  );
}

function kindOfWord(scene: Scene, at: number): Kind {
  const token = scene.tokens[at];
  if (!token) return 'break';
  const hit = scene.covered[at];
  if (hit && !(hit.term.kind === 'weak' && hit.from === hit.to && token.isStopWord && !isLet(scene.tokens, at)))
    return 'content';
  if (token.low === 'in' && scene.tokens[at - 1]?.text === '-' && !token.gap) return 'content';
  if (JOINERS.has(token.low)) return 'joiner';
  if (token.low === 'brand' && scene.tokens[at + 1]?.low === 'new') return 'stop';
  if (token.isStopWord || SHILLINGS.has(token.low)) return 'stop';
  if (PLACE_WORDS.has(token.low) && !scene.keepsPlaces) return 'stop';
  return 'content';
}

function kindAt(scene: Scene, at: number): Kind {
  const token = scene.tokens[at];
  if (!token || scene.isAmount[at]) return 'break';
  if (token.use === 'sold') return 'stop';
  if (token.use !== '' && token.use !== 'measure' && !(token.use === 'size' && /^\d+x\d+/.test(token.low)))
    return 'break';
  if (token.kind === 'word' || token.kind === 'mix') return kindOfWord(scene, at);
  if (token.kind === 'num') return kindOfNumber(scene, at);
  return token.kind === 'sym' ? kindOfSymbol(scene, at) : 'break';
}

/** A joiner stays only between two parts of a name: `for men` yes, `for only 85k` no. */
function holds(scene: Scene, at: number): boolean {
  const token = scene.tokens[at];
  const next = scene.tokens[at + 1];
  if (!token || !next || scene.isAmount[at + 1]) return false;
  if (token.kind === 'sym') return kindAt(scene, at + 1) === 'content';
  if (token.low === 'for') return AUDIENCE.has(next.low);
  if (token.low === 'in')
    return VARIANT_WORDS.has(next.low) || next.kind === 'num' || (scene.keepsPlaces && PLACE_WORDS.has(next.low));
  if (token.low === 'on' || token.low === 'by' || token.low === 'the') return false;
  return kindAt(scene, at + 1) === 'content';
}

/** `UK` before sizes, and a count that has lost its noun: `Boxers 3 [for 25k]`. */
function isLooseEnd({ tokens, covered }: Scene, at: number): boolean {
  const token = tokens[at];
  if (/^(?:uk|us|eu|eur)$/.test(token?.low ?? '')) return tokens[at + 1]?.use === 'size';
  const before = covered[at - 1]?.term;
  return token?.kind === 'num' && token.unit === '' && before?.kind === 'product' && before.group.fit !== 'none';
}

function trim(scene: Scene, run: Run): Run | null {
  const { tokens, covered } = scene;
  let { from, to } = run;
  const isEdge = (at: number, isLeft: boolean) => {
    const token = tokens[at];
    if (!token) return false;
    if (covered[at] && covered[at]?.from !== covered[at]?.to) return false;
    if (token.kind === 'sym' && token.text !== '"') return true;
    if (!isLeft && isLooseEnd(scene, at)) return true;
    if (JOINERS.has(token.low) && !covered[at]) return true;
    if (
      !isLeft &&
      ((TRAILING_NOISE.has(token.low) && !(from === to && covered[at])) ||
        (token.kind === 'num' && token.unit === '' && MEASURES.has(tokens[at + 1]?.low ?? '')))
    )
      return true;
    if (isLeft && run.hits.length > 0 && token.kind === 'word' && !covered[at] && isTalkVerb(token.word)) return true;
    return isLeft && LEADING_NOISE.has(token.low) && !(covered[at] && covered[at]?.term.kind !== 'weak');
  };
  while (from <= to && isEdge(from, true)) from += 1;
  while (to >= from && isEdge(to, false)) to -= 1;
  if (from > to) return null;
  const hits = run.hits.filter((hit) => hit.from >= from && hit.to <= to);
  return { ...run, from, to, hits };
}

export function findRuns(tokens: Token[], hits: Hit[], amounts: RatedAmount[], keepsPlaces: boolean): Run[] {
  const covered = new Array<Hit | undefined>(tokens.length);
  for (const hit of hits) for (let at = hit.from; at <= hit.to; at += 1) covered[at] = hit;
  const isAmount = new Uint8Array(tokens.length);
  for (const amount of amounts) {
    const isName =
      amount.role === 'noise' &&
      !amount.isShilling &&
      !amount.isNegative &&
      amount.form !== 'words' &&
      !amount.isForeign;
    if (!isName) isAmount.fill(1, amount.from, amount.to + 1);
  }
  const scene: Scene = { tokens, covered, isAmount, keepsPlaces };
  const runs: Run[] = [];
  let after: string[] = [];
  let isListed = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const kind = kindAt(scene, at);
    if (kind !== 'content') {
      if (kind === 'stop' || kind === 'joiner') after.push(tokens[at]?.low ?? '');
      else if (kind === 'break') after = [];
      isListed = kind === 'comma' || (kind === 'joiner' && isListed);
      continue;
    }
    let to = at;
    while (to + 1 < tokens.length) {
      const next = kindAt(scene, to + 1);
      const inside = covered[to] && covered[to] === covered[to + 1];
      if (next === 'content' || inside || (next === 'joiner' && holds(scene, to + 1))) to += 1;
      else break;
    }
    const run = trim(scene, {
      from: at,
      to,
      hits: hitsIn(hits, at, to),
      after,
      isListed,
      unknownWords: 0,
      talkWords: 0,
    });
    if (run) runs.push({ ...run, ...countUnknown(scene, run) });
    isListed = false;
    after = [];
    at = to;
  }
  return runs;
}

function hitsIn(hits: Hit[], from: number, to: number): Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Hit[] = [];
  for (let index = low; index < hits.length; index += 1) {
    const hit = hits[index];
    if (!hit || hit.from > to) break;
    found.push(hit);
  }
  return found;
}

function countUnknown(scene: Scene, run: Run): Pick<Run, 'unknownWords' | 'talkWords'> {
  let unknownWords = 0;
  let talkWords = 0;
  for (let at = run.from; at <= run.to; at += 1) {
    const token = scene.tokens[at];
    if (token?.kind !== 'word' || token.text.length < 2 || scene.covered[at] || JOINERS.has(token.low)) continue;
    unknownWords += 1;
    if (token.isTalk) talkWords += 1;
  }
  // `Rich Dad Poor Dad` is a name.
  if (unknownWords > 2 && isCapitalised(scene.tokens, run)) talkWords = 0;
  return { unknownWords, talkWords };
}

const isCapitalised = (tokens: Token[], { from, to }: Run) =>
  tokens.slice(from, to + 1).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
