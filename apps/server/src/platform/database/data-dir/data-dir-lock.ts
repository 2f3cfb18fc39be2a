import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isServing } from '#server/platform/control-socket.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { closeOwnFolder, requireOwnFile, requireOwnFolder } from '#server/platform/private-folder.ts';
import { isLocked, lockFile } from './file-lock.ts';

interface Holder {
  /** Of this one taking of the lock. */
  id: string;
  pid: number;
  host: string;
  /** The machine's boot and the process's start in kernel ticks, `boot/ticks`, where /proc tells them. */
  startedAt: string | null;
}

/** `unknown`: of a machine that may be another one, and nothing here tells whether it still runs. */
type HolderState = 'alive' | 'dead' | 'unknown';

/** Said to whoever opens a data directory that a live process holds. */
export class DataDirInUseError extends OperatorError {
  constructor(dataDir: string, holder: Holder | null, state: HolderState = 'alive') {
    const where = holder && holder.host !== hostname() ? ` on the host ${holder.host}` : '';
    const who = holder ? `process ${holder.pid}${where}` : 'another container';
    super(
      state === 'unknown' && holder
        ? `${dataDir} was locked on the host ${holder.host}: if nothing runs there any more, delete ${lockPath(dataDir)} and start again.`
        : `${dataDir} is in use by ${who}: stop it first, because two processes on one embedded database lose data.`,
    );
    this.name = 'DataDirInUseError';
  }
}

function lockPath(dataDir: string): string {
  return `${resolve(dataDir)}.lock`;
}

/**
 * The file that the kernel keeps locked while the holder lives. It has a name of its own, so taking it away never meets
 * another one's.
 */
function holderPath(dataDir: string, holderId: string): string {
  return `${lockPath(dataDir)}.${holderId}.held`;
}

/** Null where /proc does not tell it, and for a process that is gone or killed and only waits for its parent. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}

/**
 * Locked as well: a container that mounts just this folder has another place beside it. From this call on other users
 * put nothing there, and what they put there before is refused.
 */
function requireOwnInside(dataDir: string): string {
  closeOwnFolder(dataDir);
  const inside = join(dataDir, 'in-use');
  requireOwnFile(dataDir, inside);
  return inside;
}

/**
 * What the kernel says counts, not names or numbers: after a crash a container has another host name, and its processes
 * the old numbers.
 */
function stateOf(dataDir: string, holder: Holder): HolderState {
  const file = holderPath(dataDir, holder.id);
  if (existsSync(file) && isLocked(file)) return 'alive';
  const bootsAreKnown = holder.startedAt !== null && startOf(process.pid) !== null;
  return bootsAreKnown || holder.host === hostname() ? 'dead' : 'unknown';
}

/** Null: nobody has this place. A file that cannot be understood (a power cut emptied it) counts as a dead holder. */
function readHolder(dataDir: string, place: string): Holder | null {
  // A link that leads nowhere would be found missing and taken for ever; a pipe would never end.
  requireOwnFile(dataDir, place);
  try {
    const text = readFileSync(place, 'utf8');
    try {
      return JSON.parse(text) as Holder;
    } catch {
      return { id: `file-${statSync(place).ino}`, pid: -1, host: hostname(), startedAt: null };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

interface Dead {
  path: string;
  id: string;
}

/**
 * Where the lock stands: `<dataDir>.lock`, or behind a dead holder the place that names it as its predecessor. Each
 * place is given once and for all (by a hard link), so of many that find the same dead holder only one follows it.
 * Throws DataDirInUseError when a live one is met.
 */
function lastPlace(dataDir: string, myId: string): { path: string; behind: Dead[]; isMine: boolean } {
  let path = lockPath(dataDir);
  const behind: Dead[] = [];
  for (;;) {
    const holder = readHolder(dataDir, path);
    if (holder === null || holder.id === myId) return { path, behind, isMine: holder !== null };
    const state = holder.pid < 0 ? 'dead' : stateOf(dataDir, holder);
    if (state !== 'dead') throw new DataDirInUseError(dataDir, holder, state);
    behind.push({ path, id: holder.id });
    path = `${lockPath(dataDir)}.after-${holder.id}`;
  }
}

/**
 * Takes the lock file beside `dataDir`, and the one inside where there is one, and gives back the function that lets
 * go. Throws DataDirInUseError while a live process holds one of them; a lock whose process is dead is taken over.
 */
export function lockDataDir(dataDir: string): () => void {
  const inside = requireOwnInside(dataDir);
  const unlockBeside = lockBeside(dataDir);
  if (!existsSync(inside)) return unlockBeside;
  const unlockInside = lockFile(inside);
  if (unlockInside === null) {
    unlockBeside();
    throw new DataDirInUseError(dataDir, null);
  }
  return () => {
    unlockInside();
    unlockBeside();
  };
}

const lookAgainMs = 50;

/**
 * Locks `dataDir` for a process that opens its database, and makes it where it is missing. Waits up to `waitMs` for a
 * holder that comes or goes, which is one whose control socket does not answer. Throws DataDirInUseError.
 */
export async function takeDataDir(dataDir: string, waitMs: number): Promise<() => void> {
  const until = performance.now() + waitMs;
  requireOwnFolder(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Stays for good: a file that is taken away while somebody looks at it would become two.
  const inside = requireOwnInside(dataDir);
  if (!existsSync(inside)) writeFileSync(inside, '', { flag: 'a', mode: 0o600 });
  for (;;) {
    try {
      return lockDataDir(dataDir);
    } catch (error) {
      if (!(error instanceof DataDirInUseError) || performance.now() >= until || (await isServing(dataDir)))
        throw error;
      await pause(lookAgainMs);
    }
  }
}

function lockBeside(dataDir: string): () => void {
  const head = lockPath(dataDir);
  const id = randomUUID();
  const mine = `${head}.${id}`;
  mkdirSync(dirname(head), { recursive: true });
  // Before anybody can read of this holder.
  const unlock = lockOwn(holderPath(dataDir, id));
  try {
    const holder: Holder = { id, pid: process.pid, host: hostname(), startedAt: startOf(process.pid) };
    writeFileSync(mine, JSON.stringify(holder), { flush: true });
    while (!takePlace(dataDir, mine, id)) {
      // Somebody else was first; the next look tells who.
    }
  } catch (error) {
    unlock();
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (readHolder(dataDir, head)?.id === id) rmSync(head);
    unlock();
  };
}

/** Locks a file that nobody else knows; gives back how to end that and take it away. */
function lockOwn(path: string): () => void {
  const unlock = lockFile(path);
  if (!unlock) throw new OperatorError(`${path} cannot be locked: use a disk of this machine.`);
  return () => {
    unlock();
    rmSync(path, { force: true });
  };
}

function takePlace(dataDir: string, mine: string, id: string): boolean {
  const { path, behind } = lastPlace(dataDir, id);
  try {
    linkSync(mine, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  if (behind.length === 0) return true;
  try {
    // Between look and link another may have taken over and tidied up: what counts is where the lock stands now.
    if (!lastPlace(dataDir, id).isMine) return false;
    renameSync(mine, lockPath(dataDir));
    for (const dead of behind.slice(1)) rmSync(dead.path, { force: true });
    for (const dead of behind) rmSync(holderPath(dataDir, dead.id), { force: true });
    return true;
  } finally {
    rmSync(path, { force: true });
  }
}
