import { othersDeals } from '#server/captions/price/roles/others-deals.ts';
import type { RatedAmount } from '#server/captions/price/roles/rated-amount.ts';
import type { Token } from '#server/captions/text/tokens.ts';
import { words } from '#server/captions/text/words.ts';
import { LEADING_NOISE, VARIANT_WORDS } from './lexicon/stop-words.ts';
import type { Hit, Term } from './lexicon.ts';
import { isSideGoods } from './side-goods.ts';
import { findRuns, type Run } from './title-runs.ts';
import { finishTitle, spanText } from './title-text.ts';

interface ReadTitle {
  title: string | null;
  /** Sure: a word of the caption names goods we know. */
  certainty: 'sure' | 'unsure';
  /** Known goods in the title, the telling one first. */
  terms: Hit[];
}

interface TitleScene {
  tokens: Token[];
  hits: Hit[];
  tagTerms: { term: Term; text: string }[];
  amounts: RatedAmount[];
  chosen: RatedAmount | null;
  /** Something besides the words says that goods are shown: price, sizes, sold out, a way to order. */
  hasEvidence: boolean;
  /** 1 where a sentence with an amount tells what somebody else dealt in. */
  deals?: Uint8Array | null;
}

/** After these a run names an extra, a prize or a fee, not the goods. */
const EXTRA_AFTER = new Set(
  'like free with comes includes including include plus win worth bonus swap get accept minimum orders delivery in from at along opposite near new'.split(
    ' ',
  ),
);
/** What follows these says how something is, not what it is called. */
const STATES = words('is are was were be been so too very not feel feels im its thats how why');
const ROOM_AROUND = 12;

function strength(run: Run, scene: TitleScene): number {
  let best = 0;
  let brands = 0;
  const isWeakHeld = scene.hasEvidence || (run.after.length === 0 && run.to > run.from && run.to - run.from < 5);
  for (const hit of run.hits) {
    const { term } = hit;
    if (isSideGoods(run, hit, scene)) continue;
    if (term.kind === 'product') best = Math.max(best, 10);
    else if (term.kind === 'brand') brands += 1;
    else if (isWeakHeld) best = Math.max(best, 6);
  }
  if (brands === 0) return best;
  return best > 0 ? best + 4 : brands > 1 || hasModel(run, scene.tokens) ? 12 : 8;
}

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
    if (token?.kind === 'nl' || (token?.kind === 'sym' && '.!?|'.includes(token.text))) return false;
  }
  return true;
}

/**
 * The run that the chosen amount prices: the known goods before it, with no other price between; if its sentence names
 * several (`Curtains (2 panels + sheer) 130k`), the first of them.
 */
function nearestBefore(runs: Run[], scene: TitleScene): Run | null {
  const { chosen, amounts, tokens } = scene;
  let nearest: Run | null = null;
  if (!chosen) return nearest;
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const run = runs[index];
    if (!run || run.to >= chosen.from || strength(run, scene) === 0) continue;
    const isBlocked = amounts.some(
      ({ from, to, role }) => from > run.to && to < chosen.from && (role === 'price' || role === 'fee'),
    );
    if (isBlocked || chosen.from - run.to > ROOM_AROUND * 3) break;
    if (nearest && !isOneSentence(tokens, run.to, nearest.from)) break;
    const isWeaker = nearest !== null && strength(run, scene) < Math.min(10, strength(nearest, scene));
    if (!nearest || !(isExtra(run) || isWeaker)) nearest = run;
  }
  return nearest;
}

const isExtra = (run: Run) => run.after.slice(-3).some((word) => EXTRA_AFTER.has(word));

function scoreOf(run: Run, index: number, scene: TitleScene, nearest: Run | null): number {
  if (isTicketClass(run, scene) || isAddress(run, scene.tokens)) return 0;
  const known = strength(run, scene);
  const words = run.to - run.from + 1;
  let score = known;
  if (known === 0) {
    if (!scene.hasEvidence || run.unknownWords === 0 || run.unknownWords > 6) return 0;
    if (run.after.some((word) => STATES.has(word))) return 0;
    const isRightBefore =
      scene.chosen !== null &&
      run.to < scene.chosen.from &&
      scene.chosen.from - run.to <= 2 &&
      isOneSentence(scene.tokens, run.to, scene.chosen.from) &&
      run.to - run.from < 4;
    score = 3 + (isRightBefore ? 3.5 : labels(run, scene, nearest)) - (isOnlyVersion(run, scene) ? 3 : 0);
  } else score += labels(run, scene, nearest);
  const extra = run.after.slice(-3).find((word) => EXTRA_AFTER.has(word));
  if (extra !== undefined) score -= extra === 'get' || extra === 'new' ? 1 : 8;
  if (isPlace(run, scene.tokens)) score -= 8;
  if (scene.deals?.[run.from] === 1 && known > 0) score = Math.max(score - 7, 0.5);
  const owner = run.after.at(-1) ?? '';
  if (/^(?:my|his|their)$/.test(owner)) score -= 4;
  if (/^(?:your|ur)$/.test(owner)) score -= 2;
  if (words > 10) score -= 2;
  return score - Math.min(index, 8) * 0.4;
}

