import { readFileSync } from 'node:fs';

/** Reads the files of data/ while modules load. A wrong form stops the start with an error naming file and entry. */

const DATA = new URL('../data/', import.meta.url);

function fail(file: string, entry: string, problem: string): never {
  throw new Error(`packages/captions/data/${file}: ${entry} ${problem}`);
}

const readText = (file: string) => readFileSync(new URL(file, DATA), 'utf8');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of data/words/NAME.txt: one in a line. Lines that begin with `#` are comments. */
export function wordFile(name: string): Set<string> {
  const file = `words/${name}.txt`;
  const found = new Set<string>();
  for (const [index, line] of readText(file).split('\n').entries()) {
    const word = line.trim();
    if (word === '' || word.startsWith('#')) continue;
    if (/\s/.test(word)) fail(file, `line ${index + 1}`, 'has more than one word');
    found.add(word);
  }
  return found;
}

type Lexicon = Record<string, unknown>;

/** A name, and its value on the same line or on lines that are indented further; in a list each kind begins with a dash. */
const ENTRY = /^()(\w[\w ]*):((?: .*)?\n(?: .*\n|\n)*)/gm;
const ENTRY_OF_KIND = /^([- ]) (\w+):((?: .*)?\n(?: {4}.*\n|\n)*)/gm;

const scalarOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());

