import { readFileSync } from 'node:fs';
import { hostNamed } from './cluster.ts';
import { expireCertificate, renewCertificates } from './expired-certificate.ts';
import { fillDisks, freeDisks } from './folders.ts';
import { clusterHosts, hosts } from './hosts.ts';
import { cut, joinAgain, slowDown } from './network.ts';
import { end, pidOf, pidsOn, signal } from './part.ts';
import { allParts } from './steps.ts';
import { startMissing } from './up.ts';

/** As systemd waits by default. */
const endedWithinMs = 90_000;

const kinds: Record<string, (target: string, other: string | undefined) => Promise<void> | void> = {
  end: (target) => end(pidsNamed(target), endedWithinMs),
  kill: (target) => signal(pidsNamed(target), 'SIGKILL'),
  stop: (target) => signal(pidsNamed(target), 'SIGSTOP'),
  cut: (target, other) => cut(hostNamed(target), other === undefined ? null : hostNamed(other), false),
  alone: (target) => {
    const host = hostNamed(target);
    for (const other of clusterHosts) if (other !== host) cut(host, other, false);
  },
  expire: (target) => expireCertificate(hostNamed(target)),
  fill: (target) => fillDisks(hostNamed(target)),
  slow: (target) => slowDown(hostNamed(target)),
  'one-way': (target, other) => cut(hostNamed(target), other === undefined ? null : hostNamed(other), true),
};

export const faultWords = `${Object.keys(kinds).join('|')} HOST[.PART] [OTHER HOST]`;

/** `kill primary`, `stop web1`, `kill db2.pgbouncer`, `cut db1`, `cut db1 etcd1`, `one-way primary sync-standby`. */
export async function breakPart([kind = '', target = '', other]: string[]): Promise<void> {
  const run = kinds[kind];
  if (!run || target === '') throw new Error(`deploy/lab break ${faultWords}`);
  await run(target, other);
}

/** Undoes every fault: makes room, goes on, joins the network, starts what has ended, but for these parts. */
export async function mend(others: string[] = []): Promise<void> {
  freeDisks();
  signal(hosts.flatMap(pidsOn), 'SIGCONT');
  joinAgain();
  await renewCertificates();
  await startMissing(others);
}

/** All processes of a host, or of one of its parts; `postgres` is a part that Patroni has started. */
function pidsNamed(target: string): number[] {
  const [hostName = '', part] = target.split('.');
  const host = hostNamed(hostName);
  if (part === undefined) return pidsOn(host);
  const known = allParts().find((one) => one.host === host && one.name === part);
  const leader = known ? pidOf(known) : null;
  const pids = pidsOn(host).filter((pid) => (known ? groupOf(pid) === leader : nameOf(pid) === part));
  if (pids.length === 0) throw new Error(`${part} does not run on ${host}.`);
  return pids;
}

const nameOf = (pid: number): string => readProcess(pid, 'comm').trim();

/** The field after name, state and parent; the name may hold blanks. */
const groupOf = (pid: number): number => Number(readProcess(pid, 'stat').split(') ').at(-1)?.split(' ')[2]);

function readProcess(pid: number, file: 'comm' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended by itself.
    return '';
  }
}
