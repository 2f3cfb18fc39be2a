import { join, relative } from 'node:path';
import { operatorMessage } from '@app/server/platform/operator-error';
import { clearDataDir, demoDataDir } from './demo-data.ts';
import { keepRunning } from './keep-running.ts';

/**
 * `npm run dev`: dev-service.ts, started again when the service changes. `-- --fresh` empties its data before the first
 * start only.
 */
try {
  if (process.argv.includes('--fresh')) clearDataDir(demoDataDir('dev'));
} catch (error) {
  process.stderr.write(`${operatorMessage(error)}\n`);
  process.exit(1);
}

const root = join(import.meta.dirname, '..');
const running = keepRunning({
  script: join(import.meta.dirname, 'dev-service.ts'),
  folders: ['apps/server/src', 'apps/server/migrations', 'packages', 'tools'].map((folder) => join(root, folder)),
  onChange: (path) => process.stdout.write(`\n${relative(root, path)} changed: starting again …\n`),
  onEnd: (code) => process.stderr.write(`The service ended by itself (${code}); the next change starts it again.\n`),
});

// Ctrl+C comes from the terminal and may come again through npm; the service has a process group of its own and is told
// once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    await running.stop();
    process.exit(0);
  });
