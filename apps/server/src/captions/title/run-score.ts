import type { RatedAmount } from '#server/captions/price/roles/rated-amount.ts';
import { USED_UP } from '#server/captions/text/sold-words.ts';
import type { Token } from '#server/captions/text/tokens.ts';
import { MEASURES } from '#server/captions/text/units.ts';
import { words } from '#server/captions/text/words.ts';
import { LEADING_NOISE, VARIANT_WORDS } from './lexicon/stop-words.ts';
import type { Hit, Term } from './lexicon.ts';
import { isSideGoods } from './side-goods.ts';
import { isAlsoSaid, type Standing, standingOf } from './standing.ts';
import type { Run } from './title-runs.ts';

/** How well a run of words stands for the goods: what it names, where it stands, what hangs on it. */

export interface TitleScene {
  tokens: Token[];
  hits: Hit[];
  tagTerms: { term: Term; text: string }[];
  amounts: RatedAmount[];
  chosen: RatedAmount | null;
  /** Something besides the words says that goods are shown: price, sizes, sold out, a way to order. */
  hasEvidence: boolean;
  /** Hashtags that may name the goods, without `#`. */
  hashtags: string[];
  /** 1 where a sentence with an amount tells what somebody else dealt in. */
  deals?: Uint8Array | null;
}

/** What follows these says how something is, not what it is called. */
const STATES = words('is are was were be been so too very not feel feels im its thats how why');
const ROOM_AROUND = 12;

export function strength(run: Run, scene: TitleScene): number {
  let best = 0;
  let brands = 0;
  const isWeakHeld = scene.hasEvidence || (run.after.length === 0 && run.to > run.from && run.to - run.from < 5);
  for (const hit of run.hits) {
    const { term } = hit;
    // `Essimu 0782 …`: to call, not to buy.
    if (isSideGoods(run, hit, scene) || scene.tokens[hit.to + 1]?.use === 'phone') continue;
    if (isCountedUnit(hit, scene.tokens)) best = Math.max(best, 4);
    else if (term.kind === 'product') best = Math.max(best, 10);
    else if (term.kind === 'brand') brands += 1;
    else if (isWeakHeld) best = Math.max(best, 6);
  }
  if (brands === 0) return best;
  if (best === 0 && isFittedCar(run, scene)) return 3;
  return best > 0 ? best + 4 : brands > 1 || hasModel(run, scene.tokens) ? 12 : 8;
}

/** `Brake pads 👉 Harrier 2005 👉 75k`: the car that the part offered fits. */
const isFittedCar = (run: Run, { hits }: TitleScene) =>
  run.hits.every(({ term }) => term.group.tags.includes('vehicle')) &&
  hits.some(({ term, to }) => to < run.from && term.kind === 'product' && term.group.tags.includes('spare parts'));

/** `500g jar`, `a loaf is 8k`: in what goods come. */
export const isCountedUnit = ({ from, to, term }: Hit, tokens: Token[]) =>
  from === to &&
  ((/^(?:jar|bottle|packet|tin|sachet|tub|pack|box|sack|bag|carton)$/.test(term.name) &&
    MEASURES.has(tokens[from - 1]?.unit ?? '')) ||
    (term.name === 'loaf' && /^(?:a|one|each|per)$/.test(tokens[from - 1]?.low ?? '')));

/** Words of address that are brands only beside goods: `Mukwano, 45k` against `Mukwano cooking oil`. */
const ADDRESS = new Set(['mukwano', 'hugo', 'boss', 'dear', 'star']);
const TICKET_CLASSES = new Set(
  'ordinary regular vip vvip vvvip table tables early bird gate advance platinum gold silver bronze standard executive couple couples group singles diamond general admission premium phase'.split(
    ' ',
  ),
);

/** `VIP`, `Table of 8`: what a ticket is called beside words of a show. */
function isTicketClass(run: Run, { tokens, hits }: TitleScene): boolean {
  const word = tokens[run.from]?.low ?? '';
  if (!TICKET_CLASSES.has(word) || run.to - run.from > 2) return false;
  return hits.some((hit) => hit.term.group.tags.includes('concert') && (hit.from > run.to || hit.to < run.from));
}

/** Only a word of address, no goods beside it. */
function isAddress(run: Run, tokens: Token[]): boolean {
  return run.from === run.to && ADDRESS.has(tokens[run.from]?.low ?? '');
}

function hasModel(run: Run, tokens: Token[]): boolean {
  for (let at = run.from; at <= run.to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'mix' || (token?.kind === 'num' && token.unit === '')) return true;
  }
  return run.unknownWords > 1;
}

/**
 * How well a run stands for the chosen price: most if it is the known run next before it, less further away or behind.
 */
