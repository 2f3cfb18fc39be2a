import { setTimeout as wait } from 'node:timers/promises';
import { databaseHosts, type Host, isHost } from './hosts.ts';
import { onHost, tryRun } from './shell.ts';

interface Member {
  name: Host;
  role: string;
  state: string;
}

const recheckMs = 200;

/** As Patroni sees it; asked of the first member that answers. */
export function readMembers(): Member[] {
  for (const host of databaseHosts) {
    const { isOk, output } = tryRun(onHost(host, 'curl', '-fsS', '-m', '2', 'http://127.0.0.1:8008/cluster'));
    if (isOk) return (JSON.parse(output) as { members: Member[] }).members;
  }
  return [];
}

export const roles = { primary: 'leader', 'sync-standby': 'sync_standby', 'read-standby': 'replica' } as const;

/** The host that a name means now: itself, or by its part in the cluster. */
export function hostNamed(name: string): Host {
  if (isHost(name)) return name;
  const member = readMembers().find(({ role }) => role === roles[name as keyof typeof roles]);
  if (!member) throw new Error(`No host is called ${name}, or is ${name} now.`);
  return member.name;
}

/** A primary, a synchronous standby and an asynchronous one, all running. */
export async function waitForCluster(withinMs: number): Promise<void> {
  const endMs = performance.now() + withinMs;
  const isWhole = () => {
    const running = readMembers().filter(({ state }) => state === 'running' || state === 'streaming');
    return Object.values(roles).every((role) => running.filter((member) => member.role === role).length === 1);
  };
  while (!isWhole()) {
    if (performance.now() > endMs)
      throw new Error(`The cluster is not whole after ${withinMs / 1000} s: ${JSON.stringify(readMembers())}`);
    await wait(recheckMs);
  }
}
