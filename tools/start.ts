import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeFlags, processVariables } from '@app/server/process-settings';
import { buildIfNeeded } from './build.ts';

const root = join(import.meta.dirname, '..');
const service = join(root, 'apps', 'server', 'src', 'main.ts');
/** `npm ci` takes the usual one away, so that the first start after each release fills it again. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled');
// With all modules there the compiler of TypeScript is not even loaded.
const environment = { NODE_COMPILE_CACHE: compiled, ...processVariables, ...process.env };

await buildIfNeeded();
if (!existsSync(compiled)) compileOnce();
if (process.execve) {
  // This process goes on as the service: nothing of the build stays in memory, and signals reach it.
  const flags = nodeFlags({ isEmbedded: !process.env.DATABASE_URL });
  process.execve(process.execPath, [process.execPath, ...flags, service], environment);
} else {
  // Windows.
  Object.assign(process.env, environment);
  const { runService } = await import('@app/server/main');
  await runService();
}

/** Loads the service without running it: what was compiled is written when a process ends. */
function compileOnce(): void {
  const load = `await import(${JSON.stringify(pathToFileURL(service).href)})`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', load], { env: environment, stdio: 'inherit' });
}
