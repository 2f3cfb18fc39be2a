import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const suffix = '.ts?script-file';
const addressSuffix = '.ts?script-address';
const sourceSuffix = '.ts?script-source';

interface ScriptFile {
  code: string;
  /** Below the assets, with a hash of its content. */
  name: string;
  /** Those that it loads by their address. */
  later: ScriptFile[];
}

/**
 * `import address from './x.ts?script-file'` gives the server the address of a script that stands alone: one file with
 * all that it imports, for pages that load nothing else. In the browser the address is empty, but such a file knows the
 * address of another one that it loads later. `?script-address` gives the address to the browser, too, where few of its
 * files need it and a page should not name it. `?script-source` gives the server its text.
 */
export function scriptFile(): Plugin {
  const files = new Map<string, Promise<ScriptFile>>();
  return {
    name: 'dukalink:script-file',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith(sourceSuffix)) return sourceModule(id.slice(0, -'?script-source'.length));
      const isNamed = id.endsWith(addressSuffix);
      if (!isNamed && !id.endsWith(suffix)) return null;
      const { mode, name, config } = this.environment;
      const path = id.slice(0, id.lastIndexOf('?'));
      // The development server has no such file: it gives the module itself.
      if (mode === 'dev')
        return `export default ${JSON.stringify(name === 'client' && !isNamed ? '' : `/${relative(config.root, path)}`)};`;
      const file = files.get(path) ?? buildScriptFile(path);
      files.set(path, file);
      const built = await file;
      if (name !== 'client') return addressModule(built);
      for (const { name: fileName, code } of [built, ...built.later])
        this.emitFile({ type: 'asset', fileName, source: code });
      return isNamed ? addressModule(built) : 'export default "";';
    },
  };
}

/** The whole script as a text, for the server to send under an address of its own. */
async function sourceModule(path: string) {
  const { code } = await buildScriptFile(path);
  return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js' as const };
}

const addressModule = ({ name }: ScriptFile) => `export default ${JSON.stringify(`/${name}`)};`;

async function buildScriptFile(path: string): Promise<ScriptFile> {
  const later: ScriptFile[] = [];
  const named: Plugin = {
    name: 'dukalink:later-script-file',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = await buildScriptFile(id.slice(0, -'?script-file'.length));
      later.push(file, ...file.later);
      return addressModule(file);
    },
  };
  const built = await build({
    configFile: false,
    plugins: [named],
    logLevel: 'error',
    build: {
      write: false,
      target: ['chrome99', 'safari15.4', 'firefox97'],
      modulePreload: false,
      rolldownOptions: { input: path, preserveEntrySignatures: 'strict', optimization: { inlineConst: true } },
    },
  });
  const output = 'output' in built ? built.output : [];
  const [file] = output;
  if (file?.type !== 'chunk' || output.length > 1) throw new Error(`${path} did not become one file.`);
  const hash = createHash('sha256').update(file.code).digest('base64url').slice(0, 8);
  return { code: file.code, name: `assets/${basename(path, '.ts')}-${hash}.js`, later };
}
