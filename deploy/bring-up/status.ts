import { readMembers } from './cluster.ts';
import { isMounted } from './folders.ts';
import { addresses } from './hosts.ts';
import { isUp, pidOf, titleOf } from './part.ts';
import { allParts } from './steps.ts';

/** One line for each part, then the cluster; exit code 1 when a part does not work. */
export async function status(): Promise<void> {
  if (!isMounted()) throw new Error('The lab is down.');
  for (const part of allParts()) {
    const pid = pidOf(part);
    const state = pid === null ? 'does not run' : isUp(part) ? 'up' : 'runs, and does not answer';
    if (state !== 'up') process.exitCode = 1;
    console.log(
      `${titleOf(part).padEnd(20)} ${addresses[part.host].padEnd(12)} ${String(pid ?? '').padEnd(8)} ${state}`,
    );
  }
  for (const { name, role, state } of readMembers()) console.log(`${name.padEnd(20)} ${role}, ${state}`);
}
