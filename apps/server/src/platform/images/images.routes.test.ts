import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestJpegUrl, srcset } from '@app/contracts/catalog/picture-files';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageRoutes } from './images.routes.ts';
import { importImageBytes, makeMissingFile, removeImage } from './images.ts';
import { aJpeg } from './pictures.testing.ts';
import { storePreview } from './preview/preview.ts';
import { imageKey, previewUrl } from './sizes.ts';
import { startS3Server } from './store/s3-server.testing.ts';
import { createImageStore, type ImageStore } from './store/store.ts';

let folder = '';
let store: ImageStore;
let app: FastifyInstance;
let hash = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-routes-'));
  store = await createImageStore({ dataDir: folder });
  app = Fastify();
  await app.register(imageRoutes, { store });
  const imported = await importImageBytes(await aJpeg({ width: 576, height: 700 }), { store });
  if (!imported.ok) throw new Error(imported.detail);
  hash = imported.image.hash;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['320.webp', 'image/webp'],
  ['320.jpg', 'image/jpeg'],
])('%s comes whole, may be kept for ever and is shown by our own pages only', async (file, contentType) => {
  const answer = await app.inject(`/images/${hash}/${file}`);
  const stored = await store.read(imageKey(hash, file));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(stored);
  expect(answer.headers).toMatchObject({
    'content-type': contentType,
    'content-length': String(stored?.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    etag: `"${hash}-${file}"`,
  });
});

test('HEAD tells the same without the bytes', async () => {
  const whole = await app.inject(`/images/${hash}/320.webp`);
  const head = await app.inject({ method: 'HEAD', url: `/images/${hash}/320.webp` });
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  const { date: _, connection: __, ...expected } = whole.headers;
  expect(head.headers).toMatchObject(expected);
  expect((await app.inject({ method: 'HEAD', url: `/images/${hash}/1080.webp` })).statusCode).toBe(404);
});

test('a browser that has the picture is told so', async () => {
  const etag = `"${hash}-320.webp"`;
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const answer = await app.inject({ url: `/images/${hash}/320.webp`, headers: { 'if-none-match': given } });
    expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([304, 0, etag]);
  }
  const other = await app.inject({ url: `/images/${hash}/320.webp`, headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('other sites may show a link preview', async () => {
  const preview = await storePreview({ title: 'Dress', subtitle: 'Shop', pictureHashes: [hash] }, { store });
  const answer = await app.inject(previewUrl(preview.hash));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([
  ['160.jpg', { format: 'jpeg', width: 160 }],
  ['640.webp', { format: 'webp', width: 576 }],
])('%s is made when it is first asked for, once for all who ask', async (file, expected) => {
  const key = imageKey(hash, file);
  expect(await store.has(key)).toBe(false);
  const written: string[] = [];
  const watched: ImageStore = {
    ...store,
    put: (name, ...rest) => {
      written.push(name);
      return store.put(name, ...rest);
    },
  };
  const other = Fastify();
  await other.register(imageRoutes, { store: watched });
  const answers = await Promise.all([1, 2, 3].map(() => other.inject(`/images/${hash}/${file}`)));
  await other.close();
  expect(written).toEqual([key]);
  const { format, width } = await sharp((await store.read(key)) ?? undefined).metadata();
  expect({ format, width }).toEqual(expected);
  for (const answer of answers) expect(answer.rawPayload).toEqual(await store.read(key));
});

test.each(['160.jpg', '640.webp'])(
  '%s of a picture that goes away while it is made is not left behind',
  async (file) => {
    const imported = await importImageBytes(await aJpeg({ width: 600, height: 500 }), { store });
    if (!imported.ok) throw new Error(imported.detail);
    const { hash: going } = imported.image;
    const key = imageKey(going, file);
    const removing: ImageStore = {
      ...store,
      put: async (name, ...rest) => {
        await removeImage(going, store);
        await store.put(name, ...rest);
      },
    };
    expect(await makeMissingFile(going, file, removing)).toBe(false);
    expect(await store.has(key)).toBe(false);
  },
);

test('what does not exist is a short 404 that is soon forgotten', async () => {
  for (const path of [
    `/images/${hash}/1080.webp`,
    `/images/${hash}/1080.jpg`,
    `/images/${'0'.repeat(32)}/320.jpg`,
    `/images/${hash}/320.avif`,
    `/images/${'0'.repeat(32)}/320.webp`,
    `/images/${hash}/facts.json`,
    `/images/${hash}/321.webp`,
    `/images/${hash}/320.svg`,
    `/images/${hash.toUpperCase()}/320.webp`,
    `/images/${hash.slice(0, 31)}/320.webp`,
    `/images/${hash}/..%2f..%2f..%2fetc%2fpasswd`,
    `/images/..%2f${hash}/320.webp`,
    `/images/${hash}/320.webp%00`,
    `/images/${hash}/320.webp%0a`,
  ]) {
    const answer = await app.inject(path);
    expect([path, answer.statusCode, answer.body]).toEqual([path, 404, 'Not found']);
    expect(answer.headers['cache-control']).toBe('public, max-age=30');
  }
});

test('every address in a srcset is served', async () => {
  const picture = { key: hash, width: 576, avif: false };
  const webp = srcset(picture, 'webp');
  expect(webp).toBe(`/images/${hash}/160.webp 160w, /images/${hash}/320.webp 320w, /images/${hash}/640.webp 576w`);
  for (const candidate of `${webp}, ${srcset(picture, 'jpg')}`.split(', ')) {
    expect((await app.inject(candidate.split(' ')[0] ?? '')).statusCode).toBe(200);
  }
  expect((await app.inject(largestJpegUrl(picture))).statusCode).toBe(200);
  expect(srcset(picture, 'avif')).toBe('');
  expect(srcset({ key: hash, width: 2000, avif: true }, 'avif')).toMatch(/ 640w$/);
  expect(srcset({ key: hash, width: 2000, avif: true }, 'webp', 320)).toMatch(/ 320w$/);
});

test('pictures in a bucket are served in the same way', async () => {
  const s3 = await startS3Server('key');
  const config = { bucket: 'b', region: 'auto', endpoint: s3.endpoint, accessKeyId: 'key', secretAccessKey: 's' };
  const bucket = await createImageStore({ dataDir: folder, s3: config });
  const other = Fastify();
  try {
    await other.register(imageRoutes, { store: bucket });
    await bucket.put(imageKey(hash, '320.webp'), Buffer.from('picture'), 'image/webp');
    s3.requests.length = 0;
    const answer = await other.inject(`/images/${hash}/320.webp`);
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, 'picture', '7']);
    expect(s3.requests).toHaveLength(1);
    expect((await other.inject({ method: 'HEAD', url: `/images/${hash}/320.webp` })).headers['content-length']).toBe(
      '7',
    );
    expect((await other.inject(`/images/${hash}/640.webp`)).statusCode).toBe(404);
  } finally {
    await other.close();
    bucket.close();
    await s3.close();
  }
});
