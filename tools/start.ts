import { buildIfNeeded } from './build.ts';

// React reads it when it is loaded: without it pages are rendered by its development build, which takes half as long
// again.
process.env.NODE_ENV ??= 'production';
await buildIfNeeded();
const { runService } = await import('@app/server/main');
await runService();