/** `[a, b]`, `{ a: 1, b: 2 }`, or a text, in which a line break says as much as a blank. */
function readValue(text: string): unknown {
  const [, open, inside = ''] = /^(?=\[.*\]$|\{.*\}$)(.)(.*).$/s.exec(text) ?? [];
  if (open === undefined && /^[[{]/.test(text)) throw new Error(`${text} does not end`);
  if (open === '[') return inside.split(',').map(scalarOf);
  if (open === '{') return Object.fromEntries(inside.split(',').map((pair) => pair.split(':').map(scalarOf)));
  return scalarOf(text.replace(/^>\n/, ''));
}

/** The part of YAML that data/lexicon/ is written in: a library for all of it took a tenth of a second at each start. */
function parse(text: string): Lexicon | Lexicon[] {
  const isList = /^- /m.test(text);
  const kinds: Lexicon[] = isList ? [] : [{}];
  const rest = `${text}\n`.replace(isList ? ENTRY_OF_KIND : ENTRY, (_, dash: string, name: string, value: string) => {
    if (dash === '-') kinds.push({});
    Object.assign(kinds.at(-1) ?? {}, { [name]: readValue(value.trim()) });
    return '';
  });
  const unread = rest.replace(/^#.*$/gm, '').trim();
  if (unread) throw new Error(unread);
  return isList ? kinds : (kinds[0] ?? {});
}

const lexicons = new Map<string, Lexicon | Lexicon[]>();

export function readLexicon(name: string): Lexicon | Lexicon[] {
  const file = `lexicon/${name}.yaml`;
  try {
    const lexicon = lexicons.get(name) ?? parse(readText(file));
    lexicons.set(name, lexicon);
    return lexicon;
  } catch (error) {
    return fail(file, 'as a whole', `is no YAML: ${String(error)}`);
  }
}

/** The entries of data/lexicon/NAME.yaml, each in the form that `read` gives it; `read` returns null for a wrong form. */
function entriesOf<Entry>(name: string, form: string, read: (value: unknown) => Entry | null): Map<string, Entry> {
  const file = `lexicon/${name}.yaml`;
  const lexicon = readLexicon(name);
  if (!isRecord(lexicon)) return fail(file, 'as a whole', 'has no names with entries');
  return new Map(
    Object.entries(lexicon).map(([key, value]) => [key, read(value) ?? fail(file, key, `is not ${form}`)]),
  );
}

const namesIn = (text: unknown): string[] | null => {
  if (typeof text !== 'string') return null;
  const names = text.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
  return names.includes('') ? null : names;
};

const numbersIn = (value: unknown): [string, number][] | null =>
  isRecord(value) && Object.values(value).every(Number.isFinite) ? (Object.entries(value) as [string, number][]) : null;

/** The list `entry` of data/lexicon/NAME.yaml: words with blanks between them. */
export function wordList(name: string, entry: string): Set<string> {
  const file = `lexicon/${name}.yaml`;
  const lexicon = readLexicon(name);
  const text = isRecord(lexicon) ? lexicon[entry] : undefined;
  const words = typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : [];
  return words.length > 0 ? new Set(words) : fail(file, entry, 'is not a list of words');
}

/** All lists of data/lexicon/NAME.yaml, by their names: names with commas between them. */
export const nameLists = (name: string): Map<string, string[]> =>
  entriesOf(name, 'a list of names with commas between them', namesIn);

/** All tables of data/lexicon/NAME.yaml, by their names: a number for each word. */
export const numberTables = (name: string): Map<string, Map<string, number>> =>
  entriesOf(name, 'a table of words and their numbers', (value) => {
    const numbers = numbersIn(value);
    return numbers && new Map(numbers);
  });

/** All ranges of data/lexicon/NAME.yaml, by their names: the least and the most. */
export const ranges = (name: string): Map<string, [number, number]> =>
  entriesOf(name, 'two numbers, the least and the most', (value) => {
    const [least, most] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
    return typeof least === 'number' && typeof most === 'number' && least <= most ? [least, most] : null;
  });

/** How goods are sized: `baby` may be in months, `bed` in formats such as 5x6, `none` has no sizes to list. */
const FITS = ['feet', 'body', 'baby', 'bed', 'none'] as const;
export type Fit = (typeof FITS)[number];

/** The names of one kind of goods, in the singular: plurals are made from them. */
export interface GoodsGroup {
  tags: string[];
  fit: Fit;
  words: string[];
  /** Names that are everyday words too (`watch`, `top`, `book`): they need support by a price or a neighbour. */
  weak: string[];
  /** Brands and model lines that imply this kind of goods. */
  brands: string[];
}

const GROUP_KEYS = new Set(['tags', 'fit', 'words', 'weak', 'brands']);

export function goodsGroups(name: string): GoodsGroup[] {
  const file = `lexicon/goods/${name}.yaml`;
  const groups = readLexicon(`goods/${name}`);
  if (!Array.isArray(groups)) return fail(file, 'as a whole', 'is not a list of kinds of goods');
  return groups.map((group: unknown, index) => {
    const entry = `kind ${index + 1}`;
    if (!isRecord(group)) return fail(file, entry, 'has no entries');
    const unknown = Object.keys(group).find((key) => !GROUP_KEYS.has(key));
    if (unknown !== undefined) fail(file, entry, `has an unknown entry: ${unknown}`);
    const { tags, fit } = group;
    if (!Array.isArray(tags) || tags.length === 0 || !tags.every((tag) => typeof tag === 'string' && tag !== ''))
      return fail(file, entry, 'has no list of tags');
    const isFit = (value: unknown): value is Fit => FITS.some((one) => one === value);
    if (!isFit(fit)) return fail(file, `${entry} (${tags[0]})`, `fits none of ${FITS.join(', ')}`);
    const names = (key: string): string[] =>
      namesIn(group[key]) ?? fail(file, `${entry} (${tags[0]})`, `has no names with commas between them in ${key}`);
    const optional = (key: string) => (group[key] === undefined ? [] : names(key));
    return { tags, fit, words: names('words'), weak: optional('weak'), brands: optional('brands') };
  });
}

/** Learned weights, in log odds: by the name of a feature, and by the word that stands for one in a family of features. */
export interface LearnedWeights {
  features: Readonly<Record<string, number>>;
  words: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Where the weights NAME lie; `npm run captions:train` writes them. */
export const weightsUrl = (name: string): URL => new URL(`weights/${name}.json`, DATA);

export function readWeights(name: string): LearnedWeights {
  const file = `weights/${name}.json`;
  const weights: unknown = JSON.parse(readText(file));
  if (!isRecord(weights) || !numbersIn(weights.features)) return fail(file, 'features', 'are no numbers by name');
  if (!isRecord(weights.words)) return fail(file, 'words', 'have no families');
  for (const [family, words] of Object.entries(weights.words))
    if (!numbersIn(words)) fail(file, `words of ${family}`, 'are no numbers by word');
  return weights as unknown as LearnedWeights;
}
