import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the pages when their sources have changed. Once, before the workers start: two must not build at the same
 * time.
 */
export default function buildFirst(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '..', 'tools', 'build.ts')], { stdio: 'inherit' });
}
