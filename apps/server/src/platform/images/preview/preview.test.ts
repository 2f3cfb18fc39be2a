import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importImageBytes } from '#server/platform/images/images.ts';
import { aJpeg, aPlainPicture } from '#server/platform/images/pictures.testing.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import { createImageStore, type ImageStore } from '#server/platform/images/store/store.ts';
import { makePreview, previewHash, storePreview } from './preview.ts';
import { plainText } from './preview-text.ts';

let folder = '';
let store: ImageStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  store = await createImageStore({ dataDir: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const words = { title: 'Kitenge dress', subtitle: 'Nakato Fashions', badge: 'UGX 85,000' };

async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const { channels } = await sharp(await sharp(jpeg).extract({ left, top, width: 8, height: 8 }).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean / 64) * 64);
}

test.each([0, 1, 2, 3, 4, 6])('a preview of %i pictures is a 1200 x 630 JPEG of at most 250 kB', async (count) => {
  const pictures = await Promise.all(
    Array.from({ length: count }, (_, at) => aJpeg({ width: 300 + 90 * at, height: 600 - 50 * at })),
  );
  const jpeg = await makePreview({ ...words, pictures });
  expect(jpeg.length).toBeLessThanOrEqual(250_000);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('the memory of the pixels is given back with the preview, not when it is looked for', async () => {
  const pictures = [await aJpeg({ width: 640, height: 1138 })];
  await makePreview({ ...words, pictures });
  const before = process.memoryUsage().external;
  for (let round = 0; round < 3; round += 1) await makePreview({ ...words, pictures });
  const pixelsBytes = 1200 * 630 * 3;
  expect(process.memoryUsage().external - before).toBeLessThan(pixelsBytes / 2);
});

test('pure noise, the heaviest picture there is, still fits', async () => {
  const noise = await sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer();
  expect((await makePreview({ ...words, pictures: [noise] })).length).toBeLessThanOrEqual(250_000);
});

test('a picture keeps its place and colour beside the text', async () => {
  const red = await aPlainPicture(400, 400, '#ff0000').png().toBuffer();
  const blue = await aPlainPicture(400, 400, '#0000ff').png().toBuffer();
  const single = await makePreview({ ...words, pictures: [red] });
  expect(await colourAt(single, 100, 300)).toEqual([256, 0, 0]);
  const pair = await makePreview({ ...words, pictures: [red, blue] });
  expect(await colourAt(pair, 100, 300)).toEqual([256, 0, 0]);
  expect(await colourAt(pair, 500, 300)).toEqual([0, 0, 256]);
  expect(await colourAt(pair, 1190, 10)).toEqual([0, 0, 0]);
});

test('the words are drawn: other words, another picture', async () => {
  const pictures = [await aPlainPicture(400, 400, '#ff0000').png().toBuffer()];
  const one = await makePreview({ ...words, pictures });
  const other = await makePreview({ ...words, badge: 'UGX 90,000', pictures });
  expect(one.equals(other)).toBe(false);
  expect(one.equals(await makePreview({ ...words, pictures }))).toBe(true);
});

test.each([
  '</span><span foreground="red" size="99999999">x',
  '&amp; &#x26; & <b>',
  '<svg onload="x">]]>',
  'x'.repeat(5000),
  '\u202ereversed\u0000\u0007\ud83d',
  '👗🔥🇺🇬',
  '漢字 हिन्दी العربية',
  '',
  ' \n\t ',
])('hostile words %j cannot stop a preview', async (text) => {
  const jpeg = await makePreview({ title: text, subtitle: text, badge: text, pictures: [] });
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('words lose what a plain font cannot show and what turns the reading direction', () => {
  expect(plainText('  Ankara 👗🔥\u202e dress\u0000\n 🇺🇬 5️⃣ ')).toBe('Ankara dress 5');
  expect(plainText('cut in a pair \ud83d')).toBe('cut in a pair');
  expect(plainText('Nnalongo’s "Gomesi" & <co>')).toBe('Nnalongo’s "Gomesi" & <co>');
});

test('a machine without fonts gets the picture over the whole width, not empty boxes', async () => {
  await writeFile(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/none</dir></fontconfig>`,
  );
  const script = `
    import sharp from 'sharp';
    import { makePreview } from ${JSON.stringify(new URL('preview.ts', import.meta.url).href)};
    const picture = (background) => sharp({ create: { width: 400, height: 400, channels: 3, background } }).png().toBuffer();
    const pictures = [await picture('#ff0000'), await picture('#0000ff')];
    process.stdout.write((await makePreview({ title: 'Dress', subtitle: 'Shop', pictures })).toString('base64'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    maxBuffer: 10_000_000,
  });
  const jpeg = Buffer.from(stdout, 'base64');
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await colourAt(jpeg, 300, 300)).toEqual([256, 0, 0]);
  expect(await colourAt(jpeg, 1190, 10)).toEqual([0, 0, 256]);
});

test('a preview is made once for the same pictures and words, and again for another price', async () => {
  const imported = await importImageBytes(await aJpeg({ width: 400, height: 500 }), { store });
  if (!imported.ok) throw new Error(imported.detail);
  const request = { ...words, pictureHashes: [imported.image.hash, 'f'.repeat(32)] };
  const first = await storePreview(request, { store });
  expect(first).toEqual({ hash: previewHash(request), made: true });
  expect(await storePreview(request, { store })).toEqual({ ...first, made: false });
  expect(await store.has(imageKey(first.hash, 'preview.jpg'))).toBe(true);
  expect(previewHash({ ...request, badge: 'UGX 80,000' })).not.toBe(first.hash);
});
