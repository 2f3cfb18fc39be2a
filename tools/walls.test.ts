import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** A tree of the same shape with the same rules, so that wrong files never lie in the project. */
const copy = mkdtempSync(join(tmpdir(), 'walls-'));

/** What lint says of a file with this content at this path. */
function lint(path: string, content: string): string {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const result = spawnSync(biome, ['lint', '--colors=off', '--vcs-enabled=false', path], {
    cwd: copy,
    encoding: 'utf8',
  });
  const said = `${result.stdout}${result.stderr}`;
  if (!said.includes('Checked 1 file')) throw new Error(`Biome did not look at the file:\n${said}`);
  return said;
}

beforeAll(() => copyFileSync(join(root, 'biome.json'), join(copy, 'biome.json')));
afterAll(() => rmSync(copy, { recursive: true }));

const use = (specifier: string) => `import { thing } from '${specifier}';\n\nexport const used = thing;\n`;

const wrong: [rule: string, path: string, specifier: string][] = [
  [
    'a slice enters another by its service only',
    'apps/server/src/catalog/wrong.ts',
    '#server/accounts/accounts.queries.ts',
  ],
  ['so does every other slice', 'apps/server/src/ingestion/wrong.ts', '#server/catalog/catalog.queries.ts'],
  ['administration is a slice, too', 'apps/server/src/billing/wrong.ts', '#server/admin/guards.ts'],
  ['and enters others by their doors', 'apps/server/src/admin/wrong.ts', '#server/billing/settlement.ts'],
  ['routes of another slice are no door', 'apps/server/src/analytics/wrong.ts', '#server/catalog/catalog.routes.ts'],
  ['a slice does not know the app', 'apps/server/src/billing/wrong.ts', '#server/app.ts'],
  ['a slice does not read the configuration', 'apps/server/src/accounts/wrong.ts', '#server/config.ts'],
  [
    'the platform knows no business',
    'apps/server/src/platform/jobs/wrong.ts',
    '#server/ingestion/ingestion.service.ts',
  ],
  ['who is calling knows no business', 'apps/server/src/identity/wrong.ts', '#server/accounts/accounts.service.ts'],
  ['the platform does not know who is calling', 'apps/server/src/platform/http/wrong.ts', '#server/identity/guards.ts'],
  ['the platform does not read the configuration', 'apps/server/src/platform/http/wrong.ts', '#server/config.ts'],
  ['the service knows no simulator', 'apps/server/src/ingestion/wrong.ts', '@app/tiktok-simulator/server'],
  ['the server knows one thing of the web only', 'apps/server/src/web-pages.ts', '@app/web/paths'],
  ['the web does not import the server', 'apps/web/src/screens/shop/wrong.ts', '@app/server/app'],
  ['features know no screen', 'apps/web/src/features/chat/wrong.ts', '#web/screens/shop/shop.tsx'],
  ['ui knows no feature', 'apps/web/src/ui/wrong.ts', '#web/features/chat/chat.ts'],
  ['lib knows no look', 'apps/web/src/lib/wrong.ts', '#web/ui/price.tsx'],
  ['contracts import nothing of ours', 'packages/contracts/src/wrong.ts', '@app/server/app'],
  ['nobody climbs out of a folder', 'apps/server/src/catalog/wrong.ts', '../platform/clock.ts'],
];

const right: [rule: string, path: string, specifier: string][] = [
  [
    'a slice may use another by its service',
    'apps/server/src/catalog/right.ts',
    '#server/accounts/accounts.service.ts',
  ],
  ['a slice may use the platform', 'apps/server/src/catalog/right.ts', '#server/platform/clock.ts'],
  ['every slice may ask who is calling', 'apps/server/src/catalog/right.ts', '#server/identity/guards.ts'],
  ['a slice may use its own files', 'apps/server/src/catalog/right.ts', './catalog.queries.ts'],
  ['the app may use slices and the page context', 'apps/server/src/web-pages.ts', '@app/web/page-context'],
  ['a screen may use features', 'apps/web/src/screens/shop/right.ts', '#web/features/chat/chat.ts'],
  ['a test may use the simulator', 'apps/server/src/ingestion/right.test.ts', '@app/tiktok-simulator/server'],
];

describe('the walls between the rooms', () => {
  it.each(wrong)('%s', (_rule, path, specifier) => {
    expect(lint(path, use(specifier))).toContain('lint/style/noRestrictedImports');
  });

  it('no file imports itself by way of another, not even a type', () => {
    const typeOf = (name: string) => `import type { thing } from './${name}.ts';\n\nexport type used = thing;\n`;
    lint('apps/server/src/catalog/one.ts', typeOf('other'));
    expect(lint('apps/server/src/catalog/other.ts', typeOf('one'))).toContain('lint/suspicious/noImportCycles');
  });

  it.each(right)('%s', (_rule, path, specifier) => {
    expect(lint(path, use(specifier))).not.toContain('noRestrictedImports');
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
