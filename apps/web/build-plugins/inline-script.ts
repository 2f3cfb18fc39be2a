import { readFile } from 'node:fs/promises';
import { countClick, countView } from '@app/contracts/analytics/visits.endpoints';
import { readHealth } from '@app/contracts/health.endpoints';
import { minify, type Plugin, transformWithOxc } from 'vite';

const [shopsPath, view] = countView.path.split(/:handle\/?/);
const [clickedShopsPath, click] = countClick.path.split(/:handle\/?/);
if (clickedShopsPath !== shopsPath) throw new Error('The script sends views and taps to one place.');

/** The calls' paths, which a file without imports cannot read. */
const define = {
  SHOPS_PATH: JSON.stringify(shopsPath),
  VIEW: JSON.stringify(view),
  CLICK: JSON.stringify(click),
  HEALTH_PATH: JSON.stringify(readHealth.path),
};

const suffix = '.ts?inline-script';

/** `import source from './boot.ts?inline-script'` gives the minified file as a string. The file may import nothing. */
export function inlineScript(): Plugin {
  return {
    name: 'dukalink:inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const source = await buildInlineScript(id.slice(0, -'?inline-script'.length));
      return { code: `export default ${JSON.stringify(source)};`, moduleType: 'js' };
    },
  };
}

async function buildInlineScript(path: string): Promise<string> {
  const source = await readFile(path, 'utf8');
  const plain = await transformWithOxc(source, path, { target: 'es2020', sourcemap: false, define });
  const { code } = await minify(path, plain.code, { module: false, compress: { target: 'es2020' } });
  return code.trim();
}
