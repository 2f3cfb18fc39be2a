import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { aJpeg, aPicture, aPlainPicture } from '#server/platform/images/pictures.testing.ts';
import { contentHash, makeFile, makeVariants, type VariantsOutcome } from './variants.ts';

async function made(bytes: Buffer) {
  const outcome: VariantsOutcome = await makeVariants(bytes);
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
  return outcome;
}

async function widths(bytes: Buffer): Promise<Record<string, number>> {
  const { variants } = await made(bytes);
  const entries = variants.map(
    async ({ file, bytes: content }) => [file, (await sharp(content).metadata()).width] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

test('a large picture becomes the WebPs of a card, and one JPEG of which the others are made', async () => {
  expect(await widths(await aJpeg({ width: 1300, height: 1600 }))).toEqual({
    '160.webp': 160,
    '320.webp': 320,
    '1080.jpg': 1080,
  });
});

test('the memory of the pixels is given back with the picture, not when it is looked for', async () => {
  const jpeg = await aJpeg({ width: 1080, height: 1920 });
  await made(jpeg);
  const before = process.memoryUsage().external;
  for (let round = 0; round < 3; round += 1) await made(jpeg);
  const pixelsBytes = 1080 * 1920 * 3;
  expect(process.memoryUsage().external - before).toBeLessThan(pixelsBytes / 2);
});

test.each([
  [100, { '160.webp': 100, '160.jpg': 100 }],
  [300, { '160.webp': 160, '320.webp': 300, '320.jpg': 300 }],
  [330, { '160.webp': 160, '320.webp': 320, '320.jpg': 320 }],
  [576, { '160.webp': 160, '320.webp': 320, '640.jpg': 576 }],
  [720, { '160.webp': 160, '320.webp': 320, '640.jpg': 640 }],
])('a picture of %i pixels is never enlarged', async (width, expected) => {
  expect(await widths(await aPlainPicture(width, width, '#aa5500').png().toBuffer())).toEqual(expected);
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('%s is accepted', async (format) => {
  const bytes = await aPicture({ width: 200, height: 250 }).toFormat(format).toBuffer();
  expect((await made(bytes)).facts).toMatchObject({ width: 200, height: 250 });
});

test('of an animation the first frame is taken', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((colour) => aPlainPicture(64, 64, colour).png().toBuffer()),
  );
  for (const format of ['gif', 'webp'] as const) {
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const { facts } = await made(bytes);
    expect(facts).toMatchObject({ width: 64, height: 64 });
    expect(facts.averageColour).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  }
});

test('a picture that lies on its side is turned upright, and its place and camera are forgotten', async () => {
  const bytes = await aPicture({ width: 400, height: 200 })
    .withExif({
      IFD0: { Model: 'Secret Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 18/1 49/1', GPSLongitudeRef: 'E', GPSLongitude: '32/1 34/1 52/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Secret Phone');

  const { facts, variants } = await made(bytes);
  expect(facts).toMatchObject({ width: 200, height: 400 });
  for (const variant of variants) {
    const metadata = await sharp(variant.bytes).metadata();
    expect(metadata.height).toBe((metadata.width ?? 0) * 2);
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('orientation');
    expect(variant.bytes.toString('latin1')).not.toMatch(/Exif|Secret Phone/);
  }
});

test('colours of a wide-gamut, a grey, a transparent and a CMYK picture come out right in sRGB', async () => {
  const p3 = await aPlainPicture(64, 64, '#b48c78').withIccProfile('p3').png().toBuffer();
  const grey = await aPlainPicture(64, 64, '#808080').toColourspace('b-w').png().toBuffer();
  const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const cmyk = await aPlainPicture(64, 64, '#b48c78').toColourspace('cmyk').jpeg().toBuffer();
  const deep = await aPlainPicture(64, 64, '#b48c78').toColourspace('rgb16').png().toBuffer();
  expect((await sharp(p3).metadata()).hasProfile).toBe(true);
  for (const [bytes, colour] of [
    [p3, [180, 140, 120]],
    [grey, [128, 128, 128]],
    [clear, [255, 255, 255]],
    [cmyk, [180, 140, 120]],
    [deep, [180, 140, 120]],
  ] as const) {
    const { variants } = await made(bytes);
    const { channels } = await sharp(variants[0]?.bytes).stats();
    expect(channels).toHaveLength(3);
    channels.forEach(({ mean }, at) => {
      expect(Math.abs(mean - (colour[at] ?? 0))).toBeLessThan(12);
    });
  }
});

test('the card picture of a phone-sized cover weighs about 12 kB', async () => {
  const { variants } = await made(await aJpeg({ width: 720, height: 1280 }));
  const bytesOf = (file: string) => variants.find((variant) => variant.file === file)?.bytes ?? Buffer.alloc(0);
  expect(bytesOf('320.webp').length).toBeLessThan(14_000);
  expect((await makeFile(bytesOf('640.jpg'), { step: 320, width: 320 }, 'jpg')).length).toBeLessThan(16_000);
});

test('the placeholder has the colours of the picture', async () => {
  const { facts } = await made(await aPlainPicture(300, 400, '#2060c0').png().toBuffer());
  expect(facts.averageColour).toMatch(/^#[12][0-9a-f][56][0-9a-f][bc][0-9a-f]$/);
  expect(facts.gradient).toMatch(/^linear-gradient\((#[0-9a-f]{6},){2}#[0-9a-f]{6}\)$/);
  expect(facts.placeholder.length).toBeLessThan(40);
  const average = thumbHashToAverageRGBA(Buffer.from(facts.placeholder, 'base64'));
  expect(average.b).toBeGreaterThan(average.g);
  expect(average.g).toBeGreaterThan(average.r);
});

test('the same bytes have the same name, other bytes another', async () => {
  const one = await aJpeg({ width: 40, height: 40 });
  const other = await aJpeg({ width: 41, height: 40 });
  expect(contentHash(one)).toMatch(/^[0-9a-f]{32}$/);
  expect((await made(one)).facts.hash).toBe(contentHash(Buffer.from(one)));
  expect(contentHash(other)).not.toBe(contentHash(one));
});

test('a picture that would unpack to too many pixels is refused unseen', async () => {
  const bomb = await aPlainPicture(9000, 6000, '#ffffff').png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(300_000);
  expect(await makeVariants(bomb)).toMatchObject({ ok: false, reason: 'too_many_pixels' });
});

test.each([
  [8, 400],
  [2000, 100],
])('%i x %i is no shape for a card', async (width, height) => {
  const bytes = await aPlainPicture(width, height, '#ffffff').png().toBuffer();
  expect(await makeVariants(bytes)).toMatchObject({ ok: false, reason: 'bad_shape' });
});

test('a cut or damaged picture is refused', async () => {
  const whole = await aJpeg({ width: 600, height: 800 });
  expect(await makeVariants(whole.subarray(0, whole.length / 2))).toMatchObject({ ok: false, reason: 'broken' });
  expect(await makeVariants(whole.subarray(0, 40))).toMatchObject({ ok: false, reason: 'broken' });
  const png = await aPicture({ width: 200, height: 200 }).png().toBuffer();
  png.fill(0x55, 200, 4000);
  expect(await makeVariants(png)).toMatchObject({ ok: false, reason: 'broken' });
});

test.each([
  [
    'SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="9" height="9"/></svg>'),
  ],
  [
    'SVG behind an XML head',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
  ],
  ['HTML', Buffer.from('<!doctype html><title>Please wait...</title>')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['nothing', Buffer.alloc(0)],
])('%s is not an image', async (_, bytes) => {
  expect(await makeVariants(bytes)).toMatchObject({ ok: false, reason: 'not_an_image' });
});

test('TIFF is not an image here, though the decoder knows it', async () => {
  const bytes = await aPlainPicture(64, 64, '#ffffff').tiff().toBuffer();
  expect(await makeVariants(bytes)).toMatchObject({ ok: false, reason: 'not_an_image' });
});
