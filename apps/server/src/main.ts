import closeWithGrace from 'close-with-grace';
import { type App, createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { operatorMessage } from './platform/operator-error.ts';

/** Longer than the app's own limits for running jobs and requests: only a stop that hangs is cut off. */
const stopWithinMs = 25_000;

let app: App | null = null;
try {
  app = await createApp(loadConfig());
  const running = app;
  closeWithGrace({ delay: stopWithinMs }, async ({ err }) => {
    // After an error nobody caught the state is unknown: finish what runs, and let the machine start us anew.
    if (err) running.server.log.fatal({ err }, 'stopping after an unexpected error');
    await running.stop();
  });
  const origin = await app.start();
  process.stdout.write(`Dukalink is ready at ${origin}\n`);
} catch (error) {
  process.stderr.write(`${operatorMessage(error)}\n`);
  process.exitCode = 1;
  await app?.stop();
  process.exit();
}
