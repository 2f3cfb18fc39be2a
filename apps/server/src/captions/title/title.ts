import type { RatedAmount } from './amount-roles.ts';
import { LEADING_NOISE, VARIANT_WORDS } from './lexicon/stop-words.ts';
import type { Hit, Term } from './lexicon.ts';
import { findRuns, type Run } from './title-runs.ts';
import { finishTitle, spanText } from './title-text.ts';
import type { Token } from './tokens.ts';

export interface ReadTitle {
  title: string | null;
  /** Sure: a word of the caption names goods we know. */
  certainty: 'sure' | 'unsure';
  /** Known goods in the title, the telling one first. */
  terms: Hit[];
}

export interface TitleScene {
  tokens: Token[];
  hits: Hit[];
  tagTerms: { term: Term; text: string }[];
  amounts: RatedAmount[];
  chosen: RatedAmount | null;
  /** Something besides the words says that goods are shown: price, sizes, sold out, a way to order. */
  hasEvidence: boolean;
}

/** After these a run names an extra, a prize or a fee, not the goods. */
const EXTRA_AFTER = new Set(
  'free with comes includes including include plus win worth bonus swap get accept minimum orders delivery'.split(' '),
);
const ROOM_AROUND = 12;

function strength(run: Run, scene: TitleScene): number {
  let best = 0;
  let hasBrand = false;
  for (const { term } of run.hits) {
    if (term.kind === 'product') best = Math.max(best, 10);
    else if (term.kind === 'brand') hasBrand = true;
    else best = Math.max(best, run.to > run.from || scene.hasEvidence ? 6 : 0);
  }
  if (hasBrand) best += best > 0 ? 4 : 8;
  return best;
}

/** The run that labels the chosen price: nothing but small matter between them. */
function labels(run: Run, chosen: RatedAmount | null, amounts: RatedAmount[]): number {
  if (!chosen) return 0;
  const isBefore = run.to < chosen.from;
  const distance = isBefore ? chosen.from - run.to : run.from - chosen.to;
  if (distance > ROOM_AROUND || distance < 0) return 0;
  const from = isBefore ? run.to : chosen.to;
  const to = isBefore ? chosen.from : run.from;
  if (amounts.some((amount) => amount !== chosen && amount.from > from && amount.to < to && amount.role !== 'old'))
    return 0;
  return isBefore ? 3 : 1;
}

function scoreOf(run: Run, index: number, scene: TitleScene): number {
  const known = strength(run, scene);
  const words = run.to - run.from + 1;
  let score = known;
  if (known === 0) {
    if (!scene.hasEvidence || run.unknownWords === 0 || run.unknownWords > 6) return 0;
    score = 3 + labels(run, scene.chosen, scene.amounts) - (isOnlyVersion(run, scene) ? 3 : 0);
  } else score += labels(run, scene.chosen, scene.amounts);
  if (EXTRA_AFTER.has(run.after)) score -= run.after === 'get' ? 1 : 8;
  if (words > 10) score -= 2;
  return score - Math.min(index, 8) * 0.4;
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
  runs.forEach((run, index) => {
    const score = scoreOf(run, index, scene);
    if (score > bestScore) {
      best = run;
      bestScore = score;
    }
  });
  return best;
}

const SPEC_UNITS = new Set('gb tb mb kg kgs g ml l ltr litre litres inch inches seater w watts'.split(' '));

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

/** The text of the run, with what belongs to it from the runs after it: `…, 8GB RAM`, `Dresses, tops, skirts`. */
function textWith(run: Run, runs: Run[], scene: TitleScene): string {
  let text = spanText(scene.tokens, run.from, run.to, scene.hits);
  let last = run;
  for (const next of runs.slice(runs.indexOf(run) + 1)) {
    const isNext = next.isListed && next.from - last.to <= 3;
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

/** A short name for the card, from the best run of words or a hashtag; null if nothing names goods. */
export function readTitle(scene: TitleScene): ReadTitle {
  const keepsPlaces = scene.hits.some((hit) => hit.term.group.tags.includes('property'));
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
