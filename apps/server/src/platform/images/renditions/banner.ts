import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { bannerFile, imageKey } from '#server/platform/images/sizes.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { imageWork } from './image-work.ts';
import { makePlaceholder } from './placeholder.ts';
import { openPicture, readShape, type VariantsFailure } from './variants.ts';

/** A phone of 360 px shows it 328 px wide, with up to three dots to a pixel. */
export const bannerSize = { width: 960, height: 320 };
/** What a phone pays for it at most. One file for all screens: on a wide one it is only a little soft. */
export const maxBannerBytes = 20_000;

const qualities = [76, 64, 52, 40, 30];
/** How much detail is given up after that: a blurred picture is better than one of blocks. */
const shrinkings = [1, 2, 4, 8, 16];

/** `gradient`: CSS for what stands in its place until it is there. */
type MadeBanner = { ok: true; hash: string; webp: Buffer; gradient: string };

/** The middle of a picture as a WebP of 960 x 320 and at most 20 kB. `seal`: what its hash proves, such as whose it is. */
export async function makeBanner(bytes: Buffer, seal: string): Promise<MadeBanner | VariantsFailure> {
  const shape = await readShape(bytes);
  if (!shape.ok) return shape;
  try {
    const { data, info } = await imageWork(() =>
      openPicture(bytes)
        .autoOrient()
        .resize({ ...bannerSize, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const pixels = () => sharp(data, { raw: { ...bannerSize, channels: info.channels } });
    const webp = await firstThatFits(pixels);
    const { gradient } = await imageWork(() => makePlaceholder(openPicture(webp)));
    return { ok: true, hash: hashOf(webp, seal), webp, gradient };
  } catch (error) {
    return { ok: false, reason: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}

async function firstThatFits(pixels: () => Sharp): Promise<Buffer> {
  for (const shrinking of shrinkings) {
    const shown = shrinking === 1 ? pixels : await withLessDetail(pixels(), shrinking);
    for (const quality of qualities) {
      const webp = await imageWork(() => shown().webp({ quality, effort: 4 }).toBuffer());
      if (webp.length <= maxBannerBytes) return webp;
      // The next qualities take a third off, not more than half.
      if (webp.length > 4 * maxBannerBytes) break;
    }
  }
  throw new Error('No banner of 20 kB');
}

async function withLessDetail(picture: Sharp, times: number): Promise<() => Sharp> {
  const small = await imageWork(() =>
    picture
      .resize(Math.round(bannerSize.width / times))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  return () => sharp(small).resize({ ...bannerSize, fit: 'fill', kernel: 'cubic' });
}

/** A stored banner and which of the seals it was made with; null where it has none of them. */
export async function openBanner(hash: string, seals: string[], store: ImageStore) {
  const webp = await store.read(imageKey(hash, bannerFile));
  const sealAt = webp ? seals.findIndex((seal) => hashOf(webp, seal) === hash) : -1;
  if (webp === null || sealAt < 0) return null;
  const { gradient } = await imageWork(() => makePlaceholder(openPicture(webp)));
  return { webp, gradient, sealAt };
}

const hashOf = (webp: Buffer, seal: string): string =>
  createHash('sha256').update(`banner ${seal} `).update(webp).digest('hex').slice(0, 32);
