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

interface NamedTest {
  file: string;
  name: string;
}

/** `file` and name of each test that is named. */
const tests: NamedTest[] = lines.flatMap(([, , shownBy = '']) =>
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
  expect(tests.filter((one) => !isThere(one))).toEqual([]);
});

function isThere({ file, name }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return text.includes(name) || text.includes(name.replaceAll("'", "\\'"));
}

const securityPage = readFileSync('docs/security.md', 'utf8');

/** Of each requirement: chapter, state, and why and where. */
const requirements = [...securityPage.matchAll(/^\| (\d+)\.\d+\.\d+ \| .+? \| (met|not met|n\.a\.) \| (.+) \|$/gm)].map(
  ([, chapter = '', state = '', where = '']) => ({ chapter, state, where }),
);

test('the security page counts its requirements as they stand there', () => {
  const sums = [...securityPage.matchAll(/^\| V(\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  expect(sums.length).toBe(6);
  for (const [, chapter, ...counts] of sums) {
    const states = requirements.filter((one) => one.chapter === chapter).map(({ state }) => state);
    const countOf = (state: string) => states.filter((one) => one === state).length;
    expect(['met', 'not met', 'n.a.'].map(countOf), `V${chapter}`).toEqual(counts.map(Number));
  }
  expect(requirements.length).toBe(securityPage.split('\n').filter((line) => /^\| \d+\.\d/.test(line)).length);
});

test('every file and every test that the security page names is there', () => {
  const missing = requirements.flatMap(({ where }) => {
    let file = '';
    return [...where.matchAll(/`([^`]+\/[^`]+\.\w+)`|“([^”]+)”/g)].flatMap(([, path, name]) => {
      if (path !== undefined) file = inFull(path);
      const there = name === undefined ? existsSync(file) : isThere({ file, name });
      return there ? [] : [{ file, name }];
    });
  });
  expect(missing).toEqual([]);
  expect(requirements.filter(({ where }) => where.includes('”')).length).toBeGreaterThan(40);
});
