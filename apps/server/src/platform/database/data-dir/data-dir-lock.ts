import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServing } from '#server/platform/control-socket.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { closeOwnFolder, requireOwnFile, requireOwnFolder } from '#server/platform/private-folder.ts';

const lockFileName = 'in-use';
/** Process id and host of the last holder, for the sentence below; it decides nothing. */
const holderFileName = 'in-use-by';

const retryMs = 50;
const sqliteBusy = 5;

/** Another process, or another part of this one, has locked the data directory. */
export class DataDirInUseError extends OperatorError {
  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by ${holderOf(dataDir)}: stop it first, because two processes on one embedded database lose data.`,
    );
    this.name = 'DataDirInUseError';
  }
}

function holderOf(dataDir: string): string {
  try {
    const [pid, host] = readFileSync(join(dataDir, holderFileName), 'utf8').split(' ');
    return `process ${pid}${host === hostname() ? '' : ` on the host ${host}`}`;
  } catch {
    return 'another process';
  }
}

/** Locks that this process has: the kernel frees the lock of a file that is garbage collected. */
const locks = new Set<DatabaseSync>();

/**
 * Makes the folder where it is missing and locks it; returns the function that unlocks it. The kernel keeps the lock as
 * long as this process lives, however it ends, and shows it to every process on this folder, in other containers too.
 * Throws DataDirInUseError.
 */
export function lockDataDir(dataDir: string): () => void {
  requireOwnFolder(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // From here on other users put nothing there; what they put there before is refused.
  closeOwnFolder(dataDir);
  for (const name of [lockFileName, holderFileName]) requireOwnFile(dataDir, join(dataDir, name));
  const lock = lockFile(join(dataDir, lockFileName));
  if (lock === null) throw new DataDirInUseError(dataDir);
  locks.add(lock);
  writeFileSync(join(dataDir, holderFileName), `${process.pid} ${hostname()}`, { mode: 0o600 });
  return () => {
    if (!locks.delete(lock)) return;
    // As long as they are locked.
    for (const name of [holderFileName, lockFileName]) rmSync(join(dataDir, name), { force: true });
    lock.close();
  };
}

/** Waits up to `waitMs` for a holder that is stopping, which is one whose control socket does not answer. */
export async function waitForDataDir(dataDir: string, waitMs: number): Promise<() => void> {
  const endsAtMs = performance.now() + waitMs;
  for (;;) {
    try {
      return lockDataDir(dataDir);
    } catch (error) {
      const isStopping = error instanceof DataDirInUseError && !(await isServing(dataDir));
      if (!isStopping || performance.now() >= endsAtMs) throw error;
      await sleep(retryMs);
    }
  }
}

/**
 * Null while another has it. Node has no call for the kernel's file locks: this is the one that SQLite takes on an empty
 * database. No other code may open the file, because closing it anywhere in this process would end the lock.
 */
function lockFile(path: string): DatabaseSync | null {
  const inodeOf = () => statSync(path, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf();
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
    // The holder may have removed the file, and another process made a new one, since it was opened here.
    const lockedInode = inodeOf();
    if (lockedInode !== undefined && (inode === undefined || inode === lockedInode)) return file;
    file.close();
    return null;
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw new OperatorError(`${path} cannot be locked (${(error as Error).message}): use a disk of this machine.`);
  }
}
