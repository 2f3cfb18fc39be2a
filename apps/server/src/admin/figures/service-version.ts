import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json');

/** The version that the server's package names; null when it names none. */
export function readServiceVersion(): string | null {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version?: string };
  return version ?? null;
}