const PLACES = words(
  'mall plaza arcade complex building road street shop level floor branch town city market stage house',
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
function isOnlyVersion(run: Run, { tokens }: TitleScene): boolean {
  for (let at = run.from; at <= run.to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && !VARIANT_WORDS.has(token.low) && !LEADING_NOISE.has(token.low)) return false;
  }
  return true;
}

function bestRun(runs: Run[], scene: TitleScene): Run | null {
  let best: Run | null = null;
  let bestScore = 0;
  const nearest = nearestBefore(runs, scene);
  runs.forEach((run, index) => {
    const score = scoreOf(run, index, scene, nearest);
    if (score > bestScore) {
      best = run;
      bestScore = score;
    }
  });
  return best;
}

const SPEC_UNITS = words('gb tb mb kg kgs g ml l ltr litre litres inch inches seater w watts');

/** A run of storage, processor or colour only, which may be added to the name before it. */
function isSpec(run: Run, tokens: Token[]): boolean {
  let isSpecial = false;
  for (let at = run.from; at <= run.to; at += 1) {
    const token = tokens[at];
    if (!token) return false;
    if (token.kind === 'num' && (SPEC_UNITS.has(token.unit) || SPEC_UNITS.has(tokens[at + 1]?.low ?? '')))
      isSpecial = true;
    else if (token.kind === 'word' && /^(?:core|ram|rom|ssd|hdd|storage)$/.test(token.low)) isSpecial = true;
    else if (token.kind === 'mix' && /^i[3579]$/.test(token.low)) isSpecial = true;
    else if (token.kind !== 'sym' && !SPEC_UNITS.has(token.low)) return false;
  }
  return isSpecial;
}

/** The first run of the list that this run stands in: `Tops, skirts, shorts`. */
function listStart(run: Run, runs: Run[]): number {
  let index = runs.indexOf(run);
  for (;;) {
    const current = runs[index];
    const before = runs[index - 1];
    if (!current?.isListed || !before || current.from - before.to !== 2 || !isPlainGoods(before) || !isPlainGoods(run))
      return index;
    index -= 1;
  }
}

/** The text of the run, with what belongs to it from the runs after it: `…, 8GB RAM`, `Dresses, tops, skirts`. */
function textWith(run: Run, runs: Run[], scene: TitleScene): string {
  const start = listStart(run, runs);
  let last = runs[start] ?? run;
  let text = spanText(scene.tokens, last.from, last.to, scene.hits);
  for (const next of runs.slice(start + 1)) {
    const isNext = next.isListed && next.from - last.to === 2;
    if (!isNext) break;
    const added = spanText(scene.tokens, next.from, next.to, scene.hits);
    if (isSpec(next, scene.tokens) && text.length + added.length < 48) text += ` ${added}`;
    else if (isPlainGoods(next) && isPlainGoods(run) && text.length + added.length < 56) text += `, ${added}`;
    else break;
    last = next;
  }
  return text;
}

const isPlainGoods = (run: Run) => run.hits.some((hit) => hit.term.kind !== 'brand') && run.to - run.from < 5;

function fromHashtag(scene: TitleScene): string | null {
  const named =
    scene.tagTerms.find(({ term }) => term.kind === 'product') ??
    scene.tagTerms.find(({ term }) => term.kind === 'brand');
  const found = named ?? (scene.hasEvidence ? scene.tagTerms[0] : undefined);
  if (!found) return null;
  const { term, text } = found;
  return text.startsWith(term.name.replaceAll(' ', '')) && !term.name.includes(' ') ? text : term.name;
}

/** Property words that mostly say where the seller is. */
const INDOORS = new Set(['shop', 'room', 'building', 'home', 'office', 'garden', 'unit', 'venue']);

/** A short name for the card, from the best run of words or a hashtag; null if nothing names goods. */
export function readTitle(found: TitleScene): ReadTitle {
  const deals = othersDeals(found.tokens);
  const scene = { ...found, deals: found.amounts.some(({ from }) => deals?.[from] === 1) ? deals : null };
  const keepsPlaces = scene.hits.some(({ term }) => term.group.tags.includes('property') && !INDOORS.has(term.name));
  const runs = findRuns(scene.tokens, scene.hits, scene.amounts, keepsPlaces);
  const run = bestRun(runs, scene);
  const isKnown = run !== null && strength(run, scene) > 0;
  const tagName = fromHashtag(scene);
  if (!run || (!isKnown && tagName && isOnlyVersion(run, scene) && run.unknownWords < 1)) {
    const title = tagName ? finishTitle(tagName) : null;
    return { title, certainty: title ? 'sure' : 'unsure', terms: [] };
  }
  let text = textWith(run, runs, scene);
  const hasGoods = run.hits.some((hit) => hit.term.kind !== 'brand' || hit.term.group.fit === 'none');
  const tag = scene.tagTerms.find(({ term }) => term.kind === 'product');
  if (!hasGoods && tag && tagName && text.length < 30 && !text.toLowerCase().includes(tag.term.name))
    text += ` ${tagName}`;
  const title = finishTitle(text);
  const terms = [...run.hits].sort(
    (a, b) => Number(b.term.kind === 'product') - Number(a.term.kind === 'product') || b.from - a.from,
  );
  return { title, certainty: title && (isKnown || (tag && !hasGoods)) ? 'sure' : 'unsure', terms };
}
