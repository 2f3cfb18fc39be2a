import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
 * `npm run captions:train [-- AUTHOR …]`: learns from the labelled sets in captions/blind/, and at less weight from
 * captions/cases/, which prices of a list begin a product (cards/start-weights.ts), which words name the goods
 * (title/title-weights.ts) and how likely each amount is the price (price/price-weights.ts); from the sets, of which
 * categories the goods are (tags/category-weights.ts; where authors did not say, from training/card-categories.jsonl).
 * Sets of the authors named are left out, to be scored afterwards with `npm run captions:score` as captions that were
 * never learned from.
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

/** The rows of the labelled sets, by their authors. */
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

/** Captions of our own in the form of a labelled set. */
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

/** Captions of our own whose cards are known. */
const listCases = (): LabelledRow[] =>
  caseFiles.flatMap(({ cases }) =>
    cases.flatMap(({ caption, products }) =>
      products ? { caption, expect: { products: products.map((card) => ({ price: priceIn(card) })) } } : [],
    ),
  );

const priceIn = (card: string) => (card.endsWith('=null') ? null : Number(card.split('=').at(-1)));

function write(path: string, says: string, code: string): void {
  const head = `/**\n * ${says}\n * Learned by \`npm run captions:train\`, not written by hand.\n */\n`;
  writeFileSync(new URL(path, CAPTIONS), head + code);
}

const keyOf = (name: string) => (/^[A-Za-z]+$/.test(name) ? name : `'${name}'`);
const rounded = (weight: number) => String(Number(weight.toFixed(2)));
const tableOf = (weights: [string, number][]) =>
  weights.map(([name, weight]) => `  ${keyOf(name)}: ${rounded(weight)},\n`).join('');

function trainStarts(rows: Row[]): string {
  const ofCases = listCases().flatMap((row) => examplesOf(row));
  const examples = [...rows.flatMap(examplesOf), ...ofCases.map((one) => ({ ...one, weight: CASE_WEIGHT }))];
  const weights = [...fitLogistic(examples, START_PENALTY)].filter(
    ([name, weight]) => name === '' || Math.abs(weight) >= 0.01,
  );
  const says = `What each feature of an item (start-features.ts) says for its beginning a product, as log odds; the constant stands
 * under the empty name.`;
  write(
    'cards/start-weights.ts',
    says,
    `export const START_WEIGHTS: Readonly<Record<string, number>> = {\n${tableOf(weights)}};\n`,
  );
  return `starts: ${examples.length} examples, ${weights.length} weights`;
}

/** What is learned by choosing among options, and where its weights lie. */
interface ChoiceWeights {
  path: string;
  /** The constants' names: of the weights, and of those by a word that ends the feature's name. */
  names: [string, string];
  says: string;
  /** Features that end with a word or sign of the caption. */
  families: string[];
  penalty: number;
  /** What fewer authors and files of cases have says more of them than of captions. */
  leastSources: number;
}

const TITLES: ChoiceWeights = {
  path: 'title/title-weights.ts',
  names: ['TITLE_WEIGHTS', 'TITLE_WORD_WEIGHTS'],
  says: 'What each feature of a title (title-features.ts) says for its naming the goods, as log odds.',
  families: ['names', 'led by', 'somewhere before', 'before', 'after', 'sign before', 'sign after', 'trade'],
  penalty: 2,
  leastSources: 6,
};

const PRICES: ChoiceWeights = {
  path: 'price/price-weights.ts',
  names: ['PRICE_WEIGHTS', 'PRICE_WORD_WEIGHTS'],
  says: 'What each feature of an amount (price-features.ts) says for its being the price, as log odds.',
  families: ['before', 'after', 'near before', 'near after', 'sentence', 'sentence ends', 'none: said'],
  penalty: 1,
  leastSources: 5,
};

/** In lines of some 120 characters. */
const wrapped = (text: string) => text.replace(/(.{100,120}) /g, '$1\n');

const isWritable = (name: string) => !/[`$\\]/.test(name);

/** Learns from choices, each with the set that it is from. */
function trainChoices(kind: ChoiceWeights, taught: { source: string; choices: Choice[] }[]): string {
  const sources = new Map<string, Set<string>>();
  for (const { source, choices } of taught)
    for (const name of choices.flatMap(({ options }) => options.flatMap(({ features }) => Object.keys(features))))
      sources.set(name, (sources.get(name) ?? new Set()).add(source));
  const learned = [...sources.keys()]
    .filter((name) => isWritable(name) && (sources.get(name)?.size ?? 0) >= kind.leastSources)
    .sort();
  const choices = taught.flatMap((set) => set.choices);
  const weights = [...fitSoftmax(choices, learned, kind.penalty)].filter(([, weight]) => Math.abs(weight) >= 0.05);
  const familyOf = (name: string) =>
    kind.families.find((family) => name.startsWith(`${family} `) && !/\s/.test(name.slice(family.length + 1)));
  const tables = kind.families.map((family) => {
    const pairs = weights.filter(([name]) => familyOf(name) === family);
    const list = pairs.map(([name, weight]) => `${name.slice(family.length + 1)} ${rounded(weight)}`).join(' ');
    return `  ${keyOf(family)}: \`\n${wrapped(list)}\n\`,\n`;
  });
  const [plain, byWord] = kind.names;
  write(
    kind.path,
    kind.says,
    `export const ${plain}: Readonly<Record<string, number>> = {
${tableOf(weights.filter(([name]) => !familyOf(name)))}};

/** The same by a word or sign that ends the feature's name: each with its weight. */
export const ${byWord}: Readonly<Record<string, string>> = {
${tables.join('')}};
`,
  );
  return `${kind.path}: ${choices.length} choices, ${weights.length} weights\n`;
}

/** What moves the odds less is left out. */
const LEAST_WORD_WEIGHT = 0.2;

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
  const words = weights.words.filter(([, word, weight]) => Math.abs(weight) >= LEAST_WORD_WEIGHT && isWritable(word));
  const tables = CATEGORIES.map((category) => {
    const own = words.filter(([of]) => of === category).map(([, word, weight]) => `${word} ${weight.toFixed(1)}`);
    return `  ${category}: \`\n${wrapped(own.join(' '))}\n\`,\n`;
  });
  write(
    'tags/category-weights.ts',
    'What each feature of a card (category-features.ts) says for its standing in a category, as log odds.',
    `export const CATEGORY_WEIGHTS: Readonly<Record<string, number>> = {
${tableOf(weights.shared.filter(([, weight]) => Math.abs(weight) >= 0.01))}};

/** For each category what a word, or the beginning of one, says for it: each with its weight. */
export const CATEGORY_WORD_WEIGHTS: Readonly<Record<string, string>> = {
${tables.join('')}};
`,
  );
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
