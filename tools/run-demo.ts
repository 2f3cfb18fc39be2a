import { buildIfNeeded } from './build.ts';

// Read by React when it is loaded, so that the demo shows how fast the service is.
process.env.NODE_ENV ??= 'production';
await buildIfNeeded();
const { runDemo } = await import('./demo.ts');
await runDemo('demo');
