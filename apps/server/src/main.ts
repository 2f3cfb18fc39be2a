import closeWithGrace from 'close-with-grace';
import { type App, type AppOptions, createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { notConfigured } from './not-configured.ts';
import { operatorMessage } from './platform/operator-error.ts';
import { writeForOwnerOnly } from './platform/private-folder.ts';

/** Longer than the app's own limits for running jobs and requests: only a stop that hangs is cut off. */
const stopWithinMs = 25_000;

/**
 * The service as a process: starts by the environment and says where it is and what it does
 * without, ends by SIGTERM or SIGINT with exit code 0,
 * and by an error that nobody caught with 1, in both cases after it has finished what runs. What keeps it from starting
 * is said in words, with exit code 1.
 */
export async function runService(options: AppOptions = {}): Promise<void> {
  writeForOwnerOnly();
  let app: App | null = null;
  try {
    const config = loadConfig();
    const running = await createApp(config, options);
    app = running;
    closeWithGrace({ delay: stopWithinMs }, async ({ err }) => {
      // The state is unknown now: finish what runs and let whoever watches this process start another.
      if (err) running.server.log.fatal({ err }, 'stopping after an unexpected error');
      await running.stop();
    });
    const origin = await running.start();
    process.stdout.write(`Dukalink is ready at ${origin}\n${notConfigured(config).join('\n')}\n`);
    // What starting leaves behind is a third of the heap, and V8 by itself looks for it only minutes later.
    await globalThis.gc?.({ execution: 'async', flavor: 'last-resort', type: 'major' });
  } catch (error) {
    process.stderr.write(`${operatorMessage(error)}\n`);
    process.exitCode = 1;
    await app?.stop().catch(() => {});
    process.exit();
  }
}

if (import.meta.main) await runService();
