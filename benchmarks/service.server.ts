import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { runAsChild } from './child.ts';

/** The whole service by the given configuration, with the built pages. */
runAsChild(async ({ environment }: { environment: Record<string, string> }) => {
  const app = await createApp(loadConfig(environment));
  const publicOrigin = await app.start();
  return {
    ready: { origin: publicOrigin.replace('//localhost:', '//127.0.0.1:'), publicOrigin },
    stop: () => app.stop(),
  };
});
