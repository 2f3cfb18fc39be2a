import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type LearnedWeights, weightsUrl } from '#captions/data-files.ts';
import { CATEGORIES, type Category } from '#captions/tags/categories.ts';
import type { SetRow } from '#evaluation/score-set.ts';
import { categoryExamplesOf } from './category-examples.ts';
import { fitCategories } from './category-fit.ts';
import { fitLogistic } from './logistic.ts';
import { priceChoicesOf } from './price-examples.ts';
import { type Choice, fitSoftmax } from './softmax.ts';
import { examplesOf, type LabelledRow } from './start-examples.ts';
import { titleChoicesOf } from './title-examples.ts';

/**
 * `npm run captions:train [-- AUTHOR …]`: learns from the labelled sets in evaluation/blind/, and from evaluation/cases/,
 * which prices of a list begin a product (data/weights/starts.json), which words name the goods (titles.json) and how
 * likely each amount is the price (prices.json); from the sets, of which categories the goods are (categories.json;
 * where authors did not say, from card-categories.jsonl). Sets of the authors named are left out, to be scored
 * afterwards with `npm run captions:score` as captions that were never learned from.
 */

const CAPTIONS = new URL('../', import.meta.url);
const START_PENALTY = 3;
const CASE_WEIGHT = 1;

type Row = SetRow & { source: string; cats?: string[] };

function linesOf<T>(path: string): T[] {
  const lines = readFileSync(new URL(path, CAPTIONS), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T);
}

const setsIn = (folder: string) =>
  readdirSync(new URL(folder, CAPTIONS))
    .filter((name) => name.endsWith('.jsonl'))
    .sort();

function blindRows(left: Set<string>): Row[] {
  return setsIn('evaluation/blind/').flatMap((name) => {
    const source = name.replace(/(?:-several)?\.jsonl$/, '');
    if (left.has(source)) return [];
    return linesOf<SetRow>(`evaluation/blind/${name}`).flatMap((row) =>
      row.caption === undefined ? [] : [{ ...row, source }],
    );
  });
}

interface Case {
  caption: string;
  title?: string | null;
  not?: string;
  price?: number | null;
  /** `name=price`, for each card. */
  products?: string[];
}

const caseFiles = setsIn('evaluation/cases/').map((source) => ({
  source,
  cases: linesOf<Case>(`evaluation/cases/${source}`),
}));

const caseRows = caseFiles.flatMap(({ source, cases }) =>
  cases.map(({ caption, title, not, price }, index) => ({
    id: `${source} ${index + 1}`,
    source,
    caption,
    expect: {
      has_track: true,
      title,
      title_must_include: title?.split(',') ?? [],
      title_must_not_include: not?.split(',') ?? [],
      price,
    },
  })),
) as Row[];

const listCases = (): LabelledRow[] =>
  caseFiles.flatMap(({ cases }) =>
    cases.flatMap(({ caption, products }) =>
      products ? { caption, expect: { products: products.map((card) => ({ price: priceIn(card) })) } } : [],
    ),
  );

const priceIn = (card: string) => (card.endsWith('=null') ? null : Number(card.split('=').at(-1)));

const rounded = (weight: number, digits = 2) => Number(weight.toFixed(digits));
const tableOf = (weights: [string, number][]) =>
  Object.fromEntries(weights.map(([name, weight]) => [name, rounded(weight)]));

const write = (name: string, weights: LearnedWeights) =>
  writeFileSync(weightsUrl(name), `${JSON.stringify(weights, null, 2)}\n`);

function trainStarts(rows: Row[]): string {
  const ofCases = listCases().flatMap((row) => examplesOf(row));
  const examples = [...rows.flatMap(examplesOf), ...ofCases.map((one) => ({ ...one, weight: CASE_WEIGHT }))];
  const weights = [...fitLogistic(examples, START_PENALTY)].filter(
    ([name, weight]) => name === '' || Math.abs(weight) >= 0.01,
  );
  write('starts', { features: tableOf(weights), words: {} });
  return `starts: ${examples.length} examples, ${weights.length} weights`;
}

/** What is learned by choosing among options, and what its weights are called. */
interface ChoiceWeights {
  name: string;
  /** Features that end with a word or sign of the caption. */
  families: string[];
  penalty: number;
  /** What fewer authors and files of cases have says more of them than of captions. */
  minSources: number;
}

