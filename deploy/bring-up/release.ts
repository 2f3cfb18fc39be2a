import { realpathSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { current, root, serviceHosts } from './hosts.ts';
import { end, pidsOn, start, waitUntilUp } from './part.ts';
import { service } from './parts.ts';
import { run } from './shell.ts';
import { migrate } from './steps.ts';

/** As systemd waits by default. */
const endedWithinMs = 90_000;
const startedWithinMs = 90_000;

/** From now on processes that start are of this release. */
export function nameRelease(folder: string): void {
  symlinkSync(resolve(folder), `${current}.new`);
  renameSync(`${current}.new`, current);
}

/** `[FOLDER]`: as `deploy/one-machine/release`, over all hosts: one process after the other, while the others answer. */
export async function release([folder = root]: string[]): Promise<void> {
  const former = realpathSync(current);
  if (former !== resolve(folder))
    run(process.execPath, join(root, 'tools', 'share-assets.ts'), former, resolve(folder));
  nameRelease(folder);
  const parts = serviceHosts.map(service);
  for (const [at, part] of parts.entries()) {
    if (at === 0) migrate(part);
    await end(pidsOn(part.host), endedWithinMs);
    start(part);
    await waitUntilUp(part, startedWithinMs);
  }
}
