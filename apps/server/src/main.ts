import closeWithGrace from 'close-with-grace';
import { type App, type AppOptions, createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { notConfigured } from './not-configured.ts';
import { operatorMessage } from './platform/operator-error.ts';
import { writeForOwnerOnly } from './platform/private-folder.ts';

/** Longer than the limits for running jobs and requests: only a stop that hangs is cut off. */
const maxStopMs = 25_000;

/**
 * The service as a process. SIGTERM and SIGINT end it with exit code 0, an uncaught error with 1, both after running work
 * has finished. Whatever keeps it from starting is printed in words, with exit code 1.
 */
export async function runService(options: AppOptions = {}): Promise<void> {
  writeForOwnerOnly();
  let app: App | null = null;
  try {
    const config = loadConfig();
    const running = await createApp(config, options);
    app = running;
    closeWithGrace({ delay: maxStopMs }, async ({ err }) => {
      // The state is unknown now: finish what runs and leave the restart to the process manager.
      if (err) running.server.log.fatal({ err }, 'stopping after an unexpected error');
      await running.stop();
    });
    const origin = await running.start();
    process.stdout.write(`Dukalink is ready at ${origin}\n${notConfigured(config).join('\n')}\n`);
    // A third of the heap is left over from the start; V8 alone would collect it only minutes later.
    await globalThis.gc?.({ execution: 'async', flavor: 'last-resort', type: 'major' });
  } catch (error) {
    process.stderr.write(`${operatorMessage(error)}\n`);
    process.exitCode = 1;
    await app?.stop().catch(() => {});
    process.exit();
  }
}

if (import.meta.main) await runService();
