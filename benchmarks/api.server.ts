import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { runAsChild } from './child.ts';

/** The service by the given configuration, without pages. Tells its process, so that its memory can be watched. */
runAsChild(async ({ environment }: { environment: Record<string, string> }) => {
  const app = await createApp(loadConfig(environment), { servePages: async () => null });
  const publicOrigin = await app.start();
  return {
    ready: { origin: publicOrigin.replace('//localhost:', '//127.0.0.1:'), pid: process.pid },
    stop: () => app.stop(),
  };
});
