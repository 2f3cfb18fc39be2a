import sharp, { type OverlayOptions } from 'sharp';
import type { KitFacts } from '#server/catalog/share-kit/kit-facts.ts';
import { drawText, overlayOf } from '#server/platform/images/preview/preview-text.ts';
import { bannerSize } from '#server/platform/images/renditions/banner.ts';
import { imageWork } from '#server/platform/images/renditions/image-work.ts';
import { placeCover } from './kit-photo.ts';
import { colours, drawFade, drawPattern } from './picture-ground.ts';
import { strong } from './typeface.ts';

const { width, height } = bannerSize;
/** Photos stand right of it; three of them are as tall as a person. */
const photosFrom = 320;
const mostPhotos = 3;
/** Over this part the ground lets the photos through more and more. */
const fadeWidth = 240;
const margin = 44;

/** The name of a shop beside its first products, or on the plain ground, as a PNG. */
export async function drawBannerPicture(
  { shopName, handle }: Pick<KitFacts, 'shopName' | 'handle'>,
  photos: Buffer[],
): Promise<Buffer> {
  const layers: OverlayOptions[] = await placeCollage(photos.slice(0, mostPhotos));
  const hasPhotos = layers.length > 0;
  const ground = hasPhotos
    ? { input: Buffer.from(drawFade(fadeBox)), left: fadeBox.left, top: 0 }
    : { input: Buffer.from(drawPattern({ width, panelTop: height }, height * 1.2)), left: 0, top: 0 };
  layers.push(ground, ...(await placeName([shopName, `@${handle}`], hasPhotos)));
  return imageWork(() =>
    sharp({ create: { width, height, channels: 3, background: colours.brand } })
      .composite(layers)
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
}

const fadeBox = { left: photosFrom, top: 0, width: fadeWidth, height };

async function placeCollage(photos: Buffer[]): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  const edgeOf = (at: number) => photosFrom + Math.round(((width - photosFrom) * at) / photos.length);
  for (const [at, photo] of photos.entries()) {
    const cell = { left: edgeOf(at), top: 0, width: edgeOf(at + 1) - edgeOf(at), height };
    layers.push(await placeCover(photo, cell));
  }
  return layers;
}

/** Of these words the first that can be drawn: a name of emoji alone leaves nothing. */
async function placeName(names: string[], hasPhotos: boolean): Promise<OverlayOptions[]> {
  const widthPx = hasPhotos ? photosFrom + 0.4 * fadeWidth - margin : width - 2 * margin;
  // In the middle half of the height, which is all that a wide screen shows.
  const style = {
    weight: strong,
    sizesPx: [84, 72, 62, 54, 46, 38],
    colour: colours.onBrand,
    widthPx,
    maxHeightPx: 156,
  };
  for (const name of names) {
    const block = await drawText(name, style);
    if (block) {
      const left = hasPhotos ? margin : Math.round((width - block.width) / 2);
      return [{ ...overlayOf(block), left, top: Math.round((height - block.height) / 2) }];
    }
  }
  return [];
}
