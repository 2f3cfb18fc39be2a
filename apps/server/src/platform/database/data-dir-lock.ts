import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';

interface Holder {
  pid: number;
  host: string;
  /** The process's start in kernel ticks where /proc tells it: a re-used pid is another process. */
  startedAt: string | null;
}

/** Said to whoever opens a data directory that a live process holds. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string, holder: Holder) {
    super(
      holder.host === hostname()
        ? `${dataDir} is in use by process ${holder.pid}: stop it first, because two processes on one embedded database lose data.`
        : `${dataDir} was locked on the host ${holder.host}: if nothing runs there any more, delete ${lockPath(dataDir)} and start again.`,
    );
    this.name = 'DataDirInUseError';
  }
}

const heldHere = new Set<string>();

function lockPath(dataDir: string): string {
  return `${resolve(dataDir)}.lock`;
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return heldHere.has(path);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.startedAt === null || startOf(holder.pid) === holder.startedAt;
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Takes the lock file beside `dataDir` and gives back the function that lets it go. Throws DataDirInUseError while a live process holds it;
 * a lock whose process is dead is taken over. The file is linked into place whole, so nobody reads half of it.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = lockPath(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(
    mine,
    JSON.stringify({ pid: process.pid, host: hostname(), startedAt: startOf(process.pid) } satisfies Holder),
  );
  try {
    for (let tries = 0; tries < 5; tries++) {
      try {
        linkSync(mine, path);
        heldHere.add(path);
        return () => {
          if (!heldHere.delete(path)) return;
          rmSync(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      takeAwayDeadLock(dataDir, path, `${mine}.dead`);
    }
    throw new Error(`${path} changes hands all the time; try again.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Renaming is atomic: of two processes that find a dead lock only one takes it away; a live one that slipped in is put back. */
function takeAwayDeadLock(dataDir: string, path: string, aside: string): void {
  const holder = readHolder(path);
  if (holder && isAlive(holder, path)) throw new DataDirInUseError(dataDir, holder);
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved, path)) {
    try {
      linkSync(aside, path);
    } catch {
      // Somebody else holds it by now; the next round finds that out.
    }
  }
  rmSync(aside, { force: true });
}
