import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPolicy, type ImageHost, startImageHost } from './download/image-host.testing.ts';
import {
  type ImportOutcome,
  importImage,
  importImageBytes,
  makeMissingFile,
  readImageFacts,
  retryAdvice,
} from './images.ts';
import { aJpeg } from './pictures.testing.ts';
import { makeAvif } from './renditions/avif.ts';
import { imageKey } from './sizes.ts';
import { createImageStore, type ImageStore } from './store/store.ts';

let folder = '';
let store: ImageStore;
let host: ImageHost;
const picture = aJpeg({ width: 700, height: 900 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  store = await createImageStore({ dataDir: folder });
  host = await startImageHost(async (request, response) => {
    if (request.url === '/expired') return response.writeHead(403).end();
    if (request.url === '/html')
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html></html>'.repeat(9));
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await picture);
  });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

function importFrom(path: string): Promise<ImportOutcome> {
  return importImage(`${host.origin}${path}`, { policy: aPolicy({ trustedOrigins: [host.origin] }), store });
}

async function imported(bytes: Buffer) {
  const outcome = await importImageBytes(bytes, { store });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.image;
}

test('a picture is stored once, whatever address it comes from', async () => {
  const first = await importFrom('/a.jpg?x-expires=1');
  const second = await importFrom('/b.jpg?x-expires=2');
  expect(first).toMatchObject({ ok: true, reused: false, image: { width: 700, height: 900 } });
  expect(second).toEqual({ ...first, reused: true });
  if (!first.ok) throw new Error(first.detail);
  for (const file of ['160.webp', '320.webp', '640.jpg']) {
    expect(await store.has(imageKey(first.image.hash, file))).toBe(true);
  }
  expect(await store.has(imageKey(first.image.hash, '640.webp'))).toBe(false);
});

test('an import that was killed in the middle is done again', async () => {
  const bytes = await aJpeg({ width: 200, height: 220 });
  const { hash } = await imported(bytes);
  await store.delete(imageKey(hash, 'facts.json'));
  await store.delete(imageKey(hash, '160.webp'));
  expect(await importImageBytes(bytes, { store })).toMatchObject({ ok: true, reused: false });
  expect(await store.has(imageKey(hash, '160.webp'))).toBe(true);
});

test('facts that cannot be read count as missing', async () => {
  const bytes = await aJpeg({ width: 210, height: 220 });
  const image = await imported(bytes);
  for (const damage of ['', '{', '[]', JSON.stringify({ ...image, averageColour: 'red;background:url(//evil)' })]) {
    await store.put(imageKey(image.hash, 'facts.json'), Buffer.from(damage), 'application/json');
    expect(await readImageFacts(image.hash, store)).toBeNull();
  }
  expect(await importImageBytes(bytes, { store })).toEqual({ ok: true, image, reused: false });
});

test('an expired link asks for a fresh one, and so do bytes that are no picture', async () => {
  for (const [path, reason] of [
    ['/expired', 'expired'],
    ['/html', 'not_an_image'],
  ] as const) {
    const outcome = await importFrom(path);
    expect(outcome).toMatchObject({ ok: false, reason });
    expect(!outcome.ok && retryAdvice(outcome)).toBe('fresh_link');
  }
});

test('AVIF files are made later from what is stored, once', async () => {
  const { hash } = await imported(await picture);
  expect(await makeAvif(hash, { store })).toEqual({ ok: true, steps: [160, 320, 640], made: 3 });
  expect(await makeAvif(hash, { store })).toEqual({ ok: true, steps: [160, 320, 640], made: 0 });
  expect(await makeMissingFile(hash, '320.jpg', store)).toBe(true);
  const avif = await store.read(imageKey(hash, '320.avif'));
  const jpeg = await store.read(imageKey(hash, '320.jpg'));
  expect(await sharp(avif ?? undefined).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320 });
  expect(avif?.length).toBeLessThan(jpeg?.length ?? 0);
});

test('AVIF of a picture that is not stored is not made', async () => {
  expect(await makeAvif('0'.repeat(32), { store })).toEqual({ ok: false, reason: 'not_stored' });
});

test('importing pictures leaves the thread that answers requests free', async () => {
  const bytes = await Promise.all([901, 902, 903].map((width) => aJpeg({ width, height: 1200 })));
  const [before, beforeHere] = [process.cpuUsage(), process.threadCpuUsage()];
  await Promise.all(bytes.map((content) => importImageBytes(content, { store })));
  const [all, here] = [process.cpuUsage(before), process.threadCpuUsage(beforeHere)];
  expect((here.user + here.system) / (all.user + all.system)).toBeLessThan(0.25);
});
