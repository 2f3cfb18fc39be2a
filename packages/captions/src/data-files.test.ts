import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLexicon } from './data-files.ts';

const home = join(import.meta.dirname, '..');
/** A copy of the reader of files beside data of its own, so that wrong data never lie in the project. */
const copy = mkdtempSync(join(tmpdir(), 'data-files-'));
let files: typeof import('./data-files.ts');

beforeAll(async () => {
  for (const folder of ['src', 'data/words', 'data/lexicon/goods', 'data/weights'])
    mkdirSync(join(copy, folder), { recursive: true });
  await cp(join(home, 'src/data-files.ts'), join(copy, 'src/data-files.ts'));
  symlinkSync(join(home, '../../node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
  files = await import(join(copy, 'src/data-files.ts'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const put = (path: string, text: string) => writeFileSync(join(copy, 'data', path), text);

test('what is wrong in a file is told with the file and the entry', () => {
  put('words/two.txt', '# a comment\nshoe\nred shoe\n');
  expect(() => files.wordFile('two')).toThrow('data/words/two.txt: line 3 has more than one word');
  put('lexicon/lists.yaml', 'shoes: >\n  heel boot\nsizes: [1, 2]\n');
  expect(() => files.wordList('lists', 'sizes')).toThrow('data/lexicon/lists.yaml: sizes is not a list of words');
  expect(() => files.wordList('lists', 'bags')).toThrow('data/lexicon/lists.yaml: bags is not a list of words');
  put('lexicon/broken.yaml', 'shoes: [\n');
  expect(() => files.wordList('broken', 'shoes')).toThrow('data/lexicon/broken.yaml: as a whole is no YAML');
  put('lexicon/names.yaml', 'food: bread,, cake\n');
  expect(() => files.nameLists('names')).toThrow('data/lexicon/names.yaml: food is not a list of names');
  put('lexicon/tables.yaml', 'english: { one: 1, two: x }\n');
  expect(() => files.numberTables('tables')).toThrow('data/lexicon/tables.yaml: english is not a table');
  put('lexicon/ranges.yaml', 'shoes: [9, 1]\n');
  expect(() => files.ranges('ranges')).toThrow('data/lexicon/ranges.yaml: shoes is not two numbers');
  put('lexicon/goods/shoes.yaml', '- tags: [shoes]\n  fit: hands\n  words: heel\n');
  expect(() => files.goodsGroups('shoes')).toThrow('data/lexicon/goods/shoes.yaml: kind 1 (shoes) fits none of feet');
  put('lexicon/goods/bags.yaml', '- tags: [bags]\n  fit: none\n  words: bag\n  brand: gucci\n');
  expect(() => files.goodsGroups('bags')).toThrow('bags.yaml: kind 1 has an unknown entry: brand');
  put('weights/prices.json', '{"features":{},"words":{"before":{"at":"1"}}}');
  expect(() => files.readWeights('prices')).toThrow('data/weights/prices.json: words of before are no numbers by word');
});

test('a list is read as it is written, without comments and line breaks', () => {
  put('words/good.txt', '# a comment\nshoe\n\nheel\n');
  expect([...files.wordFile('good')]).toEqual(['shoe', 'heel']);
  put('lexicon/good.yaml', "# a comment\nsigns: >\n  & # it's\n  brand-new\n");
  expect([...files.wordList('good', 'signs')]).toEqual(['&', '#', "it's", 'brand-new']);
  put('lexicon/goods/good.yaml', '- tags: [cake, food]\n  fit: none\n  words: >\n    ice cream,\n    cake\n');
  expect(files.goodsGroups('good')).toEqual([
    { tags: ['cake', 'food'], fit: 'none', words: ['ice cream', 'cake'], weak: [], brands: [] },
  ]);
});

test('every file and every list of words is asked for by the reader', () => {
  const code = globSync('src/**/*.ts', { cwd: home })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(home, path), 'utf8'))
    .join('\n');
  const isAsked = (file: string, entry: string) =>
    new RegExp(`(?:nameLists|categoryLists|numberTables|ranges)\\('${file}'\\)`).test(code) ||
    code.includes(`wordList('${file}', '${entry}')`);
  const unused = globSync('*.yaml', { cwd: join(home, 'data/lexicon') }).flatMap((path) => {
    const entries = Object.keys(readLexicon(path.replace('.yaml', '')));
    return entries.filter((entry) => !isAsked(path.replace('.yaml', ''), entry)).map((entry) => `${path}: ${entry}`);
  });
  const idle = globSync('*.txt', { cwd: join(home, 'data/words') }).filter(
    (path) => !code.includes(`wordFile('${path.replace('.txt', '')}')`),
  );
  expect([...unused, ...idle]).toEqual([]);
});
