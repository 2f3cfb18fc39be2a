import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/specification-coverage.md', 'utf8');

/** The page writes the longest folders short. */
const folders: Record<string, string> = {
  web: 'apps/web/src',
  server: 'apps/server/src',
  contracts: 'packages/contracts/src',
};
const inFull = (path: string) => path.replace(/^(\w+)(?=\/)/, (folder) => folders[folder] ?? folder);

/** The columns of every line of the tables: what, where, and shown by. */
const lines = page
  .split('\n')
  .filter((line) => /^\| (?!what \|)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

/** `file` and name of each test that is named. */
const tests = lines.flatMap(([, , shownBy = '']) =>
  [...shownBy.matchAll(/`([^`]+)` (.+?)(?:<br>|$)/g)].map(([, file = '', name = '']) => ({ file: inFull(file), name })),
);

test('the page has its tables', () => {
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((columns) => columns.length !== 3)).toEqual([]);
  expect(tests.length).toBeGreaterThan(lines.length);
});

test('every file that a line names is there', () => {
  const named = lines.flatMap(([, where = '']) =>
    [...where.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, file = '']) => file),
  );
  expect(named.map(inFull).filter((file) => !existsSync(file))).toEqual([]);
});

test('every test that a line names is there under its name', () => {
  const isThere = ({ file, name }: { file: string; name: string }) => {
    if (!existsSync(file)) return false;
    const text = readFileSync(file, 'utf8');
    return text.includes(name) || text.includes(name.replaceAll("'", "\\'"));
  };
  expect(tests.filter((one) => !isThere(one))).toEqual([]);
});
