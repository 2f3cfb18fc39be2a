import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const root = mkdtempSync(join(tmpdir(), 'words-'));

beforeAll(() => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(join(root, 'plain.ts'), '// The visitor who opens a shop.\ninterface Payment {}\n');
  writeFileSync(join(root, 'dialect.md'), 'Ask whoever is there.\n');
  writeFileSync(join(root, 'type.ts'), 'interface Told {}\n');
  execFileSync('git', ['add', '.'], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('words of the list and participles as types are named with their file', () => {
  expect(checkWords(root, {})).toEqual(['dialect.md: whoever (allowed: 0)', 'type.ts: interface Told (allowed: 0)']);
});

test('a file may keep as many as are allowed', () => {
  expect(checkWords(root, { 'dialect.md': 1, 'type.ts': 1 })).toEqual([]);
});
