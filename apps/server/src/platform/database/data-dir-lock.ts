import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { OperatorError } from '#server/platform/operator-error.ts';

interface Holder {
  /** Of this one taking of the lock. */
  id: string;
  pid: number;
  host: string;
  /** The machine's boot and the process's start in kernel ticks where /proc tells them: a re-used pid is another process. */
  startedAt: string | null;
}

/** Said to whoever opens a data directory that a live process holds. */
export class DataDirInUseError extends OperatorError {
  constructor(dataDir: string, holder: Holder) {
    super(
      holder.host === hostname()
        ? `${dataDir} is in use by process ${holder.pid}: stop it first, because two processes on one embedded database lose data.`
        : `${dataDir} was locked on the host ${holder.host}: if nothing runs there any more, delete ${lockPath(dataDir)} and start again.`,
    );
    this.name = 'DataDirInUseError';
  }
}

/** The ids of the locks that this process holds. */
const heldHere = new Set<string>();

function lockPath(dataDir: string): string {
  return `${resolve(dataDir)}.lock`;
}

function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return heldHere.has(holder.id);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.startedAt === null || startOf(holder.pid) === holder.startedAt;
}

/** Null: nobody has this place. A file that cannot be understood (a power cut emptied it) counts as a dead holder. */
function readHolder(place: string): Holder | null {
  try {
    const text = readFileSync(place, 'utf8');
    try {
      return JSON.parse(text) as Holder;
    } catch {
      return { id: `file-${statSync(place).ino}`, pid: -1, host: hostname(), startedAt: null };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Where the lock stands: `<dataDir>.lock`, or behind a dead holder the place that names it as its predecessor. Each place is given once and for
 * all (by a hard link), so of many that find the same dead holder only one follows it. Throws DataDirInUseError when a live one is met.
 */
function lastPlace(dataDir: string, myId: string): { path: string; behind: string[]; isMine: boolean } {
  let path = lockPath(dataDir);
  const behind: string[] = [];
  for (;;) {
    const holder = readHolder(path);
    if (holder === null || holder.id === myId) return { path, behind, isMine: holder !== null };
    if (holder.pid >= 0 && isAlive(holder)) throw new DataDirInUseError(dataDir, holder);
    behind.push(path);
    path = `${lockPath(dataDir)}.after-${holder.id}`;
  }
}

/**
 * Takes the lock file beside `dataDir` and gives back the function that lets it go. Throws DataDirInUseError while a live process holds it;
 * a lock whose process is dead is taken over.
 */
export function lockDataDir(dataDir: string): () => void {
  const head = lockPath(dataDir);
  const id = randomUUID();
  const mine = `${head}.${id}`;
  mkdirSync(dirname(head), { recursive: true });
  const holder: Holder = { id, pid: process.pid, host: hostname(), startedAt: startOf(process.pid) };
  writeFileSync(mine, JSON.stringify(holder), { flush: true });
  heldHere.add(id);
  try {
    while (!takePlace(dataDir, mine, id)) {
      // Somebody else was first; the next look tells who.
    }
  } catch (error) {
    heldHere.delete(id);
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (heldHere.delete(id) && readHolder(head)?.id === id) rmSync(head);
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
    for (const dead of behind.slice(1)) rmSync(dead, { force: true });
    return true;
  } finally {
    rmSync(path, { force: true });
  }
}
