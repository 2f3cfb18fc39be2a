import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { DataDirInUseError } from './platform/database/data-dir-lock.ts';

try {
  const app = await createApp(loadConfig());
  closeWithGrace({ delay: 20_000 }, async ({ err }) => {
    if (err) app.server.log.error({ err }, 'stopping after an unexpected error');
    await app.stop();
  });
  const origin = await app.start();
  process.stdout.write(`Dukalink is ready at ${origin}\n`);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DataDirInUseError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
