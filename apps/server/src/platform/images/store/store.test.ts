import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from './s3-server.testing.ts';
import { createImageStore, type ImageStore } from './store.ts';

const hash = 'abcdef0123456789abcdef0123456789';
const key = `ab/${hash}/320.webp`;
const missing = `ab/${hash}/640.webp`;
const picture = Buffer.from('the bytes of a picture');

let folder = '';
let s3: S3Server;
const stores: Record<string, ImageStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-store-'));
  s3 = await startS3Server('test-key');
  const { endpoint } = s3;
  const bucket = {
    bucket: 'pictures',
    region: 'eu-west-1',
    endpoint,
    accessKeyId: 'test-key',
    secretAccessKey: 'secret',
  };
  stores.disk = await createImageStore({ dataDir: folder });
  stores.S3 = await createImageStore({ dataDir: folder, s3: bucket });
  stores.refusedS3 = await createImageStore({ dataDir: folder, s3: { ...bucket, accessKeyId: 'other-key' } });
});
afterAll(async () => {
  for (const store of Object.values(stores)) store.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

function storeNamed(name: string): ImageStore {
  const store = stores[name];
  if (!store) throw new Error(`no store ${name}`);
  return store;
}

test.each(['disk', 'S3'])('what is put on %s can be found, read, streamed, put again and deleted', async (name) => {
  const store = storeNamed(name);
  expect(await store.has(key)).toBe(false);
  await store.put(key, picture, 'image/webp');
  await store.put(key, picture, 'image/webp');
  expect(await store.has(key)).toBe(true);
  expect(await store.sizeBytes(key)).toBe(picture.length);
  expect(await store.read(key)).toEqual(picture);
  const found = await store.stream(key);
  expect(found?.sizeBytes).toBe(picture.length);
  expect(found && (await buffer(found.body))).toEqual(picture);

  await store.delete(key);
  await store.delete(key);
  expect(await store.has(key)).toBe(false);
  expect(await store.read(key)).toBeNull();
});

test.each(['disk', 'S3'])('a file that %s does not have is null, not an error', async (name) => {
  const store = storeNamed(name);
  expect(await store.read(missing)).toBeNull();
  expect(await store.stream(missing)).toBeNull();
  expect(await store.sizeBytes(missing)).toBeNull();
});

test('S3 gets the type with the bytes', async () => {
  await storeNamed('S3').put(key, picture, 'image/webp');
  expect(s3.objects.get(`/pictures/${key}`)).toEqual({ bytes: picture, contentType: 'image/webp' });
});

test('a bucket that refuses is an error, not a missing picture', async () => {
  const store = storeNamed('refusedS3');
  await expect(store.read(key)).rejects.toThrow();
  await expect(store.stream(key)).rejects.toThrow();
  await expect(store.put(key, picture, 'image/webp')).rejects.toThrow();
});

test.each([
  '',
  '320.webp',
  `cd/${hash}/320.webp`,
  `ab/${hash}/../320.webp`,
  `ab/${hash}/321.webp`,
  `ab/${hash}/320.webp/`,
  `ab/${hash}/320.webp\n`,
  `ab/${hash}/320.svg`,
  `ab/${hash.toUpperCase()}/320.webp`,
  `../${hash}/320.webp`,
  `/ab/${hash}/320.webp`,
  `ab\\${hash}\\320.webp`,
  `ab/${hash}/facts.json\0`,
])('%j is no key', async (wrong) => {
  const store = storeNamed('disk');
  await expect(store.put(wrong, picture, 'image/webp')).rejects.toThrow('Not a key');
  await expect(store.read(wrong)).rejects.toThrow('Not a key');
  await expect(store.delete(wrong)).rejects.toThrow('Not a key');
  await expect(store.has(wrong)).rejects.toThrow('Not a key');
});

test('a reader never sees half a picture, however often it is written at the same time', async () => {
  const store = storeNamed('disk');
  const versions = ['a', 'b'].map((letter) => Buffer.alloc(3_000_000, letter));
  const [first, second] = versions as [Buffer, Buffer];
  await store.put(key, first, 'image/webp');
  let writing = true;
  const writer = (async () => {
    for (let round = 0; round < 10; round += 1) await store.put(key, round % 2 ? first : second, 'image/webp');
    writing = false;
  })();
  let reads = 0;
  while (writing) {
    const seen = await readFile(join(folder, 'images', key));
    expect(seen.equals(seen[0] === first[0] ? first : second)).toBe(true);
    reads += 1;
  }
  await writer;
  expect(reads).toBeGreaterThan(0);
});

test('a write that fails leaves nothing behind', async () => {
  const store = storeNamed('disk');
  const blocked = `ee/ee${hash.slice(2)}/320.webp`;
  // A file where the folder should be: the picture cannot get its name.
  await writeFile(join(folder, 'images', 'ee'), '');
  await expect(store.put(blocked, picture, 'image/webp')).rejects.toThrow();
  expect(await readdir(join(folder, 'images', '.incoming'))).toEqual([]);
});

test('what a killed process left half written is removed at the next start, what may be in work is kept', async () => {
  const incoming = join(folder, 'images', '.incoming');
  await writeFile(join(incoming, 'old'), 'half');
  await utimes(join(incoming, 'old'), new Date(0), new Date(0));
  await writeFile(join(incoming, 'young'), 'half');
  const reopened = await createImageStore({ dataDir: folder });
  reopened.close();
  expect(await readdir(incoming)).toEqual(['young']);
  await rm(join(incoming, 'young'));
});
