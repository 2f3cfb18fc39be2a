import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, as the parser gives it. */
export interface Node {
  type: string;
  [property: string]: unknown;
}

export interface SourceFile {
  path: string;
  /** Lines that hold code: neither blank nor only a comment. */
  lines: number;
  program: Node;
  /** Local name → where it comes from; without a name for whole modules. */
  imports: Map<string, { path: string; name: string | null }>;
  exports: { name: string | null; from: string | null }[];
  /** Files of the tree that are imported, types included. */
  uses: Set<string>;
}

/** By their paths below the root. */
export type Files = Map<string, SourceFile>;

/** Where the sources of a package lie, by the name behind `#` and `@app/`. */
const packages: Record<string, string> = {
  server: 'apps/server/src',
  web: 'apps/web/src',
  contracts: 'packages/contracts/src',
  captions: 'packages/captions/src',
  evaluation: 'packages/captions/evaluation',
  simulator: 'tools/tiktok-simulator/src',
  'tiktok-simulator': 'tools/tiktok-simulator/src',
  payments: 'tools/payments-simulator/src',
  'payments-simulator': 'tools/payments-simulator/src',
};

/** The path of an imported file below the root; null for a package from outside. */
function pathOf(specifier: string, importer: string): string | null {
  const [, sign, name = '', path] = /^(#|@app\/)([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (sign) return `${packages[name]}/${path}${sign === '#' ? '' : '.ts'}`;
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : null;
}

/** Tests and what only tests use, in today's names and in those before them, so that both can be compared. */
const forTests = /\.(test|testing|faults|recorded|check)\.tsx?$|(^|\/)(testing|test-[^/]*)\.ts$|\/test(ing)?\//;

/** What is delivered or works on it: no tests, no benchmarks. */
export function readProductionFiles(root: string): Files {
  const paths = globSync('{apps,packages,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path),
  });
  const production = paths.filter((path) => !forTests.test(path)).sort();
  return new Map(production.map((path) => [path, readSourceFile(root, path)]));
}

export function readSourceFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, comments, errors } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: SourceFile['imports'] = new Map();
  const uses = new Set<string>();
  const use = (specifier: string) => {
    const used = pathOf(specifier.replace(/\?.*/, ''), path);
    if (used) uses.add(used);
    return used;
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const used = use(moduleRequest.value);
    if (used)
      for (const { localName, importName } of entries)
        imports.set(localName.value, { path: used, name: importName.name });
  }
  for (const { moduleRequest } of module.dynamicImports)
    use(text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, moduleRequest }) => ({
      name: exportName.name ?? (exportName.kind === 'Default' ? 'default' : null),
      from: moduleRequest ? use(moduleRequest.value) : null,
    })),
  );
  const code = comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  );
  const lines = code.split('\n').filter((line) => line.trim() !== '').length;
  return { path, lines, program: program as unknown as Node, imports, exports, uses };
}
