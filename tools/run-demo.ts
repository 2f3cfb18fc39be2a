import { buildIfNeeded } from './build.ts';
import { runDemo } from './demo.ts';

await buildIfNeeded();
await runDemo('demo');