const TITLES: ChoiceWeights = {
  name: 'titles',
  families: ['names', 'led by', 'somewhere before', 'before', 'after', 'sign before', 'sign after', 'trade'],
  penalty: 2,
  minSources: 6,
};

const PRICES: ChoiceWeights = {
  name: 'prices',
  families: ['before', 'after', 'near before', 'near after', 'sentence', 'sentence ends', 'none: said'],
  penalty: 1,
  minSources: 5,
};

/** Features named after these signs teach nothing: to learn from them, too, would change all weights a little. */
const UNTAUGHT = /[`$\\]/;

function trainChoices(kind: ChoiceWeights, taught: { source: string; choices: Choice[] }[]): string {
  const sources = new Map<string, Set<string>>();
  for (const { source, choices } of taught)
    for (const name of choices.flatMap(({ options }) => options.flatMap(({ features }) => Object.keys(features))))
      sources.set(name, (sources.get(name) ?? new Set()).add(source));
  const learned = [...sources.keys()]
    .filter((name) => !UNTAUGHT.test(name) && (sources.get(name)?.size ?? 0) >= kind.minSources)
    .sort();
  const choices = taught.flatMap((set) => set.choices);
  const weights = [...fitSoftmax(choices, learned, kind.penalty)].filter(([, weight]) => Math.abs(weight) >= 0.05);
  const familyOf = (name: string) =>
    kind.families.find((family) => name.startsWith(`${family} `) && !/\s/.test(name.slice(family.length + 1)));
  const words = kind.families.map((family) => {
    const own = weights.filter(([name]) => familyOf(name) === family);
    return [family, tableOf(own.map(([name, weight]) => [name.slice(family.length + 1), weight]))];
  });
  const features = tableOf(weights.filter(([name]) => !familyOf(name)));
  write(kind.name, { features, words: Object.fromEntries(words) });
  return `${kind.name}: ${choices.length} choices, ${weights.length} weights\n`;
}

const MIN_WORD_WEIGHT = 0.2;

function trainCategories(rows: Row[]): string {
  const added = new Map(
    linesOf<{ id: string; categories: Category[] }>('training/card-categories.jsonl').map((line) => [line.id, line]),
  );
  const examples = rows.flatMap((row) => {
    const { categories = added.get(row.id)?.categories ?? [], has_track: hasTrack, products } = row.expect;
    return hasTrack && !products && categories.length > 0 ? categoryExamplesOf(row, categories) : [];
  });
  const named = linesOf<{ goods: string; categories: Category[] }>('training/goods.jsonl').flatMap(
    ({ goods, categories }) => categoryExamplesOf({ id: goods, caption: `${goods} #TRACK`, source: null }, categories),
  );
  const weights = fitCategories([...examples, ...named]);
  const words = weights.words.filter(([, , weight]) => Math.abs(weight) >= MIN_WORD_WEIGHT);
  const byCategory = CATEGORIES.map((category) => {
    const own = words.filter(([of]) => of === category);
    return [category, Object.fromEntries(own.map(([, word, weight]) => [word, rounded(weight, 1)]))];
  });
  const features = tableOf(weights.shared.filter(([, weight]) => Math.abs(weight) >= 0.01));
  write('categories', { features, words: Object.fromEntries(byCategory) });
  return `categories: ${examples.length} and ${named.length} examples, ${weights.shared.length} and ${words.length} weights`;
}

/** What is learned from captions as the weights before it read them is learned in a run of its own, which loads them. */
const NEXT_RUN = '--next';
const left = process.argv.slice(2);
const rows = blindRows(new Set(left));
if (left.includes(NEXT_RUN)) {
  const prices = [...rows, ...caseRows].map((row) => ({
    source: row.source,
    choices: priceChoicesOf(row, row.source.endsWith('.jsonl') ? CASE_WEIGHT : 1),
  }));
  process.stdout.write(`${trainChoices(PRICES, prices)}${trainCategories(rows)}\n`);
} else {
  process.stdout.write(`${rows.length} captions\n${trainStarts(rows)}\n`);
  const titles = [...rows, ...caseRows].map((row) => ({
    source: row.source,
    choices: titleChoicesOf(row, row.source.endsWith('.jsonl') ? CASE_WEIGHT : 1),
  }));
  process.stdout.write(trainChoices(TITLES, titles));
  execFileSync(process.execPath, [import.meta.filename, ...left, NEXT_RUN], { stdio: 'inherit' });
}
