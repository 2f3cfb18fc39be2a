import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps', 'web');
const stampFile = join(web, 'build', 'stamp');
/** Below a release. */
export const assetsFolder = join('apps', 'web', 'build', 'client', 'assets');
const assets = join(root, assetsFolder);
const ownFile = join('apps', 'web', 'build', 'own-assets.json');
const sources = [join(web, 'src'), join(web, 'build-plugins'), join(root, 'packages', 'contracts', 'src')];
const singleSources = [
  join(web, 'vite.config.ts'),
  join(web, 'react-router.config.ts'),
  join(web, 'package.json'),
  join(root, 'package-lock.json'),
];

/** Pages that are kept, or still open, name the previous build's scripts; after this long there is hardly one. */
const keepOldAssetsMs = 7 * 24 * 3600_000;

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A hash of everything that the build is made of. */
function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesBelow), ...singleSources])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Leaves out of the list of routes, which each visitor downloads, what a route does not have, because React Router asks
 * for these only whether they are true; and the files that a screen imports, which only prefetching reads.
 */
function trimManifests(): void {
  for (const name of readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))) {
    const file = join(assets, name);
    const whole = readFileSync(file, 'utf8');
    const trimmed = whole.replaceAll(/"has[A-Z]\w+":false,|"hasDefaultExport":true,|"imports":\[[^\]]*\],/g, '');
    // What puts styles into a page when the app leads there is left out, too (router-extras.ts).
    if (/"css":\["/.test(whole)) throw new Error(`${name} has a screen with styles, and nothing would load them`);
    if (trimmed !== whole) writeFileSync(file, trimmed);
  }
}

/** A compressed twin beside each file that compresses: done once here instead of at every request. */
async function compressAssets(): Promise<void> {
  const files = readdirSync(assets).filter(
    (name) => /\.(js|css|svg|json)$/.test(name) && !existsSync(join(assets, `${name}.br`)),
  );
  await Promise.all(
    files.map(async (name) => {
      const content = readFileSync(join(assets, name));
      writeFileSync(
        join(assets, `${name}.br`),
        await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      writeFileSync(join(assets, `${name}.gz`), await gzip(content, { level: 9 }));
    }),
  );
}

/** Files of earlier builds that may still be asked for come back beside the new ones. */
function restoreOldAssets(old: string, ofLastBuild: readonly string[]): void {
  addAssets(old, assets, ofLastBuild);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Copies the built files that `to` has not. Those `ofLastBuild` were in use until now, so their week begins now; the others
 * keep their time, and go when it is over.
 */
export function addAssets(from: string, to: string, ofLastBuild: readonly string[]): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const wasInUse = ofLastBuild.includes(name.replace(/\.(?:br|gz)$/, ''));
    const endedAt = wasInUse ? new Date() : statSync(join(from, name)).mtime;
    if (existsSync(join(to, name)) || Date.now() - endedAt.getTime() > keepOldAssetsMs) continue;
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), endedAt, endedAt);
  }
}

/** The names of the files that the last build of a release made, without their compressed twins. */
export function assetsOfLastBuild(release: string): string[] {
  const file = join(release, ownFile);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as string[];
  // It was built before this file was written, or never.
  const built = join(release, assetsFolder);
  return existsSync(built) ? readdirSync(built) : [];
}

/** Builds the web app when its sources are newer than the last build. Throws when the build fails. */
export async function buildIfNeeded(options: { force?: boolean } = {}): Promise<void> {
  const stamp = sourceStamp();
  if (!options.force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Building the pages …\n');
  const old = join(web, 'build-old-assets');
  const ofLastBuild = assetsOfLastBuild(root);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(assets)) renameSync(assets, old);
  const result = spawnSync(process.execPath, [join(root, 'node_modules', '.bin', 'react-router'), 'build'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status === 0) {
    trimManifests();
    writeFileSync(join(root, ownFile), JSON.stringify(readdirSync(assets)));
  }
  restoreOldAssets(old, ofLastBuild);
  if (result.status !== 0) throw new Error(`The build failed:\n${result.stdout}\n${result.stderr}`);
  await compressAssets();
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) await buildIfNeeded({ force: process.argv.includes('--force') });
