import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.ts';

const root = join(import.meta.dirname, '..');
const service = join(root, 'apps', 'server', 'src', 'main.ts');
/** `npm ci` takes it away, so that the first start after each release fills it anew. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** What the service's process is started with, unless the operator says otherwise (ADR 22). */
const environment = {
  // React reads it when it is loaded: without it pages are rendered by its development build, which takes half as long
  // again.
  NODE_ENV: 'production',
  // With all modules there the compiler of TypeScript is not even loaded.
  NODE_COMPILE_CACHE: compiled,
  // Else each thread that works on pictures has an arena of its own and keeps what it once held.
  MALLOC_ARENA_MAX: '2',
  // Else malloc raises by itself, up to 32 MB, from what size on a block goes back to the system when it is freed: pictures
  // and kept pages then lie in one heap, of which nothing can be given back.
  MALLOC_MMAP_THRESHOLD_: String(2 ** 20),
  // With that set this would be 128 kB, and each compression would take its tables from the system anew.
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
  ...process.env,
};
const flags = [
  // The service calls it once it is ready.
  '--expose-gc',
  // V8 gives young objects up to 128 MB on a large machine, and seldom takes any of it back.
  '--max-semi-space-size=8',
  // By itself V8 lets the rest grow to a multiple of what is in use before it looks what is not, the more the larger the
  // machine is.
  '--heap-growing-percent=40',
  // To optimise the parser of the embedded database takes it 550 MB for a second, and nothing that could be measured is
  // faster afterwards.
  ...(process.env.DATABASE_URL ? [] : ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']),
];

await buildIfNeeded();
if (!existsSync(compiled)) compileOnce();
if (process.execve) {
  // This process goes on as the service: nothing of the build stays in memory, and signals reach it.
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
