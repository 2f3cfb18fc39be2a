import { largestStepFor } from '@app/contracts/catalog/picture-files';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { readImageFacts } from '#server/platform/images/images.ts';
import { imageWork } from '#server/platform/images/renditions/image-work.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between the pictures of a shop. */
const gap = 8;
/** Wider ones lose too much when they fill the box. */
const widestThatFills = 1.25;

/** Null: not stored. */
export async function readPhoto(hash: string, store: ImageStore): Promise<Buffer | null> {
  const facts = await readImageFacts(hash, store);
  return facts && store.read(imageKey(hash, `${largestStepFor(facts.width)}.jpg`));
}

/** One photo fills the box, several share it. `isFaded`: sold out. */
export async function placePhotos(photos: Buffer[], box: Box, isFaded: boolean): Promise<OverlayOptions[]> {
  const cells = cellsOf(photos.length, box);
  const layers: OverlayOptions[] = [];
  for (const [index, cell] of cells.entries())
    layers.push(...(await placePhoto(photos[index] ?? Buffer.alloc(0), cell, isFaded)));
  return layers;
}

/** One photo that fills its box, whatever of it is cut off. */
export async function placeCover(photo: Buffer, box: Box): Promise<OverlayOptions> {
  const { width = 1, height = 1 } = await imageWork(() => sharp(photo).metadata());
  return layer(cover(photo, box, width, height), box, false);
}

async function placePhoto(photo: Buffer, cell: Box, isFaded: boolean): Promise<OverlayOptions[]> {
  const { width = 1, height = 1 } = await imageWork(() => sharp(photo).metadata());
  if (width / height <= widestThatFills) return [await layer(cover(photo, cell, width, height), cell, isFaded)];
  const whole = { ...cell, height: Math.min(Math.round((cell.width * height) / width), cell.height) };
  whole.top += Math.round((cell.height - whole.height) / 2);
  // A fortieth of the size is blurred: it looks the same, and costs nothing.
  const small = await imageWork(() =>
    sharp(photo)
      .resize(Math.round(cell.width / 40), Math.round(cell.height / 40), { fit: 'fill' })
      .blur(2)
      .png()
      .toBuffer(),
  );
  const ground = sharp(small).resize(cell.width, cell.height, { fit: 'fill', kernel: 'cubic' }).linear(0.75, 0);
  return [await layer(ground, cell, isFaded), await layer(cover(photo, whole, width, height), whole, isFaded)];
}

/** Of a tall photo more is kept above the middle, where people and goods are. */
function cover(photo: Buffer, cell: Box, width: number, height: number): Sharp {
  const scale = Math.max(cell.width / width, cell.height / height);
  const part = {
    width: Math.max(Math.min(Math.round(cell.width / scale), width), 1),
    height: Math.max(Math.min(Math.round(cell.height / scale), height), 1),
  };
  const place = { left: Math.floor((width - part.width) / 2), top: Math.floor((height - part.height) * 0.4) };
  return sharp(photo)
    .extract({ ...part, ...place })
    .resize(cell.width, cell.height, { fit: 'fill', kernel: 'cubic' });
}

async function layer(picture: Sharp, { left, top }: Box, isFaded: boolean): Promise<OverlayOptions> {
  const shown = isFaded ? picture.greyscale().linear(0.7, 64).toColourspace('srgb') : picture;
  const { data, info } = await imageWork(() => shown.removeAlpha().raw().toBuffer({ resolveWithObject: true }));
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels }, left, top };
}

/** One to four cells. */
function cellsOf(count: number, { left, top, width, height }: Box): Box[] {
  if (count === 0) return [];
  const half = Math.floor((width - gap) / 2);
  const right = left + width - half;
  const low = Math.floor((height - gap) / 2);
  const below = top + height - low;
  if (count === 1) return [{ left, top, width, height }];
  const first = { left, top, width: half, height: count === 4 ? low : height };
  const second = { left: right, top, width: half, height: count === 2 ? height : low };
  const third = { left: right, top: below, width: half, height: low };
  return [first, second, third, { left, top: below, width: half, height: low }].slice(0, count);
}
