import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '#server/platform/operator-error.ts';

/** SQLite's name for "somebody else has locked it". */
const busy = 5;

/** Locks that this process has: one that nobody refers to any more would be let go. */
const locks = new Set<DatabaseSync>();

/**
 * Locks the file at `path`, which is made where it is missing, and gives back how to let go; null while somebody has
 * it. The kernel keeps the lock for as long as this process lives, however it ends, and shows it to every process of
 * the machine, in other containers too. Node has no call for such a lock of its own: it is that of an empty SQLite
 * database. No other code may open the file, because closing it anywhere in this process would end the lock.
 */
export function lockFile(path: string): (() => void) | null {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw new OperatorError(`${path} cannot be locked (${(error as Error).message}): use a disk of this machine.`);
  }
  locks.add(file);
  return () => {
    if (locks.delete(file)) file.close();
  };
}

/** Whether a live process has locked the file. Many may look at once, and none of them hinders another. */
export function isLocked(path: string): boolean {
  let file: DatabaseSync | null = null;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    file.exec('begin; select count(*) from sqlite_schema');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    // Let go and taken away since it was looked for.
    if (!existsSync(path)) return false;
    throw error;
  } finally {
    file?.close();
  }
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === busy;
}
