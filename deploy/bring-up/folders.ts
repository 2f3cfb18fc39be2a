import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Host } from './hosts.ts';
import { root, state } from './hosts.ts';
import { fillIn } from './placeholders.ts';
import { run, tryRun } from './shell.ts';

/** A folder of a host, at its usual place for the processes there. */
export interface Folder {
  at: string;
  /** A folder of the project whose files are copied, with placeholders filled in. */
  from?: string;
  /** A file system of its own, so that it can be full. */
  sizeMb?: number;
  /** The same folder on all hosts. */
  isShared?: boolean;
}

export interface User {
  uid: number;
  gid: number;
}

export const userOf = (name: string): User => ({
  uid: Number(run('id', '-u', name)),
  gid: Number(run('id', '-g', name)),
});

/** Where the folder really lies. */
export const placeOf = (host: Host, { at, isShared }: Folder): string =>
  join(state, 'hosts', isShared ? 'shared' : host, at);

/** Holds everything in memory; its removal needs no care. */
export function makeState(): void {
  mkdirSync(state, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', 'size=4g,mode=755', 'dukalink-lab', state);
  for (const name of ['hosts', 'logs', 'processes']) mkdirSync(join(state, name));
}

export function removeState(): void {
  for (const place of mountsBelow(state)) run('umount', place);
  rmSync(state, { recursive: true, force: true });
}

/** Copies all that the parts have said so far, because `down` takes it away. */
export async function keepLogs([folder = '']: string[]): Promise<void> {
  if (folder === '') throw new Error('deploy/lab logs FOLDER');
  cpSync(join(state, 'logs'), folder, { recursive: true });
}

export const isMounted = (): boolean => mountsBelow(state).length > 0;

export function makeFolder(host: Host, folder: Folder, { uid, gid }: User): void {
  const place = placeOf(host, folder);
  mkdirSync(place, { recursive: true });
  const isNew = folder.sizeMb !== undefined && !mountsBelow(state).includes(place);
  if (isNew) run('mount', '-t', 'tmpfs', '-o', `size=${folder.sizeMb}m`, 'dukalink-lab', place);
  chownSync(place, uid, gid);
  chmodSync(place, 0o750);
  if (folder.from === undefined) return;
  const source = join(root, folder.from);
  for (const name of readdirSync(source)) {
    const copy = join(place, name);
    writeFileSync(copy, fillIn(readFileSync(join(source, name), 'utf8'), host));
    chownSync(copy, uid, gid);
    // Those that can be run stay so; no one else reads the passwords in them.
    chmodSync(copy, statSync(join(source, name)).mode & 0o700);
  }
}

/** Takes all room of a host's own file systems. */
export function fillDisks(host: Host): void {
  const disks = mountsBelow(join(state, 'hosts', host));
  if (disks.length === 0) throw new Error(`${host} has no disk of its own.`);
  // It fails in the end: there is no room left.
  for (const disk of disks) tryRun(['dd', 'if=/dev/zero', `of=${join(disk, ballast)}`, 'bs=64k']);
}

export function freeDisks(): void {
  for (const disk of mountsBelow(join(state, 'hosts'))) rmSync(join(disk, ballast), { force: true });
}

const ballast = 'ballast';

/** Innermost first. */
function mountsBelow(folder: string): string[] {
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place === folder || place.startsWith(`${folder}/`))
    .reverse();
}
