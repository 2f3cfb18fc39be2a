import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // One small, immutable manifest file beside the scripts instead of a part of it in every page and a request per
  // discovered link.
  routeDiscovery: { mode: 'initial' },
  // One module per screen: entry.client imports exactly that (see start-app.ts).
  splitRouteModules: false,
} satisfies Config;
