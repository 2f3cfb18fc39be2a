import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SetRow } from '#server/captions/score/score-set.ts';
import { fitLogistic } from '#server/captions/training/logistic.ts';
import { fitSoftmax } from '#server/captions/training/softmax.ts';
import { examplesOf } from '#server/captions/training/start-examples.ts';
import { titleChoicesOf } from '#server/captions/training/title-examples.ts';

/**
 * `npm run captions:train [-- AUTHOR …]`: learns from the labelled sets in captions/blind/ which prices of a list begin a
 * product (cards/start-weights.ts) and which words name the goods (title/title-weights.ts; from captions/cases/, too).
 * Sets of the authors named are left out, to be scored afterwards with `npm run captions:score` as captions that were
 * never learned from.
 */

const CAPTIONS = new URL('../captions/', import.meta.url);
const START_PENALTY = 3;
const TITLE_PENALTY = 2;
/** What fewer authors and files of cases have says more of them than of captions. */
const LEAST_SOURCES = 6;
const CASE_WEIGHT = 0.5;

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
  return setsIn('blind/').flatMap((name) => {
    const source = name.replace(/(?:-several)?\.jsonl$/, '');
    if (left.has(source)) return [];
    return linesOf<SetRow>(`blind/${name}`).flatMap((row) => (row.caption === undefined ? [] : [{ ...row, source }]));
  });
}

/** Captions of our own whose title is known, in the form of a labelled set. */
function caseRows(): Row[] {
  return setsIn('cases/').flatMap((name) =>
    linesOf<{ caption: string; title?: string | null; not?: string }>(`cases/${name}`).flatMap(
      ({ caption, title, not }, index) =>
        title === undefined
          ? []
          : {
              id: `${name} ${index + 1}`,
              source: name,
              caption,
              expect: {
                has_track: true,
                title,
                title_must_include: title?.split(',') ?? [],
                title_must_not_include: not?.split(',') ?? [],
              },
            },
    ),
  );
}

function write(path: string, says: string, code: string): void {
  const head = `/**\n * ${says}\n * Learned by \`npm run captions:train\`, not written by hand.\n */\n`;
  writeFileSync(new URL(path, CAPTIONS), head + code);
}

const keyOf = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);
const rounded = (weight: number) => String(Number(weight.toFixed(2)));
const tableOf = (weights: [string, number][]) =>
  weights.map(([name, weight]) => `  ${keyOf(name)}: ${rounded(weight)},\n`).join('');

function trainStarts(rows: Row[]): string {
  const examples = rows.flatMap(examplesOf);
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

/** Features that end with a word of the caption. */
const WORD_FEATURES = ['names', 'led by', 'somewhere before', 'before', 'after', 'sign before', 'sign after', 'trade'];
const familyOf = (name: string) =>
  WORD_FEATURES.find((family) => name.startsWith(`${family} `) && !/\s/.test(name.slice(family.length + 1)));

/** In lines of some 120 characters. */
const wrapped = (text: string) => text.replace(/(.{100,120}) /g, '$1\n');

function trainTitles(rows: Row[]): string {
  const sources = new Map<string, Set<string>>();
  const choices = rows.flatMap((row) => {
    const found = titleChoicesOf(row, row.source.endsWith('.jsonl') ? CASE_WEIGHT : 1);
    for (const name of found.flatMap(({ options }) => options.flatMap(({ features }) => Object.keys(features))))
      sources.set(name, (sources.get(name) ?? new Set()).add(row.source));
    return found;
  });
  const isWritable = (name: string) => !/[`$\\]/.test(name);
  const names = [...sources.keys()]
    .filter((name) => isWritable(name) && (sources.get(name)?.size ?? 0) >= LEAST_SOURCES)
    .sort();
  const weights = [...fitSoftmax(choices, names, TITLE_PENALTY)].filter(([, weight]) => Math.abs(weight) >= 0.05);
  const byWord = weights.filter(([name]) => familyOf(name));
  const says = 'What each feature of a title (title-features.ts) says for its naming the goods, as log odds.';
  const tables = WORD_FEATURES.map((family) => {
    const pairs = byWord.filter(([name]) => familyOf(name) === family);
    const list = pairs.map(([name, weight]) => `${name.slice(family.length + 1)} ${rounded(weight)}`).join(' ');
    return `  ${keyOf(family)}: \`\n${wrapped(list)}\n\`,\n`;
  });
  write(
    'title/title-weights.ts',
    says,
    `export const TITLE_WEIGHTS: Readonly<Record<string, number>> = {
${tableOf(weights.filter(([name]) => !familyOf(name)))}};

/** The same by a word or sign that ends the feature's name: each with its weight. */
export const TITLE_WORD_WEIGHTS: Readonly<Record<string, string>> = {
${tables.join('')}};
`,
  );
  return `titles: ${choices.length} choices, ${weights.length} weights`;
}

const rows = blindRows(new Set(process.argv.slice(2)));
process.stdout.write(`${rows.length} captions\n${trainStarts(rows)}\n${trainTitles([...rows, ...caseRows()])}\n`);