function labels(run: Run, scene: TitleScene, nearest: Run | null): number {
  const { chosen, amounts } = scene;
  if (!chosen) return 0;
  if (run === nearest) return 5;
  const isBefore = run.to < chosen.from;
  const distance = isBefore ? chosen.from - run.to : run.from - chosen.to;
  if (distance > ROOM_AROUND || distance < 0) return 0;
  const from = isBefore ? run.to : chosen.to;
  const to = isBefore ? chosen.from : run.from;
  const isBlocked = amounts.some(
    ({ from: start, to: end, role }) => start > from && end < to && role !== 'old' && role !== 'noise',
  );
  return isBlocked ? 0 : 1;
}

/** No sentence or line ends between the two tokens. */
function isOneSentence(tokens: Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'nl' || token?.kind === 'emoji' || (token?.kind === 'sym' && '.!?|'.includes(token.text)))
      return false;
  }
  return true;
}

/**
 * The run that the chosen amount prices: the known goods before it, with no other price between; if its sentence names
 * several (`Curtains (2 panels + sheer) 130k`), the first of them. What hangs on something else is none.
 */
function nearestBefore(runs: Run[], standings: Standing[], scene: TitleScene): Run | null {
  const { chosen, amounts, tokens } = scene;
  let nearest: Run | null = null;
  if (!chosen) return nearest;
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const run = runs[index];
    const standing = standings[index];
    if (!run || run.to >= chosen.from || standing === 'side' || standing === 'denied') continue;
    const known = strength(run, scene);
    if (known === 0) continue;
    const isBlocked = amounts.some(
      ({ from, to, role }) => from > run.to && to < chosen.from && (role === 'price' || role === 'fee'),
    );
    if (isBlocked || chosen.from - run.to > ROOM_AROUND * 3) break;
    if (nearest && !isOneSentence(tokens, run.to, nearest.from)) break;
    const isWeaker = nearest !== null && known < Math.min(10, strength(nearest, scene));
    if (!nearest || !isWeaker) nearest = run;
  }
  return nearest;
}

/** Where the runs of a caption stand. */
interface Place {
  nearest: Run | null;
  standings: Standing[];
  /** A phrase that no list knows stands at the beginning and right before the price: what comes after it is said about it. */
  isNamedBefore: boolean;
}

const isRightBefore = (run: Run, { chosen, tokens }: TitleScene) =>
  chosen !== null &&
  run.to < chosen.from &&
  chosen.from - run.to <= 2 &&
  isOneSentence(tokens, run.to, chosen.from) &&
  run.to - run.from < 4;

const isNamedRightBefore = (run: Run, scene: TitleScene) =>
  run.talkWords === 0 &&
  run.unknownWords > 0 &&
  run.hits.length === 0 &&
  isRightBefore(run, scene) &&
  opensPhrase(run, scene.tokens) &&
  !scene.tokens.slice(run.from, run.to + 1).some(({ low }) => VARIANT_WORDS.has(low) || MEASURES.has(low));

/** A run of words that no list knows may name the goods where a price, a size or a way to order says that there are some. */
function scoreOfUnknown(run: Run, scene: TitleScene, nearest: Run | null): number {
  const telling = run.unknownWords - run.talkWords;
  if (!scene.hasEvidence || telling <= 0 || run.unknownWords > 6) return 0;
  if (run.after.some((word) => STATES.has(word))) return 0;
  const score = 3 + (isRightBefore(run, scene) ? 3.5 : labels(run, scene, nearest)) - run.talkWords * 2;
  const opening = opensPhrase(run, scene.tokens) ? 2.5 : 0;
  return Math.min(score + opening, 6.8) - (isOnlyVersion(run, scene) ? 3 : 0);
}

/** A short phrase that begins a line or a sentence and ends with it, with a comma or before a number: `Kettle, electric`. */
function opensPhrase(run: Run, tokens: Token[]): boolean {
  const before = tokens[run.from - run.after.length - 1];
  const after = tokens[run.to + 1];
  const isFirst = !before || before.kind === 'nl' || before.kind === 'emoji' || /^[.!?:•|*]$/.test(before.text);
  return isFirst && run.to - run.from < 4 && after?.kind !== 'word' && !/^[!?]$/.test(after?.text ?? '');
}

/** A hashtag says the same: `cushions … #cushions`, `local hens … #localhens`. */
function isTagged(run: Run, { tokens, hashtags }: TitleScene): boolean {
  for (let at = run.from; at <= run.to; at += 1) {
    const { kind, low } = tokens[at] ?? { kind: 'sym', low: '' };
    if (kind !== 'word' || low.length < 4 || VARIANT_WORDS.has(low) || LEADING_NOISE.has(low)) continue;
    const stem = low.replace(/(?:es|s)$/, '');
    if (hashtags.some((tag) => tag.includes(stem))) return true;
  }
  return false;
}

