import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { runAsChild } from './child.ts';

interface Wish {
  environment: Record<string, string>;
  withPages: boolean;
}

/** The service by the given configuration. Tells its process, so that its memory can be watched. */
runAsChild(async ({ environment, withPages }: Wish) => {
  const app = await createApp(loadConfig(environment), withPages ? {} : { servePages: async () => null });
  const publicOrigin = await app.start();
  return {
    ready: { origin: publicOrigin.replace('//localhost:', '//127.0.0.1:'), publicOrigin, pid: process.pid },
    stop: () => app.stop(),
  };
});
