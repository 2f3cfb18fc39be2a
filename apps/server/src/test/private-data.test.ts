import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backUpEmbedded } from '#server/cli/backup.ts';
import { restoreEmbedded } from '#server/cli/restore.ts';
import { loadConfig } from '#server/config.ts';
import { waitForDataDir } from '#server/platform/database/data-dir/data-dir-lock.ts';
import { prepareDataDir } from '#server/platform/database/database.testing.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations/migrate.ts';
import { keepPrivate } from '#server/platform/private-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-private-'));
const umask = process.umask(0o022);
afterAll(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

/** Everything in it that another user may read, write or enter, itself included. */
function openToOthers(path: string): string[] {
  const below = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => !entry.isSymbolicLink());
  return [path, ...below.map((entry) => join(entry.parentPath, entry.name))].filter(
    (one) => (statSync(one).mode & 0o077) !== 0,
  );
}

/** As a copy by hand leaves it. */
function openUp(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666);
  chmodSync(path, 0o755);
}

test('what others may read is private after the next start', async () => {
  const dataDir = join(folder, 'data');
  prepareDataDir(dataDir);
  writeFileSync(join(dataDir, 'token-secret'), 'x'.repeat(40));
  mkdirSync(join(dataDir, 'images', 'ab'), { recursive: true });
  writeFileSync(join(dataDir, 'images', 'ab', '320.jpg'), 'x');
  openUp(dataDir);
  expect(openToOthers(dataDir).length).toBeGreaterThan(600);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  expect(openToOthers(dataDir)).toEqual([]);
  await database.close();
});

test('a new database is private from its first start on', async () => {
  const dataDir = join(folder, 'new');
  const database = await openDatabase({ databaseUrl: null, dataDir });
  expect(openToOthers(dataDir)).toEqual([]);
  await migrate(database);
  await database.close();
  const folders = openToOthers(dataDir).filter((path) => statSync(path).isDirectory());
  expect(folders).toEqual([]);
});

test('backups and what is restored from them are private', async () => {
  const [dataDir, backup, target] = [join(folder, 'source'), join(folder, 'backup'), join(folder, 'target')];
  prepareDataDir(dataDir);
  await backUpEmbedded([backup], { DATA_DIR: dataDir });
  mkdirSync(target);
  await restoreEmbedded([backup], { DATA_DIR: target });
  expect([...openToOthers(backup), ...openToOthers(target)]).toEqual([]);
});

test('a folder that is reached by a link is private, too', async () => {
  const [volume, dataDir] = [join(folder, 'volume'), join(folder, 'link-to-volume')];
  mkdirSync(volume);
  writeFileSync(join(volume, 'token-secret'), 'x', { mode: 0o644 });
  symlinkSync(volume, dataDir);
  keepPrivate(dataDir);
  expect(openToOthers(volume)).toEqual([]);
});

test('the target of a link is left alone', () => {
  const [dataDir, elsewhere] = [join(folder, 'linked'), join(folder, 'elsewhere')];
  mkdirSync(dataDir);
  writeFileSync(elsewhere, 'x', { mode: 0o644 });
  symlinkSync(elsewhere, join(dataDir, 'link'));
  symlinkSync(join(folder, 'nowhere'), join(dataDir, 'dangling'));
  keepPrivate(dataDir);
  expect(statSync(elsewhere).mode & 0o777).toBe(0o644);
});

// Only root can give files away.
test.runIf(process.getuid?.() === 0)('what belongs to another user stops the start in words', () => {
  const otherUser = 65_534;
  const words = /belongs to another user of this machine: give it to the user of the service/;
  const theirs = join(folder, 'theirs');
  mkdirSync(theirs, { mode: 0o700 });
  chownSync(theirs, otherUser, otherUser);
  expect(() => keepPrivate(theirs)).toThrow(words);
  const ours = join(folder, 'ours');
  mkdirSync(ours, { mode: 0o700 });
  const secret = join(ours, 'token-secret');
  writeFileSync(secret, 'chosen by another user', { mode: 0o600 });
  chownSync(secret, otherUser, otherUser);
  expect(() => keepPrivate(ours)).toThrow(words);
  rmSync(secret);
  symlinkSync(theirs, join(ours, 'images'));
  // The owner of the target of a link has the pictures, too.
  expect(() => keepPrivate(ours)).toThrow(words);
  lchownSync(join(ours, 'images'), otherUser, otherUser);
  expect(() => keepPrivate(ours)).toThrow(words);
  rmSync(join(ours, 'images'));
  mkdirSync(join(ours, 'images'), { mode: 0o700 });
  symlinkSync(theirs, join(ours, 'images', 'ab'));
  expect(() => keepPrivate(ours)).toThrow(words);
});

test.runIf(process.getuid?.() === 0)('nothing is written into a folder that another user put there', async () => {
  const otherUser = 65_534;
  const [theirs, planted] = [join(folder, 'their-place'), join(folder, 'planted')];
  mkdirSync(theirs, { mode: 0o777 });
  symlinkSync(theirs, planted);
  lchownSync(planted, otherUser, otherUser);
  await expect(waitForDataDir(planted, 1)).rejects.toThrow(/belongs to another user/);
  expect(() => loadConfig({ APP_MODE: 'test', DATA_DIR: planted })).toThrow(/belongs to another user/);
  expect(readdirSync(theirs)).toEqual([]);
});

describe('in a folder that was open to others, before the service opens its file there', () => {
  const otherUser = 65_534;
  const pipe = (path: string) => execFileSync('mkfifo', [path]);
  const openers: [string, (dataDir: string) => Promise<unknown>][] = [
    ['in-use', async (dataDir) => (await waitForDataDir(dataDir, 0))()],
    ['token-secret', async (dataDir) => loadConfig({ APP_MODE: 'test', DATA_DIR: dataDir })],
  ];
  const planted: [string, (path: string) => void, string][] = [
    ['a link', (path) => symlinkSync(join(folder, 'chosen'), path), 'is a link: delete it'],
    ['a pipe', pipe, 'is no file of the service: delete it'],
    ['a folder', (path) => mkdirSync(path), 'is no file of the service: delete it'],
  ];
  const others: typeof planted = [
    [
      "another user's pipe",
      (path) => {
        pipe(path);
        chownSync(path, otherUser, otherUser);
      },
      'belongs to another user of this machine: delete it',
    ],
  ];
  // Only root can give files away.
  const all = process.getuid?.() === 0 ? [...planted, ...others] : planted;

  test.each(openers.flatMap(([name, open]) => all.map(([what, put, words]) => ({ name, open, what, put, words }))))(
    '$what as $name stops the start in words, and no other user puts one there',
    async ({ name, open, put, words }) => {
      const dataDir = mkdtempSync(join(folder, 'open-'));
      chmodSync(dataDir, 0o777);
      put(join(dataDir, name));
      await expect(open(dataDir)).rejects.toThrow(`${join(dataDir, name)} ${words}`);
      expect(statSync(dataDir).mode & 0o077).toBe(0);
      expect(existsSync(join(folder, 'chosen'))).toBe(false);
    },
  );
});

test('what cannot be narrowed stops the start in words', () => {
  // Not even root changes the rights of this one.
  expect(() => keepPrivate('/proc/self/attr')).toThrow(
    /^Other users of this machine may read or write \/proc\/\d+\/attr\S*, and that cannot be changed \(EPERM\): give it to/,
  );
});
