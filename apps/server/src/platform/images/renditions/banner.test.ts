import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import { makeBanner, maxBannerBytes } from './banner.ts';

const noise = sharp({
  create: {
    width: 1600,
    height: 900,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 90 },
  },
}).jpeg({ quality: 95 });

const hard: [string, () => Promise<Buffer>][] = [
  ['nothing but noise', () => noise.toBuffer()],
  ['a tall photo', () => aJpeg({ width: 600, height: 1200 })],
  ['a very small photo', () => aJpeg({ width: 40, height: 30 })],
  [
    'a transparent drawing',
    () =>
      sharp({ create: { width: 500, height: 500, channels: 4, background: '#00000000' } })
        .png()
        .toBuffer(),
  ],
];

test.each(hard)('a banner of %s is 960 x 320 and at most 20 kB', async (_, picture) => {
  const made = await makeBanner(await picture(), 'a shop');
  if (!made.ok) throw new Error(made.detail);
  expect(made.webp.length).toBeLessThanOrEqual(maxBannerBytes);
  expect(maxBannerBytes).toBeLessThanOrEqual(20_000);
  expect(await sharp(made.webp).metadata()).toMatchObject({ width: 960, height: 320, format: 'webp' });
});

test('the same picture has another name in another shop', async () => {
  const photo = await aJpeg({ width: 300, height: 100 });
  const [one, other] = [await makeBanner(photo, 'one'), await makeBanner(photo, 'other')];
  expect(one.ok && other.ok && one.hash !== other.hash && one.webp.equals(other.webp)).toBe(true);
});
