import { type Describe, Weights } from '#captions/choice-weights.ts';
import { readWeights, wordList } from '#captions/data-files.ts';
import type { Token } from '#captions/text/tokens.ts';
import type { Hit } from './lexicon.ts';
import { addNone, addRun, settingOf, type TitleScene } from './title-features.ts';
import { findRuns, type Run } from './title-runs.ts';
import { finishTitle, spanText } from './title-text.ts';

interface ReadTitle {
  title: string | null;
  /** Unsure: no list knows it, or it is less likely than all others together. */
  certainty: 'sure' | 'unsure';
  /** Known goods in the title, the telling one first. */
  terms: Hit[];
}

const SPEC_UNITS = wordList('titles', 'specUnits');

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

export interface TitleOption {
  isKnown: boolean;
  terms: Hit[];
  title(): string | null;
  describe: Describe;
}

/** Words of address that are brands only beside goods: `Mukwano, 45k` against `Mukwano cooking oil`. */
const ADDRESS = new Set(['mukwano', 'hugo', 'boss', 'dear', 'star']);
const isAddress = (run: Run, tokens: Token[]) => run.from === run.to && ADDRESS.has(tokens[run.from]?.low ?? '');

const MAX_RUNS = 60;

/** All that the goods of a caption may be called; the last option is that it offers none. */
export function titleOptions(scene: TitleScene): TitleOption[] {
  const keepsPlaces = scene.hits.some(({ term }) => term.group.tags.includes('property') && !INDOORS.has(term.name));
  const runs = findRuns(scene.tokens, scene.hits, scene.amounts, keepsPlaces).slice(0, MAX_RUNS);
  const setting = settingOf(runs, scene);
  const tagName = fromHashtag(scene);
  const options = runs.flatMap((run, index): TitleOption[] => {
    const isKnown = setting.isKnown[index] === true;
    // What no list knows may name goods only where something else says that there are some.
    if (!isKnown && (!scene.hasEvidence || run.unknownWords === 0)) return [];
    if (isAddress(run, scene.tokens)) return [];
    return [
      {
        isKnown,
        terms: run.hits,
        title: () => finishTitle(withHashtag(run, textWith(run, runs, scene), scene, tagName)),
        describe: (features) => addRun(features, runs, index, scene, setting),
      },
    ];
  });
  if (tagName)
    options.push({
      isKnown: true,
      terms: [],
      title: () => finishTitle(tagName),
      describe(features) {
        features.add('hashtag');
        features.add('hashtag, nothing known', setting.firstKnown < 0);
        features.add('hashtag, no words', runs.length === 0);
        features.add('hashtag of goods', scene.tagTerms.length > 0);
      },
    });
  options.push({
    isKnown: true,
    terms: [],
    title: () => null,
    describe: (features) => addNone(features, scene, setting),
  });
  return options;
}

/** `Tecno #phone`: a brand alone takes the goods from a hashtag. */
function withHashtag(run: Run, text: string, scene: TitleScene, tagName: string | null): string {
  const hasGoods = run.hits.some((hit) => hit.term.kind !== 'brand' || hit.term.group.fit === 'none');
  const tag = scene.tagTerms.find(({ term }) => term.kind === 'product');
  const isAdded = !hasGoods && tag && tagName && text.length < 30 && !text.toLowerCase().includes(tag.term.name);
  return isAdded ? `${text} ${tagName}` : text;
}

const WEIGHTS = new Weights(readWeights('titles'));

/** Less likely than this, a title of known goods is asked about, too. */
const SURE_FROM = 0.4;

/** A short name for the card, from the likeliest run of words or a hashtag; null if nothing names goods on offer. */
export function readTitle(scene: TitleScene): ReadTitle {
  const options = titleOptions(scene).map((option) => ({ option, odds: WEIGHTS.oddsOf(option.describe) }));
  const [best, ...others] = options.sort((a, b) => b.odds - a.odds);
  const title = best?.option.title() ?? null;
  if (!best || title === null) return { title: null, certainty: 'unsure', terms: [] };
  const chance = 1 / others.reduce((sum, { odds }) => sum + Math.exp(odds - best.odds), 1);
  const terms = [...best.option.terms].sort(
    (a, b) => Number(b.term.kind === 'product') - Number(a.term.kind === 'product') || b.from - a.from,
  );
  return { title, certainty: best.option.isKnown && chance >= SURE_FROM ? 'sure' : 'unsure', terms };
}