function scoreOf(run: Run, index: number, scene: TitleScene, { nearest, standings, isNamedBefore }: Place): number {
  const standing = standings[index] ?? 'plain';
  if (isTicketClass(run, scene) || isAddress(run, scene.tokens)) return 0;
  const known = strength(run, scene);
  let score = known > 0 ? known + labels(run, scene, nearest) : scoreOfUnknown(run, scene, nearest);
  if (score === 0 || (standing === 'side' && !scene.hasEvidence && scene.amounts.length === 0)) return 0;
  const isPricedNext = scene.chosen !== null && run.to < scene.chosen.from && scene.chosen.from - run.to <= 2;
  score += standing === 'side' && isPricedNext ? -3 : WEIGHT[standing];
  if (known > 0 && isNamedBefore && scene.chosen && run.from > scene.chosen.to) score -= 4;
  if (index === 0 && known > 0 && standing !== 'side' && isFirstSaid(run, nearest, scene.tokens)) score += 5;
  if (isAttribute(run, scene)) score -= 4;
  if (isTagged(run, scene)) score += 3;
  if (isPlace(run, scene.tokens)) score -= 8;
  if (scene.deals?.[run.from] === 1 && known > 0) score = Math.max(score - 7, 0.5);
  const owner = run.after.at(-1) ?? '';
  if (/^(?:my|his|their)$/.test(owner)) score -= 4;
  if (/^(?:your|ur)$/.test(owner)) score -= 2;
  if (run.to - run.from >= 10) score -= 2;
  return Math.max(score - Math.min(index, 8) * 0.4, known >= 8 && standing === 'side' ? 0.2 : 0);
}

/** Goods that a caption begins with are its subject, unless those with the price are of the same kind and say more. */
function isFirstSaid(run: Run, nearest: Run | null, tokens: Token[]): boolean {
  if (!run.after.every((word) => POINTING.test(word)) || tokens[run.from - 1]?.text === ',') return false;
  if (nearest === null || nearest === run) return true;
  if (isAsked(tokens, run.to)) return false;
  // `Hostel life starter: rechargeable lamp`
  if (tokens.slice(run.to + 1, nearest.from).some(({ text }) => text === ':')) return false;
  const groups = nearest.hits.map(({ term }) => term.group);
  const isGeneral = run.unknownWords === 0 && run.hits.every(({ from, to }) => from === to);
  const isKin = isGeneral && run.hits.some(({ term }) => groups.includes(term.group));
  const next = tokens[run.to + 1];
  const isGone =
    next?.use === 'sold' || USED_UP.test(next?.low ?? '') || /^(?:sold|finished|gone)$/.test(next?.low ?? '');
  return !isKin && !isGone;
}

/** `Toilet that flushes itself?` */
function isAsked(tokens: Token[], from: number): boolean {
  for (let at = from + 1; at < from + ROOM_AROUND; at += 1) {
    if (tokens[at]?.text === '?') return true;
    if (!isOneSentence(tokens, at - 1, at + 1)) return false;
  }
  return false;
}

const POINTING = /^(?:this|these|the|a|new|we|i|selling|got|have)$/;

/** `Lace: 5x5 hd`: a line of a table that says how the goods are. */
function isAttribute(run: Run, { tokens, amounts }: TitleScene): boolean {
  const next = run.to + 2;
  return (
    tokens[run.to + 1]?.text === ':' &&
    tokens[next]?.kind !== 'nl' &&
    !amounts.some(({ from, role }) => role !== 'noise' && from >= next && from <= next + 2)
  );
}

const WEIGHT: Record<Standing, number> = { offered: 2, plain: 0, side: -6, denied: -9 };

const PLACES = words(
  'lane mall plaza arcade complex building road street shop level floor branch town city market stage house',
);

/** `Pioneer Mall`, `📍 Gazaland`: where, not what. */
function isPlace(run: Run, tokens: Token[]): boolean {
  const next = tokens[run.to + 1];
  return (
    (run.hits.length < 2 && next?.kind === 'word' && PLACES.has(next.low)) ||
    tokens[run.from - 1]?.text.startsWith('📍') === true
  );
}

/** Only colours, sizes, conditions: `brand new`, `black & white`. */
export function isOnlyVersion(run: Run, { tokens }: TitleScene): boolean {
  for (let at = run.from; at <= run.to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && !VARIANT_WORDS.has(token.low) && !LEADING_NOISE.has(token.low)) return false;
  }
  return true;
}

/** The run that names the goods best; null if none does. */
export function bestRun(runs: Run[], scene: TitleScene): Run | null {
  let best: Run | null = null;
  let bestScore = 0;
  const standings: Standing[] = [];
  runs.forEach(({ from, to }, index) => {
    const standing = standingOf(scene.tokens, from, to);
    const isMore = standings.at(-1) === 'side' && isAlsoSaid(scene.tokens, runs[index - 1]?.to ?? -1, from);
    standings.push(standing === 'plain' && isMore ? 'side' : standing);
  });
  const nearest = nearestBefore(runs, standings, scene);
  const isNamedBefore = nearest === null && runs.some((run) => isNamedRightBefore(run, scene));
  const place = { nearest, standings, isNamedBefore };
  runs.forEach((run, index) => {
    const score = scoreOf(run, index, scene, place);
    if (score > bestScore) {
      best = run;
      bestScore = score;
    }
  });
  return best;
}
