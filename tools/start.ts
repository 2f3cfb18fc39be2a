import { buildIfNeeded } from './build.ts';

await buildIfNeeded();
await import('@app/server/main');
