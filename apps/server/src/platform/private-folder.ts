import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** Rights of everyone but the owner. */
const others = 0o077;

/** For all files that this process writes from now on. */
export function writeForOwnerOnly(): void {
  process.umask(others);
}

/**
 * Makes the folder if needed and removes other users' rights from it and all below. Targets of links are left alone, but
 * must be ours or root's. Picture folders, of which there may be a million, are walked once: nothing in a private one
 * can be reached. Throws OperatorError when that fails, and for what another user owns, who chose its contents.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The link itself, too: its owner can change its target.
  requireOurs(folder, lstatSync(folder));
  const path = realpathSync(folder);
  narrow(path, join(path, 'images'));
}

/** Contents first, so that an interrupted walk is repeated. */
function narrow(path: string, pictures: string): void {
  try {
    const found = lstatSync(path);
    requireOurs(path, found);
    if (found.isSymbolicLink()) {
      requireTrusted(path, statSync(path));
      return;
    }
    const isOpen = (found.mode & others) !== 0;
    if (found.isDirectory() && (isOpen || (dirname(path) !== pictures && !isClosedToUs(found))))
      for (const name of readdirSync(path)) narrow(join(path, name), pictures);
    if (isOpen) chmodSync(path, found.mode & ~others & 0o7777);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The running database deleted the file.
    if (code === 'ENOENT') return;
    if (code === undefined) throw error;
    throw stillOpen(path, code);
  }
}

function stillOpen(path: string, code: string | undefined): OperatorError {
  return new OperatorError(
    `Other users of this machine may read or write ${path}, and that cannot be changed (${code}): give it to the user of the service, or name another DATA_DIR.`,
  );
}

function requireOurs(path: string, found: Stats): void {
  const us = process.getuid?.() ?? 0;
  // Open ones are refused by their own message.
  if (found.uid === us || isClosedToUs(found) || (us !== 0 && !found.isSymbolicLink())) return;
  throw foreign(path);
}

function foreign(path: string): OperatorError {
  return new OperatorError(
    `${path} belongs to another user of this machine: give it to the user of the service, or name another DATA_DIR.`,
  );
}

/** Throws OperatorError when another user owns the folder, or the link in its place. */
export function requireOwnFolder(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  requireOurs(folder, found);
  if (found.isSymbolicLink()) requireTrusted(folder, statSync(folder));
}

/** Of the folder alone, before a file in it is opened: no other user can put one there. Throws as `keepPrivate` does. */
export function closeOwnFolder(folder: string): void {
  requireOwnFolder(folder);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found || (found.mode & others) === 0) return;
  try {
    chmodSync(folder, found.mode & ~others & 0o7777);
  } catch (error) {
    throw stillOpen(folder, (error as NodeJS.ErrnoException).code);
  }
}

/**
 * Throws OperatorError for a link, for a file of another user (the owner of `folder` and root are trusted), and for a
 * pipe or directory: reading from a pipe would not end.
 */
export function requireOwnFile(folder: string, file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return;
  const trusted = [0, process.getuid?.() ?? 0, statSync(folder, { throwIfNoEntry: false })?.uid];
  if (found.isSymbolicLink()) throw new OperatorError(`${file} is a link: delete it and start again.`);
  if (!trusted.includes(found.uid))
    throw new OperatorError(`${file} belongs to another user of this machine: delete it and start again.`);
  if (found.isDirectory() || found.isFIFO())
    throw new OperatorError(`${file} is no file of the service: delete it and start again.`);
}

/** We do not change a link's target; another user who owns it could read or choose its contents. */
function requireTrusted(path: string, target: Stats): void {
  if (target.uid !== 0 && target.uid !== process.getuid?.()) throw foreign(path);
}

/** Such as `lost+found` of a volume: another user's, and private already. */
function isClosedToUs({ uid, mode }: Stats): boolean {
  const us = process.getuid?.() ?? 0;
  return us !== 0 && uid !== us && (mode & others) === 0;
}
