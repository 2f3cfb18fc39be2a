import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { type App, createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { startNode } from '#server/platform/child-process.testing.ts';
import { writeBackup } from '#server/platform/database/data-dir/backup.ts';
import { restoreBackup } from '#server/platform/database/data-dir/restore.ts';
import { prepareDataDir } from '#server/platform/database/database.testing.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';
import { backUpEmbedded } from './backup.ts';
import { restoreEmbedded } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-backup-'));
const dataDir = join(folder, 'data');
const backup = join(folder, 'backups', 'monday');
const target = join(folder, 'target');
let tiktok: Simulator;
let app: App;
let atBackup: Awaited<ReturnType<typeof readShops>>;

beforeAll(async () => {
  tiktok = await startSimulator({ empty: true });
  tiktok.control.addSeller({ handle: 'mama.duka' });
  for (const price of [15, 25, 35]) {
    tiktok.control.publish({ handle: 'mama.duka', caption: `Kitenge dress ${price}k #TRACK`, picture: 'dress' });
  }
  prepareDataDir(dataDir);
  app = await startApp(dataDir);
  await signUp(
    app.services.accounts,
    { handle: 'mama.duka', password: 'Muyembe-42-Trees' },
    { ip: '127.0.0.1', device: null },
  );
  await vi.waitFor(async () => expect((await readShops(app.database.db)).copied).toBe(3), {
    timeout: 60_000,
    interval: 20,
  });
  atBackup = await readShops(app.database.db);
});

afterAll(async () => {
  await app.stop();
  await tiktok.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startApp(directory: string): Promise<App> {
  const config = loadConfig({
    APP_MODE: 'test',
    PORT: '0',
    DATA_DIR: directory,
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
  });
  const started = await createApp(config, { logger: createLogger('silent'), servePages: async () => null });
  await started.start();
  return started;
}

async function readShops(db: Db) {
  const shops = await db.selectFrom('shops').select(['shop_id', 'handle']).execute();
  const products = await db
    .selectFrom('products')
    .select(['video_id', 'number', 'title', 'price_ugx'])
    .orderBy('number')
    .execute();
  const pictures = await db.selectFrom('product_pictures').select('hash').where('hash', 'is not', null).execute();
  return { shops, products, copied: pictures.length, hashes: pictures.map((picture) => String(picture.hash)).sort() };
}

/** Pairs of rows that only ever come together, as fast as they can be written. */
function writeAllTheTime(db: Db): () => Promise<number> {
  let stopped = false;
  async function write(): Promise<number> {
    for (let pair = 0; ; pair++) {
      if (stopped) return pair;
      await inTransaction(db, 'test.pair', async (trx) => {
        await trx
          .insertInto('settings')
          .values({ key: `left-${pair}`, value: '1' })
          .execute();
        await trx
          .insertInto('settings')
          .values({ key: `right-${pair}`, value: '1' })
          .execute();
      });
      await new Promise((resume) => setImmediate(resume));
    }
  }
  const written = write();
  return () => {
    stopped = true;
    return written;
  };
}

const damages = {
  'no manifest': /is not a whole backup: it has no readable manifest\.json\.$/m,
  'half a manifest': /is not a whole backup/,
  'a missing picture': /The backup is not whole: images\/.* is missing\.$/m,
  'a changed picture': /The backup is damaged: images\/.* is not what was written\.$/m,
  'half a database': /The backup is damaged: database\.tar\.gz is not what was written\.$/m,
  'a path that leads out': /names a file that does not belong into one/,
};

/** What stands where something is to be restored. */
function prepareTarget(): void {
  mkdirSync(join(target, 'postgres'), { recursive: true });
  writeFileSync(join(target, 'postgres', 'mine'), 'kept');
}

describe('backup and restore of the embedded database', () => {
  test('the running service is backed up while it writes', async () => {
    const stopWriting = writeAllTheTime(app.database.db);
    const answer = await backUpEmbedded([backup], { DATA_DIR: dataDir });
    expect(await stopWriting()).toBeGreaterThan(0);
    expect(answer).toMatch(/^Backed up \d+ files \(\d+ kB\) to /);
  });

  test('only the owner may read a backup or talk to the running service', () => {
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(statSync(join(backup, 'database.tar.gz')).mode & 0o077).toBe(0);
    expect(statSync(`${dataDir}.sock`).mode & 0o777).toBe(0o600);
  });

  test('a backup is never written over something else', async () => {
    const source = { database: app.database, dataDir };
    await expect(writeBackup(source, backup)).rejects.toThrow(`${backup} is not empty: name a new directory`);
    expect(readdirSync(join(folder, 'backups'))).toEqual(['monday']);
  });

  test('nothing is restored under a running service', async () => {
    const refused = restoreBackup({ directory: backup, dataDir, force: true });
    await expect(refused).rejects.toThrow(`${dataDir} is in use by process ${process.pid}: stop it first`);
    expect(await readShops(app.database.db)).toEqual(atBackup);
  });

  test('existing data is not replaced without --force', async () => {
    prepareTarget();
    const refused = restoreBackup({ directory: backup, dataDir: target, force: false });
    await expect(refused).rejects.toThrow(`${target} holds data already: add --force to replace it.`);
  });

  test.each(Object.entries(damages))('a backup with %s is refused and changes nothing', async (damage, sentence) => {
    prepareTarget();
    const broken = join(folder, 'broken');
    cpSync(backup, broken, { recursive: true });
    damageBackup(broken, damage);
    await expect(restoreBackup({ directory: broken, dataDir: target, force: true })).rejects.toThrow(sentence);
    rmSync(broken, { recursive: true });
    expect(readFileSync(join(target, 'postgres', 'mine'), 'utf8')).toBe('kept');
    expect(readdirSync(target)).toEqual(['postgres']);
  });

  test('a service starts on what was restored elsewhere: the same shops, products and pictures, nothing half', async () => {
    prepareTarget();
    const answer = await restoreEmbedded([backup, '--force'], { DATA_DIR: target });
    expect(answer).toMatch(/^Restored \d+ files of .* into /);
    expect(readdirSync(target).sort()).toEqual(['images', 'postgres', 'token-secret']);
    const again = await startApp(target);
    try {
      const { db } = again.database;
      expect(await readShops(db)).toEqual(atBackup);
      const keys = (await db.selectFrom('settings').select('key').execute()).map((row) => row.key);
      const left = keys.filter((key) => key.startsWith('left-')).map((key) => key.slice(5));
      const right = keys.filter((key) => key.startsWith('right-')).map((key) => key.slice(6));
      expect(left.sort()).toEqual(right.sort());
      const list = await again.server.inject({ url: '/api/v1/shop/mama.duka/products', headers: hostOf(again) });
      expect(list.json().data.data).toHaveLength(3);
      for (const hash of atBackup.hashes) {
        const file = join('images', hash.slice(0, 2), hash, '320.webp');
        expect(readFileSync(join(target, file))).toEqual(readFileSync(join(dataDir, file)));
      }
      expect(readFileSync(join(target, 'token-secret'))).toEqual(readFileSync(join(dataDir, 'token-secret')));
    } finally {
      await again.stop();
    }
  });

  test('a stopped service is backed up under the lock', async () => {
    const second = join(folder, 'backups', 'tuesday');
    await backUpEmbedded([second], { DATA_DIR: target });
    expect(existsSync(join(second, 'manifest.json'))).toBe(true);
    expect(existsSync(`${target}.lock`)).toBe(false);
  });

  test('where nothing is, nothing is backed up and nothing is made', async () => {
    const nowhere = join(folder, 'nowhere');
    const refused = backUpEmbedded([join(folder, 'backups', 'empty')], { DATA_DIR: nowhere });
    await expect(refused).rejects.toThrow(`There is no database to back up in ${nowhere}.`);
    expect(existsSync(nowhere)).toBe(false);
  });

  test.each(['backup', 'restore'] as const)('%s of PostgreSQL is left to its own tools', async (command) => {
    const file = join(import.meta.dirname, `${command}.ts`);
    const { code, output } = await startNode([file, backup], { DATABASE_URL: 'postgres://unknown@127.0.0.1:1/none' })
      .ended;
    expect(output).toMatch(/^DATABASE_URL is set: .*pg_dump.*docs\/operations\/backup\.md\)\.\n$/);
    expect(code).toBe(1);
  });
});

function damageBackup(directory: string, damage: string): void {
  const manifestPath = join(directory, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const picture = join(directory, Object.keys(manifest.files).find((name) => name.startsWith('images/')) ?? '');
  const database = join(directory, 'database.tar.gz');
  const bytes = readFileSync(database);
  if (damage === 'no manifest') rmSync(manifestPath);
  if (damage === 'half a manifest') writeFileSync(manifestPath, readFileSync(manifestPath, 'utf8').slice(0, 200));
  if (damage === 'a missing picture') rmSync(picture);
  if (damage === 'a changed picture') writeFileSync(picture, 'another');
  if (damage === 'half a database') writeFileSync(database, bytes.subarray(0, bytes.length / 2));
  if (damage === 'a path that leads out') {
    manifest.files['images/../../outside'] = manifest.files['token-secret'];
    writeFileSync(manifestPath, JSON.stringify(manifest));
  }
}

function hostOf(running: App): { host: string } {
  const address = running.server.server.address();
  return { host: `localhost:${typeof address === 'object' && address ? address.port : 0}` };
}
