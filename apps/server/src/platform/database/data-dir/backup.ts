import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/operator-error.ts';

interface BackedUpFile {
  bytes: number;
  sha256: string;
}

/** `manifest.json`, written last: without it a directory is no backup. */
export interface BackupManifest {
  format: 1;
  createdAt: string;
  /** By path with `/`. */
  files: Record<string, BackedUpFile>;
}

export const manifestFile = 'manifest.json';
export const databaseFile = 'database.tar.gz';
export const secretFile = 'token-secret';
export const picturesFolder = 'images';

export interface BackupSummary {
  directory: string;
  files: number;
  bytes: number;
}

/**
 * Copies the open embedded database, its pictures and its generated secret into `directory`, which must be new or empty
 * and gets its name last. The service may keep writing: the database is copied between two transactions and before the
 * pictures, whose files never change.
 */
export async function writeBackup(
  source: { database: Database; dataDir: string },
  directory: string,
): Promise<BackupSummary> {
  const target = resolve(directory);
  if (existsSync(target) && (!statSync(target).isDirectory() || (await readdir(target)).length > 0))
    throw new OperatorError(`${target} is not empty: name a new directory for this backup.`);
  const partial = `${target}.partial-${randomBytes(4).toString('hex')}`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const files: BackupManifest['files'] = {};
    const dump = await source.database.dump();
    if (!dump) throw new OperatorError('Only the embedded database is backed up this way.');
    const content = Buffer.from(await dump.arrayBuffer());
    files[databaseFile] = await copyInto(() => Readable.from([content]), join(partial, databaseFile));
    const others = [
      ...(await picturesOf(source.dataDir)),
      ...[secretFile].filter((name) => existsSync(join(source.dataDir, name))),
    ];
    for (const name of others) {
      const copied = await copyIfThere(join(source.dataDir, name), join(partial, name));
      if (copied) files[name] = copied;
    }
    const manifest: BackupManifest = { format: 1, createdAt: new Date().toISOString(), files };
    await copyInto(() => Readable.from([JSON.stringify(manifest, null, 1)]), join(partial, manifestFile));
    await rename(partial, target);
    const all = Object.values(files);
    return { directory: target, files: all.length, bytes: all.reduce((sum, file) => sum + file.bytes, 0) };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Files that are still being written lie in folders that begin with a dot. */
async function picturesOf(dataDir: string): Promise<string[]> {
  const root = join(dataDir, picturesFolder);
  if (!existsSync(root)) return [];
  const found = await readdir(root, { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/** Null for a picture that was deleted since it was listed. */
async function copyIfThere(from: string, to: string): Promise<BackedUpFile | null> {
  try {
    return await copyInto(() => createReadStream(from), to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(from)) return null;
    throw error;
  }
}

/** Writes and flushes a stream to a new file that only its owner may read. */
export async function copyInto(from: () => Readable, to: string): Promise<BackedUpFile> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(to, 'wx', 0o600);
  await pipeline(
    from(),
    async function* (chunks: AsyncIterable<Buffer | string>) {
      for await (const chunk of chunks) {
        const part = Buffer.from(chunk as Buffer);
        hash.update(part);
        bytes += part.length;
        yield part;
      }
    },
    file.createWriteStream({ flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}
