import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Folder, makeFolder, placeOf, userOf } from './folders.ts';
import { type Host, hosts, namespaceOf, state } from './hosts.ts';
import { onHost, tryRun } from './shell.ts';

export interface Part {
  host: Host;
  name: string;
  user: string;
  command: string[];
  environment?: Record<string, string>;
  folders: Folder[];
  /** Runs on the host; succeeds once the process does its work. */
  check: string[];
}

const recheckMs = 200;
const logLines = 15;

export const logOf = ({ host, name }: Part): string => join(state, 'logs', `${host}.${name}.log`);
const pidFileOf = ({ host, name }: Part): string => join(state, 'processes', `${host}.${name}`);

export function prepare(part: Part): void {
  const user = userOf(part.user);
  for (const folder of part.folders) makeFolder(part.host, folder, user);
}

/** The command line that puts `command` on its host, with the host's folders at their usual places. */
export function placed({ host, user, folders }: Part, command: string[]): string[] {
  const { uid, gid } = userOf(user);
  // ip runs each command in a mount namespace of its own, so these end with it.
  const mounts = folders.map((folder) => `mount --bind ${placeOf(host, folder)} ${folder.at}`);
  const script = [...mounts, `exec setpriv --reuid=${uid} --regid=${gid} --init-groups -- "$@"`].join(' && ');
  return onHost(host, 'sh', '-c', script, 'sh', ...command);
}

/** Nothing of the caller's environment: a unit of systemd has none of it either. */
export const environmentOf = ({ environment }: Part): Record<string, string> => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  ...environment,
});

/** Starts it apart from this command, which does not wait for it. */
export function start(part: Part): void {
  const [file = '', ...args] = placed(part, part.command);
  const log = openSync(logOf(part), 'a');
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: environmentOf(part),
    cwd: '/',
  });
  closeSync(log);
  child.unref();
  if (child.pid !== undefined) writeFileSync(pidFileOf(part), String(child.pid));
}

/** Null when it does not run. */
export function pidOf(part: Part): number | null {
  try {
    const pid = Number(readFileSync(pidFileOf(part), 'utf8'));
    return pidsOn(part.host).includes(pid) ? pid : null;
  } catch {
    return null;
  }
}

export const isUp = (part: Part): boolean => tryRun(onHost(part.host, ...part.check)).isOk;

/** Throws with the end of its log when it is not up in time, or has ended. */
export async function waitUntilUp(part: Part, withinMs: number): Promise<void> {
  const endMs = performance.now() + withinMs;
  while (!isUp(part)) {
    if (pidOf(part) === null) throw new Error(`${titleOf(part)} has ended:\n${endOfLog(part)}`);
    if (performance.now() > endMs)
      throw new Error(`${titleOf(part)} is not up after ${withinMs / 1000} s:\n${endOfLog(part)}`);
    await wait(recheckMs);
  }
}

export const titleOf = ({ host, name }: Part): string => `${host}.${name}`;

/** Every process of a host, also those that its parts have started. */
export function pidsOn(host: Host): number[] {
  const { isOk, output } = tryRun(['ip', 'netns', 'pids', namespaceOf(host)]);
  return isOk && output !== '' ? output.split('\n').map(Number) : [];
}

export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch (error) {
      // It has ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** Ends everything on all hosts. */
export async function stopAll(withinMs: number): Promise<void> {
  const left = () => hosts.flatMap(pidsOn);
  await end(left(), withinMs);
  while (left().length > 0) {
    signal(left(), 'SIGKILL');
    await wait(recheckMs);
  }
}

/** First as systemd does, then for good. */
export async function end(pids: number[], withinMs: number): Promise<void> {
  signal(pids, 'SIGTERM');
  // One that is stopped does not see any other signal.
  signal(pids, 'SIGCONT');
  const endMs = performance.now() + withinMs;
  const left = () => pids.filter((pid) => existsSync(`/proc/${pid}`));
  while (left().length > 0 && performance.now() < endMs) await wait(recheckMs);
  signal(left(), 'SIGKILL');
}

function endOfLog(part: Part): string {
  return readFileSync(logOf(part), 'utf8').trim().split('\n').slice(-logLines).join('\n');
}
