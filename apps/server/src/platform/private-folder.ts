import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** Rights of everybody but the owner. */
const others = 0o077;

/** Whatever this process writes from now on is for its owner alone: said once, by whoever starts the process. */
export function writeForOwnerOnly(): void {
  process.umask(others);
}

/**
 * Makes the folder where it is missing, and takes every right of other users from it and from all below; what links in
 * it lead to is left alone, but must be ours or root's. The folders of pictures, of which there may be a million, are
 * gone through once: as long as one is private, nothing in it can be reached. Throws OperatorError with what cannot be
 * narrowed, and with what belongs to another user: whoever owns a file chose what stands in it, a secret for one.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The link itself, too: its owner can let it lead elsewhere tomorrow.
  requireOurs(folder, lstatSync(folder));
  const path = realpathSync(folder);
  narrow(path, join(path, 'images'));
}

/** What is inside first, so that a walk that was broken off is done again. */
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
    // Went away meanwhile: a file of the running database.
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
  // What is open is refused in the words for that.
  if (found.uid === us || isClosedToUs(found) || (us !== 0 && !found.isSymbolicLink())) return;
  throw foreign(path);
}

function foreign(path: string): OperatorError {
  return new OperatorError(
    `${path} belongs to another user of this machine: give it to the user of the service, or name another DATA_DIR.`,
  );
}

/**
 * Refuses a folder, or a link to one, that another user put where `folder` should be, before anything is written into
 * it. Throws OperatorError.
 */
export function requireOwnFolder(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  requireOurs(folder, found);
  if (found.isSymbolicLink()) requireTrusted(folder, statSync(folder));
}

/**
 * Takes every right of other users from the folder alone, where it is there: from then on nobody puts a file where the
 * service looks for its own, which is what has to be before one is opened. Throws as `keepPrivate` does.
 */
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
 * Refuses what another user put where a file of the service in `folder` or beside it should be: a link, something of
 * theirs, or what is no file, such as a pipe, which would be waited for without end. Only the owner of `folder` and root are believed. Throws OperatorError.
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

/** What is reached by a link is not ours to narrow; another user who has it could read or choose what stands there. */
function requireTrusted(path: string, target: Stats): void {
  if (target.uid !== 0 && target.uid !== process.getuid?.()) throw foreign(path);
}

/** `lost+found` of a volume, for one: somebody else's, and private already. */
function isClosedToUs({ uid, mode }: Stats): boolean {
  const us = process.getuid?.() ?? 0;
  return us !== 0 && uid !== us && (mode & others) === 0;
}
