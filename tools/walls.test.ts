import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** A tree of the same shape with the same rules, so that wrong files never lie in the project. */
const copy = mkdtempSync(join(tmpdir(), 'walls-'));

const packages = {
  server: 'apps/server',
  web: 'apps/web',
  contracts: 'packages/contracts',
  captions: 'packages/captions',
  'tiktok-simulator': 'tools/tiktok-simulator',
};

const aliases = {
  '#server/': 'apps/server/src',
  '#web/': 'apps/web/src',
  '#evaluation/': 'packages/captions/evaluation',
  ...Object.fromEntries(Object.entries(packages).map(([name, folder]) => [`@app/${name}/`, join(folder, 'src')])),
};

function write(path: string, content: string): void {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(() => {
  for (const file of ['biome.json', '.dependency-cruiser.mjs', 'package.json'])
    copyFileSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules', '@app'), { recursive: true });
  for (const [name, folder] of Object.entries(packages)) {
    mkdirSync(join(copy, folder), { recursive: true });
    copyFileSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'));
    symlinkSync(join(copy, folder), join(copy, 'node_modules', '@app', name));
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(command: string, args: string[]): string {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

/** What lint says of a file with this content at this path. */
function lint(path: string, content: string): string {
  write(path, content);
  const said = run('biome', ['lint', '--colors=off', '--vcs-enabled=false', path]);
  if (!said.includes('Checked 1 file')) throw new Error(`Biome did not look at the file:\n${said}`);
  return said;
}

/** Makes what an import leads to; gives back an import of it. */
function use(path: string, specifier: string): string {
  const [alias = '', folder = ''] = Object.entries(aliases).find(([name]) => specifier.startsWith(name)) ?? [];
  const target = alias ? join(folder, specifier.slice(alias.length)) : join(dirname(path), specifier);
  if (!specifier.startsWith('node:')) write(target.replace(/(?<!\.tsx?)$/, '.ts'), 'export const thing = 1;\n');
  return `import { thing } from '${specifier}';\n\nexport const used = thing;\n`;
}

const wrong: [what: string, rule: string, path: string, specifier: string][] = [
  [
    'a slice enters another by its service only',
    'slices-by-their-doors',
    'apps/server/src/catalog/a.ts',
    '#server/billing/payments/payments.queries.ts',
  ],
  [
    'so does every other slice',
    'slices-by-their-doors',
    'apps/server/src/ingestion/b.ts',
    '#server/catalog/products/product-list.queries.ts',
  ],
  [
    'a slice knows none that stands after it, by its service neither',
    'slices-downhill',
    'apps/server/src/ingestion/import/c.ts',
    '#server/accounts/accounts.service.ts',
  ],
  [
    'the first slice knows no other',
    'slices-downhill',
    'apps/server/src/tiktok/y.ts',
    '#server/billing/billing.service.ts',
  ],
  [
    'only the app knows administration, the last one',
    'slices-downhill',
    'apps/server/src/analytics/z.ts',
    '#server/admin/admin.service.ts',
  ],
  [
    'administration is a slice, too, and enters others by their doors',
    'slices-by-their-doors',
    'apps/server/src/admin/d.ts',
    '#server/billing/settlement.ts',
  ],
  [
    'from its rooms as well',
    'slices-by-their-doors',
    'apps/server/src/admin/users/e.ts',
    '#server/billing/payments/confirm.ts',
  ],
  [
    'routes of another slice are no door',
    'slices-by-their-doors',
    'apps/server/src/analytics/f.ts',
    '#server/catalog/catalog.routes.ts',
  ],
  [
    'a room is no door either',
    'slices-by-their-doors',
    'apps/server/src/analytics/g.ts',
    '#server/catalog/shop/catalog.service.ts',
  ],
  [
    'a room does not import a higher one of its slice',
    'rooms-downhill',
    'apps/server/src/billing/payments/ii.ts',
    '#server/billing/checkout/subscribe.ts',
  ],
  ['a slice does not know the app', 'slices-below-the-top', 'apps/server/src/billing/h.ts', '#server/app.ts'],
  [
    'a slice does not read the configuration',
    'slices-below-the-top',
    'apps/server/src/accounts/i.ts',
    '#server/config.ts',
  ],
  ['a slice does not know commands', 'slices-below-the-top', 'apps/server/src/accounts/j.ts', '#server/cli/admin.ts'],
  [
    'the platform knows no business',
    'platform-below-all',
    'apps/server/src/platform/jobs/k.ts',
    '#server/ingestion/ingestion.service.ts',
  ],
  [
    'who is calling knows no business',
    'identity-below-slices',
    'apps/server/src/identity/l.ts',
    '#server/accounts/accounts.service.ts',
  ],
  [
    'the platform does not know who is calling',
    'platform-below-all',
    'apps/server/src/platform/http/m.ts',
    '#server/identity/guards.ts',
  ],
  [
    'the platform does not read the configuration',
    'platform-below-all',
    'apps/server/src/platform/http/n.ts',
    '#server/config.ts',
  ],
  ['the service knows no simulator', 'server-apart', 'apps/server/src/ingestion/o.ts', '@app/tiktok-simulator/server'],
  ['the server knows one thing of the web only', 'server-apart', 'apps/server/src/p.ts', '@app/web/paths'],
  ['the web does not import the server', 'web-apart', 'apps/web/src/screens/shop/q.ts', '@app/server/app'],
  [
    'the web loads no schema',
    'schemas-on-the-server',
    'apps/web/src/screens/shop/y.ts',
    '@app/contracts/things.schemas',
  ],
  [
    'features know no screen',
    'features-below-screens',
    'apps/web/src/features/chat/r.ts',
    '#web/screens/shop/shop.tsx',
  ],
  ['a screen knows no other', 'screens-apart', 'apps/web/src/screens/shop/x.ts', '#web/screens/login/login-foot.tsx'],
  ['ui knows no feature', 'ui-below-features', 'apps/web/src/ui/s.ts', '#web/features/chat/chat.ts'],
  ['lib knows no look', 'lib-below-ui', 'apps/web/src/lib/t.ts', '#web/ui/price.tsx'],
  ['contracts import nothing of ours', 'contracts-alone', 'packages/contracts/src/u.ts', '@app/server/app'],
  ['captions are read without the server', 'captions-alone', 'packages/captions/src/y.ts', '@app/server/app'],
  ['the reader is not judged by itself', 'reading-apart', 'packages/captions/src/z.ts', '#evaluation/score.ts'],
  ['contracts run in browsers', 'contracts-anywhere', 'packages/contracts/src/v.ts', 'node:fs'],
  ['what runs uses no test helper', 'tests-outside', 'apps/server/src/catalog/w.ts', './products.testing.ts'],
];

const right: [what: string, path: string, specifier: string][] = [
  [
    'a slice may use one before it by its service',
    'apps/server/src/catalog/aa.ts',
    '#server/billing/billing.service.ts',
  ],
  ['a slice may use the platform', 'apps/server/src/catalog/bb.ts', '#server/platform/clock.ts'],
  ['a room may use a lower one', 'apps/server/src/billing/checkout/jj.ts', '#server/billing/payments/settlement.ts'],
  ['every slice may ask who is calling', 'apps/server/src/catalog/cc.ts', '#server/identity/guards.ts'],
  ['a slice may use its own files', 'apps/server/src/catalog/dd.ts', './products/product-list.queries.ts'],
  ['the app may use slices and the page context', 'apps/server/src/ee.ts', '@app/web/page-context'],
  ['a screen may use features', 'apps/web/src/screens/shop/ff.ts', '#web/features/chat/chat.ts'],
  ['and its own parts', 'apps/web/src/screens/shop/hh.ts', '#web/screens/shop/owner/sync-card.tsx'],
  ['a test may use the simulator', 'apps/server/src/ingestion/gg.test.ts', '@app/tiktok-simulator/server'],
];

describe('the walls between the rooms', () => {
  /** The rules that each file breaks. */
  const broken = new Map<string, string[]>();

  beforeAll(() => {
    for (const [path, specifier] of [...wrong.map((one) => one.slice(2)), ...right.map((one) => one.slice(1))])
      write(path ?? '', use(path ?? '', specifier ?? ''));
    const typeFrom = (specifier: string) => `import type { thing } from '${specifier}';\n\nexport type used = thing;\n`;
    const typeOf = (name: string) => typeFrom(`./${name}.ts`);
    write('apps/server/src/catalog/one.ts', typeOf('other'));
    write('apps/server/src/catalog/other.ts', typeOf('one'));
    write('apps/web/src/screens/shop/z.ts', typeFrom('@app/contracts/things.schemas'));
    const { summary } = JSON.parse(run('depcruise', ['--output-type', 'json', 'apps', 'packages', 'tools']));
    for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  });

  it.each(wrong)('%s', (_what, rule, path) => {
    expect(broken.get(path)).toEqual([rule]);
  });

  it('no file imports itself by way of another, not even a type', () => {
    expect(broken.get('apps/server/src/catalog/one.ts') ?? broken.get('apps/server/src/catalog/other.ts')).toEqual([
      'no-cycles',
    ]);
  });

  it('the web may name the type of a schema', () => {
    expect(broken.get('apps/web/src/screens/shop/z.ts')).toBeUndefined();
  });

  it.each(right)('%s', (_what, path) => {
    expect(broken.get(path)).toBeUndefined();
  });

  it('no wall stands that is not tried here', async () => {
    const { default: rules } = await import(join(root, '.dependency-cruiser.mjs'));
    const names: string[] = rules.forbidden.map(({ name }: { name: string }) => name);
    expect(new Set(names)).toEqual(new Set(['no-cycles', ...wrong.map(([, rule]) => rule)]));
  });
});

it('every room of a slice stands in the order that holds it', async () => {
  const { roomsUpwards } = await import(join(root, '.dependency-cruiser.mjs'));
  const server = join(root, 'apps/server/src');
  for (const slice of foldersIn(server)) {
    const rooms = foldersIn(join(server, slice));
    if (rooms.length > 1) expect.soft([...(roomsUpwards[slice] ?? [])].sort(), slice).toEqual(rooms);
  }
});

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

describe('the rules of lint', () => {
  it('no file climbs out of a folder', () => {
    const content = "import { thing } from '../platform/clock.ts';\n\nexport const used = thing;\n";
    expect(lint('apps/server/src/catalog/wrong.ts', content)).toContain('lint/style/noRestrictedImports');
  });

  it('only the configuration reads the environment', () => {
    const content = 'export const port = process.env.PORT;\n';
    expect(lint('apps/server/src/catalog/wrong.ts', content)).toContain('noProcessEnv');
    expect(lint('apps/server/src/config.ts', content)).not.toContain('noProcessEnv');
  });

  it('a file of more than 300 lines is reported', () => {
    const content = Array.from({ length: 302 }, (_, line) => `export const line${line} = ${line};\n`).join('');
    expect(lint('apps/server/src/catalog/wrong.ts', content)).toContain('noExcessiveLinesPerFile');
  });
});
