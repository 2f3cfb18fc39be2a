import { join, resolve } from 'node:path';
import { addAssets, assetsFolder, assetsOfLastBuild } from './build.ts';

/** Each of two releases also has the scripts and styles of the other, because pages of both are out while one takes over. */
export function shareAssets(former: string, next: string): void {
  const [formerAssets, nextAssets] = [join(former, assetsFolder), join(next, assetsFolder)];
  addAssets(formerAssets, nextAssets, assetsOfLastBuild(former));
  addAssets(nextAssets, formerAssets, assetsOfLastBuild(next));
}

if (import.meta.main) {
  const [former = '', next = ''] = process.argv.slice(2);
  if (next === '') throw new Error('node tools/share-assets.ts FORMER_RELEASE NEXT_RELEASE');
  shareAssets(resolve(former), resolve(next));
}
