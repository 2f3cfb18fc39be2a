import { othersDeals } from '#server/captions/price/roles/others-deals.ts';
import type { Token } from '#server/captions/text/tokens.ts';
import { words } from '#server/captions/text/words.ts';
import type { Hit } from './lexicon.ts';
import { bestRun, isOnlyVersion, strength, type TitleScene } from './run-score.ts';
import { findRuns, type Run } from './title-runs.ts';
import { finishTitle, spanText } from './title-text.ts';

interface ReadTitle {
  title: string | null;
  /** Sure: a word of the caption names goods we know. */
  certainty: 'sure' | 'unsure';
  /** Known goods in the title, the telling one first. */
  terms: Hit[];
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
  if (!found) return scene.chosen ? (scene.hashtags[0] ?? null) : null;
  const { term, text } = found;
  const isPlural = text === `${term.name.replaceAll(' ', '')}s`;
  return text.startsWith(term.name) ? text : term.name + (isPlural ? 's' : '');
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
