import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSourceFile } from './house/source-files.ts';

const root = join(import.meta.dirname, '..');
const tests = globSync('{packages,apps,tools}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

/** Files that git sees as changed against `base`, new ones included. */
function changedFiles(base: string): string[] {
  const git = (...args: string[]): string[] => {
    const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\0').filter((path) => path !== '');
  };
  const named = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(named)];
}

/**
 * The unit tests of a changed file: itself, those beside it, and those that import it. Those that use it through the
 * whole service is left to `npm test`: that is most of the server's tests for most of its files.
 */
function testsOf(changed: string[]): string[] {
  const rooms = new Set(changed.filter((path) => /\.(tsx?|css|txt)$/.test(path)).map(dirname));
  if (changed.some((path) => path.endsWith('.sql'))) rooms.add('apps/server/src/platform/database/migrations');
  return tests.filter((test) => {
    if (rooms.has(dirname(test))) return true;
    const { uses } = readSourceFile(root, test);
    return changed.some((path) => uses.has(path));
  });
}

function run(command: string, args: string[]): boolean {
  return spawnSync(join(root, 'node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * `npm run test:changed [-- --base REV]`: the tests nearest to what was changed since REV, which is the last commit
 * unless named.
 */
const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } });
const changed = changedFiles(values.base);
const unit = testsOf(changed);
const journeys = changed
  .filter((path) => path.startsWith('e2e/') && path.endsWith('.spec.ts') && existsSync(join(root, path)))
  .map((path) => basename(path));
if (unit.length + journeys.length === 0) process.stdout.write('No test is near what was changed.\n');
const passed = [
  unit.length === 0 || run('vitest', ['run', ...unit]),
  journeys.length === 0 || run('playwright', ['test', ...journeys]),
];
if (passed.includes(false)) process.exitCode = 1;
