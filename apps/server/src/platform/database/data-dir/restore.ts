import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, normalize, resolve, sep } from 'node:path';
import { sql } from 'kysely';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { openDatabase } from '#server/platform/database/database.ts';
import { BeforeFirstReleaseError, isBeforeFirstRelease } from '#server/platform/database/migrations/migrate.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { jsonIn } from '#server/platform/outgoing.ts';
import { keepPrivate } from '#server/platform/private-folder.ts';
import { type BackupManifest, copyInto, databaseFile, manifestFile, picturesFolder, secretFile } from './backup.ts';
import { lockDataDir } from './data-dir-lock.ts';

const Manifest = Type.Object({
  format: Type.Literal(1),
  createdAt: Type.String(),
  files: Type.Record(Type.String(), Type.Object({ bytes: Type.Integer({ minimum: 0 }), sha256: Type.String() })),
});

const parts = ['postgres', picturesFolder, secretFile];

/**
 * Restores `dataDir` to the state of the backup. Refuses, with nothing changed, while a service runs on it, when it holds
 * data and `force` is not given, and when the backup is incomplete: all is checked before the first file is replaced.
 */
export async function restoreBackup(options: {
  directory: string;
  dataDir: string;
  force: boolean;
}): Promise<{ createdAt: string; files: number }> {
  const { dataDir, force } = options;
  const source = resolve(options.directory);
  const manifest = await readManifest(source);
  const unlock = lockDataDir(dataDir);
  const suffix = randomBytes(4).toString('hex');
  const incoming = join(dataDir, `.restoring-${suffix}`);
  try {
    if (!force && (await holdsData(dataDir)))
      throw new OperatorError(`${dataDir} holds data already: add --force to replace it.`);
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    for (const [name, expected] of Object.entries(manifest.files)) await unpack(source, incoming, name, expected);
    await loadDatabase(source, incoming);
    await replaceParts(dataDir, incoming, join(dataDir, `.replaced-${suffix}`));
    keepPrivate(dataDir);
    return { createdAt: manifest.createdAt, files: Object.keys(manifest.files).length };
  } finally {
    await rm(incoming, { recursive: true, force: true });
    unlock();
  }
}

async function readManifest(source: string): Promise<BackupManifest> {
  const text = await readFile(join(source, manifestFile), 'utf8').catch(() => '');
  const manifest = jsonIn(text);
  if (Value.Check(Manifest, manifest) && manifest.files[databaseFile]) return manifest;
  throw new OperatorError(`${source} is not a whole backup: it has no readable ${manifestFile}.`);
}

async function holdsData(dataDir: string): Promise<boolean> {
  if (existsSync(join(dataDir, 'postgres'))) return true;
  const pictures = join(dataDir, picturesFolder);
  return existsSync(pictures) && (await readdir(pictures)).some((name) => !name.startsWith('.'));
}

async function unpack(
  source: string,
  incoming: string,
  name: string,
  expected: { bytes: number; sha256: string },
): Promise<void> {
  const isOurs = name === databaseFile || name === secretFile || name.startsWith(`${picturesFolder}/`);
  const isInside = normalize(name) === name && !name.split(/[\\/]/).includes('..') && !name.startsWith(sep);
  if (!isOurs || !isInside)
    throw new OperatorError(`The backup names a file that does not belong into one: ${JSON.stringify(name)}.`);
  let copied: { bytes: number; sha256: string };
  try {
    copied = await copyInto(() => createReadStream(join(source, name)), join(incoming, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new OperatorError(`The backup is not whole: ${name} is missing.`);
    throw error;
  }
  if (copied.bytes !== expected.bytes || copied.sha256 !== expected.sha256)
    throw new OperatorError(`The backup is damaged: ${name} is not what was written.`);
}

/** Opens the unpacked dump, because a database that does not open must not replace one that does. */
async function loadDatabase(source: string, incoming: string): Promise<void> {
  const applied = await readMigrations(incoming).catch((error: Error) => {
    throw new OperatorError(`The database in the backup does not open: ${error.message}`);
  });
  if (isBeforeFirstRelease(applied)) throw new BeforeFirstReleaseError(`in ${source}`);
}

async function readMigrations(incoming: string): Promise<string[]> {
  const loadDump = new Blob([await readFile(join(incoming, databaseFile))]);
  const database = await openDatabase({ databaseUrl: null, dataDir: incoming }, { loadDump });
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.db);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

/** Moves the old parts aside and the new ones in; on a failure midway the old ones come back. */
async function replaceParts(dataDir: string, incoming: string, aside: string): Promise<void> {
  await mkdir(aside, { mode: 0o700 });
  const moved: string[] = [];
  try {
    for (const part of parts) {
      if (!existsSync(join(dataDir, part))) continue;
      await rename(join(dataDir, part), join(aside, part));
      moved.push(part);
    }
    for (const part of parts)
      if (existsSync(join(incoming, part))) await rename(join(incoming, part), join(dataDir, part));
  } catch (error) {
    for (const part of moved) {
      await rm(join(dataDir, part), { recursive: true, force: true });
      await rename(join(aside, part), join(dataDir, part));
    }
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
