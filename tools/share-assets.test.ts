import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assetsFolder } from './build.ts';
import { shareAssets } from './share-assets.ts';

const dayMs = 24 * 3600_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dukalink-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `own`: what its build made; `older`: what it kept of builds before. Each with its age in days. */
function makeRelease(name: string, own: Record<string, number>, older: Record<string, number> = {}): string {
  const release = join(folder, name);
  mkdirSync(join(release, assetsFolder), { recursive: true });
  for (const [file, ageDays] of Object.entries({ ...own, ...older })) {
    const path = join(release, assetsFolder, file);
    writeFileSync(path, file);
    const madeAt = new Date(Date.now() - ageDays * dayMs);
    utimesSync(path, madeAt, madeAt);
  }
  const plain = Object.keys(own).filter((file) => !file.endsWith('.br'));
  writeFileSync(join(release, 'apps', 'web', 'build', 'own-assets.json'), JSON.stringify(plain));
  return release;
}
const filesOf = (release: string) => readdirSync(join(release, assetsFolder)).toSorted();

test('pages of both releases find their scripts in either, also those of a release that was in use for weeks', () => {
  const former = makeRelease('1', { 'shop-a.js': 21, 'shop-a.js.br': 21 });
  const next = makeRelease('2', { 'shop-b.js': 0 });
  shareAssets(former, next);
  expect(filesOf(former)).toEqual(['shop-a.js', 'shop-a.js.br', 'shop-b.js']);
  expect(filesOf(next)).toEqual(['shop-a.js', 'shop-a.js.br', 'shop-b.js']);
});

test('what was replaced more than a week ago does not come along, and what was replaced later keeps its time', () => {
  const former = makeRelease('1', { 'shop-c.js': 3 }, { 'shop-a.js': 8, 'shop-b.js': 5 });
  const next = makeRelease('2', { 'shop-d.js': 0 });
  shareAssets(former, next);
  expect(filesOf(next)).toEqual(['shop-b.js', 'shop-c.js', 'shop-d.js']);
  const ageDays = (file: string) => (Date.now() - statSync(join(next, assetsFolder, file)).mtimeMs) / dayMs;
  expect(ageDays('shop-b.js')).toBeCloseTo(5, 1);
  expect(ageDays('shop-c.js')).toBeCloseTo(0, 1);
});
